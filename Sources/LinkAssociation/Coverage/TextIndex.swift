/// Finds which of many languages may have a word, by pieces of text that all their words have.
struct TextIndex: Sendable {
  /// The languages by the piece that the fewest others have too.
  private var numbers: [UInt64: [Int]] = [:]

  /// The languages of which no piece is known.
  private var others: [Int] = []

  /// Makes an index; a language that isn't in the list is never found, one without text always.
  init(_ texts: [(number: Int, text: RequiredText)]) {
    var counts: [UInt64: Int] = [:]
    for (_, text) in texts { for gram in text.grams { counts[gram, default: 0] += 1 } }
    for (number, text) in texts {
      // The rarest excludes most; of those the greatest, so that the answer is the same each time.
      let best = text.grams.min { (counts[$0] ?? 0, ~$0) < (counts[$1] ?? 0, ~$1) }
      if let best { numbers[best, default: []].append(number) } else { others.append(number) }
    }
  }

  /// The languages that may have a word, which begins with a path, in order.
  func candidates(for word: [UInt8]) -> [Int] {
    let found = RequiredText.grams(of: word).flatMap { numbers[$0] ?? [] }
    return (others + found).sorted()
  }
}
