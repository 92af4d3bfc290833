package import LinkPatterns

/// The result of a search for the link of a URL, whatever the link type; see ``LinkMatch``.
enum RouteMatch {
  /// A route makes a link of the URL; the reader has its values.
  case found(any DeepLink, ParameterReader)

  /// No route does; the one at a position came closest.
  indirect case unmatched(LinkFailure, route: Int?)

  /// The URL is rejected, by the route at a position or before any route was tried.
  indirect case rejected(LinkFailure, route: Int?)

  /// The route is switched off.
  indirect case unavailable(LinkFailure)
}

extension RouteEngine {
  /// Finds the route of a URL, whether it is switched off or not.
  ///
  /// `depth` is the number of links that the URL is nested in.
  func find(_ url: LinkURL, from source: LinkSource, depth: Int = 0) -> RouteMatch {
    guard let index = prefixes.firstIndex(of: url) else {
      return .rejected(LinkFailure(unknownPrefixOf: url, among: prefixes), route: nil)
    }
    guard self.index.hasBeginnings else { return find(url, at: index, from: source, depth: depth) }
    let view: LinkURL
    do throws(LinkURLError) {
      view = try prefixes[index].view(of: url, limits: limits)
    } catch {
      return .rejected(LinkFailure(error), route: nil)
    }
    return find(view, at: index, from: source, depth: depth)
  }

  /// Finds the route of a URL, as it is seen at the prefix with an index.
  private func find(
    _ url: LinkURL,
    at index: Int,
    from source: LinkSource,
    depth: Int
  ) -> RouteMatch {
    if let search = tryRoutes(of: url, at: index, from: source, depth: depth) { return search }
    let prefix = prefixes[index]
    if let (reason, route) = nearMiss(of: url, prefix, from: source) {
      return .unmatched(reason, route: route)
    }
    let nearest = NearestRoutes(self, to: SegmentedURL(url, at: prefix))
    return .unmatched(nearest.failure(from: source), route: nil)
  }

  /// Explains how the path of a URL must end for a route that is open to a source, or why the best such route
  /// that matches the path refuses its values.
  private func nearMiss(
    of url: LinkURL,
    _ prefix: LinkPrefix,
    from source: LinkSource
  ) -> (reason: LinkFailure, route: Int)? {
    for miss in table.missesByTrailingSlash(for: url, host: prefix.hostPosition) {
      let route = entries[miss.entry].route
      guard routes[route].isOpen(to: source, url, prefix) else { continue }
      let expected = miss.needsSlash ? "a trailing slash" : "no trailing slash"
      let name = routes[route].name
      return (LinkFailure(.trailingSlash, route: name, expected: .name(expected)), route)
    }
    var candidates = PatternMatches(url, host: prefix.hostPosition, isLenient: true)
    while let candidate = candidates.next(table.storage, url.bytes.span) {
      let route = entries[candidate.entry].route
      guard routes[route].isOpen(to: source, url, prefix) else { continue }
      if let reason = refusal(of: candidate, in: url) { return (reason, route) }
    }
    return nil
  }

  /// Tries the routes that match a URL at the prefix with an index, in order; `nil` when no open route matches.
  private func tryRoutes(
    of url: LinkURL,
    at prefixIndex: Int,
    from source: LinkSource,
    depth: Int = 0
  ) -> RouteMatch? {
    var candidates = PatternMatches(url, host: prefixes[prefixIndex].hostPosition)
    var refusal: (reason: LinkFailure, reader: ParameterReader)?
    while let candidate = candidates.next(index.table.storage, url.bytes.span) {
      let reader = ParameterReader(url, candidate, self, depth: depth)
      guard reader.route.isOpen(to: source, url, prefixes[prefixIndex]) else { continue }
      do throws(LinkFailure) {
        return .found(try link(of: reader), reader)
      } catch {
        if refusal == nil { refusal = (error, reader) }
        guard error.code.isTerminal else { continue }
        return .rejected(withoutSecrets(error, reader), route: reader.position)
      }
    }
    if candidates.isGivenUp {
      let most = "at most \(table.maximumSteps) steps"
      return .rejected(LinkFailure(.tooManySteps, expected: .name(most)), route: nil)
    }
    return refusal.map { reason, reader in
      .unmatched(withoutSecrets(reason, reader), route: reader.position)
    }
  }

  /// The failure of a candidate whose route makes no link, without secrets; `nil` when it makes one.
  package func refusal(
    of candidate: PatternMatch,
    in url: LinkURL
  ) -> LinkFailure? {
    let reader = ParameterReader(url, candidate, self)
    do throws(LinkFailure) {
      _ = try link(of: reader)
      return nil
    } catch {
      return withoutSecrets(error, reader)
    }
  }

  /// The failure of a URL whose route is switched off; `nil` when it is on.
  func unavailability(ofRoute route: Int) -> LinkFailure? {
    let name = routes[route].name
    guard let isSwitchedOff, isSwitchedOff(name) else { return nil }
    return LinkFailure(.switchedOff, route: name)
  }

  /// Makes the link of a route.
  func link(of reader: ParameterReader) throws(LinkFailure) -> any DeepLink {
    let link = try reader.route.codec.link(reader)
    guard reader.route.fields.isStrict,
      let first = reader.firstUnknownItem(but: appendedItems)
    else { return link }
    var known: [String] = []
    for case let place? in reader.form.places where place.place == .query {
      known.append(place.key)
    }
    throw LinkFailure(
      .unknownItem,
      route: reader.route.name,
      subject: reader.route.fields.effect.isNavigation
        ? ", or leave .strict out" : ": a route with an effect takes no other query items",
      expected: .name(known.isEmpty ? "no query items" : known.joined(separator: " or ")),
      found: .value(first)
    )
  }

  /// Finds the link of a URL, unless its route is switched off.
  func match(_ url: LinkURL, from source: LinkSource, depth: Int = 0) -> RouteMatch {
    let search = find(url, from: source, depth: depth)
    guard isSwitchedOff != nil else { return search }
    let route: Int? =
      switch search {
      case .found(_, let reader): reader.position
      case .rejected(_, let route): route
      case .unmatched, .unavailable: nil
      }
    return route.flatMap(unavailability).map { .unavailable($0) } ?? search
  }

  /// Returns the link of a URL.
  func link(for text: String, from source: LinkSource) throws(LinkFailure) -> any DeepLink {
    switch match(try LinkURL(reading: text, limits: limits), from: source) {
    case .found(let link, _): return link
    case .unmatched(let reason, _), .rejected(let reason, _), .unavailable(let reason):
      throw reason
    }
  }

  /// Whether a URL from a source is a link of the route at a position, switched off or not.
  package func leads(_ url: LinkURL, toRoute index: Int, from source: LinkSource) -> Bool {
    guard case .found(_, let reader) = find(url, from: source) else { return false }
    return reader.position == index
  }

  /// Whether the pattern of a route matches the path of a URL; values are not read.
  func hasPattern(for url: LinkURL) -> Bool {
    guard let prefix = prefix(of: url), let url = view(of: url, at: prefix) else { return false }
    var candidates = PatternMatches(url, host: prefix.hostPosition)
    return candidates.next(table.storage, url.bytes.span) != nil
  }

  /// Finds the link of a URL within the app, whether its route is switched off or not.
  func find(_ url: LinkURL) -> (link: any DeepLink, route: Int)? {
    // A URL without a route is not explained: that costs as much as many searches.
    guard let index = prefixes.firstIndex(of: url), let url = view(of: url, at: prefixes[index]),
      case .found(let link, let reader)? = tryRoutes(of: url, at: index, from: .app)
    else { return nil }
    return (link, reader.position)
  }

  /// The link of a path within the app, at the prefixes of a route first.
  func linkInside(_ path: String, at route: RouteRecord? = nil) -> (any DeepLink)? {
    findInside(path == "/" ? [] : Array(path.utf8), at: route)?.link
  }

  /// Finds the link of a path within the app; an empty path is the root.
  ///
  /// A path can mean different links at different prefixes, so those of the route come first; a link whose route, by
  /// its position, is not wanted is passed over. For a prefix without a host of its own, any host will do.
  func findInside(
    _ path: [UInt8],
    at route: RouteRecord?,
    where isWanted: (Int) -> Bool = { _ in true }
  ) -> (link: any DeepLink, route: Int)? {
    let relative = PrintedURL(bytes: path, pathEnd: path.count)
    for (isOwn, isPrintable) in [(true, true), (true, false), (false, true), (false, false)] {
      for prefix in prefixes where prefix.isPrintable == isPrintable {
        guard (route?.isServed(at: prefix) ?? true) == isOwn else { continue }
        guard let url = try? relative.url(at: prefix.withSomeHost, limits: limits),
          let found = find(url)
        else { continue }
        if isWanted(found.route) { return found }
      }
    }
    return nil
  }
}
