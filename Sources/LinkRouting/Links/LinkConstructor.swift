/// What links have in common that one constructor makes, whatever links are inside.
package struct LinkConstructor: Hashable {
  /// The name of the enum case; empty for a struct.
  let name: String

  /// The type of the case's values, which says their labels too, or of the struct.
  let values: ObjectIdentifier
}
