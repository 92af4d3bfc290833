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
      if mayHaveSlash { place = .behind }
      return self
    case .literal(let bytes): return Self.folded(bytes, &place)
    case .sequence(let items): return .joined(items.map { $0.folded(&place) })
    case .alternation(let items):
      var places: [SegmentPlace] = []
      let result = items.map { item in
        var end = place
        defer { places.append(end) }
        return item.folded(&end)
      }
      place = places.allSatisfy { $0 == places.first } ? places.first ?? place : .behind
      return .alternation(result)
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
    var rest = bytes[...]
    var items: [LanguageExpression] = []
    if place == .before, rest.first == UInt8(ascii: "/") {
      items.append(.literal([UInt8(ascii: "/")]))
      rest = rest.dropFirst()
      place = .within
    }
    let name = rest.prefix { $0 != UInt8(ascii: "/") }
    items.append(.text(Array(name), ignoresCase: true))
    rest = rest.dropFirst(name.count)
    if !rest.isEmpty {
      items.append(.literal(Array(rest)))
      place = .behind
    }
    return .joined(items)
  }

  /// Whether some text has a slash.
  private var mayHaveSlash: Bool {
    switch self {
    case .empty: false
    case .byte(let set): set.contains(UInt8(ascii: "/"))
    case .literal(let bytes): bytes.contains(UInt8(ascii: "/"))
    case .sequence(let items), .alternation(let items): items.contains(where: \.mayHaveSlash)
    case .repetition(let item, _, _, _), .capture(_, let item): item.mayHaveSlash
    }
  }
}
