#if canImport(WebKit) && !os(tvOS) && !os(watchOS)
public import LinkActions
public import WebKit

extension LinkWebBridge {
  /// Does what a message asks for, if it may, and answers the page.
  ///
  /// From `userContentController(_:didReceive:replyHandler:)`, with what it was given. The frame is read
  /// before this returns, and not again.
  ///
  /// The page's promise is always fulfilled; `WebReply` says what became of it.
  ///
  /// - Parameters:
  ///   - message: The message that the page posted.
  ///   - replyHandler: Called once, with the reply as objects that WebKit can hand to a page, and no error.
  public func didReceive(
    _ message: WKScriptMessage,
    replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void
  ) {
    didReceive(message) { reply in replyHandler(reply.value.object, nil) }
  }

  /// Does what a message asks for, if it may.
  ///
  /// From `userContentController(_:didReceive:)`, whose page waits for no answer.
  ///
  /// - Parameters:
  ///   - message: The message that the page posted. Its frame is read before this returns, and not again.
  ///   - onReply: Called once, with what became of it.
  public func didReceive(
    _ message: WKScriptMessage,
    onReply: @escaping @MainActor @Sendable (WebReply) -> Void = { _ in }
  ) {
    let message = WebMessage(message)
    Task { onReply(await answer(message)) }
  }
}
#endif
