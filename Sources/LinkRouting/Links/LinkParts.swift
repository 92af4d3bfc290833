/// The case of a link and its values, as reflection shows them, once they are asked for.
package final class LinkParts {
  /// The link.
  package let link: any DeepLink

  /// The name of the enum case; `nil` for a struct.
  package var name: String? { reflected.name }

  private lazy var reflected: (name: String?, contents: Contents) = {
    let mirror = Mirror(reflecting: link)
    guard mirror.displayStyle == .enum else { return (nil, .properties(mirror)) }
    guard let payload = mirror.children.first else { return ("\(link)", .nothing) }
    return (payload.label, .payload(payload.value))
  }()

  /// The link that is the only value; `nil` for other values.
  package private(set) lazy var inner: LinkParts? = {
    let values = values
    return values.count == 1 ? (values[0].value as? any DeepLink).map { LinkParts($0) } : nil
  }()

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
  package init(_ link: any DeepLink) { self.link = link }

  /// The values in the order of the constructor, with their labels.
  package var values: [(label: String?, value: Any)] {
    switch reflected.contents {
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

  /// What the link has in common with others, without what is inside.
  var constructor: LinkConstructor {
    let values: ObjectIdentifier? =
      switch reflected.contents {
      case .nothing: nil
      case .payload(let values): ObjectIdentifier(type(of: values))
      case .properties(let mirror): ObjectIdentifier(mirror.subjectType)
      }
    return LinkConstructor(name: name, values: values)
  }

  /// Casts the values to the types of a constructor; `nil` when their number or a type differs.
  func values<each Value>(as types: repeat (each Value).Type) -> (repeat each Value)? {
    // A tuple is cast whatever its labels, unless it has one element.
    if case .payload(let payload) = reflected.contents, let values = payload as? (repeat each Value) {
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
