/// The case of a link and its values, found by reflection when they are needed.
package final class ReflectedLink {
  /// The link.
  package let link: any DeepLink

  /// The name of the enum case; `nil` for a struct.
  package var name: String? {
    reflect()
    return isBare ? "\(link)" : caseName
  }

  private var isReflected = false

  /// The name of a case with values.
  private var caseName: String?

  /// The values of a case, or a struct itself; read after `reflect()`.
  ///
  /// The only value of a case without a label is itself; other values are a tuple.
  private var content: Any = ()

  private var isStruct = false

  /// Whether it is a case without values.
  private var isBare = false

  /// The only value, if it is a link; `nil` for other values.
  package private(set) lazy var inner: ReflectedLink? = {
    let values = values
    return values.count == 1 ? (values[0].value as? any DeepLink).map { ReflectedLink($0) } : nil
  }()

  /// Takes a link apart.
  package init(_ link: any DeepLink) { self.link = link }

  /// Whether the content is a value of a type, so the only value of a case, without a label.
  func isValue(of type: Any.Type) -> Bool {
    reflect()
    return !isStruct && Swift.type(of: content) == type
  }

  /// The values in the order of the constructor, with their labels.
  package var values: [(label: String?, value: Any)] {
    reflect()
    if isBare { return [] }
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

  /// The constructor of the link, without the link inside.
  var constructor: LinkConstructor {
    reflect()
    if isBare { return .constant(link) }
    let type = ObjectIdentifier(type(of: content))
    return caseName.map { .enumCase($0, values: type) } ?? .type(type)
  }

  /// Asks reflection, once.
  private func reflect() {
    guard !isReflected else { return }
    isReflected = true
    let mirror = Mirror(reflecting: link)
    guard case .enum = mirror.displayStyle else {
      (content, isStruct) = (link, true)
      return
    }
    if let child = mirror.children.first {
      (caseName, content) = (child.label, child.value)
    } else {
      isBare = true
    }
  }

  /// The link as a value of a type; throws for a link of another type.
  func typed<Link: DeepLink>() throws(OtherLinkError) -> Link {
    switch link {
    case let link as Link: return link
    default: throw OtherLinkError()
    }
  }

  /// The values as a constructor takes them, to write into a URL; throws when their number or a type differs.
  func outputs<each Value: LinkParameter>(
    as types: repeat (each Value).Type,
    plain: PlainValues
  ) throws(OtherLinkError) -> [ParameterOutput] {
    reflect()
    // A tuple is cast whatever its labels, unless it has one element.
    if !isStruct, let values = content as? (repeat each Value) {
      return ParameterOutput.all(repeat each values, plain: plain)
    }
    let values = values
    guard plain.count == values.count else { throw OtherLinkError() }
    var index = 0
    func next<Wanted>(_ type: Wanted.Type) throws(OtherLinkError) -> Wanted {
      defer { index += 1 }
      guard let value = values[index].value as? Wanted else { throw OtherLinkError() }
      return value
    }
    return ParameterOutput.all(repeat try next(each types), plain: plain)
  }
}

/// Thrown for a link that does not belong to a route.
package struct OtherLinkError: Error {
  /// Creates the error.
  package init() {}
}

extension DeepLink {
  /// Returns whether a link is of the same type, and equal.
  func isEqual(to other: any DeepLink) -> Bool {
    switch other {
    case let other as Self: other == self
    default: false
    }
  }
}
