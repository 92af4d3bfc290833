import Foundation
@testable import HostApp
import WebKit

/// A page in a web view.
@MainActor struct Page {
  /// The web view.
  private let view: WKWebView

  /// Its delegate, which it does not keep.
  private let pages: HostPages

  /// Shows a page, and waits until it is loaded; nothing is fetched.
  init(_ address: String, of pages: HostPages) async throws {
    self.pages = pages
    let view = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
    self.view = view
    view.configuration.userContentController
      .addScriptMessageHandler(pages, contentWorld: .page, name: "app")
    view.loadHTMLString("<!DOCTYPE html><title>Page</title>", baseURL: URL(string: address))
    try await until { !view.isLoading }
    // Only now, as it refuses to load some of the pages that messages are to come from.
    view.navigationDelegate = pages
  }

  /// Sends a message from a script of the page; what it is answered.
  func ask(_ message: [String: Any]) async throws -> [String: Any]? {
    let script = "return await window.webkit.messageHandlers.app.postMessage(message)"
    let answer = try await view.callAsyncJavaScript(
      script,
      arguments: ["message": message],
      in: nil,
      contentWorld: .page
    )
    return answer as? [String: Any]
  }

  /// Follows a link of the page: WebKit calls it activated when a script clicks it, too.
  func follow(_ link: String) async throws {
    let script = """
      const element = document.createElement('a')
      element.href = link
      document.body.appendChild(element)
      element.click()
      return true
      """
    _ = try await view.callAsyncJavaScript(
      script,
      arguments: ["link": link],
      in: nil,
      contentWorld: .page
    )
  }
}
