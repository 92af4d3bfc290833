import LinkPatterns
import LinkRouting
import Testing

/// A link with a secret that can stand in others.
private enum Inner: NestedLink {
  case reset(token: String)
  case page(number: Int)

  static let nestedRouter = LinkRouter<Inner>(
    prefixes: [.scheme("inner")],
    routes: [
      LinkRoute(Inner.reset, "/reset/:token").secret("token").access(.from(.content)),
      LinkRoute(Inner.page, "/pages/:number").access(.from(.content)),
    ]
  )
}

/// A link with a secret that can stand in others, of routes that take every path.
private enum Open: NestedLink {
  case reset(token: String)
  case other(path: [String])

  static let nestedRouter = LinkRouter<Open>(
    prefixes: [.scheme("open")],
    routes: [
      LinkRoute(Open.reset, "/reset/:token").secret("token").access(.from(.content)),
      LinkRoute(Open.other, "/:path*").access(.from(.content)),
    ]
  )
}

/// A link that holds a link of routes that take every path.
private struct OpenGate: DeepLink { var next: Open }

/// A link that holds a link.
private struct Gate: DeepLink { var next: Inner }

/// A link that holds others of its type, by two routes.
private indirect enum Deep: NestedLink {
  case login(next: Deep)
  case reset(token: String)

  static let nestedRouter = LinkRouter<Deep>(
    prefixes: [.scheme("nest")],
    routes: [
      LinkRoute("/login?next=:next", .value("next"), read: Deep.login) {
        if case .login(let next) = $0 { next } else { nil }
      },
      LinkRoute("/old?next=:next", .value("next"), name: "old", read: Deep.login) {
        if case .login(let next) = $0 { next } else { nil }
      }
      .readOnly,
      LinkRoute(Deep.reset, "/reset/:token").secret("token"),
    ]
  )
}

/// A link that holds others of its type, by many routes.
private indirect enum Many: NestedLink {
  case next(Many)
  case reset(token: String)

  /// How often links were asked about; the test is on the main actor.
  @MainActor static var asked = 0

  static var nestedRouter: LinkRouter<Many> {
    MainActor.assumeIsolated { asked += 1 }
    return router
  }

  static let router = LinkRouter<Many>(
    prefixes: [.scheme("many")],
    routes: LinkRoutes {
      LinkRoute(Many.reset, "/reset/:token").secret("token")
      for number in 0..<30 {
        LinkRoute("/r\(number)?next=:next", .value("next"), name: "r\(number)", read: Many.next) {
          if case .next(let next) = $0 { next } else { nil }
        }
        .readOnly
      }
    }
  )
}

/// A link with a secret in it is a secret value of the link that holds it.
@Suite struct NestedSecretTests {
  @Test func aLinkWithSlashesIsLeftOutWhereSomeLinksHaveASecret() {
    let router = LinkRouter<Gate>(
      prefixes: [.scheme("app")],
      routes: [LinkRoute("/open/:next+", .value("next"), read: Gate.init) { $0.next }]
    )
    let shown = router.withoutSecrets("app://open/inner://reset/hush")
    #expect(!shown.contains("hush") && shown.contains("open"), "\(shown)")
    #expect(router.withoutSecrets("app://open/nothing") == "app://open/nothing")
  }

  @Test(arguments: ["/login?next=:next", "/login/:next", "/login#:next"])
  func aLinkWithASecretIsOneItself(pattern: String) throws {
    let router = LinkRouter<Gate>(
      prefixes: [.scheme("app"), .domain("app.example")],
      routes: [LinkRoute(pattern, .value("next"), read: Gate.init) { $0.next }]
    )
    for prefix in router.prefixes {
      let secret = try router.url(for: Gate(next: .reset(token: "hush")), at: prefix).text
      #expect(secret.contains("hush"))
      let shown = router.withoutSecrets(secret)
      #expect(!shown.contains("hush") && shown.contains("login"), "\(shown)")
      let page = try router.url(for: Gate(next: .page(number: 7)), at: prefix).text
      #expect(router.withoutSecrets(page) == page)
    }
    let parts = { router.engine.decompose(Gate(next: $0)) }
    #expect(router.engine.parameterWithNestedSecret(of: parts(.reset(token: "a"))) == "next")
    #expect(router.engine.parameterWithNestedSecret(of: parts(.page(number: 1))) == nil)
  }

  @Test func aFailureHidesALinkWithASecret() throws {
    let failure = try #require(throws: LinkFailure.self) {
      try Deep.nestedRouter.url(for: .login(next: .reset(token: "hush")))
    }
    #expect(failure.parameter == "next")
    #expect(failure.found?.contains("hush") == false && !failure.message.contains("hush"))
  }

  @Test func anUnusedItemHidesALinkWithASecret() throws {
    let router = LinkRouter<Gate>(
      prefixes: [.scheme("app")],
      routes: [LinkRoute("/login?next=:next", .value("next"), read: Gate.init) { $0.next }]
    )
    let url = "app://login?next=inner%3A%2F%2Fpages%2F4&next=inner%3A%2F%2Freset%2Fhush"
    let found = try #require(router.match(url).found)
    #expect(found.link == Gate(next: .page(number: 4)))
    #expect(found.unusedItems.map(\.value) == ["<redacted>"])
  }

  @Test(
    "a link that is encoded once more, or that no URL can be, is hidden too",
    arguments: [
      "inner%253A%252F%252Freset%252Fhush", "inner:%252F%252Freset%252Fhush",
      "inner%25253A%25252F%25252Freset%25252Fhush", "inner%3A%2F%2Freset%2Fhush%20hush",
      "inner%253A%252F%252Freset%252Fhush%25", "inner%3A%2F%2Freset%2Fhush%",
    ]
  )
  func aLinkThatIsWrittenWronglyIsHidden(value: String) {
    let router = LinkRouter<Gate>(
      prefixes: [.scheme("app")],
      routes: [LinkRoute("/login?next=:next", .value("next"), read: Gate.init) { $0.next }]
    )
    let url = "app://login?next=" + value
    #expect(router.withoutSecrets(url) == "app://login?next=<redacted>")
    for text in [router.explain(url), router.match(url).failure?.message ?? "hush"] {
      #expect(!text.contains("hush"), "\(text)")
    }
    #expect(!router.withoutSecrets("app://login?next=inner://reset/hush hush").contains("hush"))
    let plain = "app://login?next=50%2F50"
    #expect(router.withoutSecrets(plain) == plain)
  }

  @Test(
    "a link that is encoded once more is hidden where another route takes every path",
    arguments: [
      "open%3A%2F%2Freset%2Fhush", "open%253A%252F%252Freset%252Fhush",
      "open:%252F%252Freset%252Fhush", "open:%25252F%25252Freset%25252Fhush",
      "open%3A%2F%2Freset%252Fhush",
    ]
  )
  func aLinkBesideACatchAllIsHidden(value: String) {
    let router = LinkRouter<OpenGate>(
      prefixes: [.scheme("app")],
      routes: [LinkRoute("/login?next=:next", .value("next"), read: OpenGate.init) { $0.next }]
    )
    #expect(router.withoutSecrets("app://login?next=" + value) == "app://login?next=<redacted>")
    for plain in ["open%3A%2F%2Fa%252Fb", "open%3A%2F%2Fa%2F50%2525", "open%3A%2F%2Fa%2520b"] {
      let url = "app://login?next=" + plain
      #expect(router.withoutSecrets(url) == url)
    }
  }

  @Test func linksInLinksAreFollowedAsFarAsTheyAreRead() {
    let router = Deep.nestedRouter
    let near = "nest://login?next=nest://login?next=nest://reset/hush"
    #expect(router.withoutSecrets(near) == "nest://login?next=<redacted>")
    let endless = String(repeating: "nest://login?next=", count: 400) + "nest://reset/hush"
    #expect(router.withoutSecrets(endless) == endless)
  }

  @MainActor @Test func aValueIsAskedAboutOnceHoweverManyRoutesMayReadIt() {
    let url = "many://r7?next=many://r7?next=many://r7?next=many://r7?next=many://reset/hush"
    #expect(Many.router.withoutSecrets(url) == "many://r7?next=<redacted>")
    // Each of 30 routes may read the value: asked for each, that would be 30 to the fourth.
    #expect((1...4).contains(Many.asked))
  }
}
