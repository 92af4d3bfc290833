import LinkRouting

extension LinkRouter {
  /// What opening a URL would do.
  func effect(of url: String, from source: LinkSource) -> LinkEffect? {
    guard case .matched(let match) = match(url, from: source) else { return nil }
    return requirements(of: match.link).effect
  }
}
