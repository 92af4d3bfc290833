/// What a pattern says of a URL, for `deeplink pattern test`: lines of text, or an object of JSON.
///
/// Every key of the object is always there: `url`, `match`, `values` by name, `error`. What is absent or does not
/// apply is `null`.
struct PatternTestDocument: JSONDocument {
  /// The names of the members.
  private enum Key: CodingKey {
    case url, match, values, error
  }

  /// What was found out.
  enum Answer {
    /// The pattern is not one.
    case refused(FailureDocument)

    /// The URL as typed, and why it does not match.
    case mismatch(url: String, FailureDocument)

    /// The URL as typed, and the values of the parameters, in the order of the pattern.
    case match(url: String, [(name: String, text: String?)])
  }

  /// What was found out.
  let answer: Answer

  /// Describes a pattern that was refused.
  init(_ error: FailureDocument) { answer = .refused(error) }

  /// Matches a URL.
  init(_ input: SplitInput, _ pattern: TestedPattern) {
    do throws(FailureDocument) {
      answer = .match(url: input.text, try pattern.values(of: input))
    } catch {
      answer = .mismatch(url: input.text, error)
    }
  }

  /// Whether the URL matches.
  var isMatch: Bool { if case .match = answer { true } else { false } }

  /// Writes all members, also those that are `nil`.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    var (url, match, values): (String?, Bool?, [String: String?]?) = (nil, nil, nil)
    var failure: FailureDocument?
    switch answer {
    case .refused(let error): failure = error
    case .mismatch(let text, let error): (url, match, failure) = (text, false, error)
    case .match(let text, let pairs):
      (url, match) = (text, true)
      values = Dictionary(pairs.map { ($0.name, $0.text) }) { first, _ in first }
    }
    try container.encode(url, forKey: .url)
    try container.encode(match, forKey: .match)
    try container.encode(values, forKey: .values)
    try container.encode(failure, forKey: .error)
  }
}
