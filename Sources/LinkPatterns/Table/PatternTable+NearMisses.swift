extension PatternTable {
  /// The first segment of a URL whose text an expression of an entry refuses, or a segment that mixes text and
  /// parameters; `nil` where none does.
  ///
  /// For explaining misses only: it compiles the expressions.
  package func misfit(
    of entry: Int,
    in url: LinkURL,
    _ segments: [Range<Int>]
  ) -> (index: Int, segment: PathPattern.Segment)? {
    let described = entries[entry]
    let alternative = described.pattern.alternatives.first { $0.segments.count == segments.count }
    for (index, segment) in (alternative?.segments ?? []).enumerated() {
      switch segment {
      case .literal, .rest: continue
      case .parameter(let parameter) where parameter.expression == nil: continue
      case .parameter, .mixed: break
      }
      let folds = url.isInPlaceOfHost(segments[index])
      let test = SegmentTest(described.language(of: segment, ignoresCase: folds), limits: .standard)
      let (range, most) = (segments[index], storage.maximumSteps)
      var steps = 0
      let bytes = url.bytes.span
      if !test.accepts(bytes, from: range.lowerBound, to: range.upperBound, &steps, most) {
        return (index, segment)
      }
    }
    return nil
  }

  /// The entries that would match a URL if it ended otherwise: with a slash, or without.
  ///
  /// For explaining misses only.
  package func missesByTrailingSlash(
    for url: LinkURL,
    host: LinkURL.HostPosition
  ) -> [(entry: Int, needsSlash: Bool)] {
    var path = TablePath(url.bytes.span, url.layout, host: host)
    path.hasTrailingSlash.toggle()
    var walk = TableWalk(path, maximumSteps: storage.maximumSteps, findsAll: true)
    walk.run(storage, url.bytes.span)
    var misses: [(entry: Int, needsSlash: Bool)] = []
    for number in walk.all(storage) {
      let alternative = storage.alternatives[Int(number)]
      guard alternative.slash != .any else { continue }
      misses.append((Int(alternative.entry), alternative.slash == .one))
    }
    return misses
  }

  /// The alternatives of all entries, those that win before others.
  package var bestFirst: ContiguousArray<TableAlternative> {
    guard storage.isRanked else { return storage.alternatives }
    return TableOrder(entries: entries, precedence: precedence).sorted(storage.alternatives)
  }

  /// Counts the segments, from the left, that the fullest form of a pattern accepts.
  ///
  /// For explaining misses only; it walks the pattern and not the table, and minds no shapes.
  package func matchedSegments(of entry: Int, in url: LinkURL, _ segments: [Range<Int>]) -> Int {
    guard let fullest = entries[entry].pattern.alternatives.first else { return 0 }
    return matchedSegments(of: fullest, ofEntry: entry, in: url, segments)
  }

  /// Counts the segments that an alternative of a pattern accepts, from the left or behind some, shapes aside.
  package func matchedSegments(
    of alternative: PathPattern.Alternative,
    ofEntry entry: Int,
    in url: LinkURL,
    _ segments: [Range<Int>],
    behind skipped: Int = 0
  ) -> Int {
    let (written, entry) = (alternative.segments, entries[entry])
    var count = skipped
    while count < min(written.count, segments.count),
      accepts(written[count], segments[count], in: url, of: entry)
    {
      count += 1
    }
    return count
  }

  /// Tells whether a segment of a URL has the literal of a pattern, or any text for a parameter.
  private func accepts(
    _ segment: PathPattern.Segment,
    _ range: Range<Int>,
    in url: LinkURL,
    of entry: Entry
  ) -> Bool {
    guard case .literal(let literal) = segment else { return !range.isEmpty }
    guard literal.count == range.count else { return false }
    let folds = entry.caseInsensitiveLiterals || url.isInPlaceOfHost(range)
    for (index, byte) in literal.enumerated() {
      let other = url.bytes[range.lowerBound + index]
      let isEqual = byte == other || (folds && byte.asciiLowercased == other.asciiLowercased)
      if !isEqual { return false }
    }
    return true
  }
}

extension LinkURL {
  /// Whether a segment is the first of a custom scheme's URL, written as its host or behind it.
  fileprivate func isInPlaceOfHost(_ segment: Range<Int>) -> Bool {
    guard !isWeb else { return false }
    if let host = layout.host, !host.isEmpty { return segment.lowerBound == host.lowerBound }
    let path = layout.path
    let isRooted = bytes[path].first == UInt8(ascii: "/")
    return segment.lowerBound == path.lowerBound + (isRooted ? 1 : 0)
  }
}
