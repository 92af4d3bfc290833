import LinkPatterns
import LinkRouting
import Testing

/// What is marked secret stands in no reason and in no error.
@Suite struct SecretTests {
  /// A link that holds a secret.
  struct Reset: DeepLink { var token: String }

  /// The text that must not be seen; every value of the tests holds it.
  private static let hush = "hush"

  /// Expects that nothing which can be shown of a value has the text.
  private func expectSilence(_ shown: some Any, _ note: String) {
    var dumped = ""
    dump(shown, to: &dumped)
    for text in ["\(shown)", String(reflecting: shown), dumped] {
      #expect(!text.contains(Self.hush), "\(note): \(text)")
    }
  }

  /// A router with one route.
  private func router(_ route: LinkRoute<Reset>) -> LinkRouter<Reset> {
    LinkRouter(prefixes: [.scheme("app"), .domain("app.example")], routes: [route])
  }

  /// A direct route with a secret: a text of four to six letters, or a number.
  private func route(_ pattern: String, isNumber: Bool = false) -> LinkRoute<Reset> {
    if isNumber {
      return LinkRoute<Reset>(pattern, .int("token").secret) {
        Reset(token: "\($0)")
      } print: {
        Int($0.token)
      }
    }
    return LinkRoute<Reset>(pattern, .string("token", length: 4...6).secret, name: "r") {
      Reset(token: $0)
    } print: {
      $0.token
    }
  }

  @Test(arguments: [
    ("/t/:token", "app://t/%ffhush", LinkFailure.Code.valueEncoding),
    ("/t/:token", "app://t/hushhush", .valueRange),
    ("/t/:token", "app://t/hush1?token=hush2", .conflictingValues),
    ("/t/:token", "app://t/hush1?token=%ffhush", .conflictingValues),
    ("/t?k=:token", "app://t?k=hushhush", .valueRange),
    ("/t?k=:token", "app://t?k=%ffhush", .valueEncoding),
    ("/t?k=:token", "app://t?k=hushhush&k=hush2", .valueRange),
    ("/t#:token", "app://t#hushhush", .valueRange),
    ("/t#:token", "app://t#%ffhush", .valueEncoding),
    ("n/t/:token", "app://n/t/hush", .valueType), ("n/t?k=:token", "app://n/t?k=hush", .valueType),
    ("n/t#:token", "app://n/t#hush", .valueType),
  ])
  func noReasonShowsIt(pattern: String, url: String, code: LinkFailure.Code) {
    let isNumber = pattern.hasPrefix("n")
    guard let reason = router(route(pattern, isNumber: isNumber)).reason(for: url)
    else {
      Issue.record("\(url) is a link")
      return
    }
    #expect(reason.code == code, "\(reason)")
    #expect(reason.parameter == "token")
    expectSilence(reason, url)
    expectSilence(reason.texts, url)
  }

  @Test(arguments: [
    ("/t/:token", "hush/../hushhush"), ("/t?k=:token", "hushhush"), ("/t#:token", "hushhush"),
    ("/t/:token", String(repeating: "hush", count: 9000)), ("/t/:token(x+)", "hush"),
  ])
  func noPrintErrorShowsIt(pattern: String, token: String) {
    let router = router(route(pattern))
    let error = #expect(throws: LinkFailure.self) { try router.url(for: Reset(token: token)) }
    error.map { expectSilence($0, pattern) }
    error.map { expectSilence($0.texts, pattern) }
  }

  @Test func aConstructorRouteKeepsIt() {
    struct Number: DeepLink { var token: Int }
    struct Word: LinkParameter, Hashable {
      let linkText: String?
      static func linkValue(from text: LinkText) -> Word? {
        text.string.count < 3 ? Word(linkText: text.string) : nil
      }
    }
    struct Picky: DeepLink { var token: Word }
    func check(_ route: LinkRoute<some DeepLink>) {
      #expect(route.problems == [])
      let router = LinkRouter(prefixes: [.scheme("app")], routes: [route])
      guard let reason = router.reason(for: "app://t/hush") else {
        Issue.record("a link")
        return
      }
      #expect(reason.code == .valueType)
      expectSilence(reason, route.name)
    }
    check(LinkRoute(Number.init, "/t/:token").secret("token"))
    check(LinkRoute(Picky.init, "/t/:token").secret("token"))
  }

  @Test func aClosureRouteKeepsIt() {
    struct Refusal: Error { let text: String }
    let typed = LinkRoute<Reset>("/t/:token", name: "typed") { values in
      Reset(token: "\(try values.value("token", as: Int.self))")
    } print: { _ in
      nil
    }
    let thrown = LinkRoute<Reset>("/t/:token", name: "thrown") { values in
      throw Refusal(text: values["token"] ?? "")
    } print: { _ in
      nil
    }
    for route in [typed.secret("token"), thrown.secret("token")] {
      guard let reason = router(route).reason(for: "app://t/hush") else {
        Issue.record("a link")
        continue
      }
      #expect(reason.code == .valueType)
      expectSilence(reason, route.name)
      expectSilence(reason.texts, route.name)
    }
    // Without the mark it is shown, as it helps.
    guard let reason = router(typed).reason(for: "app://t/hush") else { return }
    #expect(reason.found == "hush")
  }

  // MARK: - Other routes

  /// A route without a secret: of whole numbers up to 11, or of one link.
  private func plain(_ pattern: String) -> LinkRoute<Reset> {
    guard pattern.contains(":id") else {
      return LinkRoute<Reset>(pattern, name: "plain") { _ in
        Reset(token: "")
      } print: { _ in
        nil
      }
    }
    return LinkRoute<Reset>(pattern, .int("id", in: 1...11), name: "plain") {
      Reset(token: "\($0)")
    } print: { _ in
      nil
    }
  }

  /// Expects a reason without the text.
  private func expectSilence(_ match: LinkMatch<Reset>, _ url: String, _ code: LinkFailure.Code) {
    switch match {
    case .matched, .unavailable: Issue.record("\(url) is a link")
    case .unmatched(let reason), .rejected(let reason):
      #expect(reason.code == code, "\(reason)")
      expectSilence(reason, url)
      expectSilence(reason.texts, url)
    }
  }

  @Test(arguments: [
    ("/t/:id", "/t/:token", "app://t/hush", LinkFailure.Code.valueType),
    ("/t/:id", "/t/:token", "app://t/%ffhush", .valueEncoding),
    ("/t/:id", "/t/:token", "app://t/9?id=hush", .conflictingValues),
    ("/t/:id/x", "/t/:token/y", "app://t/hush/x", .valueType),
    ("/t/:id/x", "/t/:token", "app://t/hush/x", .valueType),
    ("/t?k=:id", "/t?k=:token", "app://t?k=hush", .valueType),
    ("/t#:id", "/t#:token", "app://t#hush", .valueType),
  ])
  func noReasonOfAnotherRouteShowsIt(
    pattern: String,
    secret: String,
    url: String,
    code: LinkFailure.Code
  ) {
    let hidden = LinkRoute<Reset>(secret, .double("token").secret, name: "secret") { _ in
      Reset(token: "")
    } print: { _ in
      nil
    }
    for routes in [[hidden, plain(pattern)], [plain(pattern), hidden]] {
      let router = router(routes)
      #expect(router.routes.count == 2)
      expectSilence(router.match(url), url, code)
      expectSilence(router.match(url, from: .customScheme), url, code)
    }
    // Without the mark it is shown.
    guard let reason = router([plain(pattern)]).reason(for: url) else { return }
    #expect(reason.found?.contains(Self.hush) == true)
  }

  @Test(arguments: [
    ("/t/:id", "/t/:token", "app://t/hush", LinkFailure.Code.valueType),
    ("/t/u/:id", "/t/:token+", "app://t/u/hush", .valueType),
    ("/t/:id", "/:a/t-:token", "app://t/hush", .valueType),
    ("/t/new", "/t/:token", "app://t/hush", .noRoute),
    ("/t/new", "/:a/:token/x", "app://t/hush", .noRoute),
    ("/t/new", "/t{/:token}?", "app://t/hush", .noRoute),
    ("/t/new", "/t/:token+", "app://t/new/hush", .noRoute),
  ])
  func noReasonTellsTheSecretOfAClosedRoute(
    pattern: String,
    secret: String,
    url: String,
    code: LinkFailure.Code
  ) {
    let closed = LinkRoute<Reset>(secret, name: "secret") { _ in
      Reset(token: "")
    } print: { _ in
      nil
    }
    .secret("token")
    let prefixes: [LinkPrefix] = [.scheme("app")]
    let router = LinkRouter(
      prefixes: prefixes,
      routes: [closed, plain(pattern).access(.from(.customScheme))]
    )
    #expect(router.problems == [])
    expectSilence(router.match(url, from: .customScheme), url, code)
  }

  @Test(arguments: [("/t?k=:token", "/:rest*"), ("/:a?k=:token", "/t")])
  func noUnusedItemTellsTheSecretOfAnotherRoute(secret: String, open: String) throws {
    let closed = LinkRoute<Reset>(secret, name: "secret") { _ in
      Reset(token: "")
    } print: { _ in
      nil
    }
    .secret("token")
    let other = LinkRoute<Reset>(open, name: "other") { _ in
      Reset(token: "other")
    } print: { _ in
      nil
    }
    let router = LinkRouter(
      prefixes: [.scheme("app")],
      routes: [closed, other.access(.from(.customScheme))]
    )
    let url = try LinkURL("app://t?k=hush&utm_source=mail&k")
    guard case .matched(let match) = router.match(url, from: .customScheme) else {
      Issue.record("\(url.text) is not a link")
      return
    }
    #expect(match.route == "other")
    #expect(match.unusedItems.map(\.value) == ["<redacted>", "mail", nil])
  }

  @Test("a misspelt literal hides no secret's place", arguments: ["rest", "resett", "Reste"])
  func aMisspeltLiteralShowsNoSecret(literal: String) {
    let routes = [route("/reset/:token"), plain("/u/:id"), plain("/users/:id")]
    let router = router(routes)
    for url in ["app://\(literal)/hush", "other://\(literal)/hush"] {
      #expect(!router.withoutSecrets(url).contains(Self.hush), "\(url)")
      #expect(!router.explain(url).contains(Self.hush), "\(url)")
    }
    let item = self.router([route("/reset?k=:token")])
    #expect(item.withoutSecrets("app://\(literal)?k=hush") == "app://\(literal)?k=<redacted>")
    let misspelt = self.router([route("/reset?secret=:token")]).withoutSecrets(
      "app://reset?Sekret=hush&x=1"
    )
    #expect(misspelt == "app://reset?Sekret=<redacted>&x=<redacted>")
    // What another route has is not misspelt.
    let other = self.router(routes + [plain("/rests/:id")])
    #expect(other.withoutSecrets("app://rests/hush") == "app://rests/hush")
  }

  @Test func anItemWhoseNameCannotBeReadIsHiddenBesideASecret() {
    let router = router(route("/t?k=:token"))
    #expect(
      router.withoutSecrets("app://t?k=hush1&%FF=hush2&a")
        == "app://t?k=<redacted>&%FF=<redacted>&a"
    )
  }

  @Test func whatIsSecretElsewhereIsShown() {
    let router = router([route("/t/:token"), route("/s?k=:token"), plain("/u/:id")])
    for (url, found) in [("app://u/hush", "hush"), ("app://u/hush?k=1", "hush"), ("app://v", "v")] {
      guard let reason = router.reason(for: url) else {
        Issue.record("a link")
        return
      }
      #expect(reason.found == found)
    }
  }

  /// A router whose routes are open to schemes.
  private func router(_ routes: [LinkRoute<Reset>]) -> LinkRouter<Reset> {
    LinkRouter(prefixes: [.scheme("app")], routes: routes.map { $0.access(.from(.customScheme)) })
  }
}

extension LinkFailure {
  /// All that the developer is shown.
  fileprivate var texts: [String?] { [parameter, expected, found, message, fix] }
}
