import URLPattern

/// The JSON that `deeplink split --json` prints for one URL: its components by the URL Standard.
///
/// Every key is always there; what the URL does not have is `null`, and with an `error` so is
/// everything else but `url`.
struct SplitDocument: JSONDocument {
  /// The names of the members.
  private enum Key: CodingKey {
    case url, scheme, username, password, host, port, path, query, fragment, href, error
  }

  /// The text as received, repaired where it is not UTF-8.
  private let url: String

  /// The URL; `nil` when the text is not a URL.
  private let record: URLRecord?

  /// Why the text is not a URL; `nil` when it is one.
  let failure: FailureDocument?

  /// Reads a URL.
  init(_ bytes: [UInt8]) {
    url = String(decoding: bytes, as: UTF8.self)
    do {
      record = try URLRecord(utf8: bytes)
      failure = nil
    } catch {
      record = nil
      failure = FailureDocument(
        code: error.code.name,
        utf8Offset: error.utf8Offset,
        message: error.description
      )
    }
  }

  /// Writes all members, also those that are `nil`.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(url, forKey: .url)
    try container.encode(record?.scheme, forKey: .scheme)
    try container.encode(Self.present(record?.username), forKey: .username)
    try container.encode(Self.present(record?.password), forKey: .password)
    try container.encode(record?.host?.text, forKey: .host)
    try container.encode(record?.port, forKey: .port)
    try container.encode(record?.path.text, forKey: .path)
    try container.encode(record?.query, forKey: .query)
    try container.encode(record?.fragment, forKey: .fragment)
    try container.encode(record?.href, forKey: .href)
    try container.encode(failure, forKey: .error)
  }

  /// A component that is not there when it is empty.
  private static func present(_ text: String?) -> String? {
    text?.isEmpty == false ? text : nil
  }
}
