extension TableStorage {
  /// Reads the captures of an alternative that matches, and counts the steps of those that need a test.
  func captures(
    of alternative: TableAlternative,
    _ pattern: PathPattern,
    _ path: TablePath,
    _ bytes: Span<UInt8>,
    _ steps: inout Int
  ) throws(LanguageStepError) -> [RouteCandidate.Capture] {
    guard !pattern.parameters.isEmpty else { return [] }
    let segments = pattern.alternatives[Int(alternative.index)].segments
    var captures: [RouteCandidate.Capture] = []
    captures.reserveCapacity(pattern.parameters.count)
    var start = path.start
    for index in segments.indices {
      let end = start < path.end ? path.segmentEnd(from: start, in: bytes) : start
      let range = start..<end
      switch segments[index] {
      case .literal: break
      case .parameter(let parameter):
        captures.append(.init(name: parameter.name, segment: index, range: range))
      case .mixed:
        let test = test(of: alternative, above: segments.count - 1 - index, at: start, path)
        let text = bytes.extracting(range)
        let found = try self.captures(test, text, at: start, from: start, &steps)
        for (parameter, range) in zip(segments[index].innerParameters, found) {
          captures.append(.init(name: parameter.name, segment: index, range: range))
        }
      case .rest(let rest):
        let (test, end) = (test(of: alternative, above: 0, at: start, path), max(start, path.end))
        var found = [start..<end]
        if test != nil {
          let text = Self.withSlash(bytes, start, end)
          found = try self.captures(test, text.span, at: start - 1, from: start, &steps)
        }
        for (parameter, range) in zip(rest.parameters, found) {
          captures.append(.init(name: parameter.name, segment: index, range: range))
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
    var node = nodes[Int(alternative.node)]
    for _ in 0..<distance { node = nodes[Int(node.parent)] }
    return node.kind.hasTest ? self.test(of: node, at: start, of: path) : nil
  }

  /// Reads the captures of a text that begins at an offset, or has a slash before its start.
  private func captures(
    _ test: SegmentTest?,
    _ text: Span<UInt8>,
    at offset: Int,
    from start: Int,
    _ steps: inout Int
  ) throws(LanguageStepError) -> [Range<Int>] {
    guard case .program(let program) = test else { return [] }
    var scratch = LanguageScratch(maximumSteps: maximumSteps &- steps)
    let isMatched = try program.matches(text, scratch: &scratch)
    steps &+= scratch.steps
    guard isMatched else { return [] }
    return (0..<program.captureCount).map { number in
      let found = scratch.range(ofCapture: number) ?? 0..<0
      let start = max(start, offset + found.lowerBound)
      return start..<max(start, offset + found.upperBound)
    }
  }
}
