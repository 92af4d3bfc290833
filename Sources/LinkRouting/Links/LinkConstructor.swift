/// What links have in common that one constructor makes.
package struct LinkConstructor: Hashable {
  /// The name of the enum case; `nil` for a struct.
  let name: String?

  /// The type of the case's values, which says their labels too, or of the struct.
  let values: ObjectIdentifier

  /// The constructors of a link, of the link that is its only value, and so on.
  static func all(of parts: LinkParts) -> [LinkConstructor] {
    [parts.constructor] + (parts.inner.map(all) ?? [])
  }
}
