import DeepLinking
import LinkRouting
import LinkTesting
import Testing

/// Descriptions and stores show no values of URLs; the developer's texts do.
@MainActor
@Suite struct RedactionTests {
  private func reason(of url: String) async throws -> LinkFailure {
    let outcome = await (try Scene()).receive(url).outcome
    return try #require(outcome.reason)
  }

  @Test func aLinkWithoutAPlaceIsNamedByItsRoute() async throws {
    let reason = try await reason(of: "quiz://loop/1")
    #expect(reason.code == .noPlace)
    #expect("\(reason)" == "There is no place for the link: loop → loop → loop.")
    #expect(reason.message.contains("quiz://loop/1 → quiz://loop/0"))
  }

  @Test func valuesThatContradictEachOtherAreBothLeftOut() async throws {
    let reason = try await reason(of: "quiz://leagues/4711?league=4712")
    #expect(reason.code == .conflictingValues)
    #expect(reason.parameter == "league")
    #expect(reason.expected == "4711" && reason.found == "4712")
    #expect(!"\(reason)".contains("471"))
    #expect(!"\(LinkFailureV1(reason, privacy: .redacted))".contains("471"))
    var text = ""
    dump(reason, to: &text)
    #expect(!text.contains("471"))
  }

  @Test(arguments: ["e", "Int", "<redacted>", "{expected}", "found"])
  func noWordOfTheSentenceIsTakenForTheValue(value: String) async throws {
    let escaped = value.replacing("<", with: "%3C").replacing(">", with: "%3E")
      .replacing("{", with: "%7B").replacing("}", with: "%7D")
    let reason = try await reason(of: "quiz://leagues/\(escaped)")
    #expect(
      reason.message == "Route 'league': segment 2 ('league') expected Int, found '\(value)'."
    )
    #expect("\(reason)" == "Route 'league': segment 2 ('league') expected Int, found '<redacted>'.")
  }

  @Test func aFixOfTheAppWithTheValueWrittenOutIsWithheld() {
    let code = LinkFailure.Code(rawValue: "soldOut")
    let failure = LinkFailure(code, found: "4711", message: "Sold out.", fix: "Replace 4711.")
    #expect(failure.fix == "Replace 4711.")
    #expect(LinkFailureV1(failure, privacy: .redacted).fix == nil)
  }

  @Test func anOutcomeIsDescribedWithoutValues() async throws {
    let outcome = await (try Scene()).receive("quiz://leagues/4711?league=4712").outcome
    #expect("\(outcome)".hasPrefix("rejected: 'league' is "))
    #expect(!"\(outcome)".contains("471"))
  }

  @Test func aMessageOfTheAppWithTheValueWrittenOutIsWithheld() {
    let code = LinkFailure.Code(rawValue: "soldOut")
    let careless = LinkFailure(code, found: "4711", message: "The show 4711 is sold out.")
    #expect(careless.message == "The show 4711 is sold out.")
    #expect("\(careless)" == "soldOut: <redacted>")
    let careful = LinkFailure(code, found: "4711", message: "The show {found} is sold out.")
    #expect(careful.message == "The show 4711 is sold out.")
    #expect("\(careful)" == "The show <redacted> is sold out.")
  }

  /// Where the app's own code says why a link can't be opened.
  enum OwnCode: CaseIterable { case guarding, lookup, action, screen }

  /// The reason for which the app's own code refuses a link with a secret, or without one.
  private func ownReason(_ link: VaultLink, in code: OwnCode) async throws -> LinkFailure {
    let sold = { (text: String) in
      LinkFailure(.resolutionFailed, found: text, message: "{found} (\(text))", fix: "Not \(text).")
    }
    let links = DeepLinks(
      VaultLink.self,
      prefixes: [.scheme("vault")],
      guards: [
        LinkGuard("used") { code == .guarding ? .deny(sold($0.link.value)) : .allow }
      ],
      resolve: { if code == .lookup { throw sold($0.value) } else { .found } },
      perform: { throw sold($0.value) },
      log: .off
    )
    let host = HeadlessHost<VaultLink>(state: .init()) { throw sold($0.value) }
    let handler = LinkHandler(links: links, host: host, scene: .main)
    return try #require(await handler.open(link).outcome.reason)
  }

  @Test(arguments: OwnCode.allCases)
  func theAppsOwnWordsShowNoSecret(in code: OwnCode) async throws {
    if code == .action {
      let burnt = try await ownReason(.burn(token: "S3CRET"), in: code)
      #expect(burnt.message == "<redacted> (<redacted>)" && !"\(burnt)".contains("S3CRET"))
      #expect(burnt.fix == "Not <redacted>.")
      return
    }
    let secret = try await ownReason(.reset(token: "S3CRET"), in: code)
    #expect(secret.message == "<redacted> (<redacted>)" && secret.fix == "Not <redacted>.")
    #expect(secret.found == "<redacted>" && !"\(secret)".contains("S3CRET"))
    let shown = try await ownReason(.box(name: "blue"), in: code)
    #expect(shown.message == "blue (blue)" && shown.found == "blue")
  }
}

/// Links with a secret, and without one.
private enum VaultLink: DeepLink {
  case home
  case reset(token: String)
  case box(name: String)
  case burn(token: String)

  static let routes = LinkRoutes<VaultLink>(access: .everyone) {
    LinkRoute(.home, "/")
    LinkRoute(VaultLink.reset, "/reset/:token").secret("token")
    LinkRoute(VaultLink.box, "/boxes/:name")
    LinkRoute(VaultLink.burn, "/burn/:token").secret("token").noScreen
  }

  var value: String {
    switch self {
    case .home: ""
    case .reset(let text), .box(let text), .burn(let text): text
    }
  }
}
