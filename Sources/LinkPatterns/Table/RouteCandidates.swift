/// One entry of a table that matches a URL.
public struct RouteCandidate: Equatable, Sendable {
  /// The position of the entry in ``PatternTable/entries``.
  public let entry: Int

  /// What stands for each parameter of the pattern, in order, as ranges of the URL's text.
  ///
  /// A parameter that the URL leaves out has no capture.
  public let captures: [Capture]

  /// The part of a path that stands for a parameter.
  public struct Capture: Equatable, Sendable {
    /// The name of the parameter.
    public let name: String

    /// The place of the segment it begins in, from 0.
    public let segment: Int

    /// Its bytes, percent-encoded.
    public let range: Range<Int>

    /// Describes a capture.
    package init(name: String, segment: Int, range: Range<Int>) {
      self.name = name
      self.segment = segment
      self.range = range
    }
  }

  /// Describes a candidate.
  package init(entry: Int, captures: [Capture]) {
    self.entry = entry
    self.captures = captures
  }
}

/// The entries of a table that match a URL, the best first, found one at a time.
///
/// The first is found by one walk. A caller that rejects it makes a second walk find all others, so
/// rejecting any number of candidates costs no more than that. The steps of both are limited; when
/// there are too many, the sequence ends and ``isGivenUp`` says so.
public struct RouteCandidates: Sequence, IteratorProtocol, Sendable {
  /// The table.
  private let table: PatternTable

  /// The text that is matched.
  private let url: LinkURL

  /// The part of it that is matched.
  private let path: TablePath

  /// Where its slashes are.
  private let slashes: SlashMap

  /// The number of the alternative that was found first; `nil` before that.
  private var first: UInt32?

  /// The alternatives that were not handed out yet, the best last; `nil` before they are looked for.
  private var rest: [UInt32]?

  /// The entries with several alternatives that were handed out.
  private var entries = NumberSet()

  /// The steps taken: a node entered, a byte tested, or an alternative passed over each.
  public private(set) var steps = 0

  /// Whether the search took more steps than the limits of the table allow, so that it is not known
  /// whether there are more candidates.
  public private(set) var isGivenUp = false

  /// The most steps that the limits of the table allow.
  package var maximumSteps: Int { table.storage.maximumSteps }

  /// The segments of the URL.
  public var segments: [Range<Int>] { path.segments(in: url.bytes.span) }

  /// Prepares to look.
  init(table: PatternTable, url: LinkURL, host: LinkURL.HostPosition) {
    (self.table, self.url) = (table, url)
    let path = TablePath(url, host: host)
    (self.path, slashes) = (path, SlashMap(url.bytes.span, from: path.start, to: path.end))
  }

  /// Finds the next candidate.
  ///
  /// - Returns: The candidate, or `nil` when there is no other. An entry is found once, by its best
  ///   alternative.
  /// - Complexity: O(*n* + *m*), *n* = length of the path, *m* = nodes looked at, for the first and
  ///   once more for the second; O(*n*) for each after that.
  public mutating func next() -> RouteCandidate? {
    let (storage, text) = (table.storage, url.bytes)
    let bytes = text.span
    while let number = nextNumber(storage, bytes) {
      let alternative = storage.alternatives[Int(number)]
      let pattern = storage.entries[Int(alternative.entry)].pattern
      if pattern.alternatives.count > 1, !entries.insert(alternative.entry) { continue }
      var scratch = LanguageScratch(maximumSteps: storage.maximumSteps &- steps)
      do throws(LanguageStepError) {
        let found = try storage.captures(of: alternative, pattern, path, slashes, bytes, &scratch)
        steps += scratch.steps
        return RouteCandidate(entry: Int(alternative.entry), captures: found)
      } catch {
        isGivenUp = true
        break
      }
    }
    rest = []
    return nil
  }

  /// Finds the next alternative.
  private mutating func nextNumber(_ storage: TableStorage, _ bytes: Span<UInt8>) -> UInt32? {
    if rest != nil { return rest?.popLast() }
    var walk = TableWalk(
      path,
      slashes,
      storage,
      takesAll: first != nil,
      maximumSteps: storage.maximumSteps &- steps
    )
    let best = walk.run(storage, bytes)
    steps += walk.steps
    guard !walk.isGivenUp else {
      isGivenUp = true
      rest = []
      return nil
    }
    guard let first else {
      first = best
      return best == TableNode.noEnding ? nil : best
    }
    var others: [UInt32] = []
    for number in walk.bestLast where number != first { others.append(number) }
    rest = others
    return rest?.popLast()
  }
}
