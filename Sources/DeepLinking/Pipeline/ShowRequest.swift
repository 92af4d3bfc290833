/// The screens that an event wants to have on screen.
package indirect enum ShowRequest<Link: DeepLink & NavigationPlacing> {
  /// Those of a link, or those without the link that was shown while an action waited.
  case link(LinkShowRequest<Link>)

  /// The saved ones of the scene, about which no person is asked.
  case saved(SavedScreensShowRequest<Link>)
}

extension ShowRequest {
  /// The ancestors that the lookup of a link returned, the lowest first.
  var ancestors: [Link]? {
    if case .link(let request) = self { request.ancestors } else { nil }
  }

  /// Records that the person agreed to leave screens.
  mutating func agree(toLeave screens: Set<NavigationEntry<Link>>) {
    guard case .link(var request) = self else { return }
    request.agree(toLeave: screens)
    self = .link(request)
  }

  /// Records that the scene's saved screens were restored: a link is placed on a screen that the person knows.
  mutating func sceneWasRestored() {
    guard case .link(var request) = self else { return }
    request.sceneWasRestored()
    self = .link(request)
  }
}

/// A plan with the states before and after it.
package struct NavigationWay<Link: DeepLink> {
  let start: NavigationState<Link>
  let plan: NavigationPlan<Link>
  let target: NavigationState<Link>

  init(
    from start: NavigationState<Link>,
    _ plan: NavigationPlan<Link>,
    to target: NavigationState<Link>
  ) {
    (self.start, self.plan, self.target) = (start, plan, target)
  }
}
