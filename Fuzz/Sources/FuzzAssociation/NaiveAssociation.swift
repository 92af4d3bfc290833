import Foundation
import LinkAssociation

/// Decides by the words of the specification, character by character, without automata.
enum NaiveAssociation {
  /// Decides about a URL.
  static func verdict(
    _ association: AppSiteAssociation,
    _ url: AssociationURL,
    app: String
  ) -> String? {
    guard let links = association.appLinks else { return "none" }
    var verdict: String?
    for entry in links.details where entry.names(app) {
      for component in entry.components {
        let rule =
          entry.usesPaths ? component : component.over(entry.defaults).over(links.defaults)
        guard let matches = matches(rule, url) else { return nil }
        if matches, verdict == nil { verdict = rule.exclude == true ? "exclude" : "match" }
      }
    }
    return verdict ?? "none"
  }

  /// Tells whether a rule matches; `nil` when it is not known.
  private static func matches(_ rule: LinkComponent, _ url: AssociationURL) -> Bool? {
    var pairs: [(pattern: String, text: String)] = []
    switch rule.query {
    case .text(let text): pairs.append((text, url.query))
    case .items(let items):
      for item in items {
        let values = url.items.filter { $0.name.utf8.elementsEqual(item.name.utf8) }.map(\.value)
        pairs += (values.isEmpty ? [""] : values).map { (item.pattern, $0) }
      }
    case nil: break
    }
    if let fragment = rule.fragment { pairs.append((fragment, url.fragment)) }
    let patterns = pairs.map(\.pattern) + [rule.path].compactMap(\.self)
    if patterns.contains(where: { $0.contains("$(") || $0.utf8.count > 512 }) { return nil }
    var result = true
    if let path = rule.path {
      guard let text = decoded(url.path, rule) else { return nil }
      result = matchesPath(path, text, rule)
    }
    for pair in pairs {
      guard let text = decoded(pair.text, rule) else { return nil }
      result = result && compare(pair.pattern, text, rule)
    }
    return result
  }

  /// The text that is compared; `nil` when it is not UTF-8.
  private static func decoded(_ text: String, _ rule: LinkComponent) -> String? {
    rule.percentEncoded == false ? text.removingPercentEncoding : text
  }

  /// Tells whether a pattern matches a path.
  private static func matchesPath(
    _ pattern: String,
    _ path: String,
    _ rule: LinkComponent
  ) -> Bool {
    var scalars = ["/"] + pattern.unicodeScalars.drop { $0 == "/" }
    while scalars.last == "/" { scalars.removeLast() }
    var text = Array(path.unicodeScalars)
    while text.last == "/" { text.removeLast() }
    if compare(scalars, text, rule) { return true }
    // `*` beside `*` is one.
    guard scalars.last == "*" else { return false }
    while scalars.last == "*" { scalars.removeLast() }
    guard scalars.last == "/" else { return false }
    while scalars.last == "/" { scalars.removeLast() }
    return compare(scalars, text, rule)
  }

  /// Tells whether a pattern matches a text.
  private static func compare(_ pattern: String, _ text: String, _ rule: LinkComponent) -> Bool {
    compare(Array(pattern.unicodeScalars), Array(text.unicodeScalars), rule)
  }

  /// Tells whether a pattern matches a text, in rows of a table.
  private static func compare(
    _ pattern: [Unicode.Scalar],
    _ text: [Unicode.Scalar],
    _ rule: LinkComponent
  ) -> Bool {
    let fold = { (scalar: Unicode.Scalar) -> Unicode.Scalar in
      guard rule.caseSensitive == false, ("A"..."Z").contains(scalar) else { return scalar }
      return Unicode.Scalar(UInt8(scalar.value + 32))
    }
    let text = text.map(fold)
    var row = [true] + [Bool](repeating: false, count: text.count)
    for token in pattern.map(fold) {
      var next = [Bool](repeating: false, count: text.count + 1)
      next[0] = token == "*" && row[0]
      for index in text.indices {
        switch token {
        case "*": next[index + 1] = row[index + 1] || next[index]
        case "?": next[index + 1] = row[index]
        default: next[index + 1] = row[index] && token == text[index]
        }
      }
      row = next
    }
    return row[text.count]
  }
}
