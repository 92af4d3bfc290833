import LinkPatterns

/// Finds the route of a URL without copying the URL and without an allocation.
///
/// It answers only where the answer is plain: a canonical URL whose best candidate has values that
/// stand once each, or one that no pattern has. Whatever else there is to say, the longer way says it.
@usableFromInline
struct QuickTable: Sendable {
  /// A beginning of URLs.
  private struct Origin: Sendable {
    /// The scheme, with `://` and the host where there is one.
    let text: QuickKey
    let hasHost: Bool

    /// Whether it has no host, and another origin has, for URLs of the same scheme.
    let hasRival: Bool
    let isWeb: Bool
    let position: LinkURL.HostPosition
  }

  /// The beginnings, those with a host first.
  private let origins: ContiguousArray<Origin>

  /// The index over the patterns of all forms.
  private let table: PatternTable

  /// The forms.
  private let forms: QuickForms

  /// The bounds for URLs.
  private let limits: URLLimits

  /// In place of a route: no route has the path.
  @usableFromInline static var noRoute: Int { -1 }

  /// In place of a route: it takes a closer look.
  @usableFromInline static var closerLook: Int { -2 }

  /// Prepares a table.
  ///
  /// - Parameters:
  ///   - table: The index over the patterns of all forms.
  ///   - forms: The forms, in the order of the patterns.
  ///   - origins: The beginnings that URLs may have.
  ///   - limits: The bounds for URLs.
  init(
    _ table: PatternTable,
    forms: QuickForms,
    origins: [URLOrigin],
    limits: URLLimits
  ) {
    self.table = table
    self.limits = limits
    var forms = forms
    let withHost = origins.filter { $0.host != nil } + origins.filter { $0.host == nil }
    self.origins = ContiguousArray(
      withHost.map { origin in
        Origin(
          text: forms.key(origin.host.map { "\(origin.scheme)://\($0)" } ?? origin.scheme),
          hasHost: origin.host != nil,
          hasRival: origin.host == nil
            && origins.contains { other in
              other.host != nil
                && (other.scheme == origin.scheme || other.allowsHTTP && origin.scheme == "http")
            },
          isWeb: origin.isWeb,
          position: origin.hostPosition
        )
      }
    )
    self.forms = forms
  }

  /// Finds the route of a URL, and where the values of its parameters are.
  ///
  /// - Parameters:
  ///   - bytes: The URL.
  ///   - values: Takes where the values are.
  /// - Returns: The position of the route, ``noRoute``, or ``closerLook``.
  /// - Complexity: O(*n*), *n* = length of the URL.
  @usableFromInline
  func route(of bytes: Span<UInt8>, _ values: inout QuickValues) -> Int {
    var url = PlainURL()
    guard bytes.count < Int(Int32.max), url.read(bytes, limits: limits) else {
      return Self.closerLook
    }
    let layout = url.layout
    let index = origin(of: layout, in: bytes)
    guard index >= 0 else { return Self.closerLook }
    let origin = origins[index]
    guard let match = table.firstMatch(in: bytes, url, host: origin.position) else {
      return Self.noRoute
    }
    let form = forms.forms[match.entry]
    guard form.route >= 0 else { return Self.closerLook }
    guard form.count > 0 else { return form.route }
    guard place(form, match, layout, in: bytes, &values) else { return Self.closerLook }
    if form.lengths != 0, let query = layout.query {
      guard find(form, query, in: bytes, plusIsSpace: origin.isWeb, &values) else {
        return Self.closerLook
      }
    }
    if form.hasBounds, !isWithinBounds(form, values, in: bytes) { return Self.closerLook }
    return form.route
  }

  /// Finds the origin of a URL.
  ///
  /// - Parameters:
  ///   - layout: The components of the URL.
  ///   - bytes: The URL, canonical.
  /// - Returns: The position of the origin whose scheme and host the URL has, byte by byte, or -1.
  @inline(__always)
  private func origin(of layout: URLLayout, in bytes: Span<UInt8>) -> Int {
    let (origins, keys) = (origins, forms.keys)
    for index in origins.indices {
      let origin = origins[index]
      // A URL without a host has no `//` there, and one with a port needs a closer look.
      let end = origin.hasHost ? layout.path.lowerBound : layout.scheme.upperBound
      guard origin.text.isAt(0, to: end, in: bytes, keys.span) else { continue }
      if origin.hasHost { return index }
      // An origin with a host that is written otherwise would come first.
      return origin.hasRival && layout.host?.isEmpty == false ? -1 : index
    }
    return -1
  }

  /// Notes the values that stand in segments and in the fragment.
  ///
  /// - Parameters:
  ///   - form: The form.
  ///   - match: Where the segments are.
  ///   - layout: The components of the URL.
  ///   - bytes: The URL.
  ///   - values: Takes where the values are.
  /// - Returns: `false` when a segment is too far away.
  @inline(__always)
  private func place(
    _ form: QuickForm,
    _ match: PathMatch,
    _ layout: URLLayout,
    in bytes: Span<UInt8>,
    _ values: inout QuickValues
  ) -> Bool {
    for index in 0..<form.count {
      let place = forms.parameters[form.first &+ index].place
      if place >= 0 {
        guard let range = match.segment(at: place) else { return false }
        values[index] = QuickValue(from: range.lowerBound, to: range.upperBound, plusIsSpace: false)
      } else if place == QuickForm.Parameter.fragment, let range = layout.fragment {
        values[index] = QuickValue(from: range.lowerBound, to: range.upperBound, plusIsSpace: false)
      }
    }
    return true
  }

  /// Notes the values that stand in the query.
  ///
  /// - Parameters:
  ///   - form: The form.
  ///   - query: Where the query is.
  ///   - bytes: The URL.
  ///   - plusIsSpace: Whether `+` in the query stands for a space.
  ///   - values: Takes where the values are.
  /// - Returns: `false` when a name is encoded, or has more than one value.
  @inline(__always)
  private func find(
    _ form: QuickForm,
    _ query: Range<Int>,
    in bytes: Span<UInt8>,
    plusIsSpace: Bool,
    _ values: inout QuickValues
  ) -> Bool {
    let (parameters, keys) = (forms.parameters, forms.keys)
    var items = PlainQueryItems(query)
    while true {
      switch items.next(in: bytes) {
      case .end: return true
      case .encodedName: return false
      case .item:
        let length = items.nameEnd &- items.nameStart
        guard form.lengths & QuickForm.bit(ofLength: length) != 0 else { continue }
        for index in 0..<form.count {
          let parameter = parameters[form.first &+ index]
          guard parameter.place >= QuickForm.Parameter.item,
            parameter.key.isAt(items.nameStart, to: items.nameEnd, in: bytes, keys.span)
          else { continue }
          guard values[index].isAbsent else { return false }
          values[index] =
            items.hasValue
            ? QuickValue(
              from: items.nameEnd &+ 1,
              to: items.valueEnd,
              plusIsSpace: plusIsSpace
            ) : .name
        }
      }
    }
  }

  /// Tells whether values are within their bounds.
  ///
  /// - Parameters:
  ///   - form: The form.
  ///   - values: Where the values are.
  ///   - bytes: The URL.
  /// - Returns: `false` when one is not, or may not be.
  @inline(never)
  private func isWithinBounds(
    _ form: QuickForm,
    _ values: QuickValues,
    in bytes: Span<UInt8>
  ) -> Bool {
    for index in 0..<form.count where values[index].isText {
      guard let bound = forms.bounds[form.first &+ index] else { continue }
      guard let text = try? values[index].text(in: bytes), bound.admits(LinkText(text)) else {
        return false
      }
    }
    return true
  }
}
