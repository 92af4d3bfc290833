import URLPattern

/// The JSON that `deeplink pattern test --json` prints for one URL, or for an invalid pattern.
///
/// Every key is always there: `url`, `match`, `groups` by component and name, `error`. What is not
/// known, did not take part, or does not apply is `null`.
struct PatternTestDocument: JSONDocument {
  /// The names of the members.
  private enum Key: CodingKey {
    case url, match, groups, error
  }

  /// The URL as typed; `nil` when the pattern is invalid.
  private let url: String?

  /// Whether the URL matches; `nil` when that is not known.
  private let match: Bool?

  /// The texts that the groups of each component matched; `nil` without a match.
  private let groups: [String: [String: String?]]?

  /// Why there is no answer.
  private let failure: FailureDocument?

  /// Describes a pattern that was refused.
  init(_ error: PatternSyntaxError) {
    (url, match, groups) = (nil, nil, nil)
    failure = FailureDocument(
      code: error.code.name,
      utf8Offset: error.utf8Offset,
      message: error.message
    )
  }

  /// Describes a text that was refused.
  init(_ url: String, _ refusal: FailureDocument) {
    (self.url, match, groups, failure) = (url, nil, nil, refusal)
  }

  /// Describes the answer for one URL.
  init(_ url: String, _ answer: Result<URLPatternResult?, URLPatternMatchError>) {
    self.url = url
    switch answer {
    case .failure(let error):
      (match, groups) = (nil, nil)
      failure = FailureDocument(code: error.code.name, utf8Offset: nil, message: error.description)
    case .success(let result):
      (match, failure) = (result != nil, nil)
      groups = result.map { result in
        let pairs = URLPattern.Component.allCases.map { component in
          let groups = result[component].groups.map { ($0.name, $0.value) }
          return (component.name, Dictionary(groups) { first, _ in first })
        }
        return Dictionary(uniqueKeysWithValues: pairs)
      }
    }
  }

  /// Writes all members, also those that are `nil`.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(url, forKey: .url)
    try container.encode(match, forKey: .match)
    try container.encode(groups, forKey: .groups)
    try container.encode(failure, forKey: .error)
  }
}
