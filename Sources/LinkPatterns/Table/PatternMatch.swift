/// One entry of a table that matches a URL, with what finds the values of its parameters.
public struct PatternMatch: Sendable {
  /// The position of the entry in `entries` of the table.
  public let entry: Int

  fileprivate let path: TablePath
  fileprivate let first: UInt32
  /// The values that tests found, in order.
  fileprivate var tested: [Range<Int>] = []
}

extension TableStorage {
  /// Describes an alternative that matches, and counts the steps of finding values within segments.
  func match(
    _ alternative: TableAlternative,
    _ path: TablePath,
    _ bytes: Span<UInt8>,
    _ steps: inout Int
  ) throws(ExpressionStepError) -> PatternMatch {
    var match = PatternMatch(
      entry: Int(alternative.entry),
      path: path,
      first: alternative.firstSite
    )
    var last: UInt32 = 0
    for index in match.first..<alternative.endOfSites {
      let site = sites[Int(index)]
      let node = nodes[Int(site)]
      guard site != last, node.kind.findsValues else { continue }
      last = site
      let (range, isRest) = (value(at: site, path, bytes).range, !node.kind.isSegment)
      let (start, offset) = (range.lowerBound, range.lowerBound - (isRest ? 1 : 0))
      guard case .program(let program) = test(of: node, at: start, of: path) else { continue }
      var scratch = ExpressionScratch(maximumSteps: maximumSteps &- steps)
      // The text of a rest has a slash before its start.
      let text = isRest ? Self.withSlash(bytes, start, range.upperBound) : []
      let span = isRest ? text.span : bytes.extracting(range)
      let isMatched = try program.matches(span, scratch: &scratch)
      steps &+= scratch.steps
      for number in 0..<(isMatched ? program.captureCount : 0) {
        let found = scratch.range(ofCapture: number) ?? 0..<0
        let lower = max(start, offset + found.lowerBound)
        match.tested.append(lower..<max(lower, offset + found.upperBound))
      }
    }
    return match
  }

  /// The value of a parameter, and the position of the segment in which its pattern has it.
  package func value(
    of parameter: Int,
    in match: PatternMatch,
    of url: LinkURL
  ) -> (range: Range<Int>, segment: Int)? {
    let first = Int(match.first)
    let site = sites[first &+ parameter]
    guard site != 0 else { return nil }
    let bytes = url.bytes
    let value = value(at: site, match.path, bytes.span)
    guard nodes[Int(site)].kind.findsValues else { return value }
    var number = 0
    for index in first..<(first + parameter) where nodes[Int(sites[index])].kind.findsValues {
      number += 1
    }
    return number < match.tested.count ? (match.tested[number], value.segment) : nil
  }

  /// The segment of a node, or all segments to the end of the path, with its position.
  private func value(
    at node: UInt32,
    _ path: TablePath,
    _ bytes: Span<UInt8>
  ) -> (range: Range<Int>, segment: Int) {
    var (segment, start, parent) = (0, path.start, nodes[Int(node)].parent)
    while parent != 0 {
      start = path.segmentEnd(from: start, in: bytes) &+ 1
      (segment, parent) = (segment &+ 1, nodes[Int(parent)].parent)
    }
    // An empty rest may have no slash before it.
    if !path.hasTrailingSlash { start = min(start, max(path.start, path.end)) }
    let isSegment = nodes[Int(node)].kind.isSegment
    let end = isSegment ? path.segmentEnd(from: start, in: bytes) : path.end
    return (start..<max(start, end), segment)
  }
}

extension PatternTable {
  /// Returns the values of the parameters of a match.
  ///
  /// - Parameters:
  ///   - match: A match of this table.
  ///   - url: The URL that it was found for.
  /// - Returns: The values in the order of the pattern's parameters, as ranges of the URL's text,
  ///   percent-encoded; `nil` for a parameter that is absent from the URL.
  /// - Complexity: O(*n* · *p*), *n* = length of the path, *p* = number of parameters.
  public func values(of match: PatternMatch, in url: LinkURL) -> [Range<Int>?] {
    entries[match.entry].pattern.parameters.indices.map { parameter in
      storage.value(of: parameter, in: match, of: url)?.range
    }
  }
}
