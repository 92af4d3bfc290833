#if canImport(WebKit) && !os(tvOS) && !os(watchOS)
public import LinkActions
import LinkHandling
public import WebKit

// WebKit's objects are told apart by nothing from one call to the next, so each becomes a plain value at
// once.
extension WebPageFrame {
  /// Reads a frame as it is now: whether it is the page itself, and its exact origin.
  ///
  /// - Parameter frame: The frame of the call that is being handled, never one that was kept.
  @MainActor
  public init(_ frame: WKFrameInfo) {
    let origin = frame.securityOrigin
    self.init(
      isMainFrame: frame.isMainFrame,
      scheme: origin.protocol,
      host: origin.host,
      port: origin.port
    )
  }
}

extension WebNavigation {
  /// Reads where a page is about to go.
  ///
  /// The frame is the one in which a link was activated, and else the one that goes there; a new window
  /// has none yet and counts as a frame within the page.
  ///
  /// - Parameter action: What `webView(_:decidePolicyFor:…)` was asked about.
  @MainActor
  public init(_ action: WKNavigationAction) {
    let isActivated = action.navigationType == .linkActivated
    // The frame that asks is read for links alone: of what the app loads itself there may be none.
    let frame = isActivated ? action.sourceFrame : action.targetFrame
    self.init(
      to: action.request.url?.absoluteString ?? "",
      isActivated: isActivated,
      from: frame.map { WebPageFrame($0) }
        ?? WebPageFrame(isMainFrame: false, scheme: "", host: "", port: 0)
    )
  }
}

extension WebMessage {
  /// Reads a message of a page with the frame that sent it.
  ///
  /// - Parameter message: What `userContentController(_:didReceive:…)` was given.
  @MainActor
  public init(_ message: WKScriptMessage) {
    self.init(PayloadValue(object: message.body), from: WebPageFrame(message.frameInfo))
  }
}
#endif
