import LinkPatterns

/// The languages of segments and of rests in an audit, each once, and the proofs about pairs of them.
///
/// Tables use the same few languages again and again, so a proof about two of them is kept.
struct AuditLanguages {
  /// A language: of one segment, which has no slash, or of the end of a path, which begins with one
  /// if there is anything.
  struct Language {
    /// Its words.
    let expression: RegularExpression
    /// Its automaton; `nil` when it would be too large.
    let program: ExpressionProgram?
    /// Its only word, when it is literal text.
    let literal: [UInt8]?
    /// Whether it is all texts that begin with a slash.
    let isAnything: Bool
    /// Whether it is the end of a path where none is left.
    var isNothing: Bool { expression == .empty }
  }

  /// Two numbers, in order.
  struct Pair: Hashable {
    /// The first.
    let left: Int
    /// The second.
    let right: Int
  }

  /// The bytes that witnesses may have: those that the path of a canonical URL has.
  static let alphabet = ByteSet(
    (0x21...0x7E).filter { !PercentEncodeSet.path.contains($0) && $0 != UInt8(ascii: "\\") }
  )

  /// The bytes that are easy to read, which are tried for a witness of the same length: the easiest first.
  static let readable: [ByteSet] = {
    let capitals = ByteSet(UInt8(ascii: "A")...UInt8(ascii: "Z"))
    let plain = ByteSet.wordBytes.union(ByteSet([UInt8(ascii: "/")])).subtracting(capitals)
    let marked = plain.union(ByteSet("-.~".utf8))
    return [plain, marked, marked.union(capitals)]
  }()

  /// The number of states at which a search ends without an answer.
  let stateLimit: Int
  /// The languages by number.
  private(set) var languages: [Language] = []
  /// The numbers of the languages.
  private var numbers: [RegularExpression: Int] = [:]
  /// A shortest word of each language, found on demand.
  private var shortest: [Int: AutomatonWitness] = [:]
  /// A shortest common word of two languages, found on demand.
  private var common: [Pair: AutomatonWitness] = [:]
  /// Whether a language is within another, found on demand.
  private var inclusions: [Pair: AutomatonInclusion] = [:]

  /// Creates an empty list.
  init(stateLimit: Int) {
    self.stateLimit = stateLimit
  }

  /// Finds or gives the number of a language.
  mutating func number(of expression: RegularExpression) -> Int {
    if let number = numbers[expression] { return number }
    let number = languages.count
    let literal: [UInt8]? = if case .literal(let bytes) = expression { bytes } else { nil }
    languages.append(
      Language(
        expression: expression,
        program: try? ExpressionProgram(expression),
        literal: literal,
        isAnything: expression == .joined([.slash, .anything])
      )
    )
    numbers[expression] = number
    return number
  }

  /// A shortest word of a language.
  mutating func shortestWord(of number: Int) -> AutomatonWitness {
    if let known = shortest[number] { return known }
    let language = languages[number]
    let answer =
      language.literal.map(AutomatonWitness.word)
      ?? Self.readableWord { [stateLimit] alphabet in
        language.program?.shortestWord(in: alphabet, stateLimit: stateLimit)
      }
    shortest[number] = answer
    return answer
  }

  /// A shortest word that two languages have in common.
  mutating func commonWord(_ left: Int, _ right: Int) -> AutomatonWitness {
    if left == right { return shortestWord(of: left) }
    if languages[left].isAnything, !languages[right].isNothing { return shortestWord(of: right) }
    if languages[right].isAnything, !languages[left].isNothing { return shortestWord(of: left) }
    let pair = Pair(left: min(left, right), right: max(left, right))
    if let known = common[pair] { return known }
    let (first, second) = (languages[pair.left], languages[pair.right])
    let answer: AutomatonWitness
    if let literal = first.literal {
      answer = Self.word(literal, in: second)
    } else if let literal = second.literal {
      answer = Self.word(literal, in: first)
    } else {
      answer = Self.readableWord { [stateLimit] alphabet in
        guard let left = first.program, let right = second.program else { return nil }
        return left.shortestCommonWord(with: right, in: alphabet, stateLimit: stateLimit)
      }
    }
    common[pair] = answer
    return answer
  }

  /// Returns whether every word of a language is one of another.
  mutating func inclusion(of left: Int, in right: Int) -> AutomatonInclusion {
    if left == right { return .included }
    if languages[right].isAnything, !languages[left].isNothing { return .included }
    let pair = Pair(left: left, right: right)
    if let known = inclusions[pair] { return known }
    let (first, second) = (languages[left], languages[right])
    let answer: AutomatonInclusion
    if let literal = first.literal {
      switch Self.word(literal, in: second) {
      case .word: answer = .included
      case .none: answer = .counterexample(literal)
      case .undecided(let states): answer = .undecided(states: states)
      }
    } else if let left = first.program, let right = second.program {
      answer = left.inclusion(in: right, alphabet: Self.alphabet, stateLimit: stateLimit)
    } else {
      answer = .undecided(states: 0)
    }
    inclusions[pair] = answer
    return answer
  }

  /// Returns whether a language has a word.
  private static func word(_ word: [UInt8], in language: Language) -> AutomatonWitness {
    if let literal = language.literal { return literal == word ? .word(word) : .none }
    guard let program = language.program, let accepts = try? program.accepts(word) else {
      return .undecided(states: 0)
    }
    return accepts ? .word(word) : .none
  }

  /// A shortest word that some languages have and others have not, easy to read when there is one.
  static func commonWord(
    of needed: [ExpressionProgram],
    outOf rivals: [ExpressionProgram] = [],
    _ stateLimit: Int
  ) -> AutomatonWitness {
    var search = AutomatonCombination(needed + rivals, stateLimit: stateLimit)
    return readableWord { alphabet in
      search.shortestWord(in: alphabet, needing: Array(needed.indices)) { accepts in
        accepts[..<needed.count].allSatisfy(\.self) && !accepts[needed.count...].contains(true)
      }
    }
  }

  /// Searches again, so that a shortest word is found that is easy to read when there is one.
  static func readableWord(_ search: (ByteSet) -> AutomatonWitness?) -> AutomatonWitness {
    guard let answer = search(alphabet) else { return .undecided(states: 0) }
    guard case .word(let word) = answer else { return answer }
    // The search prefers '!', the smallest byte, as a filler; any other punctuation is required by the pattern.
    let easy = readable.reduce(ByteSet([UInt8(ascii: "!")])) { $0.union($1) }
    let marks = ByteSet(word.filter { !easy.contains($0) })
    for bytes in readable + readable.prefix(1).map({ $0.union(marks) }) {
      guard case .word(let better)? = search(bytes), better.count == word.count,
        !zip(better, better.dropFirst()).contains(where: isTwoSlashes)
      else { continue }
      return .word(better)
    }
    return answer
  }

  /// Returns whether two bytes are slashes, between which a segment is empty.
  private static func isTwoSlashes(_ first: UInt8, _ second: UInt8) -> Bool {
    first == UInt8(ascii: "/") && second == first
  }
}
