import LinkAnalysis
import LinkPatterns

/// Text that all words of a language have, as far as it is known; ASCII letters in lower case.
///
/// The parts of a URL are read with an end of their own: a slash after the path, `&` around each item of the
/// query, `#` around the fragment. So `/a` differs from `/ab`, and an absent query from one that is present.
struct RequiredText: Sendable {
  /// The words of one part.
  private struct Part: Sendable {
    /// The name: `/`, `&` and the name of an item, or `#`.
    let name: [UInt8]
    /// The ways to write one of them.
    let ways: [WrittenPart]
  }

  /// Pieces of 2, 4 or 8 bytes that every word has.
  private(set) var grams: Set<UInt64> = []

  /// The parts of every word.
  private var parts: [Part] = []

  /// The number of ways to write the parts.
  private(set) var wayCount = 0

  /// Text about which nothing is known.
  init() {}

  /// The text of paths.
  init(path: RegularExpression) { add(path, part: Self.slash, before: [], behind: Self.slash) }

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

  /// Adds a part whose words are between two texts.
  private mutating func add(
    _ words: RegularExpression,
    part: [UInt8],
    before: [UInt8],
    behind: [UInt8]
  ) {
    let texts = words.knownTexts
    let ways = texts.map { $0.between(before, behind) }
    guard let first = ways.first else { return }
    grams.formUnion(ways.dropFirst().reduce(first.grams) { $0.intersection($1.grams) })
    let isPath = part == Self.slash
    let written = zip(texts, ways).map { text, way in
      WrittenPart(way, whole: text.between(before, text.repeatedEnd + behind), isPath: isPath)
    }
    parts.append(Part(name: part, ways: written))
    wayCount += written.count
  }

  /// Whether a word may have both texts, as far as their parts show.
  func mayMeet(_ other: RequiredText) -> Bool {
    parts.allSatisfy { mine in
      other.parts.allSatisfy { theirs in
        mine.name != theirs.name
          || mine.ways.contains { way in theirs.ways.contains(where: way.mayMeet) }
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
}

/// One way to write a part of a URL, for comparison with others.
private struct WrittenPart: Sendable {
  /// The beginnings of the runs, all of which each word has.
  private let runs: [[ByteSet]]
  /// How all words end, the last byte first; of paths before the slashes there.
  private let suffix: [ByteSet]
  /// How many bytes words have; of paths before the slashes at the end.
  private let lengths: ClosedRange<Int>
  /// All the words, where they are of one length, and short enough to be compared byte by byte.
  private let whole: [ByteSet]?

  /// Prepares a text; slashes at the end of a whole path represent any number of them.
  init(_ text: KnownText, whole: KnownText, isPath: Bool) {
    runs = text.runs.map { Array($0.prefix(KnownText.maximumRun)) }
    suffix = Array(text.suffix(isPath: isPath).prefix(KnownText.maximumRun))
    lengths = text.lengths(isPath: isPath)
    self.whole = whole.isWhole ? whole.runs[0] : nil
  }

  /// Whether a word may be written in both ways.
  func mayMeet(_ other: WrittenPart) -> Bool {
    lengths.overlaps(other.lengths) && Self.begins(runs[0], other.runs[0])
      && Self.begins(suffix, other.suffix) && hasRuns(of: other) && other.hasRuns(of: self)
  }

  /// Whether a word that is known as a whole may have all the runs of another.
  private func hasRuns(of other: WrittenPart) -> Bool {
    guard let whole else { return true }
    return other.runs.allSatisfy { run in
      run.count <= whole.count
        && (0...(whole.count - run.count)).contains { Self.begins(run, whole[$0...]) }
    }
  }

  /// Whether one text may begin with the other.
  private static func begins(_ first: [ByteSet], _ second: some Collection<ByteSet>) -> Bool {
    zip(first, second).allSatisfy { !$0.intersection($1).isEmpty }
  }
}

/// One way to write the words of a language: runs of bytes of some sets, with gaps of any text between them.
struct KnownText: Sendable {
  /// The greatest number of bytes of a run to compare.
  static let maximumRun = 128

  /// The runs; a gap is between two of them, and before the first and after the last one that is empty.
  private(set) var runs: [[ByteSet]] = [[]]

  /// Whether the text ends with slashes that may be left out.
  private(set) var endsWithSlashes = false

  /// A slash.
  private static let slash = UInt8(ascii: "/")

  /// Adds one byte of a set, ASCII letters in either case.
  mutating func add(_ set: ByteSet) {
    endGap()
    runs[runs.count - 1].append(set.caseFolded)
  }

  /// Adds a part that may be any text.
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

  /// The text, followed by another.
  func followed(by other: KnownText) -> KnownText {
    var result = self
    for (number, run) in other.runs.enumerated() {
      if number > 0 { result.addGap() }
      for set in run { result.add(set) }
    }
    if other.endsWithSlashes { result.addSlashesOrNothing() }
    return result
  }

  /// The text between two others; slashes at its end that may be left out count as the text after it.
  func between(_ before: [UInt8], _ behind: [UInt8]) -> KnownText {
    var result = KnownText()
    result.runs = runs
    result.runs[0] = before.map { ByteSet([$0]).caseFolded } + runs[0]
    result.runs[runs.count - 1] += behind.map { ByteSet([$0]).caseFolded }
    return result
  }

  /// Whether it is one slash.
  var isSlash: Bool { runs == [[ByteSet([Self.slash])]] }

  /// How all words end, the last byte first; of paths before the slashes there.
  func suffix(isPath: Bool) -> [ByteSet] {
    let last = runs[runs.count - 1].reversed()
    guard isPath else { return Array(last) }
    let suffix = last.drop { $0 == ByteSet([Self.slash]) }
    // When the last byte may be a slash, it may be one of those at the end, and the byte before is not known.
    return suffix.first?.contains(Self.slash) == true ? [] : Array(suffix)
  }

  /// How many bytes words have; of paths before the slashes at the end.
  func lengths(isPath: Bool) -> ClosedRange<Int> {
    let bytes = runs.joined()
    guard isPath else { return bytes.count...(runs.count > 1 ? .max : bytes.count) }
    let least = bytes.reversed().drop { $0.contains(Self.slash) }.count
    let greatest = bytes.reversed().drop { $0 == ByteSet([Self.slash]) }.count
    return least...(runs.count > 1 ? .max : greatest)
  }

  /// Slashes at the end, in place of any number of them: as many as the longest piece has.
  var repeatedEnd: [UInt8] { endsWithSlashes ? Array(repeating: Self.slash, count: 8) : [] }

  /// Whether words have one length, and are short enough to be compared byte by byte.
  var isWhole: Bool { runs.count == 1 && runs[0].count <= Self.maximumRun }

  /// The pieces that all words have.
  var grams: Set<UInt64> {
    var grams: Set<UInt64> = []
    for run in runs {
      let bytes = run.suffix(Self.maximumRun).map(\.onlyByte)
      for part in bytes.split(separator: nil) { part.compactMap(\.self).addGrams(to: &grams) }
    }
    return grams
  }
}

extension ByteSet {
  /// Its only byte, in lower case where it is a letter in either case; `nil` when it has several.
  fileprivate var onlyByte: UInt8? {
    guard let byte = least?.asciiLowercased, subtracting(ByteSet([byte]).caseFolded).isEmpty else {
      return nil
    }
    return byte
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

extension RegularExpression {
  /// The greatest number of ways to distinguish.
  private static let maximumWays = 16

  /// A text about which nothing is known.
  private static let gap: [KnownText] = {
    var gap = KnownText()
    gap.addGap()
    return [gap]
  }()

  /// The ways to write a word, each with what is known of its text.
  fileprivate var knownTexts: [KnownText] {
    switch self {
    case .empty: return [KnownText()]
    case .literal(let bytes): return [bytes.reduce(into: KnownText()) { $0.add(ByteSet([$1])) }]
    case .byte(let set): return [[set].reduce(into: KnownText()) { $0.add($1) }]
    case .capture(_, let item), .repetition(let item, 1, 1, _): return item.knownTexts
    case .repetition(let item, 0, _, _):
      let ways = item.knownTexts
      guard ways.count == 1, ways[0].isSlash else { return Self.gap }
      var slashes = KnownText()
      slashes.addSlashesOrNothing()
      return [slashes]
    case .repetition(let item, _, _, _): return item.knownTexts.map { $0.followed(by: Self.gap[0]) }
    case .alternation(let items):
      let ways = items.count > Self.maximumWays ? [] : items.flatMap(\.knownTexts)
      if 1...Self.maximumWays ~= ways.count { return ways }
      let columns = columns?.values.map { $0.reduce(into: KnownText()) { $0.add($1) } }
      return columns ?? Self.gap
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

  /// The bytes at each place in words of each length; `nil` where these are many lengths.
  private var columns: [Int: [ByteSet]]? {
    var result: [Int: [ByteSet]] = [:]
    switch self {
    case .empty: result[0] = []
    case .byte(let set): result[1] = [set]
    case .literal(let bytes): result[bytes.count] = bytes.map { ByteSet([$0]) }
    case .capture(_, let item): return item.columns
    case .repetition: return nil
    case .alternation(let items):
      for item in items {
        guard let columns = item.columns else { return nil }
        result.merge(columns) { zip($0, $1).map { $0.union($1) } }
      }
    case .sequence(let items):
      result[0] = []
      for item in items {
        guard let columns = item.columns else { return nil }
        let longer = result.values.flatMap { start in columns.values.map { start + $0 } }
        result = Dictionary(longer.map { ($0.count, $0) }) { zip($0, $1).map { $0.union($1) } }
        guard Self.areFew(result) else { return nil }
      }
    }
    return Self.areFew(result) ? result : nil
  }

  /// Whether words have few lengths, and are short.
  private static func areFew(_ columns: [Int: [ByteSet]]) -> Bool {
    columns.count <= 4 && columns.keys.allSatisfy { $0 <= KnownText.maximumRun }
  }
}
