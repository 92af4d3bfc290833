import HTTPTypes
import Hummingbird

/// A request, with what of it counts.
struct ServedRequest: Sendable {
  let request: Request

  /// The address of the client, as far as it's known.
  let client: String

  /// Whether the client is a program of this machine, and not one that a proxy speaks for.
  let isLocal: Bool

  /// Whose requests count together: an address, or for IPv6 the network of a household.
  var network: String {
    guard client.contains(":"), !client.contains(".") else { return client }
    let halves = client.split(separator: "::", maxSplits: 1, omittingEmptySubsequences: false)
    let first = halves[0].split(separator: ":")
    let zeros = [Substring](repeating: "0", count: max(4 - first.count, 0))
    return (first.prefix(4) + (halves.count > 1 ? zeros[...] : [])).joined(separator: ":")
  }

  /// The address in what a proxy wrote: some add the port, and brackets around IPv6.
  static func address(in written: some StringProtocol) -> String {
    let text = written.filter { $0 != " " }
    if text.first == "[", let end = text.firstIndex(of: "]") {
      return String(text[text.index(after: text.startIndex)..<end])
    }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    return parts.count == 2 ? String(parts[0]) : String(text)
  }

  var userAgent: String? { request.headers[.userAgent] }
  var acceptLanguage: String? { request.headers[.acceptLanguage] }

  /// Whether the answer is meant to be read.
  var isReading: Bool { request.method == .get }
}

extension Response {
  /// A text, for programs.
  static func text(
    _ status: HTTPResponse.Status,
    _ text: String,
    _ headers: HTTPFields = [:]
  ) -> Response {
    var headers = headers
    headers[.contentType] = "text/plain; charset=utf-8"
    headers[.cacheControl] = "no-store"
    headers[.contentTypeOptions] = "nosniff"
    return Response(
      status: status,
      headers: headers,
      body: ResponseBody(byteBuffer: .init(string: text))
    )
  }

  /// The answer while the store is away.
  static var unavailable: Response {
    .text(.serviceUnavailable, "This page can't be shown just now.\n", [.retryAfter: "5"])
  }

  /// The answer to a method that a path doesn't know.
  static func notAllowed(_ methods: String) -> Response {
    .text(.methodNotAllowed, "The methods here are \(methods).\n", [.allow: methods])
  }
}

extension HTTPField.Name {
  /// Whether browsers guess what a content is.
  static var contentTypeOptions: Self { xContentTypeOptions }
}
