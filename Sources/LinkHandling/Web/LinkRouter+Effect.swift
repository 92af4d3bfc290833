public import LinkRouting

extension LinkRouter {
  /// What opening a URL would do.
  ///
  /// - Parameters:
  ///   - url: The URL, unchecked.
  ///   - origin: Where it came from.
  /// - Returns: The effect of its link; `nil` when no route open to the origin accepts it.
  func effect(of url: String, from origin: LinkSource) -> LinkEffect? {
    guard case .matched(let match) = match(url, from: origin) else { return nil }
    return requirements(of: match.link).effect
  }
}

extension LinkReason {
  /// Says that a page may not cause an effect.
  ///
  /// - Parameter effect: The effect.
  init(effect: LinkEffect) {
    self.init(
      .effectNotAllowed,
      expected: LinkEffect.navigate.rawValue,
      found: effect.rawValue,
      message: "A page may not cause what the link or action does: \(effect.rawValue)."
    )
  }
}

extension LinkReason.Code {
  /// The link or action does more than a page may cause.
  public static let effectNotAllowed = Self(rawValue: "effectNotAllowed")

  /// The page is within another page.
  public static let notMainFrame = Self(rawValue: "notMainFrame")

  /// The message does not have the form that it should.
  public static let malformedMessage = Self(rawValue: "malformedMessage")

  /// A page went there by itself: nobody tapped a link.
  public static let notActivated = Self(rawValue: "notActivated")

  /// A page may not lead to a URL of that kind: `javascript:`, `data:`, `file:`, another app.
  public static let schemeNotAllowed = Self(rawValue: "schemeNotAllowed")
}
