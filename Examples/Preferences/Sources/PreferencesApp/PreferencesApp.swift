public import DeepLinking
public import LinkActions
import LinkHandling

/// The app while it runs: one scene, its actions, and the page that may ask for them.
@MainActor
public final class PreferencesApp {
  /// Turns links into what is shown.
  public let handler: LinkHandler<PreferencesLink>

  /// What notifications and pages can ask for: to open a link, and to set a tag.
  public let registry: LinkActionRegistry

  /// The tags that actions have set, in order.
  public private(set) var tags: [String] = []

  /// What shows the screens.
  private let host: any NavigationHost<PreferencesLink>

  /// What the app shows at first: two tabs with a screen each.
  ///
  /// - Throws: `NavigationStateError`, never for these tabs.
  public static func atLaunch() throws -> NavigationState<PreferencesLink> {
    try NavigationState(containers: [
      .init(id: "home", stack: [.destination(.home)]),
      .init(id: "inbox", stack: [.destination(.inbox)]),
    ])
  }

  /// Launches the app.
  ///
  /// - Parameters:
  ///   - schemes: The schemes that the app registered.
  ///   - host: What shows the screens: a terminal, UIKit or SwiftUI.
  ///   - scene: The identity of the one scene.
  ///   - environment: Time and identities.
  /// - Throws: `LinkActionRegistryError`, never for the names of this app.
  public init(
    schemes: Set<String>,
    host: any NavigationHost<PreferencesLink>,
    scene: LinkSceneID,
    environment: LinkEnvironment = .live()
  ) throws {
    self.host = host
    var policy = LinkPolicy(registeredSchemes: schemes)
    policy.settingsOrigins = [.notification]
    // Back to the root of the tab, and from there in one change.
    policy.mode = .fromRoot
    policy.showsAtOnce = true
    let handler = LinkHandler(
      intake: DeepLinks(router: .preferences, environment: environment, policy: policy),
      host: host,
      scene: scene
    )
    self.handler = handler
    registry = LinkActionRegistry(openingLinksIn: { _ in handler })
    try registry.register(
      LinkAction(taking: String.self) { [weak self] tag, _ in
        self?.tags.append(tag)
        return .empty
      },
      as: "addTag",
      aliases: ["^t"],
      when: .always
    )
  }

  /// Answers the pages of the app's help.
  public var bridge: LinkWebBridge {
    LinkWebBridge(registry: registry, pages: [WebPageOrigin(host: "help.mycompany.example")])
  }

  /// Decides about links in rich messages.
  public var content: LinkWebContent<PreferencesLink> {
    LinkWebContent(router: .preferences, handedOver: ["mailto"])
  }

  /// The screens that are shown, the lowest first.
  public var screens: [PreferencesLink] {
    host.state.visibleStack.compactMap(\.destination)
  }
}
