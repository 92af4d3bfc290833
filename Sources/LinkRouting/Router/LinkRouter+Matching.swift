public import LinkPatterns

extension LinkRouter {
  /// Reads the link of a URL.
  ///
  /// - Parameter text: The URL.
  /// - Returns: The link, or why there is none.
  /// - Complexity: As ``match(_:from:)-(LinkURL,_)``.
  @inlinable
  public func link(for text: String) -> Result<Link, LinkReason> {
    // Inlinable, as without the type of link the call alone takes some 800 instructions.
    guard isSwitchedOff == nil else { return explainedLink(for: text) }
    return UTF8Text.withBytes(of: text) { bytes -> Result<Link, LinkReason> in
      var values = QuickValues()
      let route = quick.route(of: bytes, &values)
      if route >= 0, let read = codecs[route].quick {
        if let link = try? read(bytes, values) { return .success(link) }
      } else if route == QuickTable.noRoute, let teller {
        return .failure(LinkReason(of: text, askedOf: teller))
      }
      return explainedLink(for: text)
    }
  }

  /// Reads the link of a URL, or finds out what is wrong with it.
  ///
  /// - Parameter text: The URL.
  /// - Returns: The link, or why there is none.
  /// - Complexity: As ``match(_:from:)-(LinkURL,_)``.
  @usableFromInline
  @inline(never)
  func explainedLink(for text: String) -> Result<Link, LinkReason> {
    let url: LinkURL
    do throws(LinkURLError) {
      url = try LinkURL(text, limits: limits)
    } catch {
      return .failure(LinkReason(error))
    }
    switch find(url, from: .app) {
    case .found(let found):
      if let reason = unavailability(ofRoute: found.route) { return .failure(reason) }
      return .success(found.link)
    case .unmatched(let reason): return .failure(reason)
    case .rejected(let reason, let route):
      return .failure(route.flatMap(unavailability) ?? reason)
    }
  }

  /// Reads the link of a URL and tells how it was found.
  ///
  /// - Parameters:
  ///   - text: The URL, absolute.
  ///   - sender: Where it came from. Routes that are not open to it are as if they were not there.
  /// - Returns: The match. A text that is not the URL of a link is `.rejected`.
  /// - Complexity: As ``match(_:from:)-(LinkURL,_)``.
  public func match(_ text: String, from sender: LinkOrigin = .app) -> LinkMatch<Link> {
    do throws(LinkURLError) {
      return match(try LinkURL(text, limits: limits), from: sender)
    } catch {
      return .rejected(LinkReason(error))
    }
  }

  /// Reads the link of a URL and tells how it was found.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - sender: Where it came from. Routes that are not open to it are as if they were not there.
  /// - Returns: The match.
  /// - Complexity: O(*n* + *m*), *n* = length of the URL, *m* = nodes of the table that are entered:
  ///   at most all of them, usually one a segment.
  public func match(_ url: LinkURL, from sender: LinkOrigin = .app) -> LinkMatch<Link> {
    switch find(url, from: sender) {
    case .unmatched(let reason): return .unmatched(reason)
    case .rejected(let reason, let route):
      if let route, let reason = unavailability(ofRoute: route) { return .unavailable(reason) }
      return .rejected(reason)
    case .found(let found):
      if let reason = unavailability(ofRoute: found.route) { return .unavailable(reason) }
      let route = routes[found.route]
      return .matched(
        MatchedLink(
          link: found.link,
          route: route.name,
          exposure: route.exposure,
          url: url,
          unusedItems: found.source.unusedItems(route.parameters, includesPath: true)
        )
      )
    }
  }

  /// Tells whether links from an origin reach a link.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - origin: Where a link came from.
  /// - Returns: `true` for ``LinkOrigin/app``, and when a route of the link's kind is open.
  public func isOpen(_ link: Link, to origin: LinkOrigin) -> Bool {
    guard origin != .app else { return true }
    return routes(for: link).contains { $0.isOpen(to: origin) }
  }
}
