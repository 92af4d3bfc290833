#if canImport(WebKit) && !os(tvOS)
public import DeepLinking
import Foundation
public import PreferencesApp
public import WebKit

/// The page's side of the app on a phone: each message goes to the bridge with its frame as it is now.
@MainActor
public final class PreferencesMessages: NSObject, WKScriptMessageHandlerWithReply {
  /// The app.
  private let app: PreferencesApp

  /// Creates a receiver of messages, to be added to a content controller with its page's world.
  ///
  /// - Parameter app: The app.
  public init(app: PreferencesApp) {
    self.app = app
  }

  /// Answers a message; the reply is JSON text.
  public func userContentController(
    _ userContentController: WKUserContentController,
    didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void
  ) {
    let origin = message.frameInfo.securityOrigin
    let frame = WebFrame(
      isMainFrame: message.frameInfo.isMainFrame,
      scheme: origin.protocol,
      host: origin.host,
      port: origin.port
    )
    let text = message.body as? String ?? ""
    let body = try? JSONDecoder().decode(PayloadValue.self, from: Data(text.utf8))
    let bridge = app.bridge
    Task {
      let reply = await bridge.answer(WebMessage(body ?? .null, from: frame))
      let data = try? JSONEncoder().encode(reply.value)
      replyHandler(data.map { String(decoding: $0, as: UTF8.self) }, nil)
    }
  }
}
#endif
