import Foundation
import HTTPTypes
import Hummingbird
import LinkAnalysis
import LinkPages
import LinkRouting
import Logging
import NIOCore
import ShortLinks

/// Answers to programs: creates, reads and changes links.
struct APIResponder: Sendable {
  let settings: ServiceSettings
  let store: any LinkStore
  let pages: LinkPageResponder
  let limiter: RateLimiter
  let logger: Logger

  /// The path of all links, and before a code.
  static let path = "/api/links"

  /// The keys of a new link, and of one that is changed.
  private static let changeKeys = [
    "url", "screen", "values", "expires", "title", "description", "image", "campaign",
  ]

  /// Answers a request to a path below the API's.
  func response(at path: Substring, _ request: ServedRequest) async -> Response {
    do throws(APIProblem) {
      let rest = path.dropFirst(Self.path.count)
      if rest.isEmpty || rest == "/" { return try await toAll(request) }
      guard rest.first == "/", ShortCode.isValid(String(rest.dropFirst())) else {
        throw .notFound
      }
      return try await toLink(String(rest.dropFirst()), request)
    } catch {
      return error.response
    }
  }

  /// Answers a request about no link in particular.
  private func toAll(_ request: ServedRequest) async throws(APIProblem) -> Response {
    guard request.request.method == .post else { throw Self.notAllowed("POST") }
    let key = try await key(of: request)
    guard key?.scope == .write else { throw key == nil ? .unauthorized : .forbidden }
    let fields = LinkFields.self
    let body = try await body(of: request)
    return try await create(try fields.init(body, knowing: ["code"] + Self.changeKeys))
  }

  /// Answers a request about a link.
  private func toLink(
    _ code: String,
    _ request: ServedRequest
  ) async throws(APIProblem) -> Response {
    let key = try await key(of: request)
    switch request.request.method {
    case .get, .head:
      guard key != nil else { return try await expand(code, request) }
      return try await read(code)
    case .patch, .delete:
      guard let key else { throw .unauthorized }
      guard key.scope == .write else { throw .forbidden }
      if request.request.method == .delete { return try await switchOff(code) }
      let body = try await body(of: request)
      let fields = try LinkFields(body, knowing: Self.changeKeys + ["disabled"])
      return try await change(code, fields)
    default: throw Self.notAllowed("GET, HEAD, PATCH, DELETE")
    }
  }

  /// Stores a link under the code that was asked for, or under one that is made up.
  private func create(_ fields: LinkFields) async throws(APIProblem) -> Response {
    guard let destination = try fields.destination(in: settings.catalog) else {
      throw APIProblem(
        .unprocessableContent,
        "missingKey",
        "The link has no destination.",
        fix: "Send a 'url', or a 'screen' with its 'values'."
      )
    }
    let change = try fields.change(now: pages.now())
    let alias = try fields.text("code")
    if let alias, !ShortCode.isValid(alias) {
      throw APIProblem(
        .unprocessableContent,
        "code",
        "'\(alias.prefix(100))' is not a code.",
        fix: "Write 3 to 64 letters, digits, '-' and '_', a letter or digit first."
      )
    }
    var generator = SystemRandomNumberGenerator()
    // A random code is seldom taken, and five in a row practically never.
    for _ in 0..<5 {
      let code = alias ?? ShortCode.random(using: &generator)
      var link = ShortLink(code: code, url: destination.url, route: destination.route)
      change(&link)
      let made = link
      let taken = try await stored { store throws(LinkStoreError) in try await store.insert([made])
      }
      guard taken.isEmpty else {
        if alias != nil { break }
        continue
      }
      pages.links.keep(made, for: code)
      logger.info("link created", metadata: ["code": "\(code)", "route": "\(made.route)"])
      return created(made)
    }
    throw APIProblem(
      .conflict,
      "codeTaken",
      "The code '\(alias ?? "")' is taken.",
      fix: "Choose another one, or none."
    )
  }

  /// The answer to a link that was created.
  private func created(_ link: ShortLink) -> Response {
    let url = "https://\(settings.shortDomain ?? "")\(settings.shortPath)\(link.code)"
    return .json(
      .created,
      LinkDocument(link: link, kind: .created(shortURL: url)),
      [.location: "\(Self.path)/\(link.code)"]
    )
  }

  /// Tells an app where a link leads.
  private func expand(
    _ code: String,
    _ request: ServedRequest
  ) async throws(APIProblem) -> Response {
    let link: ShortLink?
    do throws(LinkStoreError) {
      link = try await pages.openLink(code)
    } catch {
      throw .unavailable
    }
    guard let link,
      settings.catalog.match(link.url, from: .universalLink).found != nil
    else { throw .notFound }
    if request.isReading {
      let day = CountedDay(code: code, day: CountedDay.day(of: pages.now()))
      pages.counts.add(LinkCounts(app: 1), to: day)
    }
    return .json(.ok, ExpandedLinkDocument(url: link.appURL))
  }

  /// Tells one with a key all of a link.
  private func read(_ code: String) async throws(APIProblem) -> Response {
    let link = try await stored { store throws(LinkStoreError) in try await store.link(code) }
    guard let link else { throw .notFound }
    return try await document(of: link)
  }

  /// Changes a link.
  private func change(_ code: String, _ fields: LinkFields) async throws(APIProblem) -> Response {
    let destination = try fields.destination(in: settings.catalog)
    let change = try fields.change(now: pages.now())
    let changed = try await update(code) { link in
      if let destination { (link.url, link.route) = (destination.url, destination.route) }
      change(&link)
    }
    return try await document(of: changed)
  }

  /// Switches a link off; its code stays taken.
  private func switchOff(_ code: String) async throws(APIProblem) -> Response {
    _ = try await update(code) { $0.isDisabled = true }
    return Response(status: .noContent, headers: [.cacheControl: "no-store"])
  }

  /// Changes a stored link.
  private func update(
    _ code: String,
    _ change: @escaping @Sendable (inout ShortLink) -> Void
  ) async throws(APIProblem) -> ShortLink {
    let changed = try await stored { store throws(LinkStoreError) in
      try await store.update(code, change)
    }
    guard let changed else { throw .notFound }
    pages.links.keep(changed, for: code)
    logger.info("link changed", metadata: ["code": "\(code)", "disabled": "\(changed.isDisabled)"])
    return changed
  }

  /// The document of a link with its counts.
  private func document(of link: ShortLink) async throws(APIProblem) -> Response {
    let counts = try await stored { store throws(LinkStoreError) in
      try await store.counts(of: link.code)
    }
    return .json(.ok, LinkDocument(link: link, kind: .read(counts: counts)))
  }
}
