/// A request to a server on this machine.
public struct LocalRequest: Sendable {
  /// The method.
  public let method: String

  /// The path, as it was sent.
  public let path: String

  /// The query, as it was sent, without its mark.
  public let query: String

  /// The fields of the head, in order.
  let fields: [(name: String, value: String)]

  /// The body.
  public let body: [UInt8]

  /// Returns the first value of a field of the head, by its name in any case.
  public func field(_ name: String) -> String? {
    fields.first { $0.name.lowercased() == name.lowercased() }?.value
  }
}

/// The answer to a request.
public struct LocalResponse: Sendable {
  /// The body of an answer.
  public enum Body: Sendable {
    /// All of it.
    case bytes([UInt8])

    /// Chunks as they come, until the client goes.
    case chunks(AsyncStream<[UInt8]>)
  }

  /// The status.
  public let status: Int

  /// The fields of the head, in order; the length of the body is added where it is known.
  public let fields: [(String, String)]

  /// The body.
  public let body: Body

  /// Creates an answer.
  ///
  /// - Parameters:
  ///   - status: The status code of HTTP.
  ///   - fields: The fields of the head.
  ///   - body: What follows the head.
  public init(_ status: Int, _ fields: [(String, String)] = [], body: Body = .bytes([])) {
    (self.status, self.fields, self.body) = (status, fields, body)
  }
}
