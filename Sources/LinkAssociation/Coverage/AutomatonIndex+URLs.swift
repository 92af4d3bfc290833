import LinkAnalysis
import LinkPatterns

extension AutomatonIndex {
  /// The most steps that one search for URLs may take; some hundred thousand pairs of places.
  private static let maximumSteps = 64_000_000

  /// Finds the languages that may have URLs of another, in order.
  func related(to urls: RegularExpression) -> [Int] {
    AutomatonIndex([urls]).intersections(with: self)[0]
  }

  /// Finds for each language the numbers of those among others that may have URLs in common with it, in order.
  func intersections(with other: AutomatonIndex) -> [[Int]] {
    var steps = Self.maximumSteps
    return intersections(with: other, in: RuleLanguages.alphabet, steps: &steps)
  }
}
