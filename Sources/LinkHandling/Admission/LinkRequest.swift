package import LinkNavigation
package import LinkPatterns
package import LinkRouting

/// What an event asks for.
package indirect enum LinkRequest<Link: DeepLink & NavigationPlacing> {
  /// A link, and the links that it took the place of.
  case link(AdmittedLink<Link>, RedirectChain<Link>)

  /// A short link, which is to be expanded.
  case short(LinkURL)

  /// The app's page in the system's settings.
  case settings

  /// What was saved of the scene.
  case saved(SavedPlacing<Link>)

  /// The link that was let in.
  package var admitted: AdmittedLink<Link>? {
    guard case .link(let admitted, _) = self else { return nil }
    return admitted
  }

  /// Whether it has side effects, as far as is known.
  package var hasSideEffects: Bool {
    switch self {
    case .link(let admitted, _): admitted.hasSideEffects
    case .settings: true
    case .short, .saved: false
    }
  }
}
