import DeepLinking
import LinkActions
import LinkPatterns
import LinkRouting
import Testing

@Suite struct LinkWebContentTests {
  /// What becomes of a URL.
  private func decision(
    _ url: String,
    isActivated: Bool = true,
    from frame: WebPageFrame = .help,
    settings: Bool = false
  ) -> WebDecision<PageLink> {
    LinkWebContent(router: PageLink.router, handedOver: ["mailto"], opensSettings: settings)
      .decision(on: WebNavigation(to: url, isActivated: isActivated, from: frame))
  }

  /// Why a URL is refused.
  private func refusal(_ decision: WebDecision<PageLink>) -> LinkFailure.Code? {
    guard case .refuse(let reason) = decision else { return nil }
    return reason.code
  }

  @Test(arguments: ["shop://articles/1", "https://shop.example/articles/1"])
  func aTappedLinkOfTheAppIsOpenedAsContentC8(url: String) {
    let delivery = LinkDelivery<PageLink>(url: url, source: .content, entryPoint: .page)
    #expect(decision(url) == .open(delivery))
  }

  @Test func whatIsClosedToContentIsAsIfItWereNotThereC8() {
    #expect(refusal(decision("shop://closed")) == .noRoute)
    #expect(refusal(decision("shop://nosuch")) == .noRoute)
    #expect(decision("https://shop.example/closed") == .load)
  }

  @Test func aPageThatGoesThereByItselfOpensNothingC8() {
    #expect(refusal(decision("shop://articles/1", isActivated: false)) == .notActivated)
    #expect(decision("https://shop.example/articles/1", isActivated: false) == .load)
    #expect(refusal(decision("mailto:a@shop.example", isActivated: false)) == .notActivated)
  }

  @Test func aPageWithinAnotherOpensNothingC8() {
    #expect(refusal(decision("shop://articles/1", from: .embedded)) == .notMainFrame)
    #expect(decision("https://shop.example/articles/1", from: .embedded) == .load)
  }

  @Test func whatDoesMoreThanNavigateIsRefusedC8() {
    #expect(refusal(decision("shop://articles/1/rate")) == .effectNotAllowed)
    let open = LinkWebContent(router: PageLink.router, effects: [.navigate, .mutate])
    let tap = WebNavigation(to: "shop://articles/1/rate", isActivated: true, from: .help)
    guard case .open = open.decision(on: tap) else {
      Issue.record("not opened")
      return
    }
  }

  @Test(
    arguments: [
      "javascript:alert(1)", "data:text/html,x", "file:///etc/passwd", "blob:https://a/b",
      "http://shop.example/articles/1", "tel:123", "other://x", "",
    ]
  )
  func otherSchemesAreRefusedC8(url: String) {
    #expect(refusal(decision(url)) == .schemeNotAllowed)
  }

  @Test func listedSchemesAreHandedOverC8() {
    guard case .handOver(let url) = decision("mailto:a@shop.example") else {
      Issue.record("not handed over")
      return
    }
    #expect(url.text == "mailto:a@shop.example")
  }

  @Test func loadsPagesThatCouldBeNoLinkOfTheApp() {
    #expect(decision("https://elsewhere.example:8443/a") == .load)
    let query = (0..<300).map { "i\($0)=1" }.joined(separator: "&")
    #expect(decision("https://elsewhere.example/a?" + query) == .load)
    for url in [
      "https://shop.example@elsewhere.example/", "https://shop.example\\@elsewhere.example",
    ] {
      guard case .refuse = decision(url) else {
        Issue.record("\(url) is not a page to load")
        continue
      }
    }
  }

  @Test(arguments: ["https://elsewhere.example/a", "about:blank", "about:srcdoc"])
  func otherPagesAreLoadedC8(url: String) {
    #expect(decision(url) == .load)
  }

  @Test func settingsAreOpenedFromContentThatMayC9() {
    let delivery = LinkDelivery<PageLink>(
      url: "app-settings:",
      source: .content,
      entryPoint: .page
    )
    #expect(refusal(decision("app-settings:")) == .schemeNotAllowed)
    #expect(decision("app-settings:", settings: true) == .open(delivery))
    let alone = decision("app-settings:", isActivated: false, settings: true)
    #expect(refusal(alone) == .notActivated)
  }
}
