extension LinkRouter {
  /// The effect of opening a URL.
  func effect(of url: String, from source: LinkSource) -> LinkEffect? {
    guard case .matched(let match) = match(url, from: source) else { return nil }
    return requirements(of: match.link).effect
  }
}
