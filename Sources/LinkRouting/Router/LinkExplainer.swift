import LinkPatterns

/// Explains in one line what a URL opens, or why it opens nothing and how to fix that.
struct LinkExplainer {
  /// The routes.
  let engine: RouteEngine

  /// Explains a URL from a source.
  func explain(_ url: LinkURL, from source: LinkSource) -> String {
    switch engine.match(url, from: source) {
    case .found(_, let reader):
      let heading = heading(ofRoute: reader.position)
      return reader.unusedItems.entityAdvice.map { "\(heading). \($0)" } ?? heading
    case .unavailable(let reason): return reason.explanation
    case .unmatched(let reason, let route), .rejected(let reason, let route):
      switch engine.find(url, from: .app) {
      case .found(_, let reader): return reader.route.closed(to: source).explanation
      case .unmatched(let inner, let other), .rejected(let inner, let other):
        // The route that the failure names, where it names one.
        return explain(url, route == nil ? inner : reason, of: route ?? other)
      case .unavailable(let reason): return reason.explanation
      }
    }
  }

  /// Explains why a URL opens nothing, and how to fix that.
  private func explain(_ url: LinkURL, _ reason: LinkFailure, of route: Int?) -> String {
    // A route that matches the path is a better explanation than one of another prefix.
    let hasPath = route != nil && reason.segment == nil
    let nearest = engine.segmented(url).map { NearestRoutes(engine, to: $0) }
    let mistyping = hasPath ? nil : nearest?.mistyping(reason)
    let elsewhere = hasPath ? nil : elsewhere(url)
    guard let route else {
      if let elsewhere { return elsewhere.explanation + (mistyping?.fix.map { " \($0)" } ?? "") }
      if let mistyping, !mistyping.isMisfit { return mistyping.explanation }
      guard let (misfit, route) = nearest?.misfit(from: .app) else {
        // Its route may be one that is left out.
        return reason.explanation + (engine.index.problems.first.map { " A mistake: \($0)" } ?? "")
      }
      let text = heading(ofRoute: route) + ": " + misfit.summary(withValues: true)
      return mistyping?.fix.map { "\(text). \($0)" } ?? text
    }
    let text = heading(ofRoute: route) + ": " + reason.summary(withValues: true)
    let advice = elsewhere.map { "\($0.message) \($0.fix ?? "")" } ?? reason.fix ?? mistyping?.fix
    return advice.map { "\(text). \($0)" } ?? text
  }

  /// The failure that names the route which would take the URL with another prefix; `nil` without such a route.
  private func elsewhere(_ url: LinkURL) -> LinkFailure? {
    guard let prefix = engine.prefix(of: url), let url = engine.view(of: url, at: prefix) else {
      return nil
    }
    var candidates = PatternMatches(url, host: prefix.hostPosition)
    while let candidate = candidates.next(engine.table.storage, url.bytes.span) {
      let route = engine.entries[candidate.entry].record
      guard let only = route.fields.onlyPrefixes, !only.admit(url, as: prefix),
        engine.refusal(of: candidate, in: url) == nil
      else { continue }
      return route.limited(to: only, insteadOf: prefix)
    }
    return nil
  }

  /// The name and the pattern of a route.
  private func heading(ofRoute route: Int) -> String {
    "route '\(engine.routes[route].name)' \(engine.routes[route].pattern)"
  }
}
