/// A link of any type, so that several types, modules and teams share one router.
///
/// ``LinkRoute/erased`` turns the routes of a type into routes of this one. Two values are equal when
/// they hold equal links of one type.
public struct AnyDeepLink: DeepLink {
  /// The link.
  public let base: any DeepLink

  /// Holds a link.
  ///
  /// - Parameter base: The link; one that is held already is not held twice.
  public init(_ base: some DeepLink) {
    self.base = (base as? AnyDeepLink)?.base ?? base
  }

  /// The link, if it is of a type.
  ///
  /// - Parameter type: The type.
  /// - Returns: `nil` for a link of another type.
  public func `as`<Link: DeepLink>(_ type: Link.Type) -> Link? {
    base as? Link
  }

  /// Tells whether two values hold equal links.
  ///
  /// - Parameters:
  ///   - left: A value.
  ///   - right: Another.
  /// - Returns: `false` for links of different types.
  public static func == (left: AnyDeepLink, right: AnyDeepLink) -> Bool {
    AnyHashable(left.base) == AnyHashable(right.base)
  }

  /// Feeds the link into a hasher.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) {
    AnyHashable(base).hash(into: &hasher)
  }
}

extension AnyDeepLink: CustomStringConvertible {
  /// The description of the link.
  public var description: String { "\(base)" }
}
