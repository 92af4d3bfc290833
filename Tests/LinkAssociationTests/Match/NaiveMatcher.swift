import Foundation
import LinkAssociation

/// Matches rules by the words of the specification, character by character, without automata.
enum NaiveMatcher {
  /// Decides by the rules of one entry, without variables and defaults.
  static func verdict(_ rules: [LinkComponent], _ url: AssociationURL) -> String {
    for rule in rules where matches(rule, url) {
      return rule.exclude == true ? "exclude" : "match"
    }
    return "none"
  }

  /// Tells whether a rule matches.
  private static func matches(_ rule: LinkComponent, _ url: AssociationURL) -> Bool {
    if let path = rule.path, !matchesPath(path, url.path, rule) { return false }
    switch rule.query {
    case .text(let text): if !glob(text, url.query, rule) { return false }
    case .items(let items):
      for item in items {
        let values = url.items.filter { $0.name == item.name }.map(\.value)
        for value in values.isEmpty ? [""] : values where !glob(item.pattern, value, rule) {
          return false
        }
      }
    case nil: break
    }
    return rule.fragment.map { glob($0, url.fragment, rule) } ?? true
  }

  /// Tells whether a pattern matches a path.
  private static func matchesPath(_ pattern: String, _ path: String, _ rule: LinkComponent) -> Bool
  {
    var pattern = "/" + pattern.drop { $0 == "/" }
    while let run = pattern.range(of: "**") { pattern.replaceSubrange(run, with: "*") }
    while pattern.hasSuffix("/") { pattern.removeLast() }
    let text = rule.percentEncoded == false ? path.removingPercentEncoding ?? path : path
    let trimmed = String(text.reversed().drop { $0 == "/" }.reversed())
    if compare(pattern, trimmed, rule) { return true }
    guard pattern.hasSuffix("/*") else { return false }
    pattern.removeLast()
    while pattern.hasSuffix("/") { pattern.removeLast() }
    return compare(pattern, trimmed, rule)
  }

  /// Tells whether a pattern matches a text as it is written.
  private static func glob(_ pattern: String, _ text: String, _ rule: LinkComponent) -> Bool {
    compare(
      pattern,
      rule.percentEncoded == false ? text.removingPercentEncoding ?? text : text,
      rule
    )
  }

  /// Tells whether a pattern matches a text.
  private static func compare(_ pattern: String, _ text: String, _ rule: LinkComponent) -> Bool {
    let fold = { (scalar: Unicode.Scalar) -> Unicode.Scalar in
      guard rule.caseSensitive == false, ("A"..."Z").contains(scalar) else { return scalar }
      return Unicode.Scalar(UInt8(scalar.value + 32))
    }
    let (pattern, text) = (pattern.unicodeScalars.map(fold), text.unicodeScalars.map(fold))
    var row = [true] + [Bool](repeating: false, count: text.count)
    for token in pattern {
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
