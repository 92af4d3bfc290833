/// The constructor of a link, whatever links are inside.
package struct LinkConstructor: Hashable {
  /// The name of the enum case; empty for a struct.
  let name: String

  /// The type of the case's values with their labels, or of the struct.
  let values: ObjectIdentifier
}
