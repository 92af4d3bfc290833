/// The case of a link and its values, as reflection shows them, once they are asked for.
package final class LinkParts {
  /// The link.
  package let link: any DeepLink

  /// The name of the enum case; `nil` for a struct.
  package var name: String? { reflected.name }

  /// What a case holds, the only value if it has no label, else a tuple; a struct holds its properties itself.
  private lazy var reflected: (name: String?, content: Any, isStruct: Bool) = {
    let mirror = Mirror(reflecting: link)
    guard mirror.displayStyle == .enum else { return (nil, link, true) }
    guard let content = mirror.children.first else { return ("\(link)", (), false) }
    return (content.label, content.value, false)
  }()

  /// The link that is the only value; `nil` for other values.
  package private(set) lazy var inner: LinkParts? = {
    let values = values
    return values.count == 1 ? (values[0].value as? any DeepLink).map { LinkParts($0) } : nil
  }()

  /// Takes a link apart.
  package init(_ link: any DeepLink) { self.link = link }

  /// The values in the order of the constructor, with their labels.
  package var values: [(label: String?, value: Any)] {
    let (_, content, isStruct) = reflected
    let mirror = Mirror(reflecting: content)
    guard isStruct || mirror.displayStyle == .tuple else { return [(nil, content)] }
    var values: [(label: String?, value: Any)] = []
    for child in mirror.children {
      // Elements of a tuple without a label are called `.0`.
      let isNamed = isStruct || child.label?.utf8.first != UInt8(ascii: ".")
      values.append((isNamed ? child.label : nil, child.value))
    }
    return values
  }

  /// What the link has in common with others, without what is inside.
  var constructor: LinkConstructor {
    LinkConstructor(name: name, values: ObjectIdentifier(type(of: reflected.content)))
  }

  /// Casts the values to the types of a constructor; `nil` when their number or a type differs.
  func values<each Value>(as types: repeat (each Value).Type) -> (repeat each Value)? {
    // A tuple is cast whatever its labels, unless it has one element.
    let (_, content, isStruct) = reflected
    if !isStruct, let values = content as? (repeat each Value) { return values }
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
