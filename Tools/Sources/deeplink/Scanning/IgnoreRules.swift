/// Rules of a `.gitignore`, or of a `.deeplinkignore`.
///
/// Source: gitignore(5), “Pattern format”.
struct IgnoreRules {
  /// A rule.
  private struct Rule {
    /// The parts of its pattern between slashes.
    let parts: [[UInt8]]
    /// Whether it begins at the folder of the file.
    let isAnchored: Bool
    /// Whether it is about folders alone.
    let isFolderOnly: Bool
    /// Whether it takes back what rules before it said.
    let isNegated: Bool
  }

  /// The rules, in order.
  private let rules: [Rule]

  /// Whether the list of rules is empty.
  var isEmpty: Bool { rules.isEmpty }

  init(_ text: String) {
    rules = text.split(whereSeparator: \.isNewline).compactMap { line in
      var line = Substring(line)
      while line.last == " ", !line.hasSuffix("\\ ") { line.removeLast() }
      guard !line.isEmpty, line.first != "#" else { return nil }
      let isNegated = line.first == "!"
      if isNegated { line.removeFirst() }
      let isFolderOnly = line.last == "/"
      if isFolderOnly { line.removeLast() }
      let isAnchored = line.contains("/")
      if line.first == "/" { line.removeFirst() }
      guard !line.isEmpty else { return nil }
      return Rule(
        parts: line.split(separator: "/", omittingEmptySubsequences: false).map { Array($0.utf8) },
        isAnchored: isAnchored,
        isFolderOnly: isFolderOnly,
        isNegated: isNegated
      )
    }
  }

  /// Whether a path below the folder of the rules is left out; `nil` when no rule is about it.
  func decision(on path: String, isFolder: Bool) -> Bool? {
    if rules.isEmpty { return nil }
    let parts = path.split(separator: "/").map { Array($0.utf8) }
    for rule in rules.reversed() where isFolder || !rule.isFolderOnly {
      let isMatch =
        rule.isAnchored
        ? Self.matches(rule.parts[...], parts[...])
        : parts.last.map { Self.matches(rule.parts[0][...], $0[...]) } ?? false
      if isMatch { return !rule.isNegated }
    }
    return nil
  }

  /// Whether the parts of a pattern match those of a path; `**` stands for any number.
  private static func matches(_ pattern: ArraySlice<[UInt8]>, _ path: ArraySlice<[UInt8]>) -> Bool {
    guard let first = pattern.first else { return path.isEmpty }
    if first == Array("**".utf8) {
      let rest = pattern.dropFirst()
      if rest.isEmpty { return !path.isEmpty }
      return (path.startIndex...path.endIndex).contains { matches(rest, path[$0...]) }
    }
    guard let name = path.first else { return false }
    return matches(first[...], name[...]) && matches(pattern.dropFirst(), path.dropFirst())
  }

  /// Whether a pattern with `*`, `?` and `[…]` matches a text as a whole.
  static func matches(_ pattern: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>) -> Bool {
    var (pattern, text) = (pattern, text)
    var (star, mark): (ArraySlice<UInt8>?, ArraySlice<UInt8>) = (nil, text)
    while true {
      if let first = pattern.first, first == UInt8(ascii: "*") {
        pattern = pattern.drop { $0 == first }
        (star, mark) = (pattern, text)
        continue
      }
      if let byte = text.first, let rest = one(pattern, byte) {
        (pattern, text) = (rest, text.dropFirst())
        continue
      }
      if pattern.isEmpty, text.isEmpty { return true }
      // Back to the last star, which takes one byte more this time.
      guard let after = star, !mark.isEmpty else { return false }
      mark = mark.dropFirst()
      (pattern, text) = (after, mark)
    }
  }

  /// The pattern behind what takes a byte; `nil` when its first part does not.
  private static func one(_ pattern: ArraySlice<UInt8>, _ byte: UInt8) -> ArraySlice<UInt8>? {
    guard let first = pattern.first else { return nil }
    let rest = pattern.dropFirst()
    switch first {
    case UInt8(ascii: "?"): return rest
    case UInt8(ascii: "\\"):
      return rest.first == byte ? rest.dropFirst() : nil
    case UInt8(ascii: "["):
      guard let end = rest.dropFirst().firstIndex(of: UInt8(ascii: "]")) else {
        return byte == first ? rest : nil
      }
      let isNegated = rest.first == UInt8(ascii: "!") || rest.first == UInt8(ascii: "^")
      let isIn = Self.isIn(isNegated ? rest[..<end].dropFirst() : rest[..<end], byte)
      return isIn != isNegated ? rest[(end + 1)...] : nil
    default: return first == byte ? rest : nil
    }
  }

  /// Whether a set of bytes and ranges has a byte.
  private static func isIn(_ set: ArraySlice<UInt8>, _ byte: UInt8) -> Bool {
    var index = set.startIndex
    while index < set.endIndex {
      let isRange = index + 2 < set.endIndex && set[index + 1] == UInt8(ascii: "-")
      if isRange ? set[index] <= byte && byte <= set[index + 2] : set[index] == byte { return true }
      index += isRange ? 3 : 1
    }
    return false
  }
}
