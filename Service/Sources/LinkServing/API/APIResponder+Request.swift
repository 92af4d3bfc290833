import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import ShortLinks

extension APIResponder {
  /// The key of a request; `nil` without one.
  ///
  /// A key that isn't valid is refused, and each client is kept to its rate before anything else is done.
  func key(of request: ServedRequest) async throws(APIProblem) -> AccessKey? {
    guard let header = request.request.headers[.authorization] else {
      try keepToRate("address \(request.network)")
      return nil
    }
    let parts = header.split(separator: " ")
    guard parts.count == 2, parts[0].lowercased() == "bearer", parts[1].utf8.count <= 200 else {
      try keepToRate("address \(request.network)")
      throw .unauthorized
    }
    let hash = AccessKey.hash(of: String(parts[1]))
    let key = try await stored { store throws(LinkStoreError) in try await store.key(withHash: hash)
    }
    guard let key else {
      try keepToRate("address \(request.network)")
      throw .unauthorized
    }
    try keepToRate("key \(key.name)")
    return key
  }

  /// Refuses a client that asks too often.
  private func keepToRate(_ client: String) throws(APIProblem) {
    guard let wait = limiter.wait(of: client) else { return }
    throw APIProblem(
      .tooManyRequests,
      "rateLimited",
      "There were more than \(settings.limits.requests) requests in ten seconds.",
      fix: "Ask again in \(wait) s.",
      [.retryAfter: "\(wait)"]
    )
  }

  /// The body of a request.
  func body(of request: ServedRequest) async throws(APIProblem) -> Data {
    let limit = settings.limits.body
    let tooLarge = APIProblem(
      .contentTooLarge,
      "tooLarge",
      "The body has more than \(limit) bytes.",
      [.connection: "close"]
    )
    if let length = request.request.headers[.contentLength].flatMap({ Int($0) }), length > limit {
      throw tooLarge
    }
    do {
      let buffer = try await request.request.body.collect(upTo: limit)
      return Data(buffer.readableBytesView)
    } catch is NIOTooManyBytesError {
      throw tooLarge
    } catch {
      throw APIProblem(.badRequest, "body", "The body did not arrive as a whole.")
    }
  }

  /// Asks the store; a store that is away is a problem of the API.
  func stored<Value: Sendable>(
    _ work: @Sendable (any LinkStore) async throws(LinkStoreError) -> Value
  ) async throws(APIProblem) -> Value {
    do throws(LinkStoreError) {
      return try await work(store)
    } catch {
      logger.error("store failed", metadata: ["code": "\(error.code.name)", "message": "\(error)"])
      throw .unavailable
    }
  }

  /// A method that a path doesn't know.
  static func notAllowed(_ methods: String) -> APIProblem {
    APIProblem(
      .methodNotAllowed,
      "methodNotAllowed",
      "The methods here are \(methods).",
      [.allow: methods]
    )
  }
}
