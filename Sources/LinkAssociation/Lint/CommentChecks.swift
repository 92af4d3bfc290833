import LinkPatterns

/// Comments that say what only keys can.
///
/// Many are copied from Apple's example, so the sentences of that example are understood, and nothing else.
struct CommentChecks {
  /// The universal links.
  let links: AppLinks

  /// `commentAsKey`: comments that say of their rules what is not so.
  func findings(of entry: AppLinks.Details) -> [AssociationFinding] {
    entry.components.compactMap { rule in
      guard let comment = rule.comment else { return nil }
      let whole = links.whole(rule, of: entry)
      guard let (message, fix) = Self.contradiction(of: Words(comment), to: whole) else {
        return nil
      }
      let place = rule.pointer.appending("comment")
      return AssociationFinding(.commentAsKey, at: place, message, fix: fix)
    }
  }

  /// The first sentence that a comment has and its rule does not keep, and how to fix that.
  private static func contradiction(
    of comment: Words,
    to rule: LinkComponent
  ) -> (message: String, fix: String)? {
    if rule.exclude == nil, comment.saysExclude {
      return (
        "The comment says that the rule excludes, and the rule does not.",
        "Add \"exclude\": true, or write another comment."
      )
    }
    if rule.fragment == nil, comment.has(["a fragment that equals ", "whose fragment equals "]) {
      return (
        "The comment speaks of a fragment, and the rule is for any.",
        "Add the key '#', or write another comment."
      )
    }
    if let item = comment.text(after: "a query item with name '", upTo: UInt8(ascii: "'")),
      !item.isEmpty, !hasItem(item, rule)
    {
      return (
        "The comment speaks of a query item '\(item)', and the rule does not ask for it.",
        "Add it to the key '?', or write another comment."
      )
    }
    guard let start = comment.start, let path = rule.path, !mayBegin(path, with: start, rule)
    else { return nil }
    return (
      "The comment says that paths begin with '\(start)', and the rule matches none that goes on after it.",
      start.hasSuffix("/")
        ? "Write '\(start)*', or another comment." : "Write '\(start)/*', or another comment."
    )
  }

  /// Whether a rule asks for a query item, or for a query as a whole.
  private static func hasItem(_ name: String, _ rule: LinkComponent) -> Bool {
    guard case .items(let items) = rule.query else { return rule.query != nil }
    return items.contains { $0.name == name }
  }

  /// Whether a pattern may match a path that goes on after a text: by what stands before its first wildcard.
  private static func mayBegin(
    _ pattern: String,
    with start: String,
    _ rule: LinkComponent
  ) -> Bool {
    // Invalid patterns are reported by another check.
    guard let tokens = try? AssociationPattern(pattern).tokens else { return true }
    let isText = { (token: AssociationPattern.Token) in
      if case .text = token { true } else { false }
    }
    let text = tokens.prefix(while: isText).map(\.text).joined().drop { $0 == "/" }
    let isWhole = tokens.allSatisfy(isText)
    let fold = { (text: String) in rule.caseSensitive == false ? text.lowercased() : text }
    let (own, said) = (fold("/\(text)"), fold(start))
    if !isWhole { return own.hasPrefix(said) || said.hasPrefix(own) }
    return own.hasPrefix(said) && own.dropFirst(said.count).contains { $0 != "/" }
  }
}

/// A comment, to look for sentences in.
private struct Words {
  /// The comment.
  private let text: [UInt8]
  /// The comment with the letters of ASCII in lower case.
  private let lower: [UInt8]

  /// Keeps a comment.
  init(_ text: String) {
    self.text = Array(text.utf8)
    lower = text.utf8.map(\.asciiLowercased)
  }

  /// Whether it says that its rule excludes.
  var saysExclude: Bool {
    let letters = lower.filter { (0x61...0x7A).contains($0) }
    return ["exclude", "excluded", "not", "excludetrue"].contains { $0.utf8.elementsEqual(letters) }
      || has(["instructs the system not to open it as a universal link"])
  }

  /// The text with which it says that paths begin, of characters that need no escape.
  var start: String? {
    let ways = ["starts with /", "begins with /", "starting with /", "beginning with /"]
    guard let range = ways.lazy.compactMap({ self.range(of: $0) }).first else { return nil }
    let before = Words(String(decoding: text[..<range.lowerBound], as: UTF8.self))
    let isOfPaths = ["path that ", "path ", "url that ", "url "].contains {
      before.lower.suffix($0.utf8.count).elementsEqual($0.utf8)
    }
    guard isOfPaths, !before.has(["not ", "n't ", "except", "unless", "than "]) else { return nil }
    var start = text[(range.upperBound - 1)...].prefix { $0 > 0x20 }
    while let last = start.last, ".,;)'".utf8.contains(last) { start.removeLast() }
    let isPlain = start.allSatisfy {
      ByteSet.wordBytes.contains($0) || "/-._~%".utf8.contains($0)
    }
    return start.count > 1 && isPlain ? String(decoding: start, as: UTF8.self) : nil
  }

  /// Whether it has one of some texts.
  func has(_ texts: [String]) -> Bool { texts.contains { range(of: $0) != nil } }

  /// The text between two others.
  func text(after start: String, upTo end: UInt8) -> String? {
    guard let range = range(of: start) else { return nil }
    return String(decoding: text[range.upperBound...].prefix { $0 != end }, as: UTF8.self)
  }

  /// The first place of a text, which is in lower case.
  private func range(of said: String) -> Range<Int>? {
    let said = Array(said.utf8)
    guard lower.count >= said.count else { return nil }
    return (0...(lower.count - said.count)).first { lower[$0...].starts(with: said) }
      .map { $0..<($0 + said.count) }
  }
}
