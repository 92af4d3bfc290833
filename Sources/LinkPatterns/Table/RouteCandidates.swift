/// One entry of a table that matches a URL.
public struct RouteCandidate: Hashable, Sendable {
  /// The position of the entry in ``PatternTable/entries``.
  public let entry: Int

  /// What stands for each parameter of the pattern, in order, as ranges of the URL's text.
  ///
  /// A parameter that the URL leaves out has no capture.
  public let captures: [Capture]

  /// The part of a path that stands for a parameter.
  public struct Capture: Hashable, Sendable {
    /// The name of the parameter.
    public let name: String

    /// The place of the segment it begins in, from 0.
    public let segment: Int

    /// Its bytes, percent-encoded.
    public let range: Range<Int>

    /// Describes a capture.
    ///
    /// - Parameters:
    ///   - name: The name of the parameter.
    ///   - segment: The place of the segment it begins in, from 0.
    ///   - range: Its bytes.
    package init(name: String, segment: Int, range: Range<Int>) {
      self.name = name
      self.segment = segment
      self.range = range
    }
  }

  /// Describes a candidate.
  ///
  /// - Parameters:
  ///   - entry: The position of the entry.
  ///   - captures: What stands for each parameter.
  package init(entry: Int, captures: [Capture]) {
    self.entry = entry
    self.captures = captures
  }
}

/// The entries of a table that match a URL, the best first, found one at a time.
///
/// A caller that rejects a candidate asks for the next, which is a walk of its own: each costs at most
/// one step a node of the table.
public struct RouteCandidates: Sequence, IteratorProtocol, Sendable {
  /// The table.
  private let table: PatternTable

  /// The text that is matched.
  private let url: LinkURL

  /// The part of it that is matched.
  private let path: TablePath

  /// The number of the alternative that was found last, or -1.
  private var floor = -1

  /// The entries that were handed out.
  private var entries: [Int] = []

  /// The number of nodes that were entered.
  public private(set) var steps = 0

  /// The segments of the URL.
  public var segments: [Range<Int>] { path.segments(in: url.bytes.span) }

  /// Prepares to look.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - url: The URL.
  ///   - host: Whether the host of the URL is its first segment.
  init(table: PatternTable, url: LinkURL, host: LinkURL.HostPosition) {
    self.table = table
    self.url = url
    path = TablePath(url, host: host)
  }

  /// Finds the next candidate.
  ///
  /// - Returns: The candidate, or `nil` when there is no other. An entry is found once, by its best
  ///   alternative.
  /// - Complexity: O(*n* + *m*), *n* = length of the path, *m* = nodes looked at.
  public mutating func next() -> RouteCandidate? {
    let (table, url, path) = (table, url, path)
    let bytes = url.bytes.span
    let slashes = SlashMap(bytes, from: path.start, to: path.end)
    while floor < Int.max {
      var walk = TableWalk(path, slashes, table.storage, after: floor)
      let number = walk.run(table.storage, bytes)
      steps += walk.steps
      guard number != TableCell.noEnding else { break }
      floor = Int(number)
      let alternative = table.storage.alternative(Int(number))
      guard !entries.contains(Int(alternative.entry)) else { continue }
      entries.append(Int(alternative.entry))
      let captures = table.captures(of: alternative, path, in: bytes)
      return RouteCandidate(entry: Int(alternative.entry), captures: captures)
    }
    floor = .max
    return nil
  }
}
