import BenchmarkHarness
import Foundation
import LinkPatterns

/// What apps also write by hand: a regular expression a route, compiled once, tried in order.
struct RegexMatchWorkload: Workload, @unchecked Sendable {
  /// The regular expressions; they are not changed, and Foundation's are safe to share.
  let expressions: [NSRegularExpression]

  /// The paths.
  let paths: [String]

  /// How many paths there are.
  var itemCount: Int { paths.count }

  /// Prepares to look up, unless there are too many routes.
  init?(_ input: MatchTable, limit: Int = 1000) {
    guard input.patterns.count <= limit else { return nil }
    var expressions: [NSRegularExpression] = []
    for pattern in input.patterns {
      let parts = pattern.text.split(separator: "/").map { part in
        part.hasPrefix(":") ? "([^/]+)" : NSRegularExpression.escapedPattern(for: String(part))
      }
      let text = "^/" + parts.joined(separator: "/") + "/?$"
      guard let expression = try? NSRegularExpression(pattern: text) else { return nil }
      expressions.append(expression)
    }
    self.expressions = expressions
    paths = input.queries.map(\.path)
  }

  /// Looks up every path.
  func pass() -> Int {
    var sum = 0
    for path in paths {
      let range = NSRange(path.startIndex..., in: path)
      for (route, expression) in expressions.enumerated() {
        guard let match = expression.firstMatch(in: path, range: range) else { continue }
        sum &+= route &+ match.numberOfRanges
        break
      }
    }
    return sum
  }
}
