/// One entry of a table that matches a URL.
public struct RouteCandidate: Hashable, Sendable {
  /// The position of the entry in ``PatternTable/entries``.
  public let entry: Int

  /// What stands for each parameter of the pattern, in order, as ranges of the URL's text.
  public let captures: [Capture]

  /// A segment that stands for a parameter.
  public struct Capture: Hashable, Sendable {
    /// The name of the parameter.
    public let name: String

    /// The segment's place among the segments, from 0.
    public let segment: Int

    /// The segment's bytes, percent-encoded.
    public let range: Range<Int>

    /// Describes a capture.
    ///
    /// - Parameters:
    ///   - name: The name of the parameter.
    ///   - segment: The segment's place among the segments, from 0.
    ///   - range: The segment's bytes.
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

/// The entries of a table that match a URL, the most specific first, found one at a time.
///
/// A caller that rejects a candidate asks for the next. The walk is a depth-first search with an
/// explicit stack: a node is entered at most once, so all candidates together cost at most one step
/// a node of the table.
public struct RouteCandidates: Sequence, IteratorProtocol, Sendable {
  /// The table.
  private let table: PatternTable

  /// The text that is matched.
  private let url: LinkURL

  /// The segments of the URL.
  public let segments: [Range<Int>]

  /// Whether the first segment is a host and matches in either case.
  private let foldsFirst: Bool

  /// The branches that are still to be tried, the best one last.
  ///
  /// Each is one way of ranking segments; it has several nodes where literals that differ in case
  /// match one segment.
  private var pending: [(nodes: [Int32], depth: Int)]

  /// The entries of the last branch that matched, the best one last, not handed out yet.
  private var endings: [Int32] = []

  /// The number of nodes that were entered.
  public private(set) var steps = 0

  /// Starts a walk.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - url: The URL.
  ///   - host: Whether the host of the URL is its first segment.
  init(table: PatternTable, url: LinkURL, host: LinkURL.HostPosition) {
    self.table = table
    self.url = url
    segments = url.segments(host: host)
    foldsFirst = host == .firstSegment && url.layout.host?.isEmpty == false
    pending = [([0], 0)]
  }

  /// Finds the next candidate.
  ///
  /// - Returns: The candidate, or `nil` when there is no other.
  /// - Complexity: O(*n* · log *e* · *l*), *n* = nodes entered, *e* = edges of a node, *l* = length of
  ///   a segment.
  public mutating func next() -> RouteCandidate? {
    while true {
      if let ending = endings.popLast() { return candidate(Int(ending)) }
      guard let (nodes, depth) = pending.popLast() else { return nil }
      enter(nodes, depth: depth)
    }
  }

  /// Notes what may follow the nodes of a branch.
  ///
  /// - Parameters:
  ///   - nodes: The nodes.
  ///   - depth: The number of segments before them.
  private mutating func enter(_ nodes: [Int32], depth: Int) {
    steps += nodes.count
    guard depth < segments.count else {
      endings = nodes.flatMap { table.endings(of: table.nodes[Int($0)]) }
        .sorted { table.precedes(Int($1), Int($0)) }
      return
    }
    let segment = segments[depth]
    guard !segment.isEmpty else { return }
    let plain = nodes.map { table.nodes[Int($0)].plain }.filter { $0 >= 0 }
    let typed = nodes.map { table.nodes[Int($0)].typed }.filter { $0 >= 0 }
    let literal = nodes.flatMap { run(of: segment, among: table.nodes[Int($0)].edges) }
      .map { table.edges[Int($0)] }
      .filter { matches($0, segment, depth: depth) }
      .map(\.child)
    for branch in [plain, typed, literal] where !branch.isEmpty {
      pending.append((branch, depth + 1))
    }
  }

  /// Finds the edges whose label equals a segment but for case.
  ///
  /// - Parameters:
  ///   - segment: The segment.
  ///   - edges: The edges of a node, by folded label.
  /// - Returns: The edges, next to each other.
  private func run(of segment: Range<Int>, among edges: Range<Int32>) -> Range<Int32> {
    var low = edges.lowerBound
    var high = edges.upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if order(of: middle, segment) < 0 { low = middle + 1 } else { high = middle }
    }
    high = low
    while high < edges.upperBound, order(of: high, segment) == 0 { high += 1 }
    return low..<high
  }

  /// Compares the label of an edge with a segment, letters folded.
  ///
  /// - Parameters:
  ///   - edge: The position of the edge.
  ///   - segment: The segment.
  /// - Returns: A negative number, zero or a positive number.
  private func order(of edge: Int32, _ segment: Range<Int>) -> Int {
    PatternTable.foldedOrder(label(of: table.edges[Int(edge)]), url.bytes[segment])
  }

  /// Tells whether an edge of the right run matches a segment, its case included.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - segment: The segment.
  ///   - depth: The place of the segment.
  /// - Returns: `true` when it matches.
  private func matches(_ edge: PatternTable.Edge, _ segment: Range<Int>, depth: Int) -> Bool {
    edge.folds || (foldsFirst && depth == 0)
      || label(of: edge).elementsEqual(url.bytes[segment])
  }

  /// The text of a literal.
  ///
  /// - Parameter edge: The edge.
  /// - Returns: The label.
  private func label(of edge: PatternTable.Edge) -> ContiguousArray<UInt8>.SubSequence {
    table.labels[Int(edge.label.lowerBound)..<Int(edge.label.upperBound)]
  }

  /// Reads what stands for the parameters of an entry.
  ///
  /// - Parameter entry: The position of an entry that matches.
  /// - Returns: The candidate.
  private func candidate(_ entry: Int) -> RouteCandidate {
    var captures: [RouteCandidate.Capture] = []
    for (index, segment) in table.entries[entry].pattern.segments.enumerated() {
      guard case .parameter(let parameter) = segment else { continue }
      captures.append(.init(name: parameter.name, segment: index, range: segments[index]))
    }
    return RouteCandidate(entry: entry, captures: captures)
  }
}
