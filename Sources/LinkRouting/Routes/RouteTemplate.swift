/// A route's pattern as it is written: a path, and perhaps `?key=:name&…` and `#:name` behind it.
///
/// A `?` begins the query unless it stands behind a parameter, a group or `*`, which it makes
/// optional. Behind a parameter or `*` it still begins the query when `key=` follows:
/// `/products/:id?ref=:ref`; `\?` begins it everywhere.
package struct RouteTemplate: Hashable {
  /// A query item of a template.
  struct Item: Hashable {
    /// The name of the item.
    let key: String

    /// The parameter that is its value.
    let parameter: String

    /// Whether a `?` stands behind it.
    let isOptional: Bool
  }

  /// The pattern of the path.
  package let path: String

  /// The query items, in order.
  private(set) var items: [Item] = []

  /// The parameter that is the fragment.
  private(set) var fragment: String?

  /// The first part of query or fragment that names no parameter.
  private(set) var mistake: String?

  /// Takes a template apart.
  package init(_ text: String) {
    var scanner = RouteTemplateScanner(text)
    path = scanner.path()
    guard let rest = scanner.rest else { return }
    let parts = rest.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    if rest.utf8.first == UInt8(ascii: "?") {
      for item in parts[0].dropFirst().split(separator: "&") { take(item) }
    }
    if parts.count > 1 { takeFragment(parts[1]) }
  }

  /// Reads a query item.
  private mutating func take(_ item: Substring) {
    let sides = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard sides.count == 2, !sides[0].isEmpty, let name = Self.parameter(sides[1]) else {
      mistake = mistake ?? String(item)
      return
    }
    let isOptional = sides[1].utf8.last == UInt8(ascii: "?")
    items.append(Item(key: String(sides[0]), parameter: name, isOptional: isOptional))
  }

  /// Reads the fragment.
  private mutating func takeFragment(_ text: Substring) {
    guard let name = Self.parameter(text) else {
      mistake = mistake ?? "#\(text)"
      return
    }
    fragment = name
  }

  /// Reads the name of a parameter.
  private static func parameter(_ text: Substring) -> String? {
    guard text.utf8.first == UInt8(ascii: ":") else { return nil }
    var name = text.dropFirst()
    if name.utf8.last == UInt8(ascii: "?") { name = name.dropLast() }
    let isName = !name.isEmpty && name.unicodeScalars.allSatisfy(RouteTemplateScanner.isNameScalar)
    return isName ? String(name) : nil
  }
}
