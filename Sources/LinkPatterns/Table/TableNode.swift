/// What one segment of a pattern leads to.
///
/// Node 0 is the root, and in the place of a child 0 stands for none.
struct TableNode: Sendable {
  /// What a segment must be.
  enum Kind: Sendable {
    /// A text, found among the ``LiteralIndex``.
    case literal
    /// Any text but none.
    case plain
    /// A text that passes a test.
    case tested
    /// One or more segments, up to the end of the path.
    case segments
    /// Any text, up to the end of the path.
    case anything
    /// A text that passes a test, up to the end of the path.
    case expression
  }

  /// Where there is no alternative.
  static var noEnding: UInt32 { .max }

  /// What the segment must be.
  let kind: Kind
  /// Whether one of its children is a literal.
  var hasLiterals = false
  /// The number of its test.
  let test: UInt32
  /// The node of the segment before.
  let parent: UInt32
  /// The next child of the parent that is no literal, of the same rank or a lower one.
  var next: UInt32 = 0
  /// The first child that is no literal.
  var special: UInt32 = 0
  /// The first alternative that ends here.
  var ending = TableNode.noEnding
  /// The first alternative that ends here or below.
  var least = TableNode.noEnding

  init(_ kind: Kind, test: Int = 0, parent: UInt32 = 0) {
    self.kind = kind
    self.test = UInt32(truncatingIfNeeded: test)
    self.parent = parent
  }
}

/// One way to write out the pattern of an entry, and the node where it ends.
package struct TableAlternative: Sendable {
  /// The position of the entry.
  package let entry: UInt32
  /// The position of the alternative in the entry's pattern.
  package let index: UInt32
  /// Where it ends.
  let node: UInt32
  /// What it asks of the end of the path.
  let slash: SlashRule
  /// The next alternative that ends there.
  var next = TableNode.noEnding
}
