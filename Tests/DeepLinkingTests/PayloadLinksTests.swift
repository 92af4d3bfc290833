import DeepLinking
import Foundation
import LinkPatterns
import LinkRouting
import LinkTesting
import Testing

/// Payloads as services send them, their URLs replaced.
@Suite struct PayloadLinksTests {
  private let services = PayloadLinks(.airship, .airshipLongName, .braze, .oneSignal)

  /// Reads a payload the way a phone gets it: as the dictionary that JSON becomes.
  private func url(_ json: String, _ links: PayloadLinks) throws -> String? {
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8))
    let userInfo = try #require(object as? [AnyHashable: Any])
    let payload = try JSONDecoder().decode(PayloadValue.self, from: Data(json.utf8))
    let url = try links.url(inUserInfo: userInfo)
    #expect(try links.url(in: payload) == url)
    return url
  }

  @Test func readsThePayloadOfAirship() throws {
    let json = """
      {"aps": {"alert": {"title": "Was 4/1", "body": "now 6/1"}, "content-available": 1},
       "_": "e68c9ab6-c645-4a47-8ad5-b17480b3d03c",
       "com.urbanairship.metadata": "eyJ2ZXJzaW9uX2lkIjoxfQ==",
       "^d": "quiz://leagues/1?open=1", "marketing_url": "quiz://votes/1"}
      """
    #expect(try url(json, PayloadLinks(.airship)) == "quiz://leagues/1?open=1")
    #expect(try url(json, services) == "quiz://leagues/1?open=1")
    let longName = #"{"aps": {"alert": "hi"}, "deep_link_action": "quiz://home"}"#
    #expect(try url(longName, services) == "quiz://home")
  }

  @Test func readsThePayloadOfBraze() throws {
    let json = """
      {"aps": {"alert": "hi", "sound": "default", "mutable-content": 1},
       "ab": {"c": "NWE5ZDk4…", "att": {"url": "https://cdn.example/a.png", "type": "png"}},
       "ab_uri": "https://quiz.example/leagues/1", "ab_use_webview": false}
      """
    #expect(try url(json, PayloadLinks(.braze)) == "https://quiz.example/leagues/1")
    #expect(try url(json, services) == "https://quiz.example/leagues/1")
  }

  @Test func readsThePayloadOfOneSignal() throws {
    let json = """
      {"aps": {"alert": "hi", "badge": 1, "mutable-content": 1},
       "custom": {"i": "8e0f21fa-9a5a-4ae7-a9a6-ca1f24294b86", "u": "quiz://leagues/1",
                  "a": {"screen": "league"}}}
      """
    #expect(try url(json, PayloadLinks(.oneSignal)) == "quiz://leagues/1")
    #expect(try url(json, services) == "quiz://leagues/1")
  }

  @Test func readsAPlaceOfTheAppsOwn() throws {
    let json = #"{"aps": {"alert": "hi"}, "data": {"links": {"ios": "quiz://home"}}}"#
    let own = PayloadLinks(PayloadReader("backend", at: "data", "links", "ios"))
    #expect(try url(json, own) == "quiz://home")
  }

  @Test func readsNothingThatIsNotNamed() throws {
    let json = #"{"^d": "quiz://home", "url": "quiz://home", "link": "quiz://home"}"#
    #expect(try url(json, PayloadLinks(.braze, .oneSignal)) == nil)
    #expect(try url(json, PayloadLinks()) == nil)
    #expect(try url(#"{"aps": {"alert": "hi"}}"#, services) == nil)
  }

  @Test(arguments: [#"{"custom": "u"}"#, #"{"custom": null}"#, #"{"custom": {"u": null}}"#])
  func findsNothingWhereAKeyLeadsNowhere(json: String) throws {
    #expect(try url(json, services) == nil)
  }

  @Test func takesTheFirstPlaceThatIsNotEmpty() throws {
    let json = #"{"^d": "", "ab_uri": "quiz://home", "custom": {"u": "quiz://votes/1"}}"#
    #expect(try url(json, services) == "quiz://home")
  }

  @Test(arguments: [#"{"ab_uri": 7}"#, #"{"ab_uri": ["quiz://home"]}"#, #"{"ab_uri": {"u": 1}}"#])
  func refusesAValueThatIsNoText(json: String) throws {
    let error = #expect(throws: LinkFailure.self) { try url(json, services) }
    #expect(error?.code == .malformedPayload)
    #expect(
      error?.description
        == "Under 'ab_uri' (Braze), the payload has a value that is not text; expected a URL."
    )
  }

  @Test func completesAPathWithTheNamedPrefix() throws {
    let json = #"{"ab_uri": "/leagues/1?a=b#c"}"#
    let web = PayloadLinks(.braze, pathPrefix: .domain("quiz.example"))
    #expect(try url(json, web) == "https://quiz.example/leagues/1?a=b#c")
    let scheme = PayloadLinks(.braze, pathPrefix: .scheme("quiz"))
    #expect(try url(json, scheme) == "quiz:/leagues/1?a=b#c")
    let link = try #require(try url(json, scheme))
    #expect(try Quiz.router.link(for: link) == .league(league: 1))
    let fixed = PayloadLinks(.braze, pathPrefix: .scheme("vnd.quiz", host: "deeplink"))
    #expect(try url(json, fixed) == "vnd.quiz://deeplink/leagues/1?a=b#c")
  }

  @Test func refusesAPathWithoutANamedPrefix() throws {
    let json = #"{"ab_uri": "/leagues/1"}"#
    for links in [services, PayloadLinks(.braze, pathPrefix: .domain("*.quiz.example"))] {
      let error = #expect(throws: LinkFailure.self) { try url(json, links) }
      #expect(error?.found == "a path; expected a URL, since no prefix completes paths")
    }
  }

  @Test(arguments: ["//evil.example/leagues/1", #"/\\evil.example/leagues/1"#])
  func aPathNeverBringsAHost(path: String) throws {
    let links = PayloadLinks(.braze, pathPrefix: .domain("quiz.example"))
    let error = #expect(throws: LinkFailure.self) { try url(#"{"ab_uri": "\#(path)"}"#, links) }
    #expect(error?.found == "'//' at the start; expected a URL or a path")
  }

  @Test func readsNoDeeperThanItsLimit() throws {
    let keys = (0..<40).map { "k\($0)" }
    let userInfo = keys.dropLast().reversed().reduce(
      [keys[39]: "quiz://home"] as [AnyHashable: Any]
    ) {
      inner,
      key in [key: inner]
    }
    #expect(PayloadValue(userInfo: userInfo)[keys] == nil)
    #expect(PayloadValue(userInfo: userInfo)[Array(keys.prefix(16))] == .null)
    let json = String(repeating: "[", count: 40) + String(repeating: "]", count: 40)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(PayloadValue.self, from: Data(json.utf8))
    }
  }

  @Test func keepsWhatJSONHolds() throws {
    let value = PayloadValue(userInfo: [
      "text": "a", "flag": true, "number": 2, "half": 0.5, "list": ["a", 1], 7: "left out",
      "other": Optional<Int>.none as Any,
    ])
    #expect(
      value
        == .object([
          "text": .text("a"), "flag": .flag(true), "number": .number(2), "half": .number(0.5),
          "list": .list([.text("a"), .number(1)]), "other": .null,
        ])
    )
  }

  // MARK: From a payload to an event

  @MainActor
  @Test func aNotificationBecomesADeliveryThatIsKnownByItsResponse() async throws {
    let scene = try Scene()
    let reader = PayloadReader("own", at: "url")
    scene.links.payloads = PayloadLinks(reader, pathPrefix: .scheme("quiz"))
    let userInfo: [AnyHashable: Any] = ["url": "/leagues/1"]
    let response = LinkNotificationResponse(
      .tap,
      payload: PayloadValue(userInfo: userInfo),
      identity: PayloadLinks.identity(request: "n1", date: 7, action: "open")
    )
    let receipt = try #require(scene.links.receive(response))
    let event = await receipt.report.event
    #expect(event.delivery.source == .notification)
    #expect(event.delivery.entryPoint == .notification)
    #expect(await receipt.outcome == .opened(skipping: []))
    scene.time.advance(by: .seconds(60))
    #expect(await scene.links.receive(response)?.outcome == .duplicate(of: receipt.id))
  }

  @MainActor
  @Test func aNotificationWithoutAURLIsNoDelivery() throws {
    let scene = try Scene()
    let payloads: [PayloadValue] = [.object([:]), .object(["url": .text("/leagues/1")])]
    for payload in payloads {
      let response = LinkNotificationResponse(.tap, payload: payload, identity: "n")
      #expect(scene.links.receive(response) == nil)
    }
  }

  @Test func aPathIsCompletedWithThePortToo() throws {
    let links = PayloadLinks(
      PayloadReader("backend", at: "url"),
      pathPrefix: .domain("quiz.example", port: 8443)
    )
    #expect(try url(#"{"url": "/leagues/1"}"#, links) == "https://quiz.example:8443/leagues/1")
  }
}
