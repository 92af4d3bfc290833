public import DeepLinking

/// The screens that links lead to.
///
/// Whatever is not here cannot be linked to.
public enum PreferencesLink: DeepLink, Codable {
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

extension PreferencesLink: NavigationPlacing {
  /// The one place of each screen.
  public var placements: [Placement<PreferencesLink>] {
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
    origins: [.scheme("vnd.mycompany.myapp", host: "deeplink")],
    routes: [
      Route(.home, "/home").open(.scheme, .push, .content),
      Route(.inbox, "/inbox").open(.scheme, .push, .content),
      Route(.preferences, "/preferences").open(.scheme, .push, .content),
      Route(.profile, "/preferences/profile").open(.scheme, .push),
      Route(.about, "/preferences/about").open(.scheme, .push, .content),
      Route(.diagnostics, "/diagnostics"),
    ]
  )
}
