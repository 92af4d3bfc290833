import HTTPTypes
import Hummingbird
import LinkPages
import ShortLinks

/// Sends each request to what answers it.
struct ServiceResponder: HTTPResponder {
  let settings: ServiceSettings
  let hosts: HostList
  let files: AssociationFiles
  let pages: LinkPageResponder
  let api: APIResponder
  let claims: ClaimResponder
  let store: any LinkStore
  let metrics: ServiceMetrics

  /// Answers a request.
  func respond(to request: Request, context: ServiceContext) async throws -> Response {
    let start = SuspendingClock.now
    var (kind, response) = await answer(to: served(request, context.peer))
    if request.method == .head { response = response.withoutBody }
    metrics.record(kind, status: response.status.code, SuspendingClock.now - start)
    return response
  }

  /// The request, with the client that a trusted proxy speaks for.
  private func served(_ request: Request, _ peer: String) -> ServedRequest {
    let forwarded = request.headers[values: .forwardedFor].last
    let isTrusted = settings.trustedProxies.contains(peer)
    // A proxy appends the address that it saw; a client can write any before it.
    let named = forwarded?.split(separator: ",").last.map { ServedRequest.address(in: $0) }
    return ServedRequest(
      request: request,
      client: isTrusted ? named.map { String($0.prefix(64)) } ?? peer : peer,
      isLocal: forwarded == nil && (peer == "127.0.0.1" || peer == "::1")
    )
  }

  /// Answers a request, and says of which kind it was.
  private func answer(to request: ServedRequest) async -> (ServiceMetrics.Kind, Response) {
    let target = request.request.head.path ?? ""
    guard target.utf8.first == UInt8(ascii: "/") else {
      return (.other, .text(.badRequest, "The request's target is not a path.\n"))
    }
    // NIO takes the first Host out of the fields; one that is left is a second one, which another proxy may believe.
    guard !request.request.headers.contains(.host) else {
      return (.other, .text(.badRequest, "The request has two hosts.\n"))
    }
    let end = target.utf8.firstIndex(of: UInt8(ascii: "?")) ?? target.endIndex
    let (path, query) = (target[..<end], target[end...].dropFirst())
    if let response = await ownResponse(at: path, request) { return (.other, response) }
    guard let domain = hosts.domain(of: request.request.head.authority) else {
      return (.other, .text(.misdirectedRequest, "This domain is not served here.\n"))
    }
    if Self.isBelow(path, APIResponder.path) {
      return (.api, await api.response(at: path, request))
    }
    if path == ClaimResponder.path { return (.api, await claims.present(request)) }
    if let code = claimedCode(path) { return (.claim, await claims.make(code, request)) }
    guard request.request.method == .get || request.request.method == .head else {
      return (.other, .notAllowed("GET, HEAD"))
    }
    if let file = files.response(at: path, request.request) { return (.file, file) }
    guard path.hasPrefix(settings.shortPath) else {
      return (.page, pages.page(at: target, domain: domain, request))
    }
    let rest = path.dropFirst(settings.shortPath.count)
    guard rest.hasSuffix("/store") else {
      return (.short, await shortPage(String(rest), query, request))
    }
    return (.store, await pages.store(String(rest.dropLast(6)), query: query, request))
  }

  /// Answers with the page of a short link, and with its claim when the query names one.
  private func shortPage(
    _ code: String,
    _ query: Substring,
    _ request: ServedRequest
  ) async -> Response {
    let claim: LinkPageClaim?
    do throws(LinkStoreError) {
      claim = try await claims.claim(of: code, in: query)
    } catch {
      // The page needs no claim, and the link may be in the cache.
      claim = nil
    }
    return await pages.shortPage(code, claim, request)
  }

  /// The code in the path of a form that makes a claim; `nil` for another path.
  private func claimedCode(_ path: Substring) -> String? {
    guard path.hasPrefix(settings.shortPath), path.hasSuffix("/claim") else { return nil }
    let code = String(path.dropFirst(settings.shortPath.count).dropLast("/claim".count))
    return ShortCode.isValid(code) ? code : nil
  }

  /// Answers for the service itself, at every domain; `nil` at another path.
  private func ownResponse(at path: Substring, _ request: ServedRequest) async -> Response? {
    switch path {
    case "/health/live": return .json(.ok, ["status": "ok"])
    case "/health", "/health/ready":
      do throws(LinkStoreError) {
        try await store.check()
        return .json(.ok, ["status": "ok", "database": "ok"])
      } catch {
        return .json(.serviceUnavailable, ["status": "unavailable", "database": error.code.name])
      }
    case "/metrics":
      guard await mayReadMetrics(request) else { return APIProblem.unauthorized.response }
      return .text(.ok, metrics.text)
    default: return nil
    }
  }

  /// Whether the client may read the numbers of the service: a program of this machine, or one with a key.
  private func mayReadMetrics(_ request: ServedRequest) async -> Bool {
    if request.isLocal { return true }
    do throws(APIProblem) { return try await api.key(of: request) != nil } catch { return false }
  }

  /// Whether a path is another one, or below it.
  private static func isBelow(_ path: Substring, _ other: String) -> Bool {
    path.hasPrefix(other) && (path.utf8.count == other.utf8.count || path.hasPrefix("\(other)/"))
  }
}

extension HTTPField.Name {
  /// The domain that is asked.
  fileprivate static let host = HTTPField.Name("Host") ?? .via

  /// The addresses that proxies saw.
  fileprivate static let forwardedFor = HTTPField.Name("X-Forwarded-For") ?? .via
}

extension Response {
  /// The same answer to a request that asks for the headers only.
  fileprivate var withoutBody: Response {
    var headers = headers
    headers[.contentLength] = body.contentLength.map(String.init) ?? headers[.contentLength]
    return Response(status: status, headers: headers, body: ResponseBody())
  }
}
