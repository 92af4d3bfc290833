#if STANDINS
import DeepLinking
import LinkActions
import LinkRouting
import LinkWebKit
import Testing
@_spi(Driving) import WebKit

/// What becomes of the links of a page.
@MainActor @Suite struct NavigationTests {
  private let shop = Shop()
  private let page = url("https://help.example/faq")

  /// Why the last navigation was refused.
  private var refusal: LinkFailure.Code? {
    guard case .refuse(let reason) = shop.decisions.last else { return nil }
    return reason.code
  }

  @Test(arguments: ["shop://articles/1", "https://shop.example/articles/1"])
  func aTappedLinkOfTheAppIsOpenedAsContentC8(link: String) async {
    let view = shop.webView(showing: page)
    #expect(view.navigate(to: url(link)) == .cancel)
    await shop.settle()
    #expect(shop.visible == [.home, .article(id: 1)])
    let delivery = LinkDelivery<ShopLink>(url: link, source: .content, entryPoint: .page)
    #expect(shop.decisions == [.open(delivery)])
  }

  @Test func aLinkIsOpenedThatLeadsToANewWindowC8() async {
    let view = shop.webView(showing: page)
    #expect(view.navigate(to: url("shop://articles/1"), inNewWindow: true) == .cancel)
    await shop.settle()
    #expect(shop.visible == [.home, .article(id: 1)])
  }

  @Test func aPageWithinThePageOpensNothingC8() async {
    let view = shop.webView(showing: page)
    let frame = WKWebView.Part.embedded(url("https://ads.example"))
    #expect(view.navigate(to: url("shop://articles/1"), from: frame) == .cancel)
    #expect(refusal == .notMainFrame)
    #expect(view.navigate(to: url("https://ads.example/next"), from: frame) == .allow)
    await shop.settle()
    #expect(shop.visible == [.home])
  }

  @Test(arguments: [
    WKNavigationType.other, .formSubmitted, .reload, .backForward, .formResubmitted,
  ])
  func aPageThatGoesThereByItselfOpensNothingC8(type: WKNavigationType) async {
    let view = shop.webView(showing: page)
    #expect(view.navigate(to: url("shop://articles/1"), by: type) == .cancel)
    #expect(refusal == .notActivated)
    await shop.settle()
    #expect(shop.visible == [.home])
  }

  @Test func aWindowThatAScriptOpensOpensNothingC8() {
    let view = shop.webView(showing: page)
    let link = url("shop://articles/1")
    #expect(view.navigate(to: link, by: .other, inNewWindow: true) == .cancel)
    #expect(refusal == .notMainFrame)
  }

  @Test func whatDoesMoreThanNavigateIsExcludedAtFirstC8() async {
    let view = shop.webView(showing: page)
    #expect(view.navigate(to: url("shop://articles/1/rate")) == .cancel)
    #expect(refusal == .effectNotAllowed)
  }

  @Test func whatIsClosedToContentIsNotOpenedC8() {
    let view = shop.webView(showing: page)
    #expect(view.navigate(to: url("shop://home")) == .cancel)
    #expect(refusal == .noRoute)
  }

  @Test func otherPagesAreLoadedC8() {
    let view = shop.webView(showing: page)
    #expect(view.navigate(to: url("https://elsewhere.example/")) == .allow)
    #expect(view.navigate(to: url("https://help.example/more"), by: .other) == .allow)
    #expect(shop.decisions == [.load, .load])
  }

  @Test func aListedSchemeIsHandedOverC8() {
    let view = shop.webView(showing: page)
    #expect(view.navigate(to: url("mailto:help@shop.example")) == .cancel)
    #expect(view.navigate(to: url("tel:123")) == .cancel)
    #expect(shop.handedOver == ["mailto:help@shop.example"])
  }

  @Test(arguments: ["javascript:alert(1)", "file:///etc/passwd", "data:text/html,x", "none:"])
  func otherSchemesAreRefusedC8(link: String) {
    let view = shop.webView(showing: page)
    #expect(view.navigate(to: url(link)) == .cancel)
    #expect(refusal == .schemeNotAllowed)
  }

  @Test func theSettingsAreOpenedFromContentThatMayC9() async {
    let view = shop.webView(showing: page)
    #expect(view.navigate(to: url("app-settings:")) == .cancel)
    await shop.settle()
    #expect(shop.host.settingsCount == 1)
  }

  @Test func linksOfALocalMessageAreOpenedC8() async {
    // Rich content that the app loads as a text has no origin.
    let view = shop.webView(showing: nil)
    #expect(view.navigate(to: url("shop://articles/2")) == .cancel)
    await shop.settle()
    #expect(shop.visible == [.home, .article(id: 2)])
  }

  @Test func nothingMoreThanTheDefaultsIsNeeded() async {
    let action = WKNavigationAction(
      .linkActivated,
      to: URLRequest(url: url("shop://articles/1")),
      from: WKFrameInfo(isMainFrame: true, request: URLRequest(url: page)),
      in: nil
    )
    let content = LinkWebContent(router: ShopLink.router, handedOver: ["mailto"])
    #expect(content.policy(for: action, in: shop.handler) == .cancel)
    await shop.settle()
    #expect(shop.visible == [.home, .article(id: 1)])
    let mail = WKNavigationAction(
      .linkActivated,
      to: URLRequest(url: url("mailto:a@shop.example")),
      from: action.sourceFrame,
      in: action.sourceFrame
    )
    #expect(content.policy(for: mail, in: shop.handler) == .cancel)
  }
}
#endif
