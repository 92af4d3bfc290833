package import LinkPatterns

extension RouteEngine {
  /// Explains in one line what a URL opens, or why it opens nothing and how to fix that.
  func explain(_ text: String, from source: LinkSource) -> String {
    let url: LinkURL
    do throws(LinkURLError) {
      url = try LinkURL(text, limits: limits)
    } catch {
      return LinkFailure(error).explanation
    }
    switch match(url, from: source) {
    case .found(_, let reader):
      let heading = heading(ofRoute: reader.position)
      return reader.unusedItems.entityAdvice.map { "\(heading). \($0)" } ?? heading
    case .unavailable(let reason): return reason.explanation
    case .unmatched(let reason, let route), .rejected(let reason, let route):
      switch find(url, from: .app) {
      case .found(_, let reader): return closed(reader.position, to: source).explanation
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
    let segmented = segmented(url)
    let mistyping = hasPath ? nil : segmented.flatMap { self.mistyping(in: $0, reason) }
    let elsewhere = hasPath ? nil : elsewhere(url)
    guard let route else {
      if let elsewhere { return elsewhere.explanation + (mistyping?.fix.map { " \($0)" } ?? "") }
      if let mistyping, !mistyping.isMisfit { return mistyping.explanation }
      guard let (misfit, route) = segmented.flatMap({ misfit(of: $0, from: .app) }) else {
        // Its route may be one that is left out.
        return reason.explanation + (index.problems.first.map { " A mistake: \($0)" } ?? "")
      }
      let text = heading(ofRoute: route) + ": " + misfit.summary(withValues: true)
      return mistyping?.fix.map { "\(text). \($0)" } ?? text
    }
    let text = heading(ofRoute: route) + ": " + reason.summary(withValues: true)
    let advice = elsewhere.map { "\($0.message) \($0.fix ?? "")" } ?? reason.fix ?? mistyping?.fix
    return advice.map { "\(text). \($0)" } ?? text
  }

  /// The failure of a link whose route is closed to a source, with the fix.
  package func closed(_ route: Int, to source: LinkSource) -> LinkFailure {
    let open = routes[route].openSources
    // A second `.access` replaces the first, so the advice keeps what is open already.
    let sources = (open + [source]).map { "." + $0.name }.joined(separator: ", ")
    return LinkFailure(
      source.standIn == .content && !routes[route].fields.effect.isNavigation
        ? .closedToContent : .closed,
      subject: routes[route].name,
      expected: .name(sources),
      found: .name(source.name)
    )
  }

  /// The failure of a link whose route is limited to other prefixes, with the fix.
  package func limited(_ route: Int, to only: [LinkPrefix], _ prefix: LinkPrefix) -> LinkFailure {
    LinkFailure(
      .otherPrefix,
      subject: routes[route].name,
      expected: .name(only.map(\.description).joined(separator: " and ")),
      found: .name("\(prefix)")
    )
  }

  /// The failure that names the route which would take the URL with another prefix; `nil` without such a route.
  private func elsewhere(_ url: LinkURL) -> LinkFailure? {
    guard let prefix = prefix(of: url), let url = view(of: url, at: prefix) else { return nil }
    var candidates = PatternMatches(url, host: prefix.hostPosition)
    while let candidate = candidates.next(table.storage, url.bytes.span) {
      let index = entries[candidate.entry].route
      guard let only = routes[index].fields.onlyPrefixes, !only.admit(url, as: prefix),
        refusal(of: candidate, in: url) == nil
      else { continue }
      return limited(index, to: only, prefix)
    }
    return nil
  }

  /// The name and the pattern of a route.
  private func heading(ofRoute route: Int) -> String {
    "route '\(routes[route].name)' \(routes[route].pattern)"
  }

  /// A link for messages: its URL without secrets, or the name of its route.
  func shown(_ link: any DeepLink) -> FailureText {
    let parts = decompose(link)
    let name = parts.routes.first.map { routes[$0.index].name } ?? "link"
    guard let url = reportedURL(for: parts) else { return .name(name) }
    return .value(withoutSecrets(url.text), shownAs: name)
  }

  /// A URL with its secret values replaced, for logs.
  ///
  /// `depth` is the number of links that the URL is nested in.
  func withoutSecrets(_ text: String, depth: Int = 0) -> String {
    guard let url = try? LinkURL(text, limits: limits) else {
      return routes.contains { $0.holdsSecrets } ? "<unreadable URL>" : text
    }
    let places = secretPlaces(of: url, depth: depth)
    let seen = prefix(of: url).flatMap { view(of: url, at: $0) } ?? url
    return places.isEmpty ? text : seen.replacing(places) { isPlain($0) }
  }

  /// Whether a route reads a query item with a name, and none declares it secret.
  private func isPlain(_ name: String) -> Bool {
    var isRead = false
    for entry in entries {
      for (place, parameter) in zip(entry.form.places, routes[entry.route].parameters)
      where place?.place == .query && place?.key == name {
        if parameter.isSecret { return false }
        isRead = true
      }
    }
    return isRead
  }

  /// Finds the places of a URL that may hold a secret of some route.
  ///
  /// A URL with none of the prefixes may be meant for any of them; only the host of a web URL is not a segment.
  func secretPlaces(of url: LinkURL, depth: Int) -> SecretPlaces {
    let unknown = SegmentedURL(url, host: url.isWeb ? .authority : .firstSegment)
    return secretPlaces(of: segmented(url) ?? unknown, depth: depth)
  }
}

extension LinkURL {
  /// The URL with the text at some places replaced, and that of all items beside secret ones, unless they are plain.
  fileprivate func replacing(
    _ places: SecretPlaces,
    unless isPlain: (String) -> Bool
  ) -> String {
    var ranges = places.segments
    if places.hasFragment, let fragment = layout.fragment { ranges.append(fragment) }
    for item in places.items.isEmpty && !places.hasAllItems ? [] : queryItems {
      guard let value = item.value, let name = decoded(item.name) else { continue }
      let isSecret = places.hasAllItems || places.items.contains(name) || !isPlain(name)
      if isSecret { ranges.append(value) }
    }
    var text: [UInt8] = []
    var position = 0
    while position < bytes.count || !ranges.isEmpty {
      if let range = ranges.first(where: { $0.lowerBound == position }) {
        text += FailureText.redacted.utf8
        ranges.removeAll { $0.lowerBound < range.upperBound || $0 == range }
        position = range.upperBound
      } else if position < bytes.count {
        text.append(bytes[position])
        position += 1
      } else {
        break
      }
    }
    return UTF8Text.text(text[...])
  }
}
