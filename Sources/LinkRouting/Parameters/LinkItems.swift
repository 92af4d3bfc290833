import LinkPatterns

/// The query items of a URL that no other value of its link reads, in order: the data of a sender that the app does
/// not know in advance.
///
/// It is a value of a link like any other, so it is printed with the link and compared with it, and a confirmation
/// shows it:
///
/// ```
/// case fire(event: String, items: LinkItems)
/// LinkRoute(HomeLink.fire, "/fire/:event").effect(.mutate).takesAnyItems
/// ```
///
/// It has the items that the route takes: see `LinkRoute.takes(items:)` and `LinkRoute.takesAnyItems`. Items
/// that services append, such as `utm_source`, are in it only where the route names them.
public struct LinkItems: Hashable, Sendable {
  /// The items, decoded.
  public let items: [LinkQueryItem]

  /// Creates a value with some items.
  public init(_ items: [LinkQueryItem] = []) { self.items = items }

  /// The value of the first item with a name; `nil` without one, and for an item without `=`.
  ///
  /// - Parameter name: The name, without escapes.
  /// - Returns: The value, without escapes.
  /// - Complexity: O(*n*), *n* = number of items.
  public subscript(name: String) -> String? { items.first { $0.name == name }?.value }
}

extension LinkItems: ExpressibleByDictionaryLiteral {
  /// Creates the items of a literal, in its order: `["entity_id": "light.kitchen"]`.
  public init(dictionaryLiteral elements: (String, String)...) {
    self.init(elements.map { LinkQueryItem(name: $0, value: $1) })
  }
}

extension LinkItems: CompositeParameter {
  /// The query items that nothing else reads.
  public static var linkForm: LinkParameterForm { LinkParameterForm(kind: .composite(Self.self)) }

  /// Any text.
  public static var linkShape: ParameterShape? { nil }

  /// Returns one item, written as in a query: `name=value`.
  public static func linkValue(from text: LinkText) -> LinkItems? {
    LinkQueryItem(written: text.string).map { LinkItems([$0]) }
  }

  /// Returns the items of a URL.
  public static func linkValue(reading text: LinkText) throws(LinkFailure) -> LinkItems {
    var items: [LinkQueryItem] = []
    for text in text.texts {
      guard let item = LinkQueryItem(written: text.string) else { throw .wrongForm }
      items.append(item)
    }
    return LinkItems(items)
  }

  /// The only item, written as in a query; `nil` for another number of items.
  public var linkText: String? { items.count == 1 ? items[0].written : nil }

  /// No items: which ones a route takes is not known here.
  public static var linkSamples: [LinkItems] { [LinkItems()] }

  var composedOutput: ParameterOutput { items.isEmpty ? .absent : .list(items.map(\.written)) }

  static func composed(_ name: String, in place: ConstructorNames.Place) -> RouteParameter {
    var declaration = RouteParameter(name: name, typeName: "\(Self.self)", shape: nil)
    (declaration.place, declaration.isOptional) = (.items, true)
    return declaration
  }
}

extension LinkQueryItem {
  /// The item as a query has it.
  var written: String {
    let bytes =
      PercentCoding.encoded(name.utf8, .component)
      + (value.map { [UInt8(ascii: "=")] + PercentCoding.encoded($0.utf8, .component) } ?? [])
    return UTF8Text.text(bytes[...])
  }

  /// Reads an item of a query; `nil` where an escape is broken.
  init?(written: String) {
    let bytes = Array(written.utf8)
    let equals = bytes.firstIndex(of: UInt8(ascii: "="))
    guard let name = PercentCoding.decode(bytes[..<(equals ?? bytes.count)]) else { return nil }
    guard let equals else {
      self.init(name: name, value: nil)
      return
    }
    guard let value = PercentCoding.decode(bytes[(equals + 1)...]) else { return nil }
    self.init(name: name, value: value)
  }
}

/// The query items that a route takes beside those that its pattern names.
public enum TakenItems: Hashable, Sendable {
  /// None.
  case none

  /// Those with some names.
  case named(Set<String>)

  /// Any.
  case any

  /// Whether an item is taken; one that services append only where it is named.
  func contains(_ name: String, appended: AppendedItems) -> Bool {
    switch self {
    case .none: false
    case .named(let names): names.contains(name)
    case .any: !appended.contains(name)
    }
  }
}
