/// One entry of a table that matches a URL, with what finds the values of its parameters.
package struct TableMatch: Sendable {
  /// The position of the entry.
  package let entry: Int

  fileprivate let path: TablePath
  fileprivate let firstSite: UInt32
  /// The values that tests found, in order.
  fileprivate let tested: [Range<Int>]
}

/// The segment in which an alternative has a parameter of its pattern.
struct ParameterSite: Sendable {
  /// The node of the segment; 0 when the alternative leaves the parameter out.
  var node: UInt32 = 0
  var segment: UInt32 = 0
  /// The position among the values that tests find; `nil` for a value that is all of its segments.
  var number: Int32?
}

extension TableStorage {
  /// Describes an alternative that matches, and counts the steps of finding values within segments.
  func match(
    _ alternative: TableAlternative,
    _ path: TablePath,
    _ bytes: Span<UInt8>,
    _ steps: inout Int
  ) throws(LanguageStepError) -> TableMatch {
    var tested: [Range<Int>] = []
    var node: UInt32 = 0
    for index in Int(alternative.firstSite)..<Int(alternative.endOfSites) {
      let site = sites[index]
      if site.number == nil || site.node == node { continue }
      node = site.node
      tested += try values(of: site, path, bytes, &steps)
    }
    return TableMatch(
      entry: Int(alternative.entry),
      path: path,
      firstSite: alternative.firstSite,
      tested: tested
    )
  }

  /// The value of a parameter, and the position of the segment in which its pattern has it.
  package func value(
    of parameter: Int,
    in match: TableMatch,
    of url: LinkURL
  ) -> (range: Range<Int>, segment: Int)? {
    let site = sites[Int(match.firstSite) &+ parameter]
    guard site.node != 0 else { return nil }
    let segment = Int(site.segment)
    guard let number = site.number else {
      let bytes = url.bytes
      return (range(of: site, match.path, bytes.span), segment)
    }
    return Int(number) < match.tested.count ? (match.tested[Int(number)], segment) : nil
  }

  /// The segment, or the segments to the end of the path.
  private func range(
    of site: ParameterSite,
    _ path: TablePath,
    _ bytes: Span<UInt8>
  ) -> Range<Int> {
    var start = path.start
    for _ in 0..<site.segment { start = path.segmentEnd(from: start, in: bytes) &+ 1 }
    let isSegment = nodes[Int(site.node)].kind.isSegment
    return start..<max(start, isSegment ? path.segmentEnd(from: start, in: bytes) : path.end)
  }

  /// Finds the values within a segment, or within the end of the path, which its test has with a slash before it.
  private func values(
    of site: ParameterSite,
    _ path: TablePath,
    _ bytes: Span<UInt8>,
    _ steps: inout Int
  ) throws(LanguageStepError) -> [Range<Int>] {
    let (node, range) = (nodes[Int(site.node)], range(of: site, path, bytes))
    let (start, isRest) = (range.lowerBound, !node.kind.isSegment)
    guard case .program(let program) = test(of: node, at: start, of: path) else { return [] }
    var scratch = LanguageScratch(maximumSteps: maximumSteps &- steps)
    let text = isRest ? Self.withSlash(bytes, start, range.upperBound) : []
    let isMatched = try program.matches(
      isRest ? text.span : bytes.extracting(range),
      scratch: &scratch
    )
    steps &+= scratch.steps
    guard isMatched else { return [] }
    let offset = isRest ? start - 1 : start
    return (0..<program.captureCount).map { number in
      let found = scratch.range(ofCapture: number) ?? 0..<0
      let start = max(start, offset + found.lowerBound)
      return start..<max(start, offset + found.upperBound)
    }
  }
}
