/// What the parameters of a table must look like, each language once.
struct SegmentTestIndex: ~Copyable {
  private let limits: PatternLimits
  /// The tests, by their number.
  private(set) var all: ContiguousArray<SegmentTest> = []
  /// What takes the place of a test in a host, where literals match in either case.
  private(set) var hosts: ContiguousArray<UInt32> = []
  /// The languages of the tests, to know them again.
  private var languages: [LanguageExpression: Int] = [:]

  init(limits: PatternLimits) {
    self.limits = limits
  }

  /// Whether a test takes more instructions than the limits allow, so that nothing passes it.
  var hasAnyOverLimit: Bool { all.contains { $0.isOverLimit } }

  /// Finds or gives the number of a language; `inHost` is its like in the place of a host.
  mutating func number(
    of language: LanguageExpression,
    inHost host: LanguageExpression? = nil
  ) -> Int {
    let number = self.number(language)
    guard let host else { return number }
    hosts[number] = UInt32(truncatingIfNeeded: self.number(host))
    return number
  }

  private mutating func number(_ language: LanguageExpression) -> Int {
    if let number = languages[language] { return number }
    let number = all.count
    languages[language] = number
    all.append(SegmentTest(language, limits: limits))
    hosts.append(UInt32(truncatingIfNeeded: number))
    return number
  }
}
