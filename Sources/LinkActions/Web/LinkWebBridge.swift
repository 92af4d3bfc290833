/// Runs the actions that pages in web views call: a message in, a JSON value out.
///
/// Each message is checked: it must come from the main frame, over https,
/// from exactly an origin on the list. Its action must be registered, admit
/// ``LinkActionSituation/webViewInvocation``, and have an effect that the bridge allows.
@MainActor
public struct LinkWebBridge {
  /// The actions.
  private let registry: LinkActionRegistry

  /// The pages that may call actions.
  public let pages: Set<WebPageOrigin>

  /// The effects that pages may cause.
  public let effects: Set<LinkEffect>

  /// Creates a bridge.
  ///
  /// - Parameters:
  ///   - registry: The registry that runs the actions.
  ///   - pages: The pages that may call actions, by their exact origins.
  ///   - effects: The effects that pages may cause.
  public init(
    registry: LinkActionRegistry,
    pages: Set<WebPageOrigin>,
    effects: Set<LinkEffect> = [.navigate]
  ) {
    self.registry = registry
    self.pages = pages
    self.effects = effects
  }

  /// Runs the action of a message, if its page may call it.
  ///
  /// - Parameter message: The message, with the frame as it is now.
  /// - Returns: The reply to the page.
  public func answer(_ message: WebMessage) async -> WebReply {
    do throws(LinkFailure) {
      let request = try request(of: message)
      return WebReply(id: message.id, outcome: await registry.run(request))
    } catch {
      // A page that may not call actions gets no part of its message back.
      let id = error.code == .pageNotAllowed || error.code == .notMainFrame ? nil : message.id
      return WebReply(id: id, outcome: .refused(error))
    }
  }

  /// Reads the request of a message, if its page may make it.
  ///
  /// - Throws: `LinkFailure` – `.notMainFrame`, `.pageNotAllowed`, `.malformedMessage` or
  ///   `.effectNotAllowed`, checked in this order.
  public func request(of message: WebMessage) throws(LinkFailure) -> LinkActionRequest {
    guard message.frame.isMainFrame else {
      throw LinkFailure(.notMainFrame)
    }
    guard let origin = message.frame.origin, pages.contains(origin) else {
      throw LinkFailure(
        .pageNotAllowed,
        expected: .name(pages.map(\.description).sorted().joined(separator: ", ")),
        found: .value(message.frame.origin?.description ?? "no https origin")
      )
    }
    let request = try message.request()
    if let effect = registry.entry(of: request.name)?.action(in: request.situation).effect,
      !effects.contains(effect)
    {
      throw LinkFailure(effect: effect, allowed: effects)
    }
    return request
  }
}
