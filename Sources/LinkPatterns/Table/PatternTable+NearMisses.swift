extension PatternTable {
  /// The entries that would match a URL if their parameters took any text, the best first.
  ///
  /// For explaining misses only: it tries every entry.
  ///
  /// - Complexity: O(*e* · *s*), *e* = number of entries, *s* = number of segments.
  package func candidatesOfAnyShape(
    for url: LinkURL,
    host: LinkURL.HostPosition
  ) -> [RouteCandidate] {
    let path = TablePath(url, host: host)
    let segments = path.segments(in: url.bytes.span)
    var found: Set<UInt32> = []
    var result: [RouteCandidate] = []
    for alternative in bestFirst {
      if found.contains(alternative.entry) { continue }
      let entry = entries[Int(alternative.entry)]
      let pattern = entry.pattern.alternatives[Int(alternative.index)].segments
      guard pattern.count == segments.count else { continue }
      var captures: [RouteCandidate.Capture] = []
      let fits = pattern.indices.allSatisfy { index in
        if case .parameter(let parameter) = pattern[index] {
          captures.append(.init(name: parameter.name, segment: index, range: segments[index]))
          return !segments[index].isEmpty
        }
        return accepts(pattern[index], segments[index], in: url, of: entry)
      }
      guard fits else { continue }
      found.insert(alternative.entry)
      result.append(RouteCandidate(entry: Int(alternative.entry), captures: captures))
    }
    return result
  }

  /// The entries that would match a URL if it ended otherwise: with a slash, or without.
  ///
  /// For explaining misses only.
  package func missesByTrailingSlash(
    for url: LinkURL,
    host: LinkURL.HostPosition
  ) -> [(entry: Int, needsSlash: Bool)] {
    let path = TablePath(url, host: host).endingOtherwise
    let bytes = url.bytes.span
    let slashes = SlashMap(bytes, from: path.start, to: path.end)
    var walk = TableWalk(path, slashes, storage, takesAll: true, maximumSteps: storage.maximumSteps)
    _ = walk.run(storage, bytes)
    let all = storage.isRanked ? walk.all : ContiguousArray(walk.all.sorted())
    return all.compactMap { number in
      let alternative = storage.alternatives[Int(number)]
      return alternative.slash == .any
        ? nil : (Int(alternative.entry), alternative.slash == .one)
    }
  }

  /// The alternatives of all entries, those that win before others.
  package var bestFirst: ContiguousArray<TableAlternative> {
    guard storage.isRanked else { return storage.alternatives }
    return TableOrder(entries: entries, precedence: precedence).sorted(storage.alternatives)
  }

  /// Counts the segments, from the left, that the fullest form of a pattern accepts.
  ///
  /// For explaining misses only; it walks the pattern and not the table, and minds no shapes.
  ///
  /// - Complexity: O(*n*), *n* = length of the path.
  package func matchedSegments(of entry: Int, in url: LinkURL, _ segments: [Range<Int>]) -> Int {
    guard let fullest = entries[entry].pattern.alternatives.first else { return 0 }
    return matchedSegments(of: fullest, ofEntry: entry, in: url, segments)
  }

  /// Counts the segments, from the left, that an alternative of a pattern accepts, shapes aside.
  ///
  /// - Complexity: O(*n*), *n* = length of the path.
  package func matchedSegments(
    of alternative: PathPattern.Alternative,
    ofEntry entry: Int,
    in url: LinkURL,
    _ segments: [Range<Int>]
  ) -> Int {
    zip(alternative.segments, segments)
      .prefix { accepts($0, $1, in: url, of: entries[entry]) }
      .count
  }

  /// Tells whether a segment of a URL has the literal of a pattern, or any text for a parameter.
  private func accepts(
    _ segment: PathPattern.Segment,
    _ range: Range<Int>,
    in url: LinkURL,
    of entry: Entry
  ) -> Bool {
    let bytes = url.bytes[range]
    guard case .literal(let literal) = segment else { return !bytes.isEmpty }
    let folds = entry.caseInsensitiveLiterals || range.lowerBound == url.layout.host?.lowerBound
    guard folds else { return literal.elementsEqual(bytes) }
    return literal.lazy.map(\.asciiLowercased).elementsEqual(bytes.lazy.map(\.asciiLowercased))
  }
}
