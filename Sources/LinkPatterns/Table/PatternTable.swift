/// An immutable index over path patterns that finds the patterns of a path, the best first.
///
/// Precedence is decided segment by segment from the left: a literal, then a literal with parameters
/// (more literal bytes first), a constrained or typed parameter, a plain one, one or more segments, a
/// wildcard. Then more required query items win, then the smaller language, then fewer optional groups,
/// then the pattern that is smaller in byte order, then the name. Neither the order of registration nor other
/// patterns matter, unless you choose ``Precedence/registrationOrder``.
///
/// It does not store the destinations of patterns: an entry is identified by its position in the list that the
/// table was built from.
///
/// - Complexity: Matching looks at each node at most once, and usually at one a segment, however many
///   entries there are. A walk allocates nothing.
public struct PatternTable: Sendable {
  /// One pattern of a table.
  public struct Entry: Sendable {
    /// The pattern.
    public let pattern: PathPattern

    /// The shapes of parameters that only accept some texts, by name.
    ///
    /// They make the entry more specific.
    public var shapes: [String: ParameterShape] {
      Dictionary(namedShapes.map { ($0.name, $0.shape) }) { first, _ in first }
    }

    // Not a dictionary, which takes twice the memory (kept bytes, routes-1000).
    private let namedShapes: [(name: String, shape: ParameterShape)]

    /// The number of query items that the entry requires, including a fragment.
    public let requiredQueryItems: Int

    /// Decides between entries of one pattern: the name that is smaller in byte order wins.
    public let name: String

    /// Whether ASCII letters of literals match in either case.
    public let caseInsensitiveLiterals: Bool

    /// The meaning of a slash at the end of a path.
    public let trailingSlash: TrailingSlash

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - pattern: The pattern of the path.
    ///   - shapes: The shapes of parameters that only accept some texts, by name.
    ///   - requiredQueryItems: The number of query items that the entry requires. A required fragment
    ///     counts as one.
    ///   - caseInsensitiveLiterals: Whether ASCII letters of literals match in either case, including literals
    ///     of segments that mix text and parameters.
    ///   - trailingSlash: The meaning of a slash at the end of a path.
    ///   - name: Decides between entries of one pattern.
    public init(
      _ pattern: PathPattern,
      shapes: [String: ParameterShape] = [:],
      requiredQueryItems: Int = 0,
      caseInsensitiveLiterals: Bool = false,
      trailingSlash: TrailingSlash = .ignored,
      name: String = ""
    ) {
      (self.pattern, self.name) = (pattern, name)
      namedShapes = shapes.map { ($0.key, $0.value) }
      self.requiredQueryItems = requiredQueryItems
      self.caseInsensitiveLiterals = caseInsensitiveLiterals
      self.trailingSlash = trailingSlash
    }

    /// The shape of a parameter; `nil` for one that accepts any text.
    package func shape(of parameter: String) -> ParameterShape? {
      namedShapes.first { UTF8Text.areEqual($0.name, parameter) }?.shape
    }
  }

  /// The rule that decides which of several entries that match a path wins.
  public enum Precedence: Hashable, Sendable {
    /// The most specific entry wins.
    case specificity

    /// The entry that comes first in the list wins.
    case registrationOrder
  }

  /// The compiled patterns.
  package let storage: TableStorage

  /// The entries, in the given order.
  public var entries: [Entry] { storage.entries }

  /// The rule that decides between them.
  public var precedence: Precedence { storage.precedence }

  /// The segments that no path matches, because their texts need more instructions than the limits allow.
  ///
  /// At most one for each entry; a router or a catalog does not use such an entry.
  public var problems: [Problem] { storage.problems }

  /// The number of nodes, each of which one walk enters at most once.
  public var nodeCount: Int { storage.nodes.count }

  /// The number of bytes of the table, without the entries.
  public var byteCount: Int {
    storage.nodes.count * MemoryLayout<TableNode>.stride + storage.literals.byteCount
      + storage.alternatives.count * MemoryLayout<TableAlternative>.stride + storage.sites.count * 4
  }

  /// Builds a table.
  ///
  /// It doesn't look for conflicts.
  ///
  /// - Parameters:
  ///   - entries: The patterns. Their order matters only with the precedence
  ///     `.registrationOrder`.
  ///   - precedence: The rule that decides between several that match one path.
  ///   - limits: Upper bounds for the languages of parameters, and for the steps of finding all
  ///     candidates for one URL.
  /// - Complexity: O(*n* · log *n*), *n* = number of segments of all patterns.
  public init(
    _ entries: [Entry],
    precedence: Precedence = .specificity,
    limits: PatternLimits = .standard
  ) {
    storage = TableStorage(entries, precedence: precedence, limits: limits)
  }

  /// The most steps that finding all candidates for one URL may take.
  package var maximumSteps: Int { storage.maximumSteps }
}
