/// The case of a link and its values, as reflection shows them.
package struct LinkParts {
  /// The name of the enum case; `nil` for a struct.
  package let name: String?

  /// Where the values are.
  private let contents: Contents

  /// Where the values of a link are.
  private enum Contents {
    /// A case without values.
    case nothing

    /// In an enum case, which has them in one: the only value if it has no label, else a tuple.
    case payload(Any)

    /// In the properties of a struct.
    case properties(Mirror)
  }

  /// Takes a link apart.
  package init(_ link: Any) {
    let mirror = Mirror(reflecting: link)
    if mirror.displayStyle != .enum {
      (name, contents) = (nil, .properties(mirror))
    } else if let payload = mirror.children.first {
      (name, contents) = (payload.label, .payload(payload.value))
    } else {
      (name, contents) = ("\(link)", .nothing)
    }
  }

  /// The values in the order of the constructor, with their labels.
  package var values: [(label: String?, value: Any)] {
    switch contents {
    case .nothing: return []
    case .properties(let mirror): return Self.values(of: mirror, areNamed: true)
    case .payload(let payload):
      let tuple = Mirror(reflecting: payload)
      guard tuple.displayStyle == .tuple else { return [(nil, payload)] }
      return Self.values(of: tuple, areNamed: false)
    }
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

  /// The link that is the only value; `nil` for other values.
  package static func linkInside(_ values: [(label: String?, value: Any)]) -> (any DeepLink)? {
    values.count == 1 ? values[0].value as? any DeepLink : nil
  }

  /// What the link has in common with others, without what is inside.
  var constructor: LinkConstructor {
    switch contents {
    case .nothing: LinkConstructor(name: name, values: nil)
    case .payload(let values):
      LinkConstructor(name: name, values: ObjectIdentifier(type(of: values)))
    case .properties(let mirror):
      LinkConstructor(name: name, values: ObjectIdentifier(mirror.subjectType))
    }
  }

  /// Casts the values to the types of a constructor; `nil` when their number or a type differs.
  func values<each Value>(as types: repeat (each Value).Type) -> (repeat each Value)? {
    // A tuple is cast whatever its labels, unless it has one element.
    if case .payload(let payload) = contents, let values = payload as? (repeat each Value) {
      return values
    }
    let values = values
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
