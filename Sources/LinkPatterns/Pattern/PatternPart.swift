/// A byte of the text of a path, percent-encoded, or a group, and where it is written.
struct PatternUnit {
  /// What a path has in one place.
  enum Content: Hashable {
    /// A byte of the text.
    case byte(UInt8)
    /// The group of a part, by the part's number.
    case group(Int32)
  }

  /// The byte or the group.
  let content: Content
  /// Where its first character is written.
  let start: Int32
  /// Where the text after it begins.
  var end: Int32

  init(_ content: Content, from start: Int, to end: Int) {
    self.content = content
    self.start = Int32(truncatingIfNeeded: start)
    self.end = Int32(truncatingIfNeeded: end)
  }

  /// The byte; `nil` for a group.
  var byte: UInt8? { if case .byte(let byte) = content { byte } else { nil } }
  /// The number of the part whose group it is; `nil` for a byte.
  var part: Int? { if case .group(let number) = content { Int(number) } else { nil } }
  var isSlash: Bool { content == .byte(UInt8(ascii: "/")) }

  /// Returns whether two texts are the same, wherever they are written.
  static func areEqual(
    _ left: ContiguousArray<PatternUnit>,
    _ right: ContiguousArray<PatternUnit>
  ) -> Bool {
    guard left.count == right.count else { return false }
    for index in left.indices where left[index].content != right[index].content { return false }
    return true
  }
}

/// A part of a path pattern that is not plain text: a group with the text around it, or optional
/// text.
final class PatternPart {
  /// The kind of a part.
  enum Kind {
    /// Literal text.
    case text
    /// Any text but the empty one, without a slash: `:name`.
    case segment
    /// The texts of a regular expression.
    case expression
    /// Any text: `*`.
    case wildcard
  }

  var kind = Kind.text
  /// Whether the part may be left out.
  var isOptional = false
  /// Whether the part may be repeated.
  var isRepeated = false
  /// The name or the number of a group.
  var name = ""
  /// The regular expression of a group.
  var expression = 0..<0
  /// Where the group is written, or the brace before text.
  var offset: Int
  /// The range of its units in the pattern.
  var units: Range<Int>
  /// The position of its group.
  var group: Int
  /// The parameter of the group; `nil` for text.
  var parameter: PathPattern.Parameter?

  init(at offset: Int, unit: Int) {
    self.offset = offset
    group = unit
    units = unit..<unit
  }

  /// Whether it may take more than the segment that contains it.
  var isWide: Bool { parameter?.isRepeated == true }
  /// The text before the group.
  var prefix: Range<Int> { units.lowerBound..<group }
  /// The text after the group.
  var suffix: Range<Int> { (group + 1)..<units.upperBound }
}
