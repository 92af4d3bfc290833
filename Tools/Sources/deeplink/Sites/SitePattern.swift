/// A pattern of paths that were seen: literals, and places for values of a type.
struct SitePattern: Hashable {
  /// A segment.
  enum Segment: Hashable {
    /// A text that is always the same.
    case literal(String)

    /// A value, by its name and its type in Swift.
    case value(name: String, type: String)
  }

  /// The segments.
  let segments: [Segment]

  /// The pattern as a route has it: `/leagues/:league`.
  var text: String {
    if segments.isEmpty { return "/" }
    return segments.map { segment in
      switch segment {
      case .literal(let text): "/" + Self.escaped(text)
      case .value(let name, _): "/:\(name)"
      }
    }
    .joined()
  }

  /// The pattern as a rule of an association file has it: `/leagues/*`.
  var rulePath: String {
    if segments.isEmpty { return "/" }
    return segments.map { segment in
      switch segment {
      case .literal(let text): "/" + text
      case .value: "/?*"
      }
    }
    .joined()
  }

  /// The values, in order.
  var values: [(name: String, type: String)] {
    segments.compactMap { segment in
      if case .value(let name, let type) = segment { (name, type) } else { nil }
    }
  }

  /// A name in Swift for links of the pattern: `league`, `leagueQuestion`.
  var caseName: String {
    let words = segments.enumerated().compactMap { index, segment -> String? in
      guard case .literal(let text) = segment else { return nil }
      let isFollowedByValue =
        index + 1 < segments.count && segments[index + 1].isValue
      return isFollowedByValue ? Self.singular(text) : text
    }
    return Self.identifier(words)
  }

  /// A literal in which what patterns read otherwise is escaped.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "\\:*+?(){}".contains(character) { result.append("\\") }
      result.append(character)
    }
  }

  /// An identifier of words: `new-league` and `rules` are `newLeagueRules`.
  static func identifier(_ words: [String]) -> String {
    let pieces = words.flatMap { $0.split { !$0.isASCII || !($0.isLetter || $0.isNumber) } }
    var name = ""
    for piece in pieces.suffix(3) {
      name += name.isEmpty ? piece.prefix(1).lowercased() : piece.prefix(1).uppercased()
      name += piece.dropFirst()
    }
    if name.isEmpty { return "home" }
    if name.first?.isNumber == true { name = "page" + name }
    return keywords.contains(name) ? name + "Page" : name
  }

  /// Words that cannot be names of cases and labels.
  private static let keywords: Set = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
    "extension", "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while", "routes", "type",
  ]

  /// A word in the singular, as far as it can be told.
  static func singular(_ word: String) -> String {
    if word.hasSuffix("ies"), word.count > 4 { return word.dropLast(3) + "y" }
    if word.hasSuffix("sses") || word.hasSuffix("xes") { return String(word.dropLast(2)) }
    return word.hasSuffix("s") && !word.hasSuffix("ss") && word.count > 3
      ? String(word.dropLast()) : word
  }
}

extension SitePattern.Segment {
  /// Whether it is a place for values.
  fileprivate var isValue: Bool { if case .value = self { true } else { false } }
}

/// Finds the patterns of many paths: numbers, identifiers and days are values, and so is what differs often.
struct SitePatterns {
  /// The most literals that follow one another; of more they are values.
  private static let (mostAtRoot, most) = (100, 12)

  /// The patterns, one for each path.
  private(set) var patterns: [SitePattern]

  /// The paths, parted at their slashes.
  private let paths: [[Substring]]

  init(of paths: [[Substring]]) {
    self.paths = paths
    patterns = []
    var segments = [[SitePattern.Segment]](repeating: [], count: paths.count)
    var groups = [(indices: Array(paths.indices), depth: 0)]
    while let group = groups.popLast() {
      for next in part(group.indices, group.depth, &segments) where !next.isEmpty {
        groups.append((next, group.depth + 1))
      }
    }
    patterns = segments.map(SitePattern.init)
  }

  /// Parts paths by their segment at a depth, and adds that segment to their patterns.
  private func part(
    _ indices: [Int],
    _ depth: Int,
    _ segments: inout [[SitePattern.Segment]]
  ) -> [[Int]] {
    var groups: [String: [Int]] = [:]
    for index in indices where depth < paths[index].count {
      let segment = paths[index][depth]
      groups[Self.type(of: segment).map { ":\($0)" } ?? String(segment), default: []].append(index)
    }
    let literals = groups.keys.filter { $0.first != ":" }
    if literals.count > (depth == 0 ? Self.mostAtRoot : Self.most) {
      // A word that a tenth of all paths have is a section of the site, however many words there are.
      let rare = literals.filter { groups[$0, default: []].count * 10 < indices.count }
      groups[":String", default: []] += rare.flatMap { groups.removeValue(forKey: $0) ?? [] }
    }
    return groups.sorted { $0.key < $1.key }.map { key, members in
      let value = key.first == ":" ? String(key.dropFirst()) : nil
      for index in members {
        let segment: SitePattern.Segment =
          value.map { .value(name: Self.name(behind: segments[index], $0), type: $0) }
          ?? .literal(key)
        segments[index].append(segment)
      }
      return members
    }
  }

  /// The name of a value: that of the literal before it, which no other value of the pattern has.
  private static func name(behind segments: [SitePattern.Segment], _ type: String) -> String {
    var base = type == "String" ? "slug" : "id"
    if case .literal(let text)? = segments.last {
      base = SitePattern.identifier([SitePattern.singular(text)])
    }
    var (name, number) = (base, 2)
    while segments.contains(where: { segment in
      if case .value(name, _) = segment { true } else { false }
    }) {
      (name, number) = ("\(base)\(number)", number + 1)
    }
    return name
  }

  /// The type of values that a segment looks like; `nil` for a text.
  static func type(of segment: some StringProtocol) -> String? {
    let bytes = Array(segment.utf8)
    let isDigit = { (byte: UInt8) in UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
    if !bytes.isEmpty, bytes.count < 19, bytes.allSatisfy(isDigit) {
      // Leading zeros are lost in a number.
      return bytes.count > 1 && bytes[0] == UInt8(ascii: "0") ? "String" : "Int"
    }
    let dashes = bytes.indices.filter { bytes[$0] == UInt8(ascii: "-") }
    let rest = bytes.filter { $0 != UInt8(ascii: "-") }
    if bytes.count == 36, dashes == [8, 13, 18, 23], rest.allSatisfy({ ByteWalk.digit($0) != nil })
    {
      return "UUID"
    }
    if bytes.count == 10, dashes == [4, 7], rest.allSatisfy(isDigit) { return "String" }
    // A long text of letters and digits in turn is an identifier.
    let isMixed = rest.contains(where: isDigit) && rest.contains { !isDigit($0) }
    return bytes.count >= 16 && isMixed && dashes.isEmpty ? "String" : nil
  }
}
