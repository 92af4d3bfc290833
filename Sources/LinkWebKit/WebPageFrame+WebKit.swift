#if canImport(WebKit) && !os(tvOS) && !os(watchOS)
public import WebKit

// WebKit's objects can change from one call to the next, so each is converted to a plain value at
// once.
extension WebPageFrame {
  /// Reads a frame as it is now: whether it is the main frame, and its exact origin.
  ///
  /// - Parameter frame: The frame of the current call, never a stored one.
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
  /// Reads a navigation that is about to begin.
  ///
  /// The frame is the one in which a link was activated, else the one that navigates; a new window
  /// has no frame yet and counts as another frame than the main one.
  ///
  /// - Parameter action: The navigation action of `webView(_:decidePolicyFor:…)`.
  @MainActor
  public init(_ action: WKNavigationAction) {
    let isActivated = action.navigationType == .linkActivated
    // The source frame is only read for links; a load by the app may have none.
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
  /// - Parameter message: The message of `userContentController(_:didReceive:…)`.
  @MainActor
  public init(_ message: WKScriptMessage) {
    self.init(PayloadValue(object: message.body), from: WebPageFrame(message.frameInfo))
  }
}
#endif
