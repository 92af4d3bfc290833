public import DeepLinking
public import LinkActions

/// What all windows of the app share: its links, its actions, and the page that may ask for them.
@MainActor
public final class PreferencesApp {
  /// The links.
  public let links: DeepLinks<PreferencesLink>

  /// What notifications and pages can ask for: to open a link, and to set a tag.
  public let registry: LinkActionRegistry

  /// The tags that actions have set, in order.
  public private(set) var tags: [String] = []

  /// Launches the app.
  ///
  /// - Parameters:
  ///   - schemes: The schemes that the app registered.
  ///   - environment: Time and identities.
  /// - Throws: `LinkActionRegistryError`, never for the names of this app.
  public init(
    schemes: Set<String> = ["vnd.mycompany.myapp"],
    environment: LinkEnvironment = .live()
  ) throws {
    var policy = LinkPolicy(registeredSchemes: schemes)
    policy.settingsSources = [.notification]
    // Back to the root of the tab, and from there in one change.
    policy.mode = .fromRoot
    policy.showsAtOnce = true
    let links = DeepLinks(router: .preferences, environment: environment, policy: policy, log: .off)
    self.links = links
    registry = LinkActionRegistry(openingLinksIn: links)
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
    links.state()?.visibleStack.compactMap(\.destination) ?? []
  }
}

extension NavigationState<PreferencesLink> {
  /// What the app shows at first: two tabs with a screen each.
  ///
  /// - Throws: `NavigationStateError`, never for these tabs.
  public static func atLaunch() throws -> Self {
    try NavigationState(containers: [
      .init(id: "home", stack: [.destination(.home)]),
      .init(id: "inbox", stack: [.destination(.inbox)]),
    ])
  }
}
