/// Converts links of a mounted type to the type that mounts it.
struct LinkLift: Sendable {
  /// The mounted type.
  let type: ObjectIdentifier

  /// Converts a link; returns `nil` for one of another type.
  let lift: @Sendable (any DeepLink) -> (any DeepLink)?

  init(
    type: ObjectIdentifier,
    _ lift: @escaping @Sendable (any DeepLink) -> (any DeepLink)?
  ) {
    (self.type, self.lift) = (type, lift)
  }
}
