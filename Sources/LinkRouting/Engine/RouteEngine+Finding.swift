package import LinkPatterns

extension RouteEngine {
  /// A link that was found, and where.
  final class Found: Sendable {
    /// The link.
    let link: any DeepLink

    /// The position of the route.
    let route: Int

    /// What of the URL the route took.
    let source: URLSource

    /// The positions of parameters whose value did not fit, and was left out.
    let ignored: [Int]

    init(_ read: (link: any DeepLink, ignored: [Int]), by route: Int, of source: URLSource) {
      (link, ignored, self.route, self.source) = (read.link, read.ignored, route, source)
    }
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
  ///
  /// A URL that stands in others has their number as its depth.
  func find(_ url: LinkURL, from sender: LinkSource, depth: Int = 0) -> Search {
    guard let prefix = prefix(of: url) else {
      return .rejected(LinkFailure(unknownPrefixOf: url, among: prefixes), route: nil)
    }
    var candidates = table.candidates(for: url, host: prefix.hostPosition)
    var refusal: (reason: LinkFailure, route: Int, source: URLSource)?
    while let candidate = candidates.next() {
      guard isOpen(candidate.entry, to: sender, url, prefix) else { continue }
      let route = entries[candidate.entry].route
      let source = source(of: candidate, in: url, prefix, depth: depth)
      do throws(LinkFailure) {
        return .found(Found(try link(of: route, source), by: route, of: source))
      } catch {
        if refusal == nil { refusal = (error, route, source) }
        guard error.code.isTerminal else { continue }
        let reason = withoutSecrets(error, of: route, source, candidates.segments)
        return .rejected(reason, route: route)
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

  /// What of a URL a candidate took.
  package func source(
    of candidate: RouteCandidate,
    in url: LinkURL,
    _ prefix: LinkPrefix,
    depth: Int = 0
  ) -> URLSource {
    URLSource(
      url,
      entries[candidate.entry].form,
      candidate.captures,
      plusIsSpace: prefix.isWeb,
      depth: depth
    )
  }

  /// Makes the link of a route.
  package func link(
    of index: Int,
    _ source: URLSource,
    _ parameters: [RouteParameter]? = nil
  ) throws(LinkFailure) -> (link: any DeepLink, ignored: [Int]) {
    let route = routes[index]
    let reader = ParameterReader(
      source,
      route: route.name,
      parameters: parameters ?? route.parameters
    )
    let link = try route.codec.link(reader)
    guard route.fields.isStrict, let first = source.firstUnknownItem(route.parameters) else {
      return (link, reader.ignored)
    }
    var known: [String] = []
    for case let place? in source.form.places where place.place == .query {
      known.append(place.key)
    }
    throw LinkFailure(
      .unknownItem,
      route: route.name,
      expected: .name(known.isEmpty ? "no query items" : known.joined(separator: " or ")),
      found: .value(first)
    )
  }

  /// Whether a URL from a source is a link of the route at a position, switched off or not.
  package func leads(_ url: LinkURL, toRoute index: Int, from sender: LinkSource) -> Bool {
    guard case .found(let found) = find(url, from: sender) else { return false }
    return found.route == index
  }

  /// Finds the link of a text.
  func find(_ text: String, from sender: LinkSource) -> Found? {
    guard let url = try? LinkURL(text, limits: limits),
      case .found(let found) = find(url, from: sender)
    else { return nil }
    return found
  }
}
