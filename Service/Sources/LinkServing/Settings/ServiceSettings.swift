public import LinkAnalysis
public import LinkPages

/// What a service serves, and how.
public struct ServiceSettings: Sendable {
  /// The links of the app.
  public var catalog: ParsedCatalog

  /// The app that pages lead to.
  public var app: LinkPageApp

  /// The domains that are served, the one of short links first.
  ///
  /// At least one.
  public var domains: [String]

  /// What stands between the domain and a code: `/l/`.
  public var shortPath = "/l/"

  /// The identifiers of the app for Apple's systems; without one, their file is not served.
  public var appIDs: [String] = []

  /// The SHA-256 fingerprints of the Android app's certificates; without one, its file is not served.
  public var fingerprints: [String] = []

  /// The colours of pages.
  public var look = LinkPageLook.standard

  /// The texts of pages in each language.
  public var texts: [LinkPageTexts] = [.english]

  /// The templates of pages; `nil` for those of `LinkPages`.
  public var templates: LinkPageTemplates?

  /// The address that is listened at.
  public var host = "127.0.0.1"

  /// The port; 0 for one that is free.
  public var port = 8080

  /// The addresses of proxies whose forwarding headers are believed.
  public var trustedProxies: Set<String> = []

  /// The limits.
  public var limits = ServiceLimits()

  /// Describes a service.
  ///
  /// - Parameters:
  ///   - catalog: The links of the app.
  ///   - app: The app that pages lead to.
  ///   - domains: The domains that are served; those of the catalog when it is empty.
  public init(catalog: ParsedCatalog, app: LinkPageApp, domains: [String] = []) {
    (self.catalog, self.app) = (catalog, app)
    let own = catalog.router.prefixes.filter { $0.isWeb && !$0.isAnyHost && $0.port == nil }
      .compactMap(\.host)
    self.domains = domains.isEmpty ? own : domains.map { $0.lowercased() }
  }

  /// The domain of short links; `nil` when only subdomains are known.
  var shortDomain: String? { domains.first { !$0.hasPrefix("*.") } }

  /// Whether only programs of this machine reach the service.
  var isLocal: Bool { ["127.0.0.1", "localhost", "::1"].contains(host) }
}

/// The bounds of a service.
public struct ServiceLimits: Hashable, Sendable {
  /// The most bytes of a request's line and headers.
  public var headers = 16_384

  /// The most bytes of a request's body.
  public var body = 65_536

  /// The most connections at one time.
  public var connections = 4_096

  /// The time for a head and for a body to arrive as a whole, for a client to take its answer, and for a connection to rest.
  public var time = Duration.seconds(15)

  /// The time that requests have to end after the service was told to stop.
  public var stop = Duration.seconds(10)

  /// The most requests to the API in ten seconds: with one key, and from one address without a key.
  public var requests = 600

  /// The hours for which a claim of a link is kept.
  public var claimHours = 6

  /// The most claims that one network may make in ten minutes.
  public var claims = 20

  /// The most wrong letters of claims that one network may send in an hour.
  public var wrongLetters = 10

  /// How long an instance answers with what it knows of a link before it asks the store again.
  public var cacheAge = Duration.seconds(2)

  /// Creates the usual bounds.
  public init() {}
}
