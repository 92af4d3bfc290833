import LinkAnalysis
import LinkPatterns

/// A question for a URL, by the languages that it is in and those that it isn't in.
struct URLQuestion {
  /// The languages that the URL is in, all of them.
  let needed: [ExpressionProgram]

  /// Rules in the order in which they are tried: the first that has a URL decides whether it is an answer.
  var rules: [(program: ExpressionProgram, isAnswer: Bool)] = []

  /// Whether a URL is an answer that no rule has.
  var isAnswerWithoutRule = true

  /// Lists of languages; a URL that is in all the languages of one is not an answer.
  var others: [[ExpressionProgram]] = []

  /// The number of instructions of all languages.
  var size: Int { programs.reduce(0) { $0 + $1.count } }

  /// All the languages.
  private var programs: [ExpressionProgram] { needed + rules.map(\.program) + others.joined() }

  /// A shortest answer, one that is easy to read when there is one.
  func shortestURL(
    stateLimit: Int,
    steps: inout Int,
    confirmedBy isConfirmed: ([UInt8]) -> Bool = { _ in true }
  ) -> AutomatonWitness {
    RuleLanguages.word(
      in: programs,
      needing: needed.indices,
      stateLimit: stateLimit,
      steps: &steps,
      confirmedBy: isConfirmed,
      where: isAnswer
    )
  }

  /// Whether a URL is an answer that is in some of the languages.
  private func isAnswer(_ accepts: [Bool]) -> Bool {
    guard accepts[..<needed.count].allSatisfy(\.self) else { return false }
    var rest = accepts[needed.count...]
    let first = rest.prefix(rules.count).firstIndex(of: true)
    guard first.map({ rules[$0 - needed.count].isAnswer }) ?? isAnswerWithoutRule else {
      return false
    }
    rest = rest.dropFirst(rules.count)
    for other in others {
      if rest.prefix(other.count).allSatisfy(\.self) { return false }
      rest = rest.dropFirst(other.count)
    }
    return true
  }
}
