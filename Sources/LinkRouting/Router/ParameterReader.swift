import LinkPatterns

/// Reads the values of one URL for the routes that are tried on it.
struct ParameterReader {
  /// The URL.
  let url: LinkURL

  /// Whether `+` in the query stands for a space.
  let plusIsSpace: Bool

  /// The items of the query.
  private let items: [QueryItemRange]

  /// Splits the query of a URL.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - plusIsSpace: Whether `+` in the query stands for a space.
  init(url: LinkURL, plusIsSpace: Bool) {
    self.url = url
    self.plusIsSpace = plusIsSpace
    items = url.queryItems
  }

  /// Makes the link of a route.
  ///
  /// - Parameters:
  ///   - route: The route.
  ///   - candidate: Where its pattern found its parameters.
  /// - Returns: The link.
  /// - Throws: ``LinkReason`` – `.valueEncoding`, `.valueType`, `.missingItem`, `.repeatedItem` or
  ///   `.conflictingValues`.
  /// - Complexity: O(*p* · *q*), *p* = number of parameters, *q* = number of query items.
  func match<Link>(
    _ route: Route<Link>,
    _ candidate: RouteCandidate
  ) throws(LinkReason) -> MatchedLink<Link> {
    var values: [String: String] = [:]
    for capture in candidate.captures {
      let value = try pathValue(capture, of: route)
      try refuseItems(named: capture.name, otherThan: value)
      values[capture.name] = value
    }
    for parameter in route.parameters where parameter.place == .query {
      values[parameter.name] = try queryValue(parameter)
    }
    let link: Link
    do {
      link = try route.codec.link(values)
    } catch {
      throw reason(error, of: route, candidate)
    }
    return MatchedLink(
      link: link,
      route: route.name,
      exposure: route.exposure,
      url: url,
      unusedItems: unusedItems(of: route)
    )
  }

  /// Decodes a segment.
  ///
  /// - Parameters:
  ///   - capture: Where it is.
  ///   - route: The route it is a parameter of.
  /// - Returns: Its text.
  /// - Throws: ``LinkReason`` – `.valueEncoding`.
  private func pathValue<Link>(
    _ capture: RouteCandidate.Capture,
    of route: Route<Link>
  ) throws(LinkReason) -> String {
    if let text = url.decoded(capture.range) { return text }
    throw encodingReason(
      capture.name,
      segment: capture.segment + 1,
      found: url.string(capture.range)
    )
  }

  /// Refuses a query item that contradicts a path value.
  ///
  /// - Parameters:
  ///   - name: The name of the path value.
  ///   - value: The path value.
  /// - Throws: ``LinkReason`` – `.conflictingValues`.
  private func refuseItems(named name: String, otherThan value: String) throws(LinkReason) {
    for item in items where isNamed(name, item) {
      let other = item.value.flatMap { url.decoded($0, plusIsSpace: plusIsSpace) }
      guard other?.utf8.elementsEqual(value.utf8) == true else {
        throw LinkReason(
          .conflictingValues,
          parameter: name,
          expected: value,
          found: other,
          message: "The path and the query both have a value of '\(name)', and they differ."
        )
      }
    }
  }

  /// Finds and decodes a query item.
  ///
  /// - Parameter parameter: The parameter.
  /// - Returns: Its text, or `nil` when there is no such item, or one without a value.
  /// - Throws: ``LinkReason`` – `.repeatedItem` or `.valueEncoding`.
  private func queryValue(_ parameter: RouteParameter) throws(LinkReason) -> String? {
    let named = items.filter { isNamed(parameter.name, $0) }
    guard named.count < 2 else {
      throw LinkReason(
        .repeatedItem,
        parameter: parameter.name,
        message: "The query item '\(parameter.name)' stands \(named.count) times."
      )
    }
    guard let range = named.first?.value else { return nil }
    if let text = url.decoded(range, plusIsSpace: plusIsSpace) { return text }
    throw encodingReason(parameter.name, segment: nil, found: url.string(range))
  }

  /// Tells whether a query item has a name, its encoding aside.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - item: The item.
  /// - Returns: `true` when the decoded bytes are equal.
  private func isNamed(_ name: String, _ item: QueryItemRange) -> Bool {
    url.decoded(item.name, plusIsSpace: plusIsSpace).map { $0.utf8.elementsEqual(name.utf8) }
      == true
  }

  /// The names of the items that a route does not read.
  ///
  /// - Parameter route: The route.
  /// - Returns: The names, decoded where that is possible.
  private func unusedItems<Link>(of route: Route<Link>) -> [String] {
    items.filter { item in
      !route.parameters.contains { $0.place == .query && isNamed($0.name, item) }
    }
    .map { url.decoded($0.name, plusIsSpace: plusIsSpace) ?? url.string($0.name) }
  }

  /// Says that a value is not percent-encoded UTF-8.
  ///
  /// - Parameters:
  ///   - parameter: The parameter.
  ///   - segment: Its segment, counted from 1; `nil` in the query.
  ///   - found: The text.
  /// - Returns: The reason.
  private func encodingReason(_ parameter: String, segment: Int?, found: String) -> LinkReason {
    LinkReason(
      .valueEncoding,
      parameter: parameter,
      segment: segment,
      expected: "percent-encoded UTF-8",
      found: found,
      message: "The value of '\(parameter)' is not percent-encoded UTF-8."
    )
  }

  /// Says why values do not make a link.
  ///
  /// - Parameters:
  ///   - error: What the decoder threw.
  ///   - route: The route.
  ///   - candidate: Where its pattern found its parameters.
  /// - Returns: The reason.
  private func reason<Link>(
    _ error: any Error,
    of route: Route<Link>,
    _ candidate: RouteCandidate
  ) -> LinkReason {
    guard let mismatch = error as? FieldMismatch else {
      return LinkReason(
        .valueType,
        message: "The route '\(route.name)' refused its values: \(error)"
      )
    }
    let name = mismatch.label
    guard let found = mismatch.found else {
      return LinkReason(
        .missingItem,
        parameter: name,
        expected: mismatch.expected,
        message: "The query item '\(name)' is missing; expected \(mismatch.expected)."
      )
    }
    let segment = candidate.captures.first { $0.name == name }.map { $0.segment + 1 }
    let place = segment.map { "Segment \($0)" } ?? "The query item"
    return LinkReason(
      .valueType,
      parameter: name,
      segment: segment,
      expected: mismatch.expected,
      found: found,
      message: "\(place) ('\(name)'): expected \(mismatch.expected), found '\(found)'."
    )
  }
}
