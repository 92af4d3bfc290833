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
}

extension PreferencesLink {
  /// The one place of each screen.
  public var placements: [LinkPlacement<PreferencesLink>] {
    switch self {
    case .home: [.root("home")]
    case .inbox: [.root("inbox")]
    case .preferences, .diagnostics: [.pushed(on: .home)]
    case .profile: [.pushed(on: .preferences)]
    case .about: [.presented(.sheet, over: .preferences)]
    }
  }
}

extension LinkRouter<PreferencesLink> {
  /// The table: `vnd.mycompany.myapp://deeplink/preferences`.
  public static let preferences = LinkRouter(
    prefixes: [.scheme("vnd.mycompany.myapp", host: "deeplink")],
    routes: [
      LinkRoute(.home, "/home").open(.customScheme, .notification, .content),
      LinkRoute(.inbox, "/inbox").open(.customScheme, .notification, .content),
      LinkRoute(.preferences, "/preferences").open(.customScheme, .notification, .content),
      LinkRoute(.profile, "/preferences/profile").open(.customScheme, .notification),
      LinkRoute(.about, "/preferences/about").open(.customScheme, .notification, .content),
      LinkRoute(.diagnostics, "/diagnostics"),
    ]
  )
}
