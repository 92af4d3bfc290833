#if !os(tvOS)
public import Foundation

// What a page and a person in it do. Reached only by `@_spi(Driving) import WebKit`.

@_spi(Driving) extension WKWebView {
  /// A place in the page.
  public enum Part: Sendable {
    /// The page itself.
    case page
    /// A page within it.
    case embedded(URL)
  }

  /// A web view that shows a page.
  public static func showing(
    _ url: URL?,
    delegate: (any WKNavigationDelegate)? = nil
  ) -> WKWebView {
    let view = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
    view.url = url
    view.navigationDelegate = delegate
    return view
  }

  /// The page is replaced by another one, without asking.
  public func becomes(_ url: URL) {
    self.url = url
  }

  /// Something leads to a URL; what the delegate decided, `.allow` without a delegate.
  @discardableResult public func navigate(
    to url: URL,
    by type: WKNavigationType = .linkActivated,
    from part: Part = .page,
    inNewWindow: Bool = false
  ) -> WKNavigationActionPolicy? {
    let source = frame(part)
    var request = URLRequest(url: url)
    // Text that Foundation does not read is not a URL.
    if url.absoluteString == "none:" { request.url = nil }
    let action = WKNavigationAction(
      type,
      to: request,
      from: source,
      in: inNewWindow ? nil : source
    )
    guard let navigationDelegate else { return .allow }
    var policy: WKNavigationActionPolicy?
    navigationDelegate.webView(self, decidePolicyFor: action) { policy = $0 }
    return policy
  }

  /// A script sends a message that waits for no answer; whether there is a handler.
  @discardableResult public func post(
    _ body: Any,
    to name: String,
    from part: Part = .page,
    world: WKContentWorld = .page
  ) -> Bool {
    let controller = configuration.userContentController
    guard let handler = controller.listening[address(name, world)] else { return false }
    controller.deliver(message(body, to: name, from: part, in: world), to: handler)
    return true
  }

  /// A script sends a message and awaits the answer; nil when there is no handler.
  public func ask(
    _ body: Any,
    of name: String,
    from part: Part = .page,
    world: WKContentWorld = .page
  ) async -> (reply: Any?, error: String?)? {
    let controller = configuration.userContentController
    guard let handler = controller.answering[address(name, world)] else { return nil }
    let message = message(body, to: name, from: part, in: world)
    let answer = Answer()
    await withCheckedContinuation { continuation in
      handler.userContentController(controller, didReceive: message) { reply, error in
        answer.take(reply, error)
        continuation.resume()
      }
    }
    return answer.value
  }

  /// The address of a handler.
  private func address(_ name: String, _ world: WKContentWorld) -> WKUserContentController.Address {
    WKUserContentController.Address(world: ObjectIdentifier(world), name: name)
  }

  /// A message of a part of the page.
  private func message(
    _ body: Any,
    to name: String,
    from part: Part,
    in world: WKContentWorld
  ) -> WKScriptMessage {
    WKScriptMessage(body, from: frame(part), to: name, in: world)
  }

  /// The frame of a part of the page, as it is now.
  private func frame(_ part: Part) -> WKFrameInfo {
    var request = URLRequest(url: URL(fileURLWithPath: "/"))
    switch part {
    case .page:
      request.url = url
      return WKFrameInfo(isMainFrame: true, request: request)
    case .embedded(let url):
      request.url = url
      return WKFrameInfo(isMainFrame: false, request: request)
    }
  }
}

extension WKUserContentController {
  /// Hands a message over.
  fileprivate func deliver(_ message: WKScriptMessage, to handler: any WKScriptMessageHandler) {
    handler.userContentController(self, didReceive: message)
  }
}

/// Keeps an answer of any type from one turn to the next.
@MainActor private final class Answer {
  private(set) var value: (reply: Any?, error: String?)?

  /// Takes the answer; a second one is a mistake of the handler.
  func take(_ reply: Any?, _ error: String?) {
    precondition(value == nil, "a page was answered twice")
    value = (reply, error)
  }
}
#endif
