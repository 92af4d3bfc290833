import LinkPatterns

/// The pattern of a route: a path, optionally followed by `?key=:name&…` and `#:name`.
///
/// A `?` begins the query unless it follows a parameter, a group or `*`, which it makes
/// optional. After a parameter or `*` it still begins the query when `key=` follows:
/// `/products/:id?ref=:ref`; `\?` begins it everywhere.
final class RouteTemplate {
  /// A name in a template.
  final class Item {
    /// The name of the query item; empty outside the query.
    let key: String

    /// The parameter that is its value.
    let parameter: String

    /// Whether it may be absent: it is followed by `?`, or is in the fragment.
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

  /// The template, as it was written.
  let text: String

  /// The pattern of the path; `nil` when it is not valid.
  let path: PathPattern?

  /// The error in the path.
  let error: PatternSyntaxError?

  /// The query items, in order.
  private(set) var items: [Item] = []

  /// The parameter that is the fragment.
  private(set) var fragment: String?

  /// The first part of the query or fragment that names no parameter.
  private(set) var mistake: String?

  /// The names in the path, the query and the fragment, in this order.
  var names: [Item] {
    var names: [Item] = []
    for parameter in path?.parameters ?? [] { names.append(Item(parameter)) }
    names += items
    if let fragment { names.append(Item(parameter: fragment, isOptional: true)) }
    return names
  }

  /// Reads a template.
  init(_ text: String) {
    self.text = text
    let bytes = Array(text.utf8)
    var end = bytes.count
    (path, error) = Self.read(text, &end)
    if end < bytes.count, bytes[end] == UInt8(ascii: "\\") { end += 1 }
    let rest = Array(bytes[end...])
    let hash = rest.firstIndex(of: UInt8(ascii: "#")) ?? rest.count
    if rest.first == UInt8(ascii: "?") {
      if hash == 1 { report(rest[..<hash]) }
      var start = 1
      for end in 1...hash where end == hash || rest[end] == UInt8(ascii: "&") {
        if end > start { take(rest[start..<end]) }
        start = end + 1
      }
    }
    guard hash < rest.count else { return }
    fragment = Self.parameter(rest[(hash + 1)...])
    if fragment == nil { report(rest[hash...]) }
  }

  /// Reads the path of a template.
  private static func read(
    _ text: String,
    _ end: inout Int
  ) -> (path: PathPattern?, error: PatternSyntaxError?) {
    var path: PathPattern?
    var mistake: PatternSyntaxError?
    do throws(PatternSyntaxError) {
      path = try PathPattern(ofTemplate: text, length: &end)
    } catch {
      mistake = error
    }
    if path == nil { end = likelyEnd(of: Array(text.utf8)) }
    #if DEBUG
    mistake = PatternSyntaxError(foreign: UTF8Text.text(Array(text.utf8)[..<end])) ?? mistake
    #endif
    return (path, mistake)
  }

  /// The end of the path in an invalid template: before a `?` that is followed by `=`, unless that may be
  /// a part of a regular expression.
  private static func likelyEnd(of bytes: [UInt8]) -> Int {
    for index in bytes.indices.dropFirst() where bytes[index] == UInt8(ascii: "?") {
      let isLookAhead = bytes[index - 1] == UInt8(ascii: "(")
      if !isLookAhead, bytes[index...].contains(UInt8(ascii: "=")) { return index }
    }
    return bytes.count
  }

  /// Reads a query item.
  private func take(_ item: ArraySlice<UInt8>) {
    let equals = item.firstIndex(of: UInt8(ascii: "=")) ?? item.startIndex
    guard equals > item.startIndex, let name = Self.parameter(item[(equals + 1)...]) else {
      return report(item)
    }
    let key = UTF8Text.text(item[..<equals])
    items.append(Item(key: key, parameter: name, isOptional: item.last == UInt8(ascii: "?")))
  }

  /// Keeps the first mistake.
  private func report(_ text: ArraySlice<UInt8>) {
    mistake = mistake ?? UTF8Text.text(text)
  }

  /// Reads the name of a parameter.
  private static func parameter(_ text: ArraySlice<UInt8>) -> String? {
    guard text.first == UInt8(ascii: ":") else { return nil }
    let start = text.startIndex + 1
    let end = text.last == UInt8(ascii: "?") ? text.endIndex - 1 : text.endIndex
    let name = UTF8Text.text(text[start..<max(start, end)])
    return PathPattern.isName(name) ? name : nil
  }
}
