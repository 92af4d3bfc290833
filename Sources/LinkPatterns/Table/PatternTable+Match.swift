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
  ///   segment. No allocation, unless a parameter's regular expression has no small automaton. The
  ///   steps are those of one walk, which the table bounds, so they have no other limit.
  public func firstMatch(inPath path: String) -> PathMatch? {
    let block = storage.cells
    let cells = block.span
    let walk = storage.quickWalk
    let quick = UTF8Text.withBytes(of: path) { bytes in
      let path = TablePath(bytes, 0..<bytes.count)
      guard walk.takes(path) else { return (match: QuickMatch.unknown, start: 0) }
      let ends = SegmentEnds(from: path.start, to: path.end, in: bytes)
      return (match: walk.match(path, bytes, ends, cells), start: path.start)
    }
    return quick.match.isUnknown
      ? walkedMatch(inPath: path) : quick.match.match(from: quick.start)
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
      var url = PlainURL()
      guard PlainURLReader.scan(bytes, limits: limits, into: &url), url.layout.isCanonical else {
        return (match: QuickMatch.unknown, start: 0)
      }
      let path = TablePath(bytes, url.layout, host: host)
      guard walk.takes(path) else { return (match: QuickMatch.unknown, start: 0) }
      let match = walk.match(path, bytes, SegmentEnds(path, url, bytes), cells)
      return (match: match, start: path.start)
    }
    return quick.match.isUnknown
      ? try walkedMatch(inURL: text, host: host, limits: limits)
      : quick.match.match(from: quick.start)
  }

  /// Finds the entry that a URL leads to, by a closer look.
  @inline(never)
  private func walkedMatch(
    inURL text: String,
    host: LinkURL.HostPosition,
    limits: URLLimits
  ) throws(LinkURLError) -> PathMatch? {
    let layout = try URLLayout(of: text, limits: limits)
    guard layout.isCanonical else {
      let url = try LinkURL(text, limits: limits)
      return storage.firstMatch(TablePath(url, host: host), in: url.bytes.span)
    }
    return UTF8Text.withBytes(of: text) { bytes in
      storage.firstMatch(TablePath(bytes, layout, host: host), in: bytes)
    }
  }
}

/// The end of a path, and what it must look like.
struct TableRest {
  /// The number of the test.
  let test: Int
  /// Where it begins, behind its slash.
  let position: Int

  /// Describes a rest.
  init(_ test: Int, from position: Int) {
    (self.test, self.position) = (test, position)
  }
}

extension TableStorage {
  /// The number of a test in place of a path.
  func test(_ number: Int, at position: Int, of path: TablePath) -> Int {
    guard path.foldsFirst, position == path.start, !hostTests.isEmpty else { return number }
    return Int(hostTests[number])
  }

  /// Tells whether the rest of a path has the form that a pattern ends with.
  func accepts(
    _ rest: TableRest,
    _ bytes: Span<UInt8>,
    _ path: TablePath,
    _ steps: inout Int,
    _ maximumSteps: Int
  ) -> Bool {
    let (test, position) = (tests[rest.test], rest.position)
    if position > path.end {
      guard path.hasTrailingSlash else { return false }
      return test.accepts(withSlash(bytes, 0..<0).span, 0..<1, &steps, maximumSteps)
    }
    if position > 0, bytes[position - 1] == UInt8(ascii: "/") {
      return test.accepts(bytes, (position - 1)..<path.end, &steps, maximumSteps)
    }
    let text = withSlash(bytes, position..<path.end)
    return test.accepts(text.span, 0..<text.count, &steps, maximumSteps)
  }

  /// Copies a part of a text and puts a slash before it.
  func withSlash(_ bytes: Span<UInt8>, _ range: Range<Int>) -> ContiguousArray<UInt8> {
    var text: ContiguousArray<UInt8> = [UInt8(ascii: "/")]
    for index in range { text.append(bytes[index]) }
    return text
  }
}
