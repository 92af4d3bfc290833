#if canImport(WebKit) && !os(tvOS) && !os(watchOS)
public import WebKit

extension LinkWebBridge {
  /// Runs the action of a message, if its page may call it, and replies to the page.
  ///
  /// Call it in `userContentController(_:didReceive:replyHandler:)`, with its arguments. The frame is read
  /// before this returns, and not again.
  ///
  /// The page's promise is always fulfilled; `WebReply` has the outcome.
  ///
  /// - Parameters:
  ///   - message: The message that the page posted.
  ///   - replyHandler: Called once, with the reply as objects that WebKit can pass to a page, and no error.
  public func didReceive(
    _ message: WKScriptMessage,
    replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void
  ) {
    didReceive(message) { reply in replyHandler(reply.value.object, nil) }
  }

  /// Runs the action of a message, if its page may call it.
  ///
  /// Call it in `userContentController(_:didReceive:)`, whose page waits for no reply.
  ///
  /// - Parameters:
  ///   - message: The message that the page posted. Its frame is read before this returns, and not again.
  ///   - onReply: Called once, with the reply.
  public func didReceive(
    _ message: WKScriptMessage,
    onReply: @escaping @MainActor @Sendable (WebReply) -> Void = { _ in }
  ) {
    let message = WebMessage(message)
    Task { onReply(await answer(message)) }
  }
}
#endif
