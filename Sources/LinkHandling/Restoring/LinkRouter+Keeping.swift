import LinkRouting

extension LinkRouter {
  /// Tells whether a link may be kept from one run of the app to the next.
  func mayKeep(_ link: Link) -> Bool {
    let requirements = requirements(of: link)
    guard requirements.effect.isNavigation else { return false }
    let names = Set(requirements.routes)
    return !routes.contains { route in
      names.contains(route.name) && route.parameters.contains { $0.isSecret }
    }
  }
}
