import LinkAnalysis
import LinkPatterns

/// Text that all words of a language have, as far as it is known; ASCII letters in lower case.
///
/// The parts of a URL are read with an end of their own: a slash behind the path, `&` around each item of the
/// query, `#` around the fragment. So `/a` is told from `/ab`, and a query that is absent from one that is not.
struct RequiredText: Sendable {
  /// How the words of one part begin and end.
  private struct Ends: Sendable {
    /// Which part: `/`, `&` and the name of an item, or `#`.
    let part: [UInt8]
    /// How all of them begin.
    let prefix: [UInt8]
    /// How all of them end, the last byte first; of paths before the slashes there.
    let suffix: [UInt8]
    /// The pieces that all of them have.
    let grams: Set<UInt64>
    /// The pieces that one of them may have; `nil` when it may have any.
    let possible: Set<UInt64>?

    /// Whether a word may be one of both.
    func mayMeet(_ other: Ends) -> Bool {
      RequiredText.begins(prefix, other.prefix) && RequiredText.begins(suffix, other.suffix)
        && possible.map(other.grams.isSubset) ?? true && other.possible.map(grams.isSubset) ?? true
    }
  }

  /// Pieces of 2, 4 or 8 bytes that every word has.
  private(set) var grams: Set<UInt64> = []

  /// How the parts of every word begin and end.
  private var ends: [Ends] = []

  /// Text of which nothing is known.
  init() {}

  /// The text of paths.
  init(path: LanguageExpression) { add(path, part: Self.slash, before: [], behind: Self.slash) }

  /// The text of the URLs that a rule matches, perhaps without that of query items.
  init(_ rule: CompiledRule, withItems: Bool = true) {
    for part in rule.parts {
      guard let expression = part.expression else { continue }
      switch part.part {
      case .path: add(expression, part: Self.slash, before: [], behind: Self.slash)
      case .query: add(expression, part: Self.and, before: Self.and, behind: Self.and)
      case .fragment: add(expression, part: Self.hash, before: Self.hash, behind: Self.hash)
      case .item(let name):
        // An item that may be absent needs nothing.
        if !withItems || expression.acceptsEmptyWord { continue }
        let name = Self.and + Array(name.utf8) + Array("=".utf8)
        add(expression, part: name, before: name.map(\.asciiLowercased), behind: Self.and)
      }
    }
  }

  /// Adds a part whose words stand between two texts.
  private mutating func add(
    _ words: LanguageExpression,
    part: [UInt8],
    before: [UInt8],
    behind: [UInt8]
  ) {
    let texts = words.knownTexts
    let ways = texts.map { $0.between(before, behind) }
    guard let first = ways.first else { return }
    let common = ways.dropFirst().reduce(first.grams) { $0.intersection($1.grams) }
    grams.formUnion(common)
    let possible = texts.map { $0.between(before, $0.repeatedEnd + behind).allGrams }
    // How many slashes are at the end of a path doesn't matter.
    let slashes = part == Self.slash ? part : []
    let suffixes = ways.map { $0.suffix(dropping: slashes) }
    let (prefix, suffix) = (ways.map(\.prefix).common, suffixes.common)
    ends.append(
      Ends(part: part, prefix: prefix, suffix: suffix, grams: common, possible: possible.union)
    )
  }

  /// Whether a word may have both texts, as far as the ends of its parts tell.
  func mayMeet(_ other: RequiredText) -> Bool {
    ends.allSatisfy { mine in
      other.ends.allSatisfy { theirs in
        mine.part != theirs.part || mine.mayMeet(theirs)
      }
    }
  }

  /// The pieces of a URL that begins with its path.
  static func grams(of word: [UInt8]) -> Set<UInt64> {
    let word = word.map(\.asciiLowercased)
    let fragment = word.firstIndex(of: hash[0]) ?? word.endIndex
    let query = word[..<fragment].firstIndex(of: UInt8(ascii: "?")) ?? fragment
    var grams: Set<UInt64> = []
    func add(_ before: [UInt8], _ part: ArraySlice<UInt8>, _ behind: [UInt8]) {
      (before + Array(part) + behind).addGrams(to: &grams)
    }
    add([], word[..<query], slash)
    add(and, word[query..<fragment].dropFirst(), and)
    add(hash, word[fragment...].dropFirst(), hash)
    return grams
  }

  private static let slash = Array("/".utf8)
  private static let and = Array("&".utf8)
  private static let hash = Array("#".utf8)

  /// Whether one text begins with the other.
  fileprivate static func begins(_ first: [UInt8], _ second: [UInt8]) -> Bool {
    for index in 0..<min(first.count, second.count) where first[index] != second[index] {
      return false
    }
    return true
  }
}

/// One way to write the words of a language: runs of bytes that are known, with gaps between them.
struct KnownText: Sendable {
  /// The greatest number of bytes of a run from which pieces are made.
  private static let maximumRun = 128

  /// The runs; a gap is between two of them, and before the first and behind the last one that is empty.
  private(set) var runs: [[UInt8]] = [[]]

  /// Whether the text ends with slashes that may be left out.
  private(set) var endsWithSlashes = false

  /// Adds a byte, ASCII letters in lower case.
  mutating func add(_ byte: UInt8) {
    endGap()
    runs[runs.count - 1].append(byte.asciiLowercased)
  }

  /// Adds something that may be any text.
  mutating func addGap() {
    endGap()
    runs.append([])
  }

  /// Adds slashes that may be left out.
  mutating func addSlashesOrNothing() {
    endGap()
    endsWithSlashes = true
  }

  /// Slashes that may be left out are a gap where something follows.
  private mutating func endGap() {
    if endsWithSlashes { runs.append([]) }
    endsWithSlashes = false
  }

  /// The text behind this one.
  func followed(by other: KnownText) -> KnownText {
    var result = self
    for (number, run) in other.runs.enumerated() {
      if number > 0 { result.addGap() }
      for byte in run { result.add(byte) }
    }
    if other.endsWithSlashes { result.addSlashesOrNothing() }
    return result
  }

  /// The text between two others; slashes at its end that may be left out are as the one behind it.
  func between(_ before: [UInt8], _ behind: [UInt8]) -> KnownText {
    var result = KnownText()
    result.runs = runs
    result.runs[0] = before + runs[0]
    result.runs[runs.count - 1] += behind
    return result
  }

  /// How all words begin.
  var prefix: [UInt8] { runs[0] }

  /// How all words end before bytes that are dropped there, the last byte first.
  func suffix(dropping dropped: [UInt8]) -> [UInt8] {
    runs[runs.count - 1].reversed().drop { dropped.contains($0) }.map(\.self)
  }

  /// Slashes at the end, in place of any number of them: as many as the longest piece has.
  var repeatedEnd: [UInt8] { endsWithSlashes ? Array(repeating: UInt8(ascii: "/"), count: 8) : [] }

  /// The pieces that all words have.
  var grams: Set<UInt64> {
    runs.reduce(into: []) { $1.suffix(Self.maximumRun).addGrams(to: &$0) }
  }

  /// The pieces that a word may have; `nil` when it may have any.
  var allGrams: Set<UInt64>? {
    runs.count == 1 && runs[0].count <= Self.maximumRun ? grams : nil
  }
}

extension Collection<UInt8> {
  /// Adds the pieces of 2, 4 and 8 bytes, each as a number.
  fileprivate func addGrams(to grams: inout Set<UInt64>) {
    var last: UInt64 = 0
    for (index, byte) in enumerated() {
      last = last << 8 | UInt64(byte)
      if index >= 1 { grams.insert(last & 0xFFFF) }
      if index >= 3 { grams.insert(last & 0xFFFF_FFFF) }
      if index >= 7 { grams.insert(last) }
    }
  }
}

extension Collection where Element: Collection, Element.Element: Equatable {
  /// The beginning that all of several texts have.
  var common: [Element.Element] {
    guard let first else { return [] }
    return dropFirst().reduce(Array(first)) { zip($0, $1).prefix { $0 == $1 }.map(\.0) }
  }
}

extension Collection where Element == Set<UInt64>? {
  /// What is in one of several sets; `nil` when one of them is not known.
  fileprivate var union: Set<UInt64>? {
    reduce(into: []) { all, next in all = next.flatMap { all?.union($0) } }
  }
}

extension LanguageExpression {
  /// The greatest number of ways that are told apart.
  private static let maximumWays = 16

  /// A text of which nothing is known.
  private static let gap: [KnownText] = {
    var gap = KnownText()
    gap.addGap()
    return [gap]
  }()

  /// The ways to write a word, each with what is known of its text.
  fileprivate var knownTexts: [KnownText] {
    switch self {
    case .empty: return [KnownText()]
    case .literal(let bytes): return [bytes.reduce(into: KnownText()) { $0.add($1) }]
    case .byte(let set):
      guard let least = set.least?.asciiLowercased,
        set.subtracting(ByteSet([least]).caseFolded).isEmpty
      else { return Self.gap }
      return [[least].reduce(into: KnownText()) { $0.add($1) }]
    case .capture(_, let item), .repetition(let item, 1, 1, _): return item.knownTexts
    case .repetition(let item, 0, _, _):
      let ways = item.knownTexts
      guard ways.count == 1, ways[0].runs == [Array("/".utf8)] else { return Self.gap }
      var slashes = KnownText()
      slashes.addSlashesOrNothing()
      return [slashes]
    case .repetition(let item, _, _, _): return item.knownTexts.map { $0.followed(by: Self.gap[0]) }
    case .alternation(let items):
      if items.count > Self.maximumWays { return Self.gap }
      let ways = items.flatMap(\.knownTexts)
      return ways.count > Self.maximumWays ? Self.gap : ways
    case .sequence(let items):
      var ways = [KnownText()]
      for item in items {
        var next = item.knownTexts
        if ways.count * next.count > Self.maximumWays { next = Self.gap }
        ways = ways.flatMap { way in next.map { way.followed(by: $0) } }
      }
      return ways
    }
  }
}
