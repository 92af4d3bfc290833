extension LanguageExpression {
  /// The same texts, with ASCII letters in either case where the first segment has fixed text.
  ///
  /// For the end of a pattern that begins in the place of a host. Letters of captures stay as they are,
  /// and so does fixed text behind something of which it is not certain that it has no slash.
  var ignoringCaseOfFirstSegment: LanguageExpression {
    var place = SegmentPlace.before
    return folded(&place)
  }

  /// Where in the text of a path something stands.
  private enum SegmentPlace {
    /// Before the slash of the first segment.
    case before
    /// In the first segment.
    case within
    /// Behind it, or perhaps so.
    case behind
  }

  /// Folds the letters of the first segment.
  private func folded(_ place: inout SegmentPlace) -> LanguageExpression {
    if place == .behind { return self }
    switch self {
    case .empty: return self
    case .byte, .capture:
      if canHold(UInt8(ascii: "/")) { place = .behind }
      return self
    case .literal(let bytes): return Self.folded(bytes, &place)
    case .sequence(let items):
      var folded: [LanguageExpression] = []
      for item in items { folded.append(item.folded(&place)) }
      return .joined(folded)
    case .alternation(let items):
      var ends: SegmentPlace?
      var folded: [LanguageExpression] = []
      for item in items {
        var end = place
        folded.append(item.folded(&end))
        ends = ends == nil || ends == end ? end : .behind
      }
      place = ends ?? place
      return .alternation(folded)
    case .repetition(let item, let minimum, let maximum, let isGreedy):
      var end = place
      let first = item.folded(&end)
      if place == .within, end == .within {
        return .repeated(first, minimum, maximum, isGreedy: isGreedy)
      }
      // The first time is written out, since only it is in the first segment.
      let again = LanguageExpression.repeated(
        item,
        max(minimum - 1, 0),
        maximum.map { $0 - 1 },
        isGreedy: isGreedy
      )
      place = .behind
      let once = LanguageExpression.joined([first, again])
      return minimum > 0 ? once : .repeated(once, 0, 1, isGreedy: isGreedy)
    }
  }

  /// Folds the letters of fixed text up to the slash behind the first segment.
  private static func folded(_ bytes: [UInt8], _ place: inout SegmentPlace) -> LanguageExpression {
    let slash = UInt8(ascii: "/")
    var items: [LanguageExpression] = []
    var start = 0
    if place == .before, bytes.first == slash {
      items.append(.literal([slash]))
      start = 1
      place = .within
    }
    var end = start
    while end < bytes.count, bytes[end] != slash { end += 1 }
    items.append(.text(Array(bytes[start..<end]), ignoresCase: true))
    if end < bytes.count {
      items.append(.literal(Array(bytes[end...])))
      place = .behind
    }
    return .joined(items)
  }
}
