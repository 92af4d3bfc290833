package import LinkPatterns

/// What a URL means, whatever the type of its link; see ``LinkMatch``.
enum LinkSearch {
  case found(any DeepLink, ParameterReader)
  case unmatched(LinkFailure)
  case rejected(LinkFailure)
  case unavailable(LinkFailure)
}

extension RouteEngine {
  /// What a search came to.
  enum Search {
    /// A route makes a link of the URL, of which it read this.
    case found(any DeepLink, ParameterReader)

    /// No route does; the one at a position came nearest.
    case unmatched(LinkFailure, route: Int?)

    /// The URL is rejected, by the route at a position or before any route was tried.
    case rejected(LinkFailure, route: Int?)
  }

  /// Finds the route of a URL, whether it is switched off or not.
  ///
  /// A URL that stands in others has their number as its depth.
  func find(_ url: LinkURL, from source: LinkSource, depth: Int = 0) -> Search {
    guard let prefix = prefix(of: url) else {
      return .rejected(LinkFailure(unknownPrefixOf: url, among: prefixes), route: nil)
    }
    var candidates = table.candidates(for: url, host: prefix.hostPosition)
    var refusal: (reason: LinkFailure, reader: ParameterReader)?
    while let candidate = candidates.next() {
      guard isOpen(candidate.entry, to: source, url, prefix) else { continue }
      let reader = reader(of: candidate, in: url, prefix, depth: depth)
      do throws(LinkFailure) {
        return .found(try link(of: reader), reader)
      } catch {
        if refusal == nil { refusal = (error, reader) }
        guard error.code.isTerminal else { continue }
        return .rejected(withoutSecrets(error, reader, candidates.segments), route: reader.position)
      }
    }
    if candidates.isGivenUp {
      let most = "at most \(candidates.maximumSteps) steps"
      return .rejected(LinkFailure(.tooManySteps, expected: .name(most)), route: nil)
    }
    let segments = candidates.segments
    if let (reason, reader) = refusal {
      return .unmatched(withoutSecrets(reason, reader, segments), route: reader.position)
    }
    if let (reason, route) = wrongEnd(of: url, prefix, from: source)
      ?? wrongShape(of: url, prefix, from: source)
    {
      return .unmatched(reason, route: route)
    }
    return .unmatched(noRoute(for: url, segments, from: source), route: nil)
  }

  /// What of a URL a candidate took.
  func reader(
    of candidate: RouteCandidate,
    in url: LinkURL,
    _ prefix: LinkPrefix,
    depth: Int = 0
  ) -> ParameterReader {
    ParameterReader(url, candidate, self, plusIsSpace: prefix.isWeb, depth: depth)
  }

  /// Makes the link of a route.
  func link(of reader: ParameterReader) throws(LinkFailure) -> any DeepLink {
    let link = try reader.route.codec.link(reader)
    guard reader.route.fields.isStrict, let first = reader.firstUnknownItem else { return link }
    var known: [String] = []
    for case let place? in reader.form.places where place.place == .query {
      known.append(place.key)
    }
    throw LinkFailure(
      .unknownItem,
      route: reader.route.name,
      expected: .name(known.isEmpty ? "no query items" : known.joined(separator: " or ")),
      found: .value(first)
    )
  }

  /// Finds the link of a URL, unless its route is switched off.
  func match(_ url: LinkURL, from source: LinkSource, depth: Int = 0) -> LinkSearch {
    switch find(url, from: source, depth: depth) {
    case .found(let link, let reader):
      unavailability(ofRoute: reader.position).map { .unavailable($0) } ?? .found(link, reader)
    case .unmatched(let reason, _): .unmatched(reason)
    case .rejected(let reason, let route):
      route.flatMap(unavailability).map { .unavailable($0) } ?? .rejected(reason)
    }
  }

  /// Returns the link of a URL.
  func link(for text: String, from source: LinkSource) throws(LinkFailure) -> any DeepLink {
    let search: LinkSearch
    do throws(LinkURLError) {
      search = match(try LinkURL(text, limits: limits), from: source)
    } catch {
      throw LinkFailure(error)
    }
    switch search {
    case .found(let link, _): return link
    case .unmatched(let reason), .rejected(let reason), .unavailable(let reason): throw reason
    }
  }

  /// Whether a URL from a source is a link of the route at a position, switched off or not.
  package func leads(_ url: LinkURL, toRoute index: Int, from source: LinkSource) -> Bool {
    guard case .found(_, let reader) = find(url, from: source) else { return false }
    return reader.position == index
  }

  /// Finds the link of a text within the app.
  func find(_ text: String) -> (link: any DeepLink, route: Int)? {
    guard let url = try? LinkURL(text, limits: limits),
      case .found(let link, let reader) = find(url, from: .app)
    else { return nil }
    return (link, reader.position)
  }
}
