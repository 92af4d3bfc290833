#if STANDINS
import DeepLinking
import LinkActions
import LinkRouting
import LinkWebKit
import Testing
@_spi(Driving) import WebKit

/// What pages are answered that send messages.
@MainActor @Suite struct MessageTests {
  private let shop = Shop()

  /// What a page is answered.
  private func reply(
    _ body: Any,
    on page: String = "https://help.example/faq",
    from part: WKWebView.Part = .page
  ) async -> [String: Any] {
    let view = shop.webView(showing: url(page))
    let answer = await view.ask(body, of: "app", from: part)
    #expect(answer?.error == nil)
    return answer?.reply as? [String: Any] ?? [:]
  }

  /// A message that opens a link.
  private func message(_ link: String) -> [String: Any] {
    ["id": "7", "action": "deepLink", "argument": link]
  }

  @Test func aPageOpensALinkThroughTheHandlerC8() async {
    let reply = await reply(message("shop://articles/1"))
    #expect(reply["id"] as? String == "7")
    #expect(reply["outcome"] as? String == "done")
    #expect(reply["reason"] is NSNull)
    let result = reply["result"] as? [String: Any]
    #expect((result?["value"] as? [String: Any])?["outcome"] as? String == "opened")
    #expect(shop.visible == [.home, .article(id: 1)])
  }

  @Test(
    arguments: [
      "http://help.example/faq", "https://evil.help.example/", "https://help.example:8443/",
      "https://help.example.evil.example/", "file:///faq.html",
    ]
  )
  func onlyPagesOfTheListMayAskC8(page: String) async {
    let reply = await reply(message("shop://articles/1"), on: page)
    #expect(reply["outcome"] as? String == "refused")
    #expect(reply["reason"] as? String == "pageNotAllowed")
    #expect(shop.visible == [.home])
  }

  @Test func theDefaultPortIsThatOfTheListC8() async {
    let reply = await reply(message("shop://articles/1"), on: "https://HELP.example:443/")
    #expect(reply["outcome"] as? String == "done")
  }

  @Test func aPageWithinAnotherMayNotAskC8() async {
    let part = WKWebView.Part.embedded(url("https://help.example/faq"))
    let reply = await reply(message("shop://articles/1"), from: part)
    #expect(reply["reason"] as? String == "notMainFrame")
    #expect(shop.visible == [.home])
  }

  @Test func eachMessageIsCheckedByThePageThatIsShownThenC8() async {
    let view = shop.webView(showing: url("https://help.example/faq"))
    let first = await view.ask(message("shop://articles/1"), of: "app")
    #expect((first?.reply as? [String: Any])?["outcome"] as? String == "done")
    view.becomes(url("https://evil.example/"))
    let second = await view.ask(message("shop://articles/2"), of: "app")
    #expect((second?.reply as? [String: Any])?["reason"] as? String == "pageNotAllowed")
    #expect(shop.visible == [.home, .article(id: 1)])
  }

  @Test func whatDoesMoreThanNavigateIsExcludedAtFirstC8() async throws {
    let vote = LinkAction { _ in .empty }
    try shop.registry.register(vote, as: "vote", when: .always)
    #expect(await reply(["action": "vote"])["reason"] as? String == "effectNotAllowed")
    let rate = await reply(message("shop://articles/1/rate"))
    #expect(rate["reason"] as? String == "effectNotAllowed")
  }

  @Test func valuesComeBackAsThePageSentThemC8() async throws {
    let echo = LinkAction(taking: PayloadValue.self, effect: .navigate) { value, _ in .value(value)
    }
    try shop.registry.register(echo, as: "echo", when: .situations(.webViewInvocation))
    let argument: [String: Any] = [
      "zero": NSNumber(value: 0), "one": NSNumber(value: 1), "yes": NSNumber(value: true),
      "list": [NSNull(), "text", NSNumber(value: 0.5)] as [Any],
    ]
    let reply = await reply(["action": "echo", "argument": argument] as [String: Any])
    let result = try #require(reply["result"] as? [String: Any])
    #expect(
      PayloadValue(object: try #require(result["value"])) == [
        "zero": 0, "one": 1, "yes": true, "list": [.null, "text", 0.5],
      ]
    )
  }

  @Test(arguments: ["deepLink", "", "{}"])
  func aMessageOfAnotherFormIsRefusedC8(body: String) async {
    #expect(await reply(body)["reason"] as? String == "malformedMessage")
  }

  @Test func aMessageThatWaitsForNoAnswerIsDoneC8() async {
    let listener = Listener(shop)
    let view = shop.webView(showing: url("https://help.example/faq"))
    let controller = view.configuration.userContentController
    controller.add(listener, contentWorld: .page, name: "quiet")
    #expect(view.post(message("shop://articles/1"), to: "quiet"))
    // The page is another one before anything is done.
    view.becomes(url("https://evil.example/"))
    await shop.settle()
    #expect(shop.visible == [.home, .article(id: 1)])
    #expect(listener.outcomes == ["done"])
    #expect(!view.post(message("shop://articles/2"), to: "quiet", world: .defaultClient))
    let other = WKWebView.showing(url("https://help.example/faq"))
    #expect(!other.post(message("shop://articles/2"), to: "quiet"))
  }

  @Test func nobodyNeedsToHearOfTheReply() async {
    let page = WKFrameInfo(
      isMainFrame: true,
      request: URLRequest(url: url("https://help.example/"))
    )
    let message = WKScriptMessage(message("shop://articles/1"), from: page, to: "app", in: .page)
    shop.bridge.didReceive(message)
    await shop.settle()
    #expect(shop.visible == [.home, .article(id: 1)])
  }
}

/// Receives messages that wait for no answer.
@MainActor private final class Listener: NSObject, WKScriptMessageHandler {
  private let shop: Shop
  private(set) var outcomes: [String] = []

  init(_ shop: Shop) {
    self.shop = shop
    super.init()
  }

  func userContentController(
    _ userContentController: WKUserContentController,
    didReceive message: WKScriptMessage
  ) {
    shop.bridge.didReceive(message) { self.outcomes.append($0.outcome.name) }
  }
}
#endif
