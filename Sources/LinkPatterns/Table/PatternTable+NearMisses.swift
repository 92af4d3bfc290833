extension PatternTable {
  /// The first segment of a URL that an expression or a shape of an entry refuses, or a segment that mixes text and
  /// parameters; `nil` when none is refused.
  ///
  /// Only for explaining misses: it compiles the expressions.
  package func misfit(
    of entry: Int,
    in url: SegmentedURL
  ) -> (index: Int, segment: PathPattern.Segment)? {
    let described = entries[entry]
    let count = url.segments.count
    let alternative = described.pattern.alternatives.first { $0.segments.count == count }
    for (index, segment) in (alternative?.segments ?? []).enumerated()
    where !fits(segment, of: described, index, of: url) {
      return (index, segment)
    }
    return nil
  }

  /// Whether the expression or the shape of a segment accepts the text of a URL.
  private func fits(
    _ segment: PathPattern.Segment,
    of described: Entry,
    _ index: Int,
    of url: SegmentedURL
  ) -> Bool {
    switch segment {
    case .literal, .rest: return true
    case .parameter(let parameter):
      if parameter.expression == nil, described.shapes[parameter.name] == nil { return true }
    case .mixed: break
    }
    let language = described.language(of: segment, ignoresCase: url.folds(index))
    let test = SegmentTest(language, limits: .standard)
    let text = ContiguousArray(url.bytes(index))
    var steps = 0
    return test.accepts(text.span, from: 0, to: text.count, &steps, storage.maximumSteps)
  }

  /// The entries that would match a URL with a slash added to, or removed from, its end.
  ///
  /// Only for explaining misses.
  package func missesByTrailingSlash(
    for url: LinkURL,
    host: LinkURL.HostPosition
  ) -> [(entry: Int, needsSlash: Bool)] {
    var path = TablePath(url.bytes.span, url.layout, host: host)
    path.hasTrailingSlash.toggle()
    var walk = TableSearch(path, maximumSteps: storage.maximumSteps, findsAll: true)
    walk.run(storage, url.bytes.span)
    var misses: [(entry: Int, needsSlash: Bool)] = []
    for number in walk.all(storage) {
      let alternative = storage.alternatives[Int(number)]
      guard alternative.slash != .any else { continue }
      misses.append((Int(alternative.entry), alternative.slash == .one))
    }
    return misses
  }

  /// The alternatives of all entries, in order of precedence.
  package var bestFirst: ContiguousArray<TableAlternative> {
    guard storage.isRanked else { return storage.alternatives }
    return TableOrder(entries: entries, precedence: precedence).sorted(storage.alternatives)
  }

  /// Counts the segments, from the left, that the fullest form of a pattern accepts.
  ///
  /// For explaining misses only; compares the pattern directly and ignores parameter shapes.
  package func matchedSegments(of entry: Int, in url: SegmentedURL) -> Int {
    guard let fullest = entries[entry].pattern.alternatives.first else { return 0 }
    return matchedSegments(of: fullest, ofEntry: entry, in: url)
  }

  /// Counts the segments that an alternative of a pattern accepts, from the left or after some, ignoring shapes.
  package func matchedSegments(
    of alternative: PathPattern.Alternative,
    ofEntry entry: Int,
    in url: SegmentedURL,
    behind skipped: Int = 0
  ) -> Int {
    let written = alternative.segments
    let folds = entries[entry].caseInsensitiveLiterals
    var count = skipped
    while count < min(written.count, url.segments.count),
      accepts(written[count], count, of: url, folds: folds || url.folds(count))
    {
      count += 1
    }
    return count
  }

  /// Returns whether a segment of a URL matches a literal of a pattern, or a parameter with any text.
  private func accepts(
    _ segment: PathPattern.Segment,
    _ index: Int,
    of url: SegmentedURL,
    folds: Bool
  ) -> Bool {
    let range = url.segments[index]
    guard case .literal(let literal) = segment else { return !range.isEmpty }
    guard literal.count == range.count else { return false }
    for (index, byte) in literal.enumerated() {
      let other = url.url.bytes[range.lowerBound + index]
      let isEqual = byte == other || (folds && byte.asciiLowercased == other.asciiLowercased)
      if !isEqual { return false }
    }
    return true
  }
}

extension PatternTable.Entry {
  /// The texts that the patterns have at a place as literals, or as the words of a list.
  package func texts(at index: Int) -> [String] {
    pattern.alternatives.flatMap { alternative -> [String] in
      guard index < alternative.segments.count else { return [] }
      switch alternative.segments[index] {
      case .literal(let bytes): return PercentCoding.decode(bytes).map { [$0] } ?? []
      case .parameter(let parameter):
        let words = parameter.expression ?? shapes[parameter.name]?.name ?? ""
        return words.split(separator: "|").map(String.init)
      case .mixed, .rest: return []
      }
    }
  }
}
