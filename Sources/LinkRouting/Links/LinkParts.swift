/// The case of a link and its values, as reflection shows them.
package struct LinkParts {
  /// The name of the enum case; `nil` for a struct.
  package let name: String?

  /// The values in the order of the constructor, with their labels.
  package let values: [(label: String?, value: Any)]

  /// Takes a link apart.
  package init(_ link: Any) {
    let mirror = Mirror(reflecting: link)
    guard mirror.displayStyle == .enum else {
      name = nil
      values = mirror.children.map { ($0.label, $0.value) }
      return
    }
    guard let payload = mirror.children.first else {
      name = "\(link)"
      values = []
      return
    }
    name = payload.label
    let tuple = Mirror(reflecting: payload.value)
    if tuple.displayStyle == .tuple {
      values = tuple.children.map { (Self.label($0.label), $0.value) }
    } else {
      values = [(nil, payload.value)]
    }
  }

  /// What links of one constructor have in common: `league(id:)`, or with the link inside: `shop(_:)/cart()`.
  var key: String {
    let labels = values.map { ($0.label ?? "_") + ":" }.joined()
    let own = "\(name ?? "")(\(labels))"
    guard values.count == 1, let inner = values[0].value as? any DeepLink else { return own }
    return own + "/" + LinkParts(inner).key
  }

  /// Casts the values to the types of a constructor; `nil` when their number or a type differs.
  func values<each Value>(as types: repeat (each Value).Type) -> (repeat each Value)? {
    var count = 0
    repeat (each types, count += 1).1
    guard count == values.count else { return nil }
    var index = 0
    func next<Wanted>(_ type: Wanted.Type) throws(Mismatch) -> Wanted {
      defer { index += 1 }
      guard let value = values[index].value as? Wanted else { throw Mismatch() }
      return value
    }
    return try? (repeat next(each types))
  }

  /// A value does not have the type that was asked for.
  private struct Mismatch: Error {}

  /// The label of a tuple's element; `nil` for one that has none.
  private static func label(_ text: String?) -> String? {
    guard let text, !text.hasPrefix(".") else { return nil }
    return text
  }
}

extension DeepLink {
  /// Tells whether a link is of the same type, and equal.
  func isEqual(to other: any DeepLink) -> Bool { (other as? Self) == self }
}
