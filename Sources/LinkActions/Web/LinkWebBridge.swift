public import LinkRouting

/// Runs the actions that pages in web views ask for: a message in, a JSON value out.
///
/// Each message is checked by itself: its frame is the page and not one within it, comes by https, and
/// from an origin of the list, exactly. What it asks for must be registered, admit
/// ``LinkActionSituation/webViewInvocation``, and do no more than the bridge allows.
@MainActor
public struct LinkWebBridge {
  /// The actions.
  private let registry: LinkActionRegistry

  /// The pages that may ask.
  public let pages: Set<WebPageOrigin>

  /// The effects of actions that pages may cause.
  public let effects: Set<LinkEffect>

  /// Creates a bridge.
  ///
  /// - Parameters:
  ///   - registry: The registry that runs the actions.
  ///   - pages: The pages that may ask, by their exact origins.
  ///   - effects: The effects of actions that pages may cause.
  public init(
    registry: LinkActionRegistry,
    pages: Set<WebPageOrigin>,
    effects: Set<LinkEffect> = [.navigate]
  ) {
    self.registry = registry
    self.pages = pages
    self.effects = effects
  }

  /// Does what a message asks for, if it may.
  ///
  /// - Parameter message: The message, with the frame as it is now.
  /// - Returns: What the page is told.
  public func answer(_ message: WebMessage) async -> WebReply {
    do throws(LinkFailure) {
      let request = try request(of: message)
      return WebReply(id: message.id, outcome: await registry.run(request))
    } catch {
      // A page that may not ask learns nothing of what it asked.
      let id = error.code == .pageNotAllowed || error.code == .notMainFrame ? nil : message.id
      return WebReply(id: id, outcome: .refused(error))
    }
  }

  /// Reads what a message asks for, if its page may ask for that.
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
