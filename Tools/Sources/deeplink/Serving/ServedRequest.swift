import FlyingFox

/// A request that was answered, for the person who watches.
struct ServedRequest: JSONDocument {
  /// The method, such as `GET`.
  let method: String

  /// The requested path.
  let path: String

  /// The status of the answer.
  let status: Int

  /// Notes a request.
  init(_ request: HTTPRequest, _ response: HTTPResponse) {
    method = request.method.rawValue
    path = request.path
    status = response.statusCode.code
  }

  /// The request on one line.
  var text: String { "\(status) \(TerminalText(method).text) \(TerminalText(path).text)" }
}
