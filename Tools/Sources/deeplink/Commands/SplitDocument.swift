/// What a router reads of a URL, for `deeplink split`: lines of text, or an object of JSON.
///
/// Every key of the object is always there. What the URL does not have is `null`, and with an `error` so is
/// everything else but `url`.
struct SplitDocument: JSONDocument {
  /// The names of the members.
  private enum Key: CodingKey {
    case url, canonical, prefix, scheme, host, port, path, segments, items, fragment, error
  }

  /// The text as received, repaired where it is not UTF-8.
  let url: String

  /// What was read, or why the text is refused.
  let result: Result<SplitParts, FailureDocument>

  /// Reads a text.
  init(_ input: SplitInput, hasFixedHost: Bool) {
    url = input.text
    result = Result { () throws(FailureDocument) in
      SplitParts(try input.url(), hasFixedHost: hasFixedHost)
    }
  }

  /// Why the text is refused; `nil` when it is not.
  var error: FailureDocument? { if case .failure(let error) = result { error } else { nil } }

  /// Writes all members, also those that are `nil`.
  func encode(to encoder: any Encoder) throws {
    let parts = try? result.get()
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(url, forKey: .url)
    try container.encode(parts?.canonical, forKey: .canonical)
    try container.encode(parts?.prefix, forKey: .prefix)
    try container.encode(parts?.scheme, forKey: .scheme)
    try container.encode(parts?.host, forKey: .host)
    try container.encode(parts?.port, forKey: .port)
    try container.encode(parts?.path, forKey: .path)
    try container.encode(parts?.segments, forKey: .segments)
    try container.encode(parts?.items, forKey: .items)
    try container.encode(parts?.fragment, forKey: .fragment)
    try container.encode(error, forKey: .error)
  }
}
