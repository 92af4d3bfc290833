/// The entry of a table that a path leads to, and where its segments are.
///
/// It is a few integers, so that finding it allocates nothing; what parameters stand for is read when
/// it is asked for.
public struct PathMatch: Hashable, Sendable {
  /// The number of the alternative in the table.
  let number: UInt32

  /// The position of the entry.
  private let entryPosition: UInt32

  /// Where the path begins.
  private let start: UInt32

  /// The ends of segments within 64 bytes from the start of the path, a bit each.
  private let ends: UInt64

  /// Describes a match.
  ///
  /// - Parameters:
  ///   - number: The number of the alternative in the table.
  ///   - entry: The position of the entry.
  ///   - start: Where the path begins.
  ///   - ends: The ends of its segments, as far as they are within 64 bytes.
  @inline(__always)
  init(_ number: UInt32, entry: UInt32, start: Int, ends: UInt64) {
    self.number = number
    entryPosition = entry
    self.start = UInt32(truncatingIfNeeded: start)
    self.ends = ends
  }

  /// The position of the entry in ``PatternTable/entries``.
  public var entry: Int { Int(entryPosition) }

  /// The range of a segment.
  ///
  /// - Parameter index: The place of the segment, from 0.
  /// - Returns: Its bytes in the text that was matched, or `nil` when the path has fewer segments or
  ///   this one does not end within 64 bytes.
  /// - Complexity: O(*i*), *i* = `index`.
  public func segment(at index: Int) -> Range<Int>? {
    var rest = ends
    var first = 0
    for _ in 0..<index {
      first = rest.trailingZeroBitCount &+ 1
      rest &= rest &- 1
    }
    guard rest != 0 else { return nil }
    let start = Int(start)
    return (start &+ first)..<(start &+ rest.trailingZeroBitCount)
  }
}

extension PatternTable {
  /// Finds the entry that a path leads to.
  ///
  /// - Parameter path: The path, as it is written in a URL: percent-encoded, with its leading slash.
  /// - Returns: The match, or `nil` when no entry matches. Ranges are in UTF-8 code units of `path`.
  /// - Complexity: O(*n* + *m*), *n* = length of the path, *m* = nodes looked at, mostly one a
  ///   segment. No allocation, unless a parameter's regular expression has no small automaton.
  public func firstMatch(inPath path: String) -> PathMatch? {
    let block = storage.cells
    let cells = block.span
    let walk = storage.quickWalk
    let quick = UTF8Text.withBytes(of: path) { bytes in
      let path = TablePath(bytes, 0..<bytes.count)
      return (match: walk.match(path, bytes, cells), start: path.start)
    }
    if quick.match.cell != QuickMatch.unknown {
      return storage.match(quick.match, from: quick.start)
    }
    return walkedMatch(inPath: path)
  }

  /// Finds the entry that a path leads to, by a walk.
  @inline(never)
  private func walkedMatch(inPath path: String) -> PathMatch? {
    UTF8Text.withBytes(of: path) { bytes in
      storage.walkedMatch(TablePath(bytes, 0..<bytes.count), in: bytes)
    }
  }

  /// Finds the entry that a URL leads to.
  ///
  /// - Parameters:
  ///   - text: The URL.
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
    let block = storage.cells
    let cells = block.span
    let walk = storage.quickWalk
    let quick = UTF8Text.withBytes(of: text) { bytes in
      guard let layout = URLLayout.plain(bytes, limits: limits) else {
        return (match: QuickMatch(QuickMatch.unknown), start: 0)
      }
      let path = TablePath(bytes, layout, host: host)
      return (match: walk.match(path, bytes, cells), start: path.start)
    }
    if quick.match.cell != QuickMatch.unknown {
      return storage.match(quick.match, from: quick.start)
    }
    return try walkedMatch(inURL: text, host: host, limits: limits)
  }

  /// Finds the entry that a URL leads to, by a closer look.
  @inline(never)
  private func walkedMatch(
    inURL text: String,
    host: LinkURL.HostPosition,
    limits: URLLimits
  ) throws(LinkURLError) -> PathMatch? {
    // A match, no match, or a text that needs a closer look.
    let match: PathMatch?? = UTF8Text.withBytes(of: text) { bytes in
      guard let layout = URLLayout.plain(bytes, limits: limits) else { return nil }
      return .some(storage.walkedMatch(TablePath(bytes, layout, host: host), in: bytes))
    }
    if let match { return match }
    let url = try LinkURL(text, limits: limits)
    return storage.firstMatch(TablePath(url, host: host), in: url.bytes.span)
  }
}

extension PatternTable {
  /// Finds the entry that a URL leads to which was split.
  ///
  /// - Parameters:
  ///   - bytes: The URL, canonical.
  ///   - layout: Its components.
  ///   - host: Whether the host of the URL is its first segment.
  /// - Returns: The match, or `nil` when no entry matches. Ranges are in `bytes`.
  /// - Complexity: As ``firstMatch(inPath:)``.
  package func firstMatch(
    in bytes: Span<UInt8>,
    _ layout: URLLayout,
    host: LinkURL.HostPosition
  ) -> PathMatch? {
    storage.firstMatch(TablePath(bytes, layout, host: host), in: bytes)
  }
}

extension TableStorage {
  /// Tells whether the rest of a path has the form that a pattern ends with.
  ///
  /// - Parameters:
  ///   - test: The number of the test.
  ///   - bytes: The text.
  ///   - path: The path.
  ///   - position: Where the rest begins, behind its slash.
  /// - Returns: Whether it fits.
  func acceptsRest(
    _ test: Int,
    _ bytes: Span<UInt8>,
    _ path: TablePath,
    from position: Int
  ) -> Bool {
    if position > path.end {
      return path.hasTrailingSlash && tests[test].accepts(withSlash(bytes, 0..<0).span, 0..<1)
    }
    if position > 0, bytes[position - 1] == UInt8(ascii: "/") {
      return tests[test].accepts(bytes, (position - 1)..<path.end)
    }
    let text = withSlash(bytes, position..<path.end)
    return tests[test].accepts(text.span, 0..<text.count)
  }

  /// Copies a part of a text and puts a slash before it.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - range: The part.
  /// - Returns: The copy.
  func withSlash(_ bytes: Span<UInt8>, _ range: Range<Int>) -> ContiguousArray<UInt8> {
    var text: ContiguousArray<UInt8> = [UInt8(ascii: "/")]
    for index in range { text.append(bytes[index]) }
    return text
  }
}
