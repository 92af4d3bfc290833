/// Sixteen bytes of a table: one block of them holds all nodes.
///
/// A node is a label, a link, a header and the slots of its literals, next to each other. A look-up reads
/// a header and a slot behind it, so these two are adjacent, mostly in one line of the processor's cache.
/// Behind all nodes are the alternatives; see ``TableAlternative``.
///
/// ```
///                    key                             low                  high
/// label              eight bytes of a literal        -                    -
/// link of a literal  its first eight bytes           parent               all bits set
/// link of another    test, kind                      parent               next special sibling
/// header             first ending, least number      how to find slots    first special child, if it is plain
/// slot               last eight bytes of a literal   child, 0 for none    length, and whether it folds
/// ```
///
/// Links and labels have what stands before the last eight bytes of a literal, and perhaps some of those;
/// the first eight bytes are in the link, the next in the cell before it, and so on. Children are known
/// by the place of their header. The root is at 0, so 0 means none; neither root has a link.
///
/// Where the first alternative that a walk finds is the best, no walk needs the least number below a node.
/// Headers have the entry of the first ending in its place, so that a look-up ends at the node.
struct TableCell: Hashable, Sendable {
  /// Eight bytes: a literal, or two numbers.
  var key: UInt64

  /// Four bytes.
  var low: UInt32

  /// Four bytes.
  var high: UInt32

  /// What a node stands for in its parent.
  enum Kind: UInt32, Sendable {
    /// A literal.
    case literal
    /// Any segment but an empty one.
    case plain
    /// A segment that passes a test.
    case tested
    /// One or more segments to the end.
    case segments
    /// Any text to the end.
    case anything
    /// The rest of the path, if it passes a test.
    case expression
  }

  /// The text that a test asks for, where that is simple enough to need no automaton.
  enum Form: UInt32, Sendable {
    /// Any other.
    case other
    /// That of ``ParameterShape/int``.
    case integer
    /// That of ``ParameterShape/uuid``.
    case uuid
  }

  /// In place of ``TableSlots`` of a node without literals.
  static var noSlots: UInt32 { .max }

  /// No alternative.
  static var noEnding: UInt32 { .max }

  // MARK: - Headers

  /// Makes a header.
  static func header(
    ending: UInt32,
    least: UInt32,
    slots: UInt32,
    special: UInt32,
    hasOnlyPlain: Bool
  ) -> TableCell {
    let key = UInt64(ending) &<< 32 | UInt64(least)
    return TableCell(key: key, low: slots, high: special | (hasOnlyPlain ? 0x8000_0000 : 0))
  }

  /// Of a header: the first child that is no literal, 0 for none.
  @inline(__always)
  var special: UInt32 { high & 0x7FFF_FFFF }

  /// Of a header: whether the one child that is no literal takes any segment but an empty one.
  @inline(__always)
  var hasOnlyPlain: Bool { Int32(bitPattern: high) < 0 }

  /// Of a header: the first alternative that ends here, or ``noEnding``.
  @inline(__always)
  var ending: UInt32 { UInt32(truncatingIfNeeded: key &>> 32) }

  /// Of a header: the least number of an alternative here or below; see ``entry`` for what else it is.
  @inline(__always)
  var least: UInt32 { UInt32(truncatingIfNeeded: key) }

  /// What a header has of its first ending in place of the least number, where that is not needed.
  static func endingEntry(_ entry: Int32, takesAnyEnd: Bool) -> UInt32 {
    UInt32(bitPattern: entry) | (takesAnyEnd ? 0x8000_0000 : 0)
  }

  /// Of a header: the entry of its ending; see ``endingEntry(_:takesAnyEnd:)``.
  @inline(__always)
  var entry: UInt32 { least & 0x7FFF_FFFF }

  /// Of a header: whether its ending asks nothing of the end of the path.
  @inline(__always)
  var takesAnyEnd: Bool { Int32(bitPattern: least) < 0 }

  // MARK: - Links

  /// Makes the link of a literal.
  static func link(label: UInt64, parent: UInt32) -> TableCell {
    TableCell(key: label, low: parent, high: .max)
  }

  /// Of a link: whether the node stands for a literal.
  @inline(__always)
  var isLiteral: Bool { high == .max }

  /// Makes the link of what is no literal.
  static func link(
    kind: Kind,
    form: Form,
    index: Int,
    parent: UInt32,
    sibling: UInt32
  ) -> TableCell {
    let key = UInt64(tag(kind, form)) &<< 32 | UInt64(UInt32(truncatingIfNeeded: index))
    return TableCell(key: key, low: parent, high: sibling)
  }

  /// Of a link: what the node stands for.
  @inline(__always)
  var kind: Kind {
    isLiteral ? .literal : Kind(rawValue: UInt32(truncatingIfNeeded: key &>> 32 & 0xFF)) ?? .literal
  }

  /// Of a link of no literal: kind and form as one number, as comparing those would count references.
  @inline(__always)
  var tag: UInt32 { UInt32(truncatingIfNeeded: key &>> 32) }

  /// The tag of a kind.
  @inline(__always)
  static func tag(_ kind: Kind, _ form: Form = .other) -> UInt32 {
    kind.rawValue | form.rawValue &<< 8
  }

  /// Of a link of no literal: the number of the test.
  @inline(__always)
  var index: Int { Int(UInt32(truncatingIfNeeded: key)) }

  // MARK: - Slots

  /// Of a slot: the length of the literal.
  @inline(__always)
  var length: Int { Int(high & 0x7FFF_FFFF) }

  /// Of a slot: whether the literal matches in either case.
  @inline(__always)
  var folds: Bool { high & 0x8000_0000 != 0 }
}
