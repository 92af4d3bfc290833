extension PatternTable {
  /// Reads what stands for the parameters of an alternative that matches.
  func captures(
    of alternative: TableAlternative,
    _ path: TablePath,
    in bytes: Span<UInt8>,
    _ scratch: inout LanguageScratch
  ) throws(LanguageStepError) -> [RouteCandidate.Capture] {
    let pattern = entries[Int(alternative.entry)].pattern
    let segments = pattern.alternatives[Int(alternative.index)].segments
    let ranges = path.segments(in: bytes)
    let tests = tested(upTo: alternative.node)
    var captures: [RouteCandidate.Capture] = []
    for (index, segment) in segments.enumerated() {
      let range = index < ranges.count ? ranges[index] : (path.end + 1)..<(path.end + 1)
      let test = tests[index].map { storage.test(of: $0, at: range.lowerBound, of: path) }
      switch segment {
      case .literal: continue
      case .parameter(let parameter):
        captures.append(.init(name: parameter.name, segment: index, range: range))
      case .mixed:
        let found = try self.captures(test, bytes, range, &scratch)
        for (parameter, range) in zip(segment.innerParameters, found) {
          captures.append(.init(name: parameter.name, segment: index, range: range))
        }
      case .rest(let rest):
        let text = range.lowerBound..<max(range.lowerBound, path.end)
        let found = try self.captures(ofRest: test, bytes, text, &scratch)
        for (name, range) in zip(rest.parameterNames, found) {
          captures.append(.init(name: name, segment: index, range: range))
        }
      }
    }
    return captures
  }

  /// The nodes with a test on the way to a node, segment by segment.
  private func tested(upTo last: UInt32) -> [TableNode?] {
    var result: [TableNode?] = []
    var node = last
    while node != 0 {
      let here = storage.nodes[Int(node)]
      result.append(here.kind == .tested || here.kind == .expression ? here : nil)
      node = here.parent
    }
    return result.reversed()
  }

  /// Reads the captures of a segment that mixes text and parameters.
  private func captures(
    _ test: SegmentTest?,
    _ bytes: Span<UInt8>,
    _ range: Range<Int>,
    _ scratch: inout LanguageScratch
  ) throws(LanguageStepError) -> [Range<Int>] {
    guard case .program(let program) = test else { return [] }
    guard try program.matches(bytes.extracting(range), scratch: &scratch) else { return [] }
    return (0..<program.captureCount).map { number in
      let found = scratch.range(ofCapture: number) ?? 0..<0
      return (range.lowerBound + found.lowerBound)..<(range.lowerBound + found.upperBound)
    }
  }

  /// Reads the captures of the end of a pattern.
  private func captures(
    ofRest test: SegmentTest?,
    _ bytes: Span<UInt8>,
    _ range: Range<Int>,
    _ scratch: inout LanguageScratch
  ) throws(LanguageStepError) -> [Range<Int>] {
    guard let test else { return [range] }
    let text = TableStorage.withSlash(bytes, range.lowerBound, range.upperBound)
    return try captures(test, text.span, 0..<text.count, &scratch).map { found in
      let start = max(0, found.lowerBound - 1) + range.lowerBound
      return start..<max(start, found.upperBound - 1 + range.lowerBound)
    }
  }
}
