import Foundation
import HTTPTypes
import Hummingbird
import LinkAnalysis
import LinkPages
import LinkRouting
import ShortLinks

/// Answers with pages: those of links, and those of short links.
struct LinkPageResponder: Sendable {
  let settings: ServiceSettings
  let pages: LinkPages<CatalogLink>
  let links: LinkCache
  let counts: CountBuffer
  let now: @Sendable () -> Date
  private let cache = PageCache()

  init(
    _ settings: ServiceSettings,
    _ links: LinkCache,
    _ counts: CountBuffer,
    now: @escaping @Sendable () -> Date
  ) throws(LinkPageError) {
    (self.settings, self.links, self.counts, self.now) = (settings, links, counts, now)
    pages = try LinkPages(
      catalog: settings.catalog,
      app: settings.app,
      look: settings.look,
      texts: settings.texts,
      templates: settings.templates
    )
  }

  /// Answers with the page of a link, or with the page that there is none.
  func page(at target: String, domain: String, _ request: ServedRequest) -> Response {
    let variant = variant(of: request)
    let key = PageCache.Key(domain: domain, target: target, variant: variant)
    return cache.page(key) {
      ReadyPage(pages.page(at: target, domain: domain, for: variant))
    }.response
  }

  /// Answers with the page of a short link, or with the page that there is none.
  ///
  /// One with a claim is made anew each time, and kept nowhere.
  func shortPage(
    _ code: String,
    _ claim: LinkPageClaim?,
    _ request: ServedRequest
  ) async -> Response {
    let link: ShortLink?
    do throws(LinkStoreError) {
      link = try await openLink(code)
    } catch {
      return .unavailable
    }
    let variant = variant(of: request)
    guard let link else { return missingPage(request) }
    let known =
      if claim == nil {
        links.page(of: link, for: variant, { page(of: link, nil, for: variant) })
      } else {
        page(of: link, claim, for: variant)
      }
    guard let page = known else { return missingPage(request) }
    count(LinkCounts(page: 1), of: link, request)
    return page.response
  }

  /// Leads to the store, or answers with the page that there is no such link.
  func store(_ code: String, query: Substring, _ request: ServedRequest) async -> Response {
    let link: ShortLink?
    do throws(LinkStoreError) {
      link = try await openLink(code)
    } catch {
      return .unavailable
    }
    guard let link else { return missingPage(request) }
    let named = query.split(separator: "&").first { $0.hasPrefix("to=") }
      .flatMap { LinkPageStore(rawValue: String($0.dropFirst(3))) }
    let usual = LinkPageVisitor(userAgent: request.userAgent).store
    let stores = [named ?? usual] + LinkPageStore.allCases
    let urls = stores.lazy.compactMap { $0.url(of: settings.app, campaign: link.campaign) }
    guard let url = urls.first else { return missingPage(request) }
    count(LinkCounts(store: 1), of: link, request)
    return Response(
      status: .found,
      headers: [.location: url, .cacheControl: "no-store", .contentLength: "0"]
    )
  }

  /// Answers with the page that there is nothing here.
  func missingPage(_ request: ServedRequest) -> Response {
    let variant = variant(of: request)
    // A target begins with a slash, so the empty one is free for this page.
    return cache.page(.init(domain: "", target: "", variant: variant)) {
      ReadyPage(pages.missingPage(for: variant))
    }.response
  }

  /// The link with a code, if it's open.
  func openLink(_ code: String) async throws(LinkStoreError) -> ShortLink? {
    guard ShortCode.isValid(code), let link = try await links.link(code), link.isOpen(at: now())
    else { return nil }
    return link
  }

  /// Counts a use of a link, unless a robot did it.
  private func count(_ use: LinkCounts, of link: ShortLink, _ request: ServedRequest) {
    guard request.isReading, !PreviewRobot.isOne(userAgent: request.userAgent) else { return }
    counts.add(use, to: CountedDay(code: link.code, day: CountedDay.day(of: now())))
  }

  /// Makes the page of a short link; `nil` when the catalog no longer takes it.
  private func page(
    of link: ShortLink,
    _ claim: LinkPageClaim?,
    for variant: LinkPageVariant
  ) -> ReadyPage? {
    let path = "\(settings.shortPath)\(link.code)"
    let details = LinkPageDetails(
      content: link.content,
      campaign: link.campaign,
      sharedURL: settings.shortDomain.map { "https://\($0)\(path)" },
      storePath: "\(path)/store",
      claimPath: "\(path)/claim",
      claim: claim
    )
    return pages.page(of: link.url, details, for: variant).map(ReadyPage.init)
  }

  private func variant(of request: ServedRequest) -> LinkPageVariant {
    pages.variant(userAgent: request.userAgent, acceptLanguage: request.acceptLanguage)
  }
}
