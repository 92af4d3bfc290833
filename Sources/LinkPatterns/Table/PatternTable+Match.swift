extension PatternTable {
  /// Finds the entry that a path matches.
  ///
  /// - Parameter path: The path, as it is written in a URL: percent-encoded, with its leading slash.
  /// - Returns: The match, or `nil` when no entry matches. Ranges are in UTF-8 code units of `path`.
  /// - Complexity: O(*n* + *m*), *n* = length of the path, *m* = nodes looked at, mostly one a
  ///   segment. No allocation, unless a parameter has a regular expression. The
  ///   steps are those of one walk, which the table bounds, so they have no other limit.
  public func firstMatch(inPath path: String) -> PathMatch? {
    UTF8Text.withBytes(of: path) { bytes in
      PathMatch(storage, TablePath(bytes), bytes)
    }
  }

  /// Finds the entry that a URL matches.
  ///
  /// - Parameters:
  ///   - text: The URL to match.
  ///   - host: Whether the host of the URL is its first segment.
  ///   - limits: The bounds for URLs.
  /// - Returns: The match, or `nil` when no entry matches. Ranges are in UTF-8 code units of `text`,
  ///   or of the canonical form where it is another; see ``LinkURL``.
  /// - Throws: ``LinkURLError`` – any code.
  /// - Complexity: As ``firstMatch(inPath:)``; a URL that is not canonical is copied.
  public func firstMatch(
    inURL text: String,
    host: LinkURL.HostPosition,
    limits: URLLimits = .standard
  ) throws(LinkURLError) -> PathMatch? {
    let found = UTF8Text.withBytes(of: text) { bytes -> Result<PathMatch?, LinkURLError>? in
      do throws(LinkURLError) {
        let layout = try URLSplitter.split(bytes, limits: limits)
        guard layout.isCanonical else { return nil }
        return .success(PathMatch(storage, TablePath(bytes, layout, host: host), bytes))
      } catch {
        return .failure(error)
      }
    }
    if let found { return try found.get() }
    let url = try LinkURL(text, limits: limits)
    let bytes = url.bytes.span
    return PathMatch(storage, TablePath(bytes, url.layout, host: host), bytes)
  }
}
