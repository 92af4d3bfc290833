import LinkPatterns

/// Finds the route of a URL without copying the URL and without an allocation.
///
/// It answers only where the answer is plain: a canonical URL whose best candidate has the right
/// forms. Whatever else there is to say, the longer way says it.
struct QuickTable: Sendable {
  /// A beginning of URLs, as UTF-8.
  private struct Origin: Sendable {
    let scheme: ContiguousArray<UInt8>
    let host: ContiguousArray<UInt8>?
    let isWeb: Bool
    let position: LinkURL.HostPosition
  }

  /// What the bytes of a URL tell.
  private struct Found {
    let layout: URLLayout
    let match: PathMatch
    let isWeb: Bool
  }

  /// The beginnings, those with a host first.
  private let origins: [Origin]

  /// The index over the patterns of all forms.
  private let table: PatternTable

  /// The forms, at the positions of their patterns.
  private let forms: ContiguousArray<QuickForm>

  /// The bounds for URLs.
  private let limits: URLLimits

  /// Prepares a table.
  ///
  /// - Parameters:
  ///   - table: The index over the patterns of all forms.
  ///   - forms: The forms, at the positions of their patterns.
  ///   - origins: The beginnings that URLs may have.
  ///   - limits: The bounds for URLs.
  init(
    _ table: PatternTable,
    forms: ContiguousArray<QuickForm>,
    origins: [URLOrigin],
    limits: URLLimits
  ) {
    self.table = table
    self.forms = forms
    self.limits = limits
    let withHost = origins.filter { $0.host != nil } + origins.filter { $0.host == nil }
    self.origins = withHost.map { origin in
      Origin(
        scheme: ContiguousArray(origin.scheme.utf8),
        host: origin.host.map { ContiguousArray($0.utf8) },
        isWeb: origin.isWeb,
        position: origin.hostPosition
      )
    }
  }

  /// Finds the route of a URL.
  ///
  /// - Parameter text: The URL.
  /// - Returns: The route and where the values are; `nil` when the longer way has to tell.
  /// - Complexity: O(*n*), *n* = length of the URL.
  func source(_ text: String) -> QuickSource? {
    let found = UTF8Text.withBytes(of: text) { bytes -> Found? in
      guard let layout = URLLayout.plain(bytes, limits: limits),
        let origin = origin(of: layout, in: bytes),
        let match = table.firstMatch(in: bytes, layout, host: origin.position)
      else { return nil }
      return Found(layout: layout, match: match, isWeb: origin.isWeb)
    }
    guard let found, let parameters = forms[found.match.entry].parameters else { return nil }
    return QuickSource(
      text: text,
      layout: found.layout,
      match: found.match,
      plusIsSpace: found.isWeb,
      route: forms[found.match.entry].route,
      parameters: parameters
    )
  }

  /// Finds the origin of a URL.
  ///
  /// - Parameters:
  ///   - layout: The components of the URL.
  ///   - bytes: The URL, canonical.
  /// - Returns: The origin whose scheme and host the URL has, byte by byte.
  private func origin(of layout: URLLayout, in bytes: Span<UInt8>) -> Origin? {
    for origin in origins {
      guard bytes.holds(origin.scheme, at: layout.scheme) else { continue }
      guard let host = origin.host else { return origin }
      if let range = layout.host, bytes.holds(host, at: range) { return origin }
    }
    return nil
  }
}

extension Span<UInt8> {
  /// Tells whether a range holds given bytes.
  ///
  /// - Parameters:
  ///   - other: The bytes.
  ///   - range: The range.
  /// - Returns: `true` when they are equal.
  func holds(_ other: ContiguousArray<UInt8>, at range: Range<Int>) -> Bool {
    guard other.count == range.count else { return false }
    for index in 0..<other.count where other[index] != self[range.lowerBound &+ index] {
      return false
    }
    return true
  }
}
