import LinkPatterns
public import LinkRouting

extension ParsedCatalog {
  /// Returns why no route takes a URL, for the developer.
  ///
  /// It names a route that is closed to the source, and the word that was probably meant.
  ///
  /// To the sender of a link, such a route is as if it were not there; see ``match(_:from:)``.
  ///
  /// - Parameters:
  ///   - text: The URL, absolute.
  ///   - source: Where it came from; by default universal links for domains, and custom schemes for others.
  /// - Returns: The failure; `nil` when a route takes the URL.
  /// - Complexity: As `LinkRouter.match(_:from:)`; O(*e* · *n*) for a URL without a route, *e* = number of patterns,
  ///   *n* = length of the URL.
  public func refusal(of text: String, from source: LinkSource? = nil) -> LinkFailure? {
    guard let failure = match(text, from: source).failure else { return nil }
    let sender = source ?? Self.usualSource(of: text)
    let nearMisses = router.nearMisses(of: text, from: sender)
    let shown = refusal(failure, nearMisses: nearMisses)
    guard shown.fix == nil, shown.code == .noRoute,
      let meant = nearMisses.lazy.compactMap(\.suggestion).first
    else { return shown }
    return shown.changed(fix: "Did you mean '\(meant)'?")
  }

  /// Returns a failure, or in place of `noRoute` that of the nearest route that is closed.
  ///
  /// - Parameters:
  ///   - failure: How matching ended.
  ///   - nearMisses: The patterns that came nearest.
  /// - Returns: The failure to show.
  public func refusal(_ failure: LinkFailure, nearMisses: [RouteNearMiss]) -> LinkFailure {
    guard failure.code == .noRoute else { return failure }
    return nearMisses.lazy.compactMap(\.failure).first { $0.code.rawValue == "closed" } ?? failure
  }

  /// The advice for a text that is a path alone: the URL that was meant, at a prefix of the app; `nil` for others.
  func fix(ofPath text: String) -> String? {
    guard text.utf8.first == UInt8(ascii: "/"), !text.utf8.starts(with: "//".utf8) else {
      return nil
    }
    let urls = router.prefixes.filter(\.isPrintable).flatMap { prefix in
      prefix.host == nil
        ? ["\(prefix.scheme)://\(text.dropFirst())", "\(prefix.scheme)://\(text)"]
        : ["\(prefix)\(text)"]
    }.filter { (try? LinkURL($0)) != nil }
    let meant = urls.first { router.match($0, from: Self.usualSource(of: $0)).found != nil }
    if let meant { return "Did you mean '\(meant)'?" }
    return urls.first.map { "Begin it with a prefix of the app, as in '\($0)'." }
  }
}
