package import LinkNavigation
package import LinkRouting

/// What an event wants on screen.
package indirect enum ShowRequest<Link: DeepLink & NavigationPlacing> {
  /// A link.
  case link(LinkPlacing<Link>)

  /// What was saved of the scene.
  case saved(SavedPlacing<Link>)
}

/// What was saved of a scene, as far as it may be shown.
package final class SavedPlacing<Link: DeepLink & NavigationPlacing> {
  /// The screens that may be shown.
  var screens: SavedScreens<Link>

  /// What was on screen when restoring began.
  let before: NavigationState<Link>

  /// Whose account was shown when guards were asked.
  var account: LinkAccount?

  /// What the caller awaits the end by.
  let restoration: LinkRestoration

  /// Takes up what was saved of a scene.
  @MainActor
  package init(
    _ saved: SavedNavigationV1,
    over before: NavigationState<Link>,
    router: LinkRouter<Link>,
    restoration: LinkRestoration = LinkRestoration()
  ) {
    screens = SavedScreens(saved, router: router)
    self.before = before
    self.restoration = restoration
  }
}
