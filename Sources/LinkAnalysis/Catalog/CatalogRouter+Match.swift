import LinkPatterns

extension CatalogRouter {
  /// Finds the route of a URL and reads its values.
  ///
  /// - Parameters:
  ///   - text: The URL, absolute.
  ///   - door: The kind of door it comes through, as in ``LinkCatalogV1/Route/exposure``; by default
  ///     `web` for web origins and `scheme` for others. Routes that are stated not to be open to it
  ///     are as if they were not there.
  ///   - showsValues: Whether a reason holds text of the URL, which may be somebody's data.
  /// - Returns: The match. A text that is not the URL of a link is `.rejected`, and so is one that
  ///   takes more steps than the limits of the table allow.
  /// - Complexity: O(*n* + *m*), *n* = length of the URL, *m* = nodes of the table that are entered. A
  ///   URL that no candidate takes costs as much as `PatternTable.explain(_:host:maximum:showsValues:)`.
  public func match(
    _ text: String,
    through door: String? = nil,
    showsValues: Bool = false
  ) -> CatalogMatch {
    let url: LinkURL
    do throws(LinkURLError) {
      url = try LinkURL(text, limits: limits)
    } catch {
      return CatalogMatch(.rejected, MissReason(error))
    }
    guard let origin = origin(of: url) else {
      return CatalogMatch(.rejected, unknownOrigin(of: url))
    }
    let door = door ?? Self.door(of: origin)
    let reader = CatalogValues(url: url, plusIsSpace: origin.isWeb)
    var refusal: MissReason?
    var candidates = table.candidates(for: url, host: origin.hostPosition)
    while let candidate = candidates.next() {
      let route = routes[candidate.entry]
      guard route.isOpen(to: door) else { continue }
      do throws(MissReason) {
        let values = try reader.values(of: route, forms[candidate.entry], candidate.captures)
        return CatalogMatch(route: route.declared.name, values: values)
      } catch {
        let reason = showsValues ? error : error.redacted
        if error.code.isTerminal { return CatalogMatch(.rejected, reason) }
        refusal = refusal ?? reason
      }
    }
    if candidates.isGivenUp {
      let expected = "at most \(candidates.maximumSteps) steps"
      return CatalogMatch(.rejected, MissReason(.tooManySteps, expected: expected))
    }
    let mismatch =
      refusal ?? wrongEnd(of: url, origin, door)
      ?? wrongShape(of: url, origin, door, showsValues: showsValues)
    let reason = mismatch ?? noRoute(for: url, origin, door, showsValues: showsValues)
    return CatalogMatch(.unmatched, reason)
  }

  /// The door that the URLs of an origin come through if nothing else is said.
  static func door(of origin: LinkPrefix) -> String {
    origin.isWeb ? "web" : "scheme"
  }

  /// Says how the path of a URL must end so that an open route takes it.
  private func wrongEnd(of url: LinkURL, _ origin: LinkPrefix, _ door: String) -> MissReason? {
    table.missesByTrailingSlash(for: url, host: origin.hostPosition)
      .first { routes[$0.entry].isOpen(to: door) }
      .map { miss in
        let expected = miss.needsSlash ? "a trailing slash" : "no trailing slash"
        return MissReason(.trailingSlash, expected: expected)
      }
  }

  /// Says why the best route that has the path of a URL refuses its values.
  private func wrongShape(
    of url: LinkURL,
    _ origin: LinkPrefix,
    _ door: String,
    showsValues: Bool
  ) -> MissReason? {
    let reader = CatalogValues(url: url, plusIsSpace: origin.isWeb)
    for candidate in table.candidatesOfAnyShape(for: url, host: origin.hostPosition) {
      let route = routes[candidate.entry]
      guard route.isOpen(to: door) else { continue }
      do throws(MissReason) {
        _ = try reader.values(of: route, forms[candidate.entry], candidate.captures)
      } catch {
        return showsValues ? error : error.redacted
      }
    }
    return nil
  }

  /// Says why no route has the path of a URL.
  private func noRoute(
    for url: LinkURL,
    _ origin: LinkPrefix,
    _ door: String,
    showsValues: Bool
  ) -> MissReason {
    let nearest = table.explain(
      url,
      host: origin.hostPosition,
      maximum: 1,
      showsValues: showsValues
    ) { entry in routes[entry].isOpen(to: door) }
    guard let reason = nearest.first?.reason else { return MissReason(.noRoute) }
    if reason.code == .valueType { return reason }
    return MissReason(.noRoute, segment: reason.segment, found: reason.found)
  }
}
