/// What a pattern says of a URL, for `deeplink pattern test`: lines of text, or an object of JSON.
///
/// Every key of the object is always there: `url`, `match`, `values` by name, `error`. What is absent or does not
/// apply is `null`.
struct PatternTestDocument: JSONDocument {
  /// The names of the members.
  private enum Key: CodingKey {
    case url, match, values, error
  }

  /// The URL as typed; `nil` when the pattern is not one.
  let url: String?

  /// Whether the URL matches; `nil` when the pattern is not one.
  let match: Bool?

  /// The values of the parameters, in the order of the pattern; `nil` without a match.
  let values: [(name: String, text: String?)]?

  /// Why the URL does not match, or why the pattern is not one.
  let error: FailureDocument?

  /// Describes a pattern that was refused.
  init(_ error: FailureDocument) {
    (url, match, values, self.error) = (nil, nil, nil, error)
  }

  /// Matches a URL.
  init(_ input: SplitInput, _ pattern: TestedPattern) {
    url = input.text
    do throws(FailureDocument) {
      values = try pattern.values(of: input)
      (match, error) = (true, nil)
    } catch {
      (match, values, self.error) = (false, nil, error)
    }
  }

  /// Writes all members, also those that are `nil`.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(url, forKey: .url)
    try container.encode(match, forKey: .match)
    let pairs = values?.map { ($0.name, $0.text) }
    try container.encode(pairs.map { Dictionary($0) { first, _ in first } }, forKey: .values)
    try container.encode(error, forKey: .error)
  }
}
