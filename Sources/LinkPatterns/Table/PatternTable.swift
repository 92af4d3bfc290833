/// An immutable index over path patterns that finds all that match a path, the most specific first.
///
/// Literal segments win over typed parameters, and those over plain ones, segment by segment from
/// the left. Among patterns that are equal in that, more required query items win, then the pattern
/// that is smaller in byte order, then the name. Neither the order of registration nor any other pattern has a say.
///
/// The table is a trie in three flat arrays. It knows nothing of what the patterns lead to: an entry
/// is known by its position in the list the table was built from.
///
/// - Complexity: Matching visits at most every node once, and usually one node a segment; see
///   ``RouteCandidates``.
public struct PatternTable: Sendable {
  /// One pattern of a table.
  public struct Entry: Hashable, Sendable {
    /// The pattern.
    public let pattern: PathPattern

    /// The shapes of parameters that only some text fits, which makes them more specific, by name.
    public let shapes: [String: ParameterShape]

    /// The number of query items without which the entry does not match.
    public let requiredQueryItems: Int

    /// Whether ASCII letters of literals match in either case.
    public let caseInsensitiveLiterals: Bool

    /// What decides between entries of one pattern: the lesser in byte order wins.
    public let name: String

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - pattern: The pattern.
    ///   - shapes: The shapes of parameters that only some text fits, by name.
    ///   - requiredQueryItems: The number of query items without which the entry does not match.
    ///   - caseInsensitiveLiterals: Whether ASCII letters of literals match in either case.
    ///   - name: What decides between entries of one pattern.
    public init(
      _ pattern: PathPattern,
      shapes: [String: ParameterShape] = [:],
      requiredQueryItems: Int = 0,
      caseInsensitiveLiterals: Bool = false,
      name: String = ""
    ) {
      self.pattern = pattern
      self.shapes = shapes
      self.requiredQueryItems = requiredQueryItems
      self.caseInsensitiveLiterals = caseInsensitiveLiterals
      self.name = name
    }
  }

  /// A node: what may follow a prefix of segments.
  struct Node: Sendable {
    /// The edges of its literals, in ``PatternTable/edges``, by folded label.
    var edges: Range<Int32> = 0..<0

    /// The node behind a typed parameter, or -1.
    var typed: Int32 = -1

    /// The node behind a plain parameter, or -1.
    var plain: Int32 = -1

    /// The entries that end here, in ``PatternTable/endings``.
    var endings: Range<Int32> = 0..<0
  }

  /// An edge: one literal segment.
  struct Edge: Sendable {
    /// The literal, in ``PatternTable/labels``.
    let label: Range<Int32>

    /// Whether letters match in either case.
    let folds: Bool

    /// The node behind it.
    let child: Int32
  }

  /// The entries, as they were given.
  public let entries: [Entry]

  /// The nodes; the first is the root.
  let nodes: ContiguousArray<Node>

  /// The edges of all nodes.
  let edges: ContiguousArray<Edge>

  /// The text of all literals.
  let labels: ContiguousArray<UInt8>

  /// The positions of entries that end at nodes.
  let endings: ContiguousArray<Int32>

  /// The number of nodes: an upper bound for the steps of one match.
  public var nodeCount: Int { nodes.count }

  /// The entries that match the segments of a URL, most specific first.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - host: Whether the host of the URL is its first segment. It is then compared case-blind,
  ///     since systems hand on hosts in lower case.
  /// - Returns: A sequence that finds each candidate when it is asked for it.
  /// - Complexity: O(*n*) now, *n* = length of the path.
  public func candidates(for url: LinkURL, host: LinkURL.HostPosition) -> RouteCandidates {
    RouteCandidates(table: self, url: url, host: host)
  }

  /// The entries that end at a node.
  ///
  /// - Parameter node: The node.
  /// - Returns: Their positions, in no order that matters.
  func endings(of node: Node) -> ContiguousArray<Int32>.SubSequence {
    endings[Int(node.endings.lowerBound)..<Int(node.endings.upperBound)]
  }

  /// Tells which of two entries with equally ranked segments wins.
  ///
  /// - Parameters:
  ///   - left: The position of an entry.
  ///   - right: The position of another.
  /// - Returns: `true` when the first wins.
  func precedes(_ left: Int, _ right: Int) -> Bool {
    let (left, right) = (entries[left], entries[right])
    if left.requiredQueryItems != right.requiredQueryItems {
      return left.requiredQueryItems > right.requiredQueryItems
    }
    guard left.pattern.text.utf8.elementsEqual(right.pattern.text.utf8) else {
      return left.pattern.text.utf8.lexicographicallyPrecedes(right.pattern.text.utf8)
    }
    return left.name.utf8.lexicographicallyPrecedes(right.name.utf8)
  }

  /// Counts the segments, from the left, that a pattern accepts.
  ///
  /// For explaining misses only; it walks the pattern and not the table.
  ///
  /// - Parameters:
  ///   - entry: The position of the entry.
  ///   - url: The URL.
  ///   - segments: Its segments.
  /// - Returns: At most the number of segments of the pattern.
  /// - Complexity: O(*n*), *n* = length of the path.
  package func matchedSegments(of entry: Int, in url: LinkURL, _ segments: [Range<Int>]) -> Int {
    let entry = entries[entry]
    return zip(entry.pattern.segments, segments).prefix { pattern, range in
      let bytes = url.bytes[range]
      guard case .literal(let literal) = pattern else { return !bytes.isEmpty }
      let folds = entry.caseInsensitiveLiterals || range.lowerBound == url.layout.host?.lowerBound
      return folds ? Self.foldedOrder(literal, bytes) == 0 : literal.elementsEqual(bytes)
    }.count
  }
}
