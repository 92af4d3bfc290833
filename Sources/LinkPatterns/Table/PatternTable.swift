/// An immutable index over path patterns that finds those that match a path, the best first.
///
/// What wins is decided segment by segment from the left: a literal, then a literal with parameters
/// (more literal bytes first), a constrained or typed parameter, a plain one, one or more segments, a
/// wildcard. Then more required query items win, then the smaller language, then fewer optional groups,
/// then the pattern that is smaller in byte order, then the name. Neither the order of registration nor any other pattern has a
/// say, unless ``Precedence/registrationOrder`` is asked for.
///
/// It knows nothing of what the patterns lead to: an entry is known by its position in the list the table
/// was built from.
///
/// - Complexity: Matching looks at each node at most once, and usually at one a segment, however many
///   entries there are. A walk allocates nothing.
public struct PatternTable: Sendable {
  /// One pattern of a table.
  public final class Entry: Sendable {
    /// The pattern.
    public let pattern: PathPattern

    /// The shapes of parameters that only some text fits, which makes them more specific, by name.
    public let shapes: [String: ParameterShape]

    /// The number of query items without which the entry does not match, a fragment included.
    public let requiredQueryItems: Int

    /// Whether ASCII letters of literals match in either case.
    public let caseInsensitiveLiterals: Bool

    /// What a slash at the end of a path means.
    public let trailingSlash: TrailingSlash

    /// What decides between entries of one pattern: the lesser in byte order wins.
    public let name: String

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - pattern: The pattern of the path.
    ///   - shapes: The shapes of parameters that only some text fits, by name.
    ///   - requiredQueryItems: The number of query items without which the entry does not match. A fragment
    ///     that must be there counts as one.
    ///   - caseInsensitiveLiterals: Whether ASCII letters of literals match in either case; those of
    ///     segments that mix text and parameters too.
    ///   - trailingSlash: What a slash at the end of a path means.
    ///   - name: What decides between entries of one pattern.
    public init(
      _ pattern: PathPattern,
      shapes: [String: ParameterShape] = [:],
      requiredQueryItems: Int = 0,
      caseInsensitiveLiterals: Bool = false,
      trailingSlash: TrailingSlash = .ignored,
      name: String = ""
    ) {
      (self.pattern, self.shapes, self.name) = (pattern, shapes, name)
      self.requiredQueryItems = requiredQueryItems
      self.caseInsensitiveLiterals = caseInsensitiveLiterals
      self.trailingSlash = trailingSlash
    }
  }

  /// What decides which of several entries that match one path wins.
  public enum Precedence: Equatable, Sendable {
    /// The most specific one.
    case specificity

    /// The one that comes first in the list.
    case registrationOrder
  }

  /// The compiled patterns.
  package let storage: TableStorage

  /// The entries, as they were given.
  public var entries: [Entry] { storage.entries }

  /// What decides between them.
  public var precedence: Precedence { storage.precedence }

  /// The segments that no path fits, since their texts take more instructions than the limits allow.
  ///
  /// One an entry at most; a router or a catalog does not use such an entry.
  public var problems: [Problem] { storage.problems }

  /// The number of nodes, each of which one walk enters at most once.
  public var nodeCount: Int { storage.nodes.count }

  /// The number of bytes that the table takes, the entries aside.
  public var byteCount: Int {
    storage.nodes.count * MemoryLayout<TableNode>.stride + storage.literals.byteCount
      + storage.alternatives.count * MemoryLayout<TableAlternative>.stride
  }

  /// Builds a table.
  ///
  /// It does not look for conflicts.
  ///
  /// - Parameters:
  ///   - entries: The patterns. Their order does not matter to what is found, unless it is the
  ///     precedence that is asked for.
  ///   - precedence: What decides between several that match one path.
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
