import LocalServer

/// A request that was answered, for the person who watches.
struct ServedRequest: JSONDocument {
  /// The method, such as `GET`.
  let method: String

  /// The requested path.
  let path: String

  /// The status of the answer.
  let status: Int

  /// Notes a request.
  init(_ request: LocalRequest, _ response: LocalResponse) {
    method = request.method
    path = request.path
    status = response.status
  }

  /// The request on one line.
  var text: String { "\(status) \(TerminalText(method).text) \(TerminalText(path).text)" }
}
