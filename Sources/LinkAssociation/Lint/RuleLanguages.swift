import LinkAnalysis
import LinkPatterns

/// The URLs that rules match, as languages: path, query and fragment as they are written.
struct RuleLanguages: Sendable {
  /// The number of rules to look at; whatever comes later is not known.
  static let maximumRules = 1_000

  /// The number of instructions of all rules together; whatever comes later is not known.
  static let maximumSize = 2_000_000

  /// The rules, in the order in which they are tried.
  let rules: [CompiledRule]

  /// The automaton of each; `nil` when it matches nothing or is not known.
  let programs: [ExpressionProgram?]

  /// The first rule whose URLs are not known; `nil` when all are known.
  let firstUnknown: Int?

  /// Whether the URLs of every rule are known, so that answers are complete.
  var isComplete: Bool { firstUnknown == nil }

  /// The number of instructions of all automata.
  let size: Int

  /// The bytes that URLs may have which apps accept.
  static let alphabet = PatternCoding.pathAlphabet.union(PatternCoding.queryAlphabet)
    .union(PatternCoding.fragmentAlphabet).union(ByteSet("?#".utf8))
    .subtracting(ByteSet([UInt8(ascii: "\\")]))

  /// The bytes of a witness where any byte would do, when nothing else makes it easy to read.
  private static let letters = ByteSet.digits.union(ByteSet(0x61...0x7A))

  /// The bytes that are easy to read, which are tried for a witness of the same length: letters and digits,
  /// then with those that divide a query.
  private static let readable: [ByteSet] = {
    let letters = ByteSet.wordBytes.subtracting(ByteSet(UInt8(ascii: "A")...UInt8(ascii: "Z")))
    let marks = letters.union(ByteSet("/?=#".utf8))
    let plain = Self.letters.union(ByteSet("/?#".utf8))
    return [plain, marks, marks.union(ByteSet("&".utf8))]
  }()

  /// The bytes that a witness may have without being hard to read.
  private static let unreserved = letters.union(ByteSet("/?=#&-._~%".utf8))

  /// The rules with an automaton, by the text that their URLs have.
  private let texts: TextIndex

  /// The text that the URLs of each rule have.
  private let required: [RequiredText]

  /// Makes the languages of rules.
  init(_ rules: [CompiledRule], maximumRules: Int = RuleLanguages.maximumRules) {
    self.rules = rules
    let (programs, size) = Self.programs(of: rules, maximumRules: maximumRules)
    firstUnknown = rules.indices.first { programs[$0] == nil && !rules[$0].matchesNothing }
    let required = rules.indices.map { programs[$0] == nil ? .init() : RequiredText(rules[$0]) }
    texts = TextIndex(
      rules.indices.filter { programs[$0] != nil }.map { (number: $0, text: required[$0]) }
    )
    (self.required, self.programs, self.size) = (required, programs, size)
  }

  /// The automaton of each rule, as far as they are not too large together, and their size.
  static func programs(
    of rules: [CompiledRule],
    maximumRules: Int = .max
  ) -> (programs: [ExpressionProgram?], size: Int) {
    var (programs, size): ([ExpressionProgram?], Int) = ([], 0)
    for (index, rule) in rules.enumerated() {
      let left = min(50_000, maximumSize - size)
      let urls = index < maximumRules && left > 0 ? rule.urls : nil
      programs.append(urls.flatMap { try? ExpressionProgram($0, maximumSize: left) })
      // A language that turns out too large costs as much as one that is kept.
      size += programs[index]?.count ?? (urls == nil ? 0 : left)
    }
    return (programs, size)
  }

  /// The automata of all URLs, and of URLs whose escapes are characters.
  static let everything = [false, true].compactMap {
    try? ExpressionProgram(URLLanguage.all(areCharacters: $0).expression)
  }

  /// The rules before another that match a URL, in order.
  func all(matching word: [UInt8], before end: Int) -> [Int] {
    texts.candidates(for: word).filter { number in
      number < end && programs[number].map { (try? $0.accepts(word)) ?? true } ?? false
    }
  }

  /// Returns whether two rules may have URLs in common, as far as their text tells.
  func mayMeet(_ one: Int, _ other: Int) -> Bool {
    programs[one] != nil && programs[other] != nil && required[one].mayMeet(required[other])
  }

  /// Returns whether two rules may have URLs in common, and takes the cost from the remaining steps.
  func mayMeet(_ one: Int, _ other: Int, _ steps: inout Int) -> Bool {
    // The cost: each way to write a part of one rule is compared with each of the other, byte by byte.
    steps -= 1 + 8 * required[one].wayCount * required[other].wayCount
    return mayMeet(one, other)
  }

  /// The languages of some rules together.
  func union(of numbers: [Int]) -> ExpressionProgram? {
    let choices = numbers.filter { programs[$0] != nil }.compactMap { rules[$0].urls }
    return try? ExpressionProgram(.alternation(choices), maximumSize: 100_000)
  }

  /// The shortest word of a language, one that is easy to read when there is one.
  func shortestWord(of program: ExpressionProgram) -> AutomatonWitness {
    var steps = Int.max
    let answer = program.shortestWord(in: Self.alphabet, rather: Self.readable)
    return Self.withLetters(answer, of: [program], stateLimit: 10_000, &steps)
  }

  /// A shortest word that two languages have in common, one that is easy to read when there is one.
  private static func commonWord(
    _ first: ExpressionProgram,
    _ second: ExpressionProgram,
    _ stateLimit: Int,
    _ steps: inout Int
  ) -> AutomatonWitness {
    let answer = first.shortestCommonWord(
      with: second,
      in: alphabet,
      rather: readable,
      stateLimit: stateLimit,
      steps: &steps
    )
    return withLetters(answer, of: [first, second], stateLimit: stateLimit, &steps)
  }

  /// A word of several languages as it is found, or as one that is easier to read and as short.
  private static func withLetters(
    _ answer: AutomatonWitness,
    of programs: [ExpressionProgram],
    stateLimit: Int,
    _ steps: inout Int
  ) -> AutomatonWitness {
    withLetters(answer) { alphabet in
      var search = AutomatonCombination(programs, stateLimit: stateLimit)
      return search.shortestWord(
        in: alphabet,
        preferring: letters,
        needing: Array(programs.indices),
        steps: &steps
      ) { $0.allSatisfy(\.self) }
    }
  }

  /// A shortest word that two rules have and those before the earlier one have not.
  ///
  /// They are added one after another, each when it has the word found without it.
  func word(
    of later: Int,
    and earlier: Int,
    _ stateLimit: Int,
    _ steps: inout Int
  ) -> AutomatonWitness {
    guard let first = programs[later], let second = programs[earlier] else {
      return .undecided(states: 0)
    }
    var before: [Int] = []
    var witness = Self.commonWord(first, second, stateLimit, &steps)
    while steps > 0 {
      guard case .word(let word) = witness,
        let winner = all(matching: word, before: earlier).first(where: { !before.contains($0) })
      else { return witness }
      before.append(winner)
      let rules = before.compactMap { number in programs[number].map { ($0, false) } }
      let question = URLQuestion(needed: [first, second], rules: rules)
      witness = question.shortestURL(stateLimit: stateLimit, steps: &steps)
    }
    return .undecided(states: 0)
  }

  /// A shortest word for which a condition holds, one that is easy to read when there is one.
  static func word(
    in programs: [ExpressionProgram],
    needing needed: Range<Int>,
    stateLimit: Int,
    steps: inout Int,
    confirmedBy isConfirmed: ([UInt8]) -> Bool = { _ in true },
    where holds: ([Bool]) -> Bool
  ) -> AutomatonWitness {
    var search = AutomatonCombination(programs, stateLimit: stateLimit)
    return readable { alphabet, preferred in
      search.shortestWord(
        in: alphabet,
        preferring: preferred,
        needing: Array(needed),
        steps: &steps,
        confirmedBy: isConfirmed,
        where: holds
      )
    }
  }

  /// Searches again, so that a shortest word is found that is easy to read when there is one.
  ///
  /// The search is given the bytes that words may have, and those that are preferred where any would do.
  private static func readable(_ search: (ByteSet, ByteSet) -> AutomatonWitness) -> AutomatonWitness
  {
    let answer = search(alphabet, ByteSet())
    guard case .word(let word) = answer else { return answer }
    for bytes in readable {
      // A shortest word of these bytes alone is what the search with them would find.
      if word.allSatisfy(bytes.contains) { return answer }
      if case .word(let better) = search(bytes, ByteSet()), better.count == word.count {
        return .word(better)
      }
    }
    return withLetters(answer) { search($0, letters) }
  }

  /// Searches for a word with letters where any byte would do, unless the one that was found is easy to read.
  private static func withLetters(
    _ answer: AutomatonWitness,
    _ search: (ByteSet) -> AutomatonWitness
  ) -> AutomatonWitness {
    guard case .word(let word) = answer, !word.allSatisfy(unreserved.contains) else {
      return answer
    }
    for bytes in [alphabet.subtracting(ByteSet(0x41...0x5A)), alphabet] {
      if case .word(let better) = search(bytes), better.count == word.count {
        return .word(better)
      }
    }
    return answer
  }
}

/// The URLs whose parts are of given languages; `nil` where any text will do.
struct URLLanguage {
  /// The paths.
  let path: RegularExpression?
  /// The queries, without `?`.
  let query: RegularExpression?
  /// The fragments, without `#`.
  let fragment: RegularExpression?
  /// Whether an empty fragment differs from an absent one.
  var needsFragment = false

  /// All URLs, perhaps only URLs in which every escape is a part of a character in UTF-8.
  static func all(areCharacters: Bool, path: RegularExpression? = nil) -> URLLanguage {
    let any = { (alphabet: ByteSet) in
      let coding = PatternCoding(alphabet: alphabet, percentEncoded: !areCharacters)
      return RegularExpression.repeated(coding.character(), 0, nil)
    }
    return URLLanguage(
      path: path ?? .alternation([.joined([.slash, any(PatternCoding.pathAlphabet)]), .empty]),
      query: any(PatternCoding.queryAlphabet),
      fragment: any(PatternCoding.fragmentAlphabet)
    )
  }

  /// The URLs, from their paths on; an absent part is the empty text.
  var expression: RegularExpression {
    let any = { (set: ByteSet) in RegularExpression.repeated(.byte(set), 0, nil) }
    let anyPath = RegularExpression.joined([.slash, any(PatternCoding.pathAlphabet)])
    let path = path ?? .alternation([anyPath, .empty])
    return .joined([
      path, Self.part("?", query ?? any(PatternCoding.queryAlphabet)),
      Self.part("#", fragment ?? any(PatternCoding.fragmentAlphabet), isNeeded: needsFragment),
    ])
  }

  /// A part after its mark, or nothing when the part may be empty.
  private static func part(
    _ mark: String,
    _ text: RegularExpression,
    isNeeded: Bool = false
  ) -> RegularExpression {
    let marked = RegularExpression.joined([.literal(Array(mark.utf8)), text])
    return text.acceptsEmptyWord && !isNeeded ? .alternation([marked, .empty]) : marked
  }
}

extension CompiledRule {
  /// Whether a pattern is wrong, so that the rule matches nothing.
  var matchesNothing: Bool { parts.contains { $0.problem != nil } }

  /// URLs among which are all that the rule matches; `nil` when it matches nothing.
  var widest: RegularExpression? {
    if matchesNothing { return nil }
    let path = parts.first { $0.part == .path }?.expression
    return urls ?? URLLanguage(path: path, query: nil, fragment: nil).expression
  }

  /// The URLs that the rule matches; `nil` when a pattern is wrong or it cannot be written out.
  var urls: RegularExpression? {
    var (path, query, fragment): (RegularExpression?, RegularExpression?, RegularExpression?)
    var items: [QueryLanguage.Item] = []
    for part in parts {
      guard let expression = part.expression else { return nil }
      switch part.part {
      case .path: path = expression
      case .query: query = expression
      case .fragment: fragment = expression
      case .item(let name):
        let bytes = Array(name.utf8)
        let isWritten = bytes.allSatisfy { QueryLanguage.alphabet.contains($0) && $0 != 0x3D }
        guard isWritten, !bytes.isEmpty else { return nil }
        let mayBeEmpty = expression.acceptsEmptyWord
        items.append(
          .init(
            name: bytes,
            values: expression,
            mayBeEmpty: mayBeEmpty,
            mayBeAbsent: mayBeEmpty && absentItemsAreEmpty
          )
        )
      }
    }
    if !items.isEmpty {
      guard let expression = QueryLanguage.expression(of: items) else { return nil }
      query = expression
    }
    return URLLanguage(path: path, query: query, fragment: fragment).expression
  }
}
