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
      (name, values) = (nil, Self.values(of: mirror, areNamed: true))
      return
    }
    guard let payload = Self.values(of: mirror, areNamed: true).first else {
      (name, values) = ("\(link)", [])
      return
    }
    name = payload.label
    let tuple = Mirror(reflecting: payload.value)
    values =
      tuple.displayStyle == .tuple
      ? Self.values(of: tuple, areNamed: false) : [(nil, payload.value)]
  }

  /// The children of a value; elements of a tuple without a label are called `.0`.
  @inline(never)
  private static func values(
    of mirror: Mirror,
    areNamed: Bool
  ) -> [(label: String?, value: Any)] {
    var values: [(label: String?, value: Any)] = []
    for child in mirror.children {
      let isNamed = areNamed || child.label?.utf8.first != UInt8(ascii: ".")
      values.append((isNamed ? child.label : nil, child.value))
    }
    return values
  }

  /// What links of one constructor have in common: `league(id:)`, or with the link inside: `shop(_:)/cart()`.
  var key: String {
    var own = (name ?? "") + "("
    for value in values { own += (value.label ?? "_") + ":" }
    own += ")"
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
}

extension DeepLink {
  /// Tells whether a link is of the same type, and equal.
  func isEqual(to other: any DeepLink) -> Bool {
    if let other = other as? Self { other == self } else { false }
  }
}
