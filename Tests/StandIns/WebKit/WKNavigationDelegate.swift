#if !os(tvOS)
public import Foundation

// Apple: webkit/wknavigationtype, 2026-11-22
/// What led to a navigation.
public enum WKNavigationType: Int, Sendable {
  /// A link, activated by a person or by a script.
  case linkActivated = 0
  /// A form that was sent.
  case formSubmitted = 1
  /// Back or forward.
  case backForward = 2
  /// The same page again.
  case reload = 3
  /// A form that was sent again.
  case formResubmitted = 4
  /// Anything else: a script, a redirect, the app itself.
  case other = -1
}

// Apple: webkit/wknavigationactionpolicy, 2026-11-22
/// What becomes of a navigation.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// It does not happen.
  case cancel = 0
  /// It happens.
  case allow = 1
  /// What it leads to is saved.
  case download = 2
}

// Apple: webkit/wknavigationaction, 2026-11-22
/// A navigation that is about to happen.
@MainActor open class WKNavigationAction: NSObject {
  /// What led to it.
  public let navigationType: WKNavigationType

  /// Where it leads.
  public let request: URLRequest

  /// The frame that asks for it.
  public let sourceFrame: WKFrameInfo

  /// The frame that goes there; nil for a new window.
  public let targetFrame: WKFrameInfo?

  /// Creates a navigation; apps cannot.
  @_spi(Driving) public init(
    _ type: WKNavigationType,
    to request: URLRequest,
    from sourceFrame: WKFrameInfo,
    in targetFrame: WKFrameInfo?
  ) {
    navigationType = type
    self.request = request
    self.sourceFrame = sourceFrame
    self.targetFrame = targetFrame
    super.init()
  }
}

/// Decides about the navigations of a web view; every method is optional.
@MainActor public protocol WKNavigationDelegate: NSObjectProtocol {
  // Apple: …/webview(_:decidepolicyfor:decisionhandler:)-2ni62, 2026-11-22
  /// Asks whether a navigation may happen.
  func webView(
    _ webView: WKWebView,
    decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  )
}

extension WKNavigationDelegate {
  /// What happens without an implementation: it may.
  public func webView(
    _ webView: WKWebView,
    decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {
    decisionHandler(.allow)
  }
}
#endif
