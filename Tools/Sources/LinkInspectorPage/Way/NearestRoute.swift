import LinkAnalysis
import LinkPatterns
import LinkRouting

/// A route that came near a URL, with the segment that differs.
struct NearestRoute: Encodable, Hashable {
  /// The name of the route.
  let route: String

  /// The pattern in pieces, the segment that differs marked.
  let pieces: [Rung.Piece]

  /// The reason why it does not match; `nil` when it accepts the URL.
  let problem: Rung.Problem?

  /// The literal that was probably meant.
  let suggestion: String?

  /// The URL with that literal in its place.
  let corrected: String?

  /// A URL that opens the route.
  let sample: String?

  /// Describes a route that came near.
  init(
    _ miss: RouteNearMiss,
    of url: LinkURL,
    at prefix: LinkPrefix?,
    sample: String?,
    opens: (String) -> Bool
  ) {
    (route, suggestion, self.sample) = (miss.route, miss.suggestion, sample)
    problem = miss.failure.map { Rung.Problem($0) }
    pieces = Self.pieces(of: miss.pattern, marking: miss.failure)
    corrected = Self.corrected(url, at: prefix, miss).flatMap { opens($0) ? $0 : nil }
  }

  /// A pattern segment by segment, as far as its slashes part segments.
  static func pieces(of pattern: String, marking failure: LinkFailure?) -> [Rung.Piece] {
    let written = pattern.utf8.first == UInt8(ascii: "/") ? String(pattern.dropFirst()) : pattern
    let isPlain = !written.utf8.contains { "(){}\\*".utf8.contains($0) }
    guard isPlain else { return [Rung.Piece(text: "/" + written, kind: "pattern")] }
    let marked = failure?.code.rawValue == "extraSegment" ? nil : failure?.segment
    let segments = written.split(separator: "/", omittingEmptySubsequences: false)
    return segments.enumerated().map { index, segment in
      Rung.Piece(
        text: "/" + segment,
        kind: segment.first == ":" ? "parameter" : "literal",
        isMarked: index + 1 == marked ? true : nil
      )
    }
  }

  /// The URL with the literal that was probably meant.
  private static func corrected(
    _ url: LinkURL,
    at prefix: LinkPrefix?,
    _ miss: RouteNearMiss
  ) -> String? {
    guard let suggestion = miss.suggestion, let segment = miss.failure?.segment, let prefix else {
      return nil
    }
    let segments = url.segments(host: prefix.hostPosition)
    guard segments.indices.contains(segment - 1) else { return nil }
    let range = segments[segment - 1]
    let bytes = Array(url.text.utf8)
    let text = bytes[..<range.lowerBound] + Array(suggestion.utf8) + bytes[range.upperBound...]
    return String(decoding: text, as: UTF8.self)
  }
}
