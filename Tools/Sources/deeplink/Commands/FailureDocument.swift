import LinkPatterns
import Foundation
import LinkPatterns
@_spi(Tools) import LinkRouting

/// The JSON for why there is no answer, the value of `error` in the documents of the commands.
struct FailureDocument: Error, Encodable {
  /// The name of the kind of error.
  let code: String

  /// Where it is in the text that is at fault, in UTF-8 code units; `nil` when it has no place.
  let utf8Offset: Int?

  /// A sentence for people.
  let message: String

  /// The fix, a sentence; `nil` when none is known.
  var fix: String?

  /// The names of the members.
  private enum Key: CodingKey {
    case code, utf8Offset, message, fix
  }

  /// Writes all members, also those that are `nil`.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(code, forKey: .code)
    try container.encode(utf8Offset, forKey: .utf8Offset)
    try container.encode(message, forKey: .message)
    try container.encode(fix, forKey: .fix)
  }
}

extension FailureDocument {
  /// Describes why a text is not a URL of a link.
  init(_ error: LinkURLError, of text: String) {
    self.init(code: error.code.name, utf8Offset: error.utf8Offset, message: error.description)
    if error.code == .internationalHost { fix = Self.asBrowsersSend(text) }
  }

  /// The advice to write a URL as browsers send it, with an ASCII host; `nil` when that is not known.
  private static func asBrowsersSend(_ text: String) -> String? {
    guard let sent = URL(string: text)?.absoluteString, sent.utf8.allSatisfy({ $0 < 0x80 }),
      (try? LinkURL(sent)) != nil
    else { return nil }
    return "Write it as browsers send it: \(sent)"
  }

  /// Describes why a URL does not match.
  init(_ failure: LinkFailure) {
    self.init(code: failure.code.rawValue, utf8Offset: nil, message: failure.message)
  }

  /// Describes why a text is not the pattern of a route.
  init(_ problem: RouteProblem) {
    if let error = problem.code.syntaxError {
      let message = error.message
      self.init(code: error.code.name, utf8Offset: error.utf8Offset, message: message)
    } else {
      self.init(
        code: problem.code.name,
        utf8Offset: problem.utf8Offset,
        message: problem.advice
      )
    }
  }
}

extension RouteProblem {
  /// Where the pattern has what the problem names: an item of the query, or a name that stands twice.
  fileprivate var utf8Offset: Int? {
    guard let parameter else { return nil }
    let places = pattern.ranges(of: parameter).map(\.lowerBound)
    let item = places.first {
      $0 > pattern.startIndex && "?&".contains(pattern[pattern.index(before: $0)])
    }
    let place = code == .template ? item ?? places.last : places.last
    return place.map { pattern.utf8.distance(from: pattern.startIndex, to: $0) }
  }
}
