import LinkPatterns

/// A route's pattern as it is written: a path, and perhaps `?key=:name&…` and `#:name` behind it.
///
/// A `?` begins the query unless it stands behind a parameter, a group or `*`, which it makes
/// optional. Behind a parameter or `*` it still begins the query when `key=` follows:
/// `/products/:id?ref=:ref`; `\?` begins it everywhere.
package final class RouteTemplate {
  /// A query item of a template, or a name in it.
  final class Item {
    /// The name of the item; empty outside the query.
    let key: String

    /// The parameter that is its value.
    let parameter: String

    /// Whether a `?` stands behind it.
    let isOptional: Bool

    /// Whether it takes several segments.
    let isRepeated: Bool

    /// Whether it is a group of the path without a name.
    let isUnnamed: Bool

    init(key: String = "", parameter: String, isOptional: Bool) {
      (self.key, self.parameter, self.isOptional) = (key, parameter, isOptional)
      (isRepeated, isUnnamed) = (false, false)
    }

    init(_ parameter: PathPattern.Parameter) {
      (key, self.parameter) = ("", parameter.name)
      (isOptional, isRepeated) = (parameter.isOptional, parameter.isRepeated)
      isUnnamed = parameter.isUnnamed
    }
  }

  /// The names in the path, the query and the fragment, in this order.
  func names() -> [Item] {
    var names: [Item] = []
    for parameter in (try? PathPattern(path))?.parameters ?? [] { names.append(Item(parameter)) }
    names += items
    if let fragment { names.append(Item(parameter: fragment, isOptional: true)) }
    return names
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
    let (path, rest) = RouteTemplateScanner(text).parts()
    self.path = path
    let hash = rest.firstIndex(of: UInt8(ascii: "#")) ?? rest.count
    if rest.first == UInt8(ascii: "?") {
      var start = 1
      for end in 1...hash where end == hash || rest[end] == UInt8(ascii: "&") {
        if end > start { take(Array(rest[start..<end])) }
        start = end + 1
      }
    }
    guard hash < rest.count else { return }
    fragment = Self.parameter(rest[(hash + 1)...])
    if fragment == nil { note(rest[hash...]) }
  }

  /// Reads a query item.
  private func take(_ item: [UInt8]) {
    let equals = item.firstIndex(of: UInt8(ascii: "=")) ?? 0
    guard equals > 0, let name = Self.parameter(item[(equals + 1)...]) else {
      return note(item[...])
    }
    let key = UTF8Text.text(item[..<equals])
    items.append(Item(key: key, parameter: name, isOptional: item.last == UInt8(ascii: "?")))
  }

  /// Keeps the first mistake.
  private func note(_ text: ArraySlice<UInt8>) {
    mistake = mistake ?? UTF8Text.text(text)
  }

  /// Reads the name of a parameter.
  private static func parameter(_ text: ArraySlice<UInt8>) -> String? {
    guard text.first == UInt8(ascii: ":") else { return nil }
    let start = text.startIndex + 1
    let end = text.last == UInt8(ascii: "?") ? text.endIndex - 1 : text.endIndex
    guard start < end else { return nil }
    for index in start..<end where !RouteTemplateScanner.isNameByte(text[index]) { return nil }
    return UTF8Text.text(text[start..<end])
  }
}
