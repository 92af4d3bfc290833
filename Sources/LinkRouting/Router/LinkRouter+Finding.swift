package import LinkPatterns

extension LinkRouter {
  /// A link that was found, and where.
  struct Found {
    /// The link.
    let link: Link

    /// The position of the route.
    let route: Int

    /// What of the URL the route took.
    let source: ParameterReader.URLSource

    /// The positions of parameters whose value did not fit, and was left out.
    let ignored: Set<Int>
  }

  /// What a search came to.
  enum Search {
    /// A route makes a link of the URL.
    case found(Found)

    /// No route does; the one at a position came nearest.
    case unmatched(LinkFailure, route: Int?)

    /// The URL is refused for good, by the route at a position or before any was tried.
    case rejected(LinkFailure, route: Int?)
  }

  /// Finds the route of a URL, whether it is switched off or not.
  func find(_ url: LinkURL, from sender: LinkSource) -> Search {
    guard let prefix = prefix(of: url) else {
      return .rejected(LinkFailure(unknownPrefixOf: url, among: prefixes), route: nil)
    }
    var candidates = table.candidates(for: url, host: prefix.hostPosition)
    var refusal: (reason: LinkFailure, route: Int, source: ParameterReader.URLSource)?
    while let candidate = candidates.next() {
      let entry = entries[candidate.entry]
      guard entry.isOpen(to: sender, url, prefix) else { continue }
      let source = source(of: candidate, in: url, prefix)
      do throws(LinkFailure) {
        let (link, ignored) = try self.link(of: entry.route, source)
        return .found(Found(link: link, route: entry.route, source: source, ignored: ignored))
      } catch {
        refusal = refusal ?? (error, entry.route, source)
        guard error.code.isTerminal else { continue }
        let reason = withoutSecrets(error, of: entry.route, source, candidates.segments)
        return .rejected(reason, route: entry.route)
      }
    }
    if candidates.isGivenUp {
      let most = "at most \(candidates.maximumSteps) steps"
      return .rejected(LinkFailure(.tooManySteps, expected: .name(most)), route: nil)
    }
    let segments = candidates.segments
    if let refusal {
      let reason = withoutSecrets(refusal.reason, of: refusal.route, refusal.source, segments)
      return .unmatched(reason, route: refusal.route)
    }
    if let (reason, route) = wrongEnd(of: url, prefix, from: sender)
      ?? wrongShape(of: url, prefix, from: sender)
    {
      return .unmatched(reason, route: route)
    }
    return .unmatched(noRoute(for: url, segments, from: sender), route: nil)
  }

  /// Why the route of a candidate does not open a URL; `nil` when it does.
  package func refusal(
    of candidate: RouteCandidate,
    for url: LinkURL,
    _ prefix: LinkPrefix,
    from sender: LinkSource
  ) -> LinkFailure? {
    let entry = entries[candidate.entry]
    guard entry.access.admits(sender) else { return closed(entry.route, to: sender) }
    if let only = entry.onlyPrefixes, !only.admit(url, as: prefix) {
      return limited(entry.route, to: only, prefix)
    }
    let source = source(of: candidate, in: url, prefix)
    do throws(LinkFailure) {
      _ = try link(of: entry.route, source)
      return nil
    } catch {
      let segments = url.segments(host: prefix.hostPosition)
      return withoutSecrets(error, of: entry.route, source, segments)
    }
  }

  /// What of a URL a candidate took.
  func source(
    of candidate: RouteCandidate,
    in url: LinkURL,
    _ prefix: LinkPrefix
  ) -> ParameterReader.URLSource {
    ParameterReader.URLSource(
      url: url,
      plusIsSpace: prefix.isWeb,
      form: entries[candidate.entry].form,
      captures: candidate.captures
    )
  }

  /// Makes the link of a route.
  func link(
    of index: Int,
    _ source: ParameterReader.URLSource,
    _ parameters: [RouteParameter]? = nil
  ) throws(LinkFailure) -> (link: Link, ignored: Set<Int>) {
    var reader = ParameterReader(
      .url(source),
      route: routes[index].name,
      parameters: parameters ?? routes[index].parameters
    )
    let link = try routes[index].codec.link(&reader)
    guard routes[index].isStrict, let first = source.firstUnknownItem(routes[index].parameters)
    else {
      return (link, reader.ignored)
    }
    let known = source.form.places.compactMap { $0?.place == .query ? $0?.key : nil }
    throw LinkFailure(
      .unknownItem,
      route: routes[index].name,
      expected: .name(known.isEmpty ? "no query items" : known.joined(separator: " or ")),
      found: .value(first)
    )
  }

  /// Whether a URL from a source is a link of the route at a position, switched off or not.
  package func leads(_ url: LinkURL, toRoute index: Int, from sender: LinkSource) -> Bool {
    guard case .found(let found) = find(url, from: sender) else { return false }
    return found.route == index
  }

  /// Finds the prefix of a URL.
  package func prefix(of url: LinkURL) -> LinkPrefix? {
    LinkPrefix.best(of: prefixes, for: url)
  }
}
