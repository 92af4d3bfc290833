/// What links have in common that one constructor makes.
package struct LinkConstructor: Hashable {
  /// The name of the enum case, behind those of the links around it and a dot; empty for a struct.
  let name: String

  /// The type of the case's values, which says their labels too, or of the struct.
  let values: ObjectIdentifier

  /// The constructor of a link, and of the link that is its only value, and so on.
  static func whole(of parts: LinkParts) -> LinkConstructor {
    var (constructor, parts) = (parts.constructor, parts)
    while let inner = parts.inner {
      (constructor, parts) = (constructor.around(inner.constructor), inner)
    }
    return constructor
  }

  /// The constructor with that of a link inside.
  func around(_ inner: LinkConstructor) -> LinkConstructor {
    LinkConstructor(name: name + "." + inner.name, values: inner.values)
  }
}
