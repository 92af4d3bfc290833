extension Span where Element == TableCell {
  /// Finds the first of a list of children that takes a segment, as far as cells alone tell.
  ///
  /// - Complexity: O(*c* · *n*), *c* = children of the list, *n* = length of the segment.
  @inline(__always)
  func quickSpecial(
    _ first: UInt32,
    _ bytes: Span<UInt8>,
    from start: Int,
    to end: Int
  ) -> (child: UInt32, next: UInt32) {
    var child = first
    while child != 0 {
      let link = link(of: child)
      switch link.tag {
      case TableCell.tag(.plain): return (child, link.high)
      case TableCell.tag(.tested, .integer):
        if IntegerText.isInteger(bytes, from: start, to: end) { return (child, link.high) }
      case TableCell.tag(.tested, .uuid):
        if UUIDText.halves(of: bytes, from: start, to: end) != nil { return (child, link.high) }
      default: return (0, child)
      }
      child = link.high
    }
    return (0, 0)
  }
}

extension TableCell.Form {
  /// Recognizes what a test asks for.
  init(of language: LanguageExpression, limits: PatternLimits) {
    if limits.instructions < PatternLimits.standard.instructions {
      self = .other
    } else if language == ParameterShape.int.expression {
      self = .integer
    } else if language == ParameterShape.uuid.expression {
      self = .uuid
    } else {
      self = .other
    }
  }
}
