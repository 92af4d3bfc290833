/// A node of the table, for one segment of a pattern.
///
/// Node 0 is the root; as a child, 0 means none.
struct TableNode: Sendable {
  /// The kinds of segments.
  enum Kind: Sendable {
    /// A text, found among the ``LiteralIndex``.
    case literal
    /// Any text but the empty one.
    case plain
    /// A text that passes a test.
    case tested
    /// A text with several parameters, or with other text beside one, that passes a test.
    case mixed
    /// One or more segments, up to the end of the path.
    case segments
    /// Any text, up to the end of the path.
    case anything
    /// A text that passes a test, up to the end of the path.
    case expression

    /// Whether it takes exactly one segment.
    @inline(__always)
    var isSegment: Bool { self == .plain || self == .tested || self == .mixed }

    /// Whether a text must pass a test.
    var hasTest: Bool { self == .tested || findsValues }

    /// Whether the test finds where the values of parameters begin and end.
    var findsValues: Bool { self == .mixed || self == .expression }
  }

  /// The value for no alternative.
  static var noEnding: UInt32 { .max }

  /// The kind of the segment.
  let kind: Kind
  /// Whether one of its children is a literal.
  var hasLiterals = false
  /// The number of its test; of a literal, its slot in the ``LiteralIndex``.
  var number: UInt32 = 0
  /// The number of its test in the place of a host.
  var hostTest: UInt32 = 0
  /// The node of the segment before.
  let parent: UInt32
  /// The next child of the parent that is not a literal, of the same rank or a lower one; for a literal the first.
  var next: UInt32 = 0
  /// The first child that is not a literal.
  var special: UInt32 = 0
  /// The first alternative that ends here.
  var ending = TableNode.noEnding
  /// The first alternative that ends here or below.
  var least = TableNode.noEnding

  init(_ kind: Kind, parent: UInt32 = 0) {
    (self.kind, self.parent) = (kind, parent)
  }
}

/// One way to write out the pattern of an entry, with the node where it ends.
package struct TableAlternative: Sendable {
  /// The position of the entry.
  package let entry: UInt32
  /// The position of the alternative in the entry's pattern.
  package let index: UInt32
  /// The node where it ends.
  let node: UInt32
  /// The places of its pattern's parameters, as a range of the table's.
  let firstSite: UInt32
  let endOfSites: UInt32
  /// The rule for a slash at the end of the path.
  let slash: SlashRule
  /// Whether its pattern has no other alternative.
  let isAlone: Bool
  /// The next alternative that ends there.
  var next = TableNode.noEnding
}
