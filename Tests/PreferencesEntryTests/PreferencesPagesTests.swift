import DeepLinking
import Foundation
import LinkActions
import LinkTesting
import PreferencesApp
import PreferencesEntry
import Testing
@_spi(Driving) import WebKit

/// The web views of the preferences app, on the model of WebKit.
@MainActor @Suite struct PreferencesPagesTests {
  /// What was opened in other apps.
  @MainActor private final class Opened {
    var urls: [String] = []
  }

  private let app: PreferencesApp
  private let handler: LinkHandler<PreferencesLink>
  private let pages: PreferencesPages
  private let opened = Opened()

  init() throws {
    app = try PreferencesApp(environment: VirtualTime().environment)
    let host = HeadlessHost(state: try NavigationState<PreferencesLink>.atLaunch())
    handler = LinkHandler(links: app.links, host: host, scene: .main)
    pages = PreferencesPages(app: app) { [opened] in opened.urls.append($0.absoluteString) }
  }

  /// A web view of the app.
  private func view(showing page: String) -> WKWebView {
    let view = WKWebView.showing(URL(string: page), delegate: pages)
    let controller = view.configuration.userContentController
    controller.addScriptMessageHandler(pages, contentWorld: .page, name: "app")
    return view
  }

  @Test func aLinkInARichMessageIsOpenedC8() async throws {
    let view = view(showing: "https://help.mycompany.example/")
    let link = try #require(URL(string: "vnd.mycompany.myapp://deeplink/preferences"))
    #expect(view.navigate(to: link) == .cancel)
    for _ in 0..<100 { await Task.yield() }
    #expect(app.screens == [.home, .preferences])
    let mail = try #require(URL(string: "mailto:a@mycompany.example"))
    #expect(view.navigate(to: mail) == .cancel)
    #expect(opened.urls == ["mailto:a@mycompany.example"])
  }

  @Test func aScriptOfAListedPageOpensALinkC8() async {
    let view = view(showing: "https://help.mycompany.example/")
    let message: [String: Any] = [
      "action": "deepLink", "argument": "vnd.mycompany.myapp://deeplink/preferences",
    ]
    let answer = await view.ask(message, of: "app")
    #expect((answer?.reply as? [String: Any])?["outcome"] as? String == "done")
    #expect(app.screens == [.home, .preferences])
    let tag: [String: Any] = ["action": "addTag", "argument": "x"]
    let refused = await view.ask(tag, of: "app")
    #expect((refused?.reply as? [String: Any])?["reason"] as? String == "effectNotAllowed")
    #expect(app.tags == [])
  }

  @Test func aScriptOfAnotherPageOpensNothingC8() async {
    let view = view(showing: "https://evil.example/")
    let message: [String: Any] = [
      "action": "deepLink", "argument": "vnd.mycompany.myapp://deeplink/preferences",
    ]
    let answer = await view.ask(message, of: "app")
    #expect((answer?.reply as? [String: Any])?["reason"] as? String == "pageNotAllowed")
    #expect(app.screens == [.home])
  }
}
