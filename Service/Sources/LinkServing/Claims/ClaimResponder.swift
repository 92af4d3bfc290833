import Foundation
import HTTPTypes
import Hummingbird
import LinkAnalysis
import LinkPages
import Logging
import ShortLinks

/// Makes claims, shows them, and hands their links to the installations that present them.
///
/// Who asks how often is known in memory only.
struct ClaimResponder: Sendable {
  /// The path at which an app presents a claim.
  static let path = "/api/claims"

  /// The item of the query of a page that has a claim.
  private static let item = "claim"

  let settings: ServiceSettings
  let store: any LinkStore
  let pages: LinkPageResponder
  let api: APIResponder
  let logger: Logger
  private let makers: RateLimiter
  private let guessers: RateLimiter

  init(
    _ settings: ServiceSettings,
    store: any LinkStore,
    pages: LinkPageResponder,
    api: APIResponder,
    logger: Logger
  ) {
    (self.settings, self.store, self.pages) = (settings, store, pages)
    (self.api, self.logger) = (api, logger)
    makers = RateLimiter(requests: settings.limits.claims, in: 600)
    guessers = RateLimiter(requests: settings.limits.wrongLetters, in: 3_600)
  }

  /// Answers the form of a page: makes a claim, and leads back to the page, which shows it.
  func make(_ code: String, _ request: ServedRequest) async -> Response {
    guard request.request.method == .post else { return .notAllowed("POST") }
    do throws(APIProblem) {
      // The form has no fields; its body is read so that the connection can take the next request.
      _ = try await api.body(of: request)
      guard let link = try await openLink(code) else { return pages.missingPage(request) }
      guard request.request.headers[.fetchSite] != "cross-site" else {
        return .text(.forbidden, "This form belongs to the page of the link.\n")
      }
      if let wait = makers.wait(of: request.network) {
        return .text(
          .tooManyRequests,
          "Too many links were kept from here. Try again in \(wait) s.\n",
          [.retryAfter: "\(wait)"]
        )
      }
      let token = try await makeClaim(of: link)
      let path = "\(settings.shortPath)\(link.code)?\(Self.item)=\(token.text)#claim"
      return Response(
        status: .seeOther,
        headers: [
          .location: path, .cacheControl: "no-store", .referrerPolicy: "no-referrer",
          .contentLength: "0",
        ]
      )
    } catch {
      return error.status == .serviceUnavailable ? .unavailable : error.response
    }
  }

  /// Stores a claim whose letters no other has.
  private func makeClaim(of link: ShortLink) async throws(APIProblem) -> ClaimToken {
    let expires = pages.now().addingTimeInterval(Double(settings.limits.claimHours) * 3_600)
    // Random letters are seldom taken, and five times in a row practically never.
    for _ in 0..<5 {
      let token = ClaimToken.random()
      let claim = LinkClaim(token, code: link.code, expires: expires)
      let isStored = try await api.stored { store throws(LinkStoreError) in
        try await store.insert(claim)
      }
      guard isStored else { continue }
      logger.info("claim made", metadata: ["code": "\(link.code)"])
      return token
    }
    throw .unavailable
  }

  /// The claim that a page is asked with, if it's of this link and no installation has presented it.
  func claim(of code: String, in query: Substring) async throws(LinkStoreError) -> LinkPageClaim? {
    let beginning = "\(Self.item)="
    guard let text = query.split(separator: "&").first(where: { $0.hasPrefix(beginning) }),
      let token = ClaimToken(String(text.dropFirst(beginning.count))),
      let claim = try await store.claim(.token(hash: token.hash), at: pages.now()),
      claim.code == code
    else { return nil }
    let hours = (claim.expires.timeIntervalSince(pages.now()) / 3_600).rounded(.up)
    let domain = settings.shortDomain ?? ""
    return LinkPageClaim(
      url: "https://\(domain)\(settings.shortPath)\(code)?\(Self.item)=\(token.text)",
      letters: claim.letters,
      hours: min(max(Int(hours), 1), settings.limits.claimHours)
    )
  }

  /// Answers an app that presents a claim.
  func present(_ request: ServedRequest) async -> Response {
    do throws(APIProblem) {
      guard request.request.method == .post else { throw APIResponder.notAllowed("POST") }
      guard try await api.key(of: request) == nil else {
        throw APIProblem(
          .badRequest,
          "key",
          "A claim is presented without a key.",
          fix: "Leave the header 'Authorization' out."
        )
      }
      let fields = try LinkFields(
        await api.body(of: request),
        knowing: ["claim", "installation"]
      )
      let holder = try Self.holder(fields)
      return .json(.ok, ExpandedLinkDocument(url: try await url(fields, holder, request)))
    } catch {
      return error.response
    }
  }

  /// The URL of the link of a claim.
  private func url(
    _ fields: LinkFields,
    _ holder: Data,
    _ request: ServedRequest
  ) async throws(APIProblem) -> String {
    guard let text = try fields.text("claim") else { throw Self.missing("claim") }
    if let token = ClaimToken(text) {
      return try await url(.token(hash: token.hash), holder)
    }
    guard let letters = ClaimToken.letters(text) else { throw .notFound }
    // Counted before the answer is known, so that guesses that arrive together are counted too.
    if let wait = guessers.wait(of: request.network) {
      throw APIProblem(
        .tooManyRequests,
        "rateLimited",
        "There were more than \(settings.limits.wrongLetters) wrong codes in an hour.",
        fix: "Copy the link on the page instead, or type the code in \(wait) s.",
        [.retryAfter: "\(wait)"]
      )
    }
    do throws(APIProblem) {
      let url = try await url(.letters(letters), holder)
      guessers.giveBack(to: request.network)
      return url
    } catch {
      if error.status != .notFound { guessers.giveBack(to: request.network) }
      throw error
    }
  }

  /// Binds a claim, and returns the URL of its link if that is open.
  private func url(_ proof: ClaimProof, _ holder: Data) async throws(APIProblem) -> String {
    let now = pages.now()
    let code = try await api.stored { store throws(LinkStoreError) in
      try await store.bind(proof, to: holder, at: now)
    }
    guard let code, let link = try await openLink(code),
      settings.catalog.match(link.url, from: .universalLink).found != nil
    else { throw .notFound }
    pages.counts.add(
      LinkCounts(app: 1),
      to: CountedDay(code: code, day: CountedDay.day(of: now))
    )
    return link.appURL
  }

  /// The link with a code, if it's open.
  private func openLink(_ code: String) async throws(APIProblem) -> ShortLink? {
    do throws(LinkStoreError) {
      return try await pages.openLink(code)
    } catch {
      throw .unavailable
    }
  }

  /// The hash of the installation's number.
  private static func holder(_ fields: LinkFields) throws(APIProblem) -> Data {
    guard let text = try fields.text("installation") else { throw missing("installation") }
    guard let number = ClaimToken(text) else {
      throw APIProblem(
        .unprocessableContent,
        "installation",
        "The installation's number is not one.",
        fix: "Send 128 random bits as 22 characters of base64 for URLs."
      )
    }
    return number.hash
  }

  private static func missing(_ name: String) -> APIProblem {
    APIProblem(.unprocessableContent, "missingKey", "The key '\(name)' is missing.")
  }
}

extension HTTPField.Name {
  /// From where a browser was led to a request.
  fileprivate static let fetchSite = HTTPField.Name("Sec-Fetch-Site") ?? .via

  /// How much of a page's address other sites are told.
  fileprivate static let referrerPolicy = HTTPField.Name("Referrer-Policy") ?? .via
}
