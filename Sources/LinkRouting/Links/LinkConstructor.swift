/// The constructor of a link, whatever links are inside.
package enum LinkConstructor {
  /// A case without values: the link itself, which takes less to compare than a case's name to find (prints, w4).
  indirect case constant(any DeepLink)

  /// The name of a case, and the type of its values with their labels.
  case enumCase(String, values: ObjectIdentifier)

  /// The type of a struct.
  case type(ObjectIdentifier)
}

extension LinkConstructor: Hashable {
  /// Returns whether two links have one constructor.
  package static func == (left: LinkConstructor, right: LinkConstructor) -> Bool {
    switch (left, right) {
    case (.constant(let left), .constant(let right)): left.isEqual(to: right)
    case (.enumCase(let left, let values), .enumCase(let right, let others)):
      values == others && left == right
    case (.type(let left), .type(let right)): left == right
    default: false
    }
  }

  /// Hashes the link, or the name and the type.
  package func hash(into hasher: inout Hasher) {
    switch self {
    case .constant(let link): link.hash(into: &hasher)
    case .enumCase(let name, let values):
      hasher.combine(name)
      hasher.combine(values)
    case .type(let type): hasher.combine(type)
    }
  }
}
