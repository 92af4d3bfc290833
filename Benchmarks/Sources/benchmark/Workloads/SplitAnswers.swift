import Foundation
import LinkPatterns

/// Compares what the split finds with what Foundation's `URLComponents` finds.
enum SplitAnswers {
  /// Tells what is wrong with the split of a URL.
  ///
  /// A refusal is right when the rules for links ask for it: a port that is not the default one.
  static func fault(_ url: String) -> String? {
    guard let components = URLComponents(string: url), components.string == url else {
      return "\(url): Foundation does not take it as it is"
    }
    let layout: URLLayout
    do {
      layout = try URLLayout(of: url)
    } catch {
      if error.code == .port, let port = components.port, port != defaultPort(components) {
        return nil
      }
      return "\(url): refused: \(error)"
    }
    let parts = [
      ("scheme", Optional(layout.scheme), components.rangeOfScheme),
      ("path", layout.path, components.rangeOfPath),
      ("query", layout.query, components.rangeOfQuery),
    ]
    let wrong = parts.filter { $0.1 != offsets($0.2, in: url) }.map(\.0)
    return wrong.isEmpty ? nil : "\(url): other \(wrong.joined(separator: ", ")) than Foundation"
  }

  /// The port that a scheme has without one.
  private static func defaultPort(_ components: URLComponents) -> Int? {
    ["http": 80, "https": 443][components.scheme?.lowercased() ?? ""]
  }

  /// A range as byte offsets.
  private static func offsets(_ range: Range<String.Index>?, in text: String) -> Range<Int>? {
    range.map {
      let start = text.utf8.distance(from: text.startIndex, to: $0.lowerBound)
      return start..<(start + text.utf8.distance(from: $0.lowerBound, to: $0.upperBound))
    }
  }
}
