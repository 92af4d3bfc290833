extension TableStorage {
  /// Reads the captures of an alternative that matches.
  func captures(
    of alternative: TableAlternative,
    _ pattern: PathPattern,
    _ path: TablePath,
    _ slashes: SlashMap,
    _ bytes: Span<UInt8>,
    _ scratch: inout LanguageScratch
  ) throws(LanguageStepError) -> [RouteCandidate.Capture] {
    guard !pattern.parameters.isEmpty else { return [] }
    var slashes = slashes
    let segments = pattern.alternatives[Int(alternative.index)].segments
    var captures: [RouteCandidate.Capture] = []
    captures.reserveCapacity(pattern.parameters.count)
    var start = path.isRoot ? path.end + 1 : path.start
    for index in segments.indices {
      let end = start < path.end ? slashes.next(from: start, to: path.end, in: bytes) : start
      let range = start..<end
      switch segments[index] {
      case .literal: break
      case .parameter(let parameter):
        captures.append(.init(name: parameter.name, segment: index, range: range))
      case .mixed:
        let test = test(of: alternative, above: segments.count - 1 - index, at: start, path)
        let found = try self.captures(test, bytes, range, &scratch)
        for (parameter, range) in zip(segments[index].innerParameters, found) {
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
    var node = nodes[Int(alternative.node)]
    for _ in 0..<distance { node = nodes[Int(node.parent)] }
    guard node.kind == .tested || node.kind == .expression else { return nil }
    return self.test(of: node, at: start, of: path)
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
    let text = Self.withSlash(bytes, range.lowerBound, range.upperBound)
    return try captures(test, text.span, 0..<text.count, &scratch).map { found in
      let start = max(0, found.lowerBound - 1) + range.lowerBound
      return start..<max(start, found.upperBound - 1 + range.lowerBound)
    }
  }
}
