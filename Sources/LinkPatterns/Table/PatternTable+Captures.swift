extension PatternTable {
  /// Reads the captures of an alternative that matches.
  func captures(
    of alternative: TableAlternative,
    _ path: TablePath,
    in bytes: Span<UInt8>,
    _ scratch: inout LanguageScratch
  ) throws(LanguageStepError) -> [RouteCandidate.Capture] {
    let pattern = entries[Int(alternative.entry)].pattern
    let segments = pattern.alternatives[Int(alternative.index)].segments
    var captures: [RouteCandidate.Capture] = []
    captures.reserveCapacity(pattern.parameters.count)
    var start = path.isRoot ? path.end + 1 : path.start
    for (index, segment) in segments.enumerated() {
      var end = start
      while end < path.end, bytes[end] != UInt8(ascii: "/") { end += 1 }
      let range = start..<end
      switch segment {
      case .literal: break
      case .parameter(let parameter):
        captures.append(.init(name: parameter.name, segment: index, range: range))
      case .mixed:
        let test = test(of: alternative, above: segments.count - 1 - index, at: start, path)
        let found = try self.captures(test, bytes, range, &scratch)
        for (parameter, range) in zip(segment.innerParameters, found) {
          captures.append(.init(name: parameter.name, segment: index, range: range))
        }
      case .rest(let rest):
        let test = test(of: alternative, above: 0, at: start, path)
        let found = try self.captures(
          ofRest: test,
          bytes,
          start..<max(start, path.end),
          &scratch
        )
        for (name, range) in zip(rest.parameterNames, found) {
          captures.append(.init(name: name, segment: index, range: range))
        }
      }
      start = min(end, path.end) + 1
    }
    return captures
  }

  /// The test of a node on the way to an alternative's end; `nil` for nodes without a test.
  private func test(
    of alternative: TableAlternative,
    above distance: Int,
    at start: Int,
    _ path: TablePath
  ) -> SegmentTest? {
    var node = storage.nodes[Int(alternative.node)]
    for _ in 0..<distance { node = storage.nodes[Int(node.parent)] }
    guard node.kind == .tested || node.kind == .expression else { return nil }
    return storage.test(of: node, at: start, of: path)
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
