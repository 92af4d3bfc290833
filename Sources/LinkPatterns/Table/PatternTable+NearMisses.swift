extension PatternTable {
  /// The alternatives of all entries.
  package var alternatives: ContiguousArray<TableAlternative> { storage.alternatives }

  /// The fullest alternative of each entry.
  package var fullest: some Sequence<TableAlternative> {
    storage.alternatives.lazy.filter { $0.index == 0 }
  }

  /// The words of a parameter that takes one of several, in its expression or its type.
  package func words(of parameter: PathPattern.Parameter, in entry: Int) -> [String] {
    let list = parameter.expression ?? entries[entry].shapes[parameter.name]?.name ?? ""
    let words = list.split(separator: "|").map(String.init)
    let areWords = words.allSatisfy {
      $0.utf8.allSatisfy { !PercentEncodeSet.component.contains($0) }
    }
    return words.count > 1 && areWords ? words : []
  }

  /// Whether some pattern may take the first segment of a URL; for the root, some may.
  package func mayTakeFirstSegment(of url: SegmentedURL) -> Bool {
    guard let first = url.segments.first, !first.isEmpty else { return true }
    let child = storage.literals.child(
      of: 0,
      storage.nodes,
      url.url.bytes.span,
      first,
      foldsAll: url.folds(0),
      below: TableNode.noEnding
    )
    return child != 0 || storage.nodes[0].special != 0
  }

  /// The segments of an alternative's pattern.
  package func segments(of alternative: TableAlternative) -> [PathPattern.Segment] {
    entries[Int(alternative.entry)].pattern.alternatives[Int(alternative.index)].segments
  }

  /// Counts the segments of a URL, from the left, that an alternative accepts: those of its literals, and those that
  /// its tests of parameters let pass.
  ///
  /// Only for explaining misses.
  package func acceptedSegments(of alternative: TableAlternative, in url: SegmentedURL) -> Int {
    let end = min(segments(of: alternative).count, url.segments.count)
    return (0..<end).first { !accepts($0, of: alternative, in: url) } ?? end
  }

  /// Whether an alternative accepts the segments of a URL behind some, up to the end of both.
  ///
  /// Only for explaining misses.
  package func accepts(
    behind skipped: Int,
    of alternative: TableAlternative,
    in url: SegmentedURL
  ) -> Bool {
    let count = segments(of: alternative).count
    guard count == url.segments.count else { return false }
    return (skipped..<count).allSatisfy { accepts($0, of: alternative, in: url) }
  }

  /// Whether a segment of a URL is the literal of an alternative, or passes the test of its parameters.
  private func accepts(
    _ index: Int,
    of alternative: TableAlternative,
    in url: SegmentedURL
  ) -> Bool {
    let segment = segments(of: alternative)[index]
    let folds = entries[Int(alternative.entry)].caseInsensitiveLiterals || url.folds(index)
    guard accepts(segment, index, of: url, folds: folds) else { return false }
    if case .literal = segment { return true }
    let node = node(of: alternative, at: index)
    guard node.kind == .tested || node.kind == .mixed else { return true }
    let test = storage.tests[Int(url.folds(index) ? node.hostTest : node.number)]
    let range = url.segments[index]
    var steps = 0
    return test.accepts(
      url.url.bytes.span,
      from: range.lowerBound,
      to: range.upperBound,
      &steps,
      storage.maximumSteps
    )
  }

  /// The node of a segment of an alternative.
  private func node(of alternative: TableAlternative, at index: Int) -> TableNode {
    var node = storage.nodes[Int(alternative.node)]
    for _ in (index + 1)..<segments(of: alternative).count {
      node = storage.nodes[Int(node.parent)]
    }
    return node
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
