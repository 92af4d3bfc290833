import Foundation
import HTTPTypes
import Hummingbird
import LinkRouting
import NIOCore

/// Why the API did not do what it was asked.
struct APIProblem: Error, Sendable {
  let status: HTTPResponse.Status
  let code: String
  let message: String
  let fix: String?
  var headers: HTTPFields = [:]

  init(
    _ status: HTTPResponse.Status,
    _ code: String,
    _ message: String,
    fix: String? = nil,
    _ headers: HTTPFields = [:]
  ) {
    (self.status, self.code, self.message) = (status, code, message)
    (self.fix, self.headers) = (fix, headers)
  }

  /// A link that no route takes, with the texts of `deeplink explain`.
  init(_ failure: LinkFailure) {
    self.init(
      .unprocessableContent,
      failure.code.rawValue,
      failure.message,
      fix: failure.fix
    )
  }

  /// There is no such link, or it's not open: the two are not told apart.
  static let notFound = APIProblem(.notFound, "notFound", "There is no such link.")

  static let unavailable = APIProblem(
    .serviceUnavailable,
    "unavailable",
    "The database can't be used just now, so nothing was changed.",
    fix: "Ask again in a few seconds.",
    [.retryAfter: "5"]
  )

  static let unauthorized = APIProblem(
    .unauthorized,
    "unauthorized",
    "The request has no valid key.",
    fix: "Send the header 'Authorization: Bearer KEY'. Make a key with 'link-service key create'.",
    [.wwwAuthenticate: "Bearer"]
  )

  static let forbidden = APIProblem(
    .forbidden,
    "forbidden",
    "The key may only read.",
    fix: "Use a key with the scope 'write'."
  )

  /// The answer: `{"error": {"code", "message", "fix"}}`.
  var response: Response {
    .json(status, ErrorDocument(error: .init(code: code, message: message, fix: fix)), headers)
  }
}

/// The document of a problem.
private struct ErrorDocument: Encodable {
  /// Its only member.
  struct Details: Encodable {
    let code: String
    let message: String
    let fix: String?

    private enum Key: CodingKey {
      case code, message, fix
    }

    /// Writes all members, also one that is `nil`.
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(code, forKey: .code)
      try container.encode(message, forKey: .message)
      try container.encode(fix, forKey: .fix)
    }
  }

  let error: Details
}

extension Response {
  /// A document of JSON.
  static func json(
    _ status: HTTPResponse.Status,
    _ document: some Encodable,
    _ headers: HTTPFields = [:]
  ) -> Response {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var body = (try? encoder.encode(document)) ?? Data("{}".utf8)
    body.append(UInt8(ascii: "\n"))
    var headers = headers
    headers[.contentType] = "application/json"
    headers[.cacheControl] = "no-store"
    headers[.contentTypeOptions] = "nosniff"
    return Response(
      status: status,
      headers: headers,
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: body))
    )
  }
}
