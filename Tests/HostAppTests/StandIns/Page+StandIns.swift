import Foundation
@_spi(Driving) import WebKit

/// A page in a web view of an app.
@MainActor struct Page {
  /// The web view.
  private let view: WKWebView

  /// The app, which the web view does not keep.
  private let app: PageApp

  /// Shows a page.
  init(_ address: String, of app: PageApp) async throws {
    self.app = app
    view = WKWebView.showing(URL(string: address), delegate: app)
    view.configuration.userContentController
      .addScriptMessageHandler(app, contentWorld: .page, name: "app")
  }

  /// Sends a message from a script of the page; what it is answered.
  func ask(_ message: [String: Any]) async throws -> [String: Any]? {
    await view.ask(message, of: "app")?.reply as? [String: Any]
  }

  /// Follows a link of the page.
  func follow(_ link: String) async throws {
    if let url = URL(string: link) { view.navigate(to: url) }
  }
}
