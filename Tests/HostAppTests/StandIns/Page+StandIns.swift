import Foundation
@testable import HostApp
@_spi(Driving) import WebKit

/// A page in a web view.
@MainActor struct Page {
  /// The web view.
  private let view: WKWebView

  /// Its delegate, which it does not keep.
  private let pages: HostPages

  /// Shows a page.
  init(_ address: String, of pages: HostPages) async throws {
    self.pages = pages
    view = WKWebView.showing(URL(string: address), delegate: pages)
    view.configuration.userContentController
      .addScriptMessageHandler(pages, contentWorld: .page, name: "app")
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
