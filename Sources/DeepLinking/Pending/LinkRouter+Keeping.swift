extension LinkRouter {
  /// Returns whether a link may be saved.
  func mayKeep(_ link: Link) -> Bool {
    let parts = decompose(link)
    let requirements = requirements(of: parts)
    guard requirements.effect.isNavigation,
      engine.parameterWithNestedSecret(of: parts.parts) == nil
    else { return false }
    return !routes.contains { route in
      requirements.routes.contains(route.name) && route.parameters.contains { $0.isSecret }
    }
  }
}
