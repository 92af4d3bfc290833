#if !os(tvOS)
public import Foundation

/// A set of scripts that see each other's variables.
@MainActor open class WKContentWorld: NSObject {
  /// The name; nil for the page's.
  public let name: String?

  /// The scripts of the page.
  public class var page: WKContentWorld { shared.page }

  /// The scripts of the app.
  public class var defaultClient: WKContentWorld { shared.client }

  private static let shared = (page: WKContentWorld(name: nil), client: WKContentWorld(name: ""))

  /// Creates a world.
  private init(name: String?) {
    self.name = name
    super.init()
  }
}

// Apple: webkit/wkscriptmessage, 2026-11-22
/// A message that a script sent.
@MainActor open class WKScriptMessage: NSObject {
  /// What was sent: numbers, texts, dates, lists, dictionaries and null, as objects.
  public let body: Any

  // Apple: webkit/wkscriptmessage/frameinfo, 2026-11-22
  /// The frame that sent it.
  public let frameInfo: WKFrameInfo

  /// The name of the handler.
  public let name: String

  /// The world that sent it.
  public let world: WKContentWorld

  /// Creates a message; apps cannot.
  @_spi(Driving) public init(
    _ body: Any,
    from frame: WKFrameInfo,
    to name: String,
    in world: WKContentWorld
  ) {
    self.body = body
    frameInfo = frame
    self.name = name
    self.world = world
    super.init()
  }
}

/// Receives messages that wait for no answer.
@MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {
  // Apple: …/usercontentcontroller(_:didreceive:), 2026-11-22
  /// Tells that a page sent a message.
  func userContentController(
    _ userContentController: WKUserContentController,
    didReceive message: WKScriptMessage
  )
}

// Apple: webkit/wkscriptmessagehandlerwithreply, 2026-11-22
/// Receives messages that wait for an answer.
@MainActor
public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
  // Apple: …/usercontentcontroller(_:didreceive:replyhandler:), 2026-11-22
  /// Tells that a page sent a message and waits.
  func userContentController(
    _ userContentController: WKUserContentController,
    didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void
  )
}

/// What a page can call by script.
@MainActor open class WKUserContentController: NSObject {
  var answering: [Address: any WKScriptMessageHandlerWithReply] = [:]

  /// The handlers that do not, by name and world.
  var listening: [Address: any WKScriptMessageHandler] = [:]

  /// The name of a handler in a world.
  struct Address: Hashable {
    let world: ObjectIdentifier
    let name: String
  }

  // Apple: webkit/wkusercontentcontroller/add(_:contentworld:name:), 2026-11-22
  /// Lets a world call a handler.
  open func add(
    _ scriptMessageHandler: any WKScriptMessageHandler,
    contentWorld world: WKContentWorld,
    name: String
  ) {
    listening[Address(world: ObjectIdentifier(world), name: name)] = scriptMessageHandler
  }

  /// Lets a world call a handler that answers.
  open func addScriptMessageHandler(
    _ handler: any WKScriptMessageHandlerWithReply,
    contentWorld world: WKContentWorld,
    name: String
  ) {
    answering[Address(world: ObjectIdentifier(world), name: name)] = handler
  }
}
#endif
