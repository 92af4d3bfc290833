import DeepLinking
import LinkActions
import LinkRouting
import Testing

@MainActor
@Suite struct LinkWebBridgeTests {
  /// A bridge over three actions, for one page.
  private func bridge(effects: Set<LinkEffect> = [.navigate]) throws -> LinkWebBridge {
    let registry = LinkActionRegistry()
    let echo = LinkAction(taking: PayloadValue?.self, effect: .navigate) { value, request in
      #expect(request.situation == .webViewInvocation)
      return value.map(LinkActionResult.value) ?? .empty
    }
    try registry.register(echo, as: "echo", when: .situations(.webViewInvocation))
    try registry.register(echo, as: "tap", when: .situations(.launchedFromPush))
    try registry.register(LinkAction { _ in .empty }, as: "vote", when: .always)
    return LinkWebBridge(
      registry: registry,
      pages: [WebPageOrigin(host: "Help.Example")],
      effects: effects
    )
  }

  /// What a page is told about the action that echoes.
  private func reply(_ body: PayloadValue, from frame: WebPageFrame = .help) async throws
    -> PayloadValue
  {
    await (try bridge()).answer(WebMessage(body, from: frame)).value
  }

  @Test func aMessageGoesInAndJSONComesOutC8() async throws {
    let value = try await reply(["id": "7", "action": "echo", "argument": ["a": 1]])
    #expect(
      value == [
        "id": "7", "outcome": "done", "reason": .null,
        "result": ["kind": "value", "value": ["a": 1]],
      ]
    )
    let empty = try await reply(["action": "echo"])
    #expect(
      empty == [
        "id": .null, "outcome": "done", "reason": .null,
        "result": ["kind": "empty", "value": .null],
      ]
    )
  }

  @Test(
    arguments: [
      WebPageFrame(isMainFrame: true, scheme: "http", host: "help.example", port: 0),
      WebPageFrame(isMainFrame: true, scheme: "https", host: "evil.help.example", port: 0),
      WebPageFrame(isMainFrame: true, scheme: "https", host: "help.example.evil.example", port: 0),
      WebPageFrame(isMainFrame: true, scheme: "https", host: "help.example.", port: 0),
      WebPageFrame(isMainFrame: true, scheme: "https", host: "help.example", port: 8443),
      WebPageFrame(isMainFrame: true, scheme: "https", host: "", port: 0),
      WebPageFrame(isMainFrame: true, scheme: "file", host: "", port: 0),
    ]
  )
  func onlyPagesOfTheListMayAskC8(frame: WebPageFrame) async throws {
    let value = try await reply(["id": "7", "action": "echo"], from: frame)
    #expect(value[["reason"]] == "pageNotAllowed")
    #expect(value[["id"]] == .null)
  }

  @Test func aPageWithinAnotherMayNotAskC8() async throws {
    let value = try await reply(["action": "echo"], from: .embedded)
    #expect(value[["reason"]] == "notMainFrame")
  }

  @Test func thePortOfTheSchemeIsThatOfTheListC8() async throws {
    let frame = WebPageFrame(isMainFrame: true, scheme: "HTTPS", host: "HELP.example", port: 443)
    #expect(try await reply(["action": "echo"], from: frame)[["outcome"]] == "done")
  }

  @Test(
    arguments: [
      "echo", ["action": 1], [:], ["action": "echo", "more": 1], ["action": "echo", "id": 7],
      ["action": "echo", "id": .text(String(repeating: "x", count: 65))], .null, [1],
    ] as [PayloadValue]
  )
  func aMessageOfAnotherFormIsRefusedC8(body: PayloadValue) async throws {
    let value = try await reply(body)
    #expect(value[["reason"]] == "malformedMessage")
    #expect(value[["outcome"]] == "refused")
  }

  @Test func thePredicateCountsForPagesTooC6() async throws {
    #expect(try await reply(["action": "tap"])[["reason"]] == "actionNotAllowed")
    #expect(try await reply(["action": "nosuch"])[["reason"]] == "unknownAction")
  }

  @Test func whatDoesMoreThanNavigateIsExcludedAtFirstC8() async throws {
    let message = WebMessage(["action": "vote"], from: .help)
    #expect(await (try bridge()).answer(message).outcome.reason?.code == .effectNotAllowed)
    let open = try bridge(effects: [.navigate, .mutate])
    #expect(await open.answer(message).outcome == .done(.empty))
  }

  @Test func aPageOpensALinkThroughTheHandlerC8() async throws {
    let scene = try Scene()
    let bridge = LinkWebBridge(
      registry: LinkActionRegistry(openingLinksIn: { _ in scene.handler }),
      pages: [WebPageOrigin(host: "help.example")]
    )
    let message = WebMessage(["action": "deepLink", "argument": "quiz://leagues/1"], from: .help)
    let value = await bridge.answer(message).value
    #expect(value[["result", "value", "outcome"]] == "opened")
    #expect(scene.visible == [.home, .league(league: 1)])
  }

  @Test func ofAReasonThePageLearnsTheCodeAloneC8() async throws {
    let scene = try Scene()
    let bridge = LinkWebBridge(
      registry: LinkActionRegistry(openingLinksIn: { _ in scene.handler }),
      pages: [WebPageOrigin(host: "help.example")]
    )
    let message = WebMessage(["action": "deepLink", "argument": "quiz://secret/1"], from: .help)
    let value = await bridge.answer(message).value
    #expect(
      value == ["id": .null, "outcome": "failed", "result": .null, "reason": "noRoute"]
    )
  }
}
