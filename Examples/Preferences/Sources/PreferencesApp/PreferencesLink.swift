public import DeepLinking

/// The screens that links lead to.
///
/// Whatever is not here cannot be linked to.
public enum PreferencesLink: DeepLink {
  /// The first screen.
  case home

  /// The messages: the first screen of the second tab.
  case inbox

  /// The preferences.
  case preferences

  /// The person's profile, in the preferences.
  case profile

  /// What the app is, over the preferences.
  case about

  /// A screen for the developers, which no link from outside reaches.
  case diagnostics

  /// The routes; a link lies on the one that its URL's path goes on from, unless its route says otherwise.
  public static let routes = LinkRoutes<PreferencesLink>(
    access: .from(.customScheme, .notification, .content)
  ) {
    LinkRoute(.home, "/home").tab("home")
    LinkRoute(.inbox, "/inbox").tab("inbox")
    LinkRoute(.preferences, "/preferences").on("/home")
    LinkRoute(.profile, "/preferences/profile").access(.from(.customScheme, .notification))
    LinkRoute(.about, "/preferences/about").presented(.sheet)
    LinkRoute(.diagnostics, "/diagnostics").on("/home").access(.appOnly)
  }
}

extension LinkRouter<PreferencesLink> {
  /// The table: `vnd.mycompany.myapp://deeplink/preferences`.
  public static let preferences = LinkRouter(
    PreferencesLink.self,
    prefixes: [.scheme("vnd.mycompany.myapp", host: "deeplink")]
  )
}
