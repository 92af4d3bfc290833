/// The case of a link and its values, found by reflection when they are needed.
package final class LinkParts {
  /// The link.
  package let link: any DeepLink

  /// The name of the enum case; `nil` for a struct.
  package var name: String? { reflected.name }

  private lazy var reflected = ReflectedLink(link)

  /// The only value, if it is a link; `nil` for other values.
  package private(set) lazy var inner: LinkParts? = {
    let values = values
    return values.count == 1 ? (values[0].value as? any DeepLink).map { LinkParts($0) } : nil
  }()

  /// Takes a link apart.
  package init(_ link: any DeepLink) { self.link = link }

  /// The values in the order of the constructor, with their labels.
  package var values: [(label: String?, value: Any)] {
    let isStruct = reflected.isStruct
    let mirror = Mirror(reflecting: reflected.content)
    guard isStruct || mirror.displayStyle == .tuple else { return [(nil, reflected.content)] }
    var values: [(label: String?, value: Any)] = []
    for child in mirror.children {
      // Elements of a tuple without a label are called `.0`.
      let isNamed = isStruct || child.label?.utf8.first != UInt8(ascii: ".")
      values.append((isNamed ? child.label : nil, child.value))
    }
    return values
  }

  /// The constructor of the link, without the link inside.
  package var constructor: LinkConstructor {
    LinkConstructor(name: name ?? "", values: ObjectIdentifier(type(of: reflected.content)))
  }

  /// The link as a value of a type; throws for a link of another type.
  package func typed<Link: DeepLink>() throws(OtherLinkError) -> Link {
    // An optional link would cost a look-up of its metadata.
    switch link {
    case let link as Link: return link
    default: throw OtherLinkError()
    }
  }

  /// Casts the values to the types of a constructor; throws when their number or a type differs.
  ///
  /// An optional tuple would cost a look-up of its metadata at run time.
  func values<each Value>(
    as types: repeat (each Value).Type
  ) throws(OtherLinkError) -> (repeat each Value) {
    // A tuple is cast whatever its labels, unless it has one element.
    if !reflected.isStruct {
      switch reflected.content {
      case let values as (repeat each Value): return values
      default: break
      }
    }
    let values = values
    var count = 0
    repeat (each types, count += 1).1
    guard count == values.count else { throw OtherLinkError() }
    var index = 0
    func next<Wanted>(_ type: Wanted.Type) throws(OtherLinkError) -> Wanted {
      defer { index += 1 }
      guard let value = values[index].value as? Wanted else { throw OtherLinkError() }
      return value
    }
    return (repeat try next(each types))
  }
}

/// Thrown for a link that does not belong to a route.
package struct OtherLinkError: Error {
  /// Creates the error.
  package init() {}
}

/// The reflection of a link.
private final class ReflectedLink {
  /// The name of the enum case; `nil` for a struct.
  let name: String?

  /// The values of a case, or a struct itself.
  ///
  /// The only value of a case without a label is itself; other values are a tuple.
  let content: Any

  /// Whether the link is a struct.
  let isStruct: Bool

  init(_ link: any DeepLink) {
    let mirror = Mirror(reflecting: link)
    // Comparing the display style would look up its `Equatable` conformance.
    guard case .enum? = mirror.displayStyle else {
      (name, content, isStruct) = (nil, link, true)
      return
    }
    isStruct = false
    if let child = mirror.children.first {
      (name, content) = (child.label, child.value)
    } else {
      (name, content) = ("\(link)", ())
    }
  }
}

extension DeepLink {
  /// Returns whether a link is of the same type, and equal.
  package func isEqual(to other: any DeepLink) -> Bool {
    // An optional link would cost a look-up of its metadata.
    switch other {
    case let other as Self: other == self
    default: false
    }
  }
}
