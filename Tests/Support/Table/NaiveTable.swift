import LinkAnalysis
package import LinkPatterns

/// A table that tries one pattern after another, exactly by the rules.
package struct NaiveTable {
  /// The patterns.
  private let entries: [PatternTable.Entry]

  /// Creates a table.
  package init(_ entries: [PatternTable.Entry]) {
    self.entries = entries
  }

  /// One alternative that matches.
  private struct Match {
    /// The position of the entry.
    let entry: Int
    /// The position of the alternative in its pattern.
    let alternative: Int
    /// The range of each value, by the name of its parameter.
    let values: [String: Range<Int>]
  }

  /// Finds the entries that match.
  package func candidates(for url: LinkURL, host: LinkURL.HostPosition) -> [TableCandidate] {
    let ranges = url.segments(host: host)
    let path = NaivePath(
      url: url,
      segments: ranges,
      foldsFirst: host == .firstSegment,
      hasTrailingSlash: ranges.isEmpty || url.string(url.layout.path).hasSuffix("/")
    )
    let matches = entries.indices.flatMap { index in
      let alternatives = entries[index].pattern.alternatives
      return alternatives.indices.compactMap { number -> Match? in
        let segments = alternatives[number].segments
        guard admits(entries[index], alternatives[number], path.hasTrailingSlash),
          let values = path.values(of: segments, entries[index])
        else { return nil }
        return Match(entry: index, alternative: number, values: values)
      }
    }
    var seen: Set<Int> = []
    return matches.sorted(by: precedes).compactMap { match in
      guard seen.insert(match.entry).inserted else { return nil }
      let names = entries[match.entry].pattern.parameterNames
      return TableCandidate(entry: match.entry, values: names.map { match.values[$0] })
    }
  }

  /// Returns whether the end of a path fits a pattern.
  private func admits(
    _ entry: PatternTable.Entry,
    _ alternative: PathPattern.Alternative,
    _ hasSlash: Bool
  ) -> Bool {
    if alternative.segments.isEmpty || entry.trailingSlash == .ignored { return true }
    if entry.trailingSlash == .required { return hasSlash }
    return alternative.slash == .any || hasSlash == (alternative.slash == .one)
  }

  /// Returns which of two alternatives that match one URL wins.
  private func precedes(_ left: Match, _ right: Match) -> Bool {
    let (ranks, others) = (ranks(of: left), ranks(of: right))
    if ranks != others { return others.lexicographicallyPrecedes(ranks) }
    let (first, second) = (entries[left.entry], entries[right.entry])
    if first.requiredQueryItems != second.requiredQueryItems {
      return first.requiredQueryItems > second.requiredQueryItems
    }
    let (sizes, otherSizes) = (sizes(of: left), sizes(of: right))
    for (size, other) in zip(sizes, otherSizes) where size != other {
      return size.lexicographicallyPrecedes(other)
    }
    let counts = (first.pattern.alternatives.count, second.pattern.alternatives.count)
    if counts.0 != counts.1 { return counts.0 < counts.1 }
    let (text, other) = (first.pattern.text.utf8, second.pattern.text.utf8)
    if !text.elementsEqual(other) { return text.lexicographicallyPrecedes(other) }
    let (name, otherName) = (first.name.utf8, second.name.utf8)
    if !name.elementsEqual(otherName) { return name.lexicographicallyPrecedes(otherName) }
    return (left.entry, left.alternative) < (right.entry, right.alternative)
  }

  /// The rank of each segment: 5 to 1, then the end, then 0 for a segment that may be empty.
  private func ranks(of match: Match) -> [Int] {
    let entry = entries[match.entry]
    let ranks = entry.pattern.alternatives[match.alternative].segments.flatMap { segment in
      segment.ranks { entry.shape(of: $0) != nil }
    }
    return ranks.map { $0.value == 0 ? 0 : Int($0.value) * 10_000 + $0.literalBytes } + [1]
  }

  /// The numbers of short words of each tested segment.
  private func sizes(of match: Match) -> [[WordCount]] {
    let entry = entries[match.entry]
    return entry.pattern.alternatives[match.alternative].segments.map { segment in
      guard let language = testedLanguage(of: segment, entry),
        let program = try? ExpressionProgram(language), let automaton = Automaton(program)
      else { return [] }
      let counts = automaton.wordCounts(upTo: 40)
      // The texts of a rest have a slash before them.
      if case .rest = segment { return Array(counts.dropFirst()) }
      return Array(counts.dropLast())
    }
  }

  /// The texts that a segment takes, including a literal that ignores case; `nil` for a segment of any text.
  private func testedLanguage(
    of segment: PathPattern.Segment,
    _ entry: PatternTable.Entry
  ) -> RegularExpression? {
    guard case .literal = segment else { return NaivePath.language(of: segment, entry) }
    return entry.language(of: segment, ignoresCase: false)
  }
}

/// The segments of a URL, for trying patterns.
struct NaivePath {
  /// The URL.
  let url: LinkURL
  /// The segments.
  let segments: [Range<Int>]
  /// Whether the first segment is a host.
  let foldsFirst: Bool
  /// Whether a slash follows the last segment.
  let hasTrailingSlash: Bool

  /// Matches the segments of a pattern.
  func values(
    of pattern: [PathPattern.Segment],
    _ entry: PatternTable.Entry
  ) -> [String: Range<Int>]? {
    var values: [String: Range<Int>] = [:]
    for (index, part) in pattern.enumerated() {
      if case .rest(let rest) = part {
        let language = part.tested(in: entry, isHost: foldsFirst && index == 0)
        let mayLackSlash = rest.form == .anything && entry.trailingSlash == .ignored
        guard let language,
          let more = self.values(of: rest, language, from: index, mayLackSlash: mayLackSlash)
        else { return nil }
        return values.merging(more) { first, _ in first }
      }
      guard index < segments.count, !segments[index].isEmpty else { return nil }
      if case .literal(let literal) = part {
        let folds = entry.caseInsensitiveLiterals || (foldsFirst && index == 0)
        let (text, other) = (url.string(segments[index]), String(decoding: literal, as: UTF8.self))
        guard folds ? text.lowercased() == other.lowercased() : text == other else { return nil }
        continue
      }
      let names = part.parameters.map(\.name)
      let isHost = foldsFirst && index == 0
      guard let language = Self.language(of: part, entry, isHost: isHost) else {
        values[names[0]] = segments[index]
        continue
      }
      let text = Array(url.string(segments[index]).utf8)
      guard let ranges = Self.ranges(language, text, names.count) else { return nil }
      for (name, range) in zip(names, ranges) {
        let start = segments[index].lowerBound
        values[name] = (start + range.lowerBound)..<(start + range.upperBound)
      }
    }
    return pattern.count == segments.count ? values : nil
  }

  /// Matches the end of a pattern.
  private func values(
    of rest: PathPattern.Rest,
    _ language: RegularExpression,
    from index: Int,
    mayLackSlash: Bool
  ) -> [String: Range<Int>]? {
    guard index < segments.count || (index == segments.count && (hasTrailingSlash || mayLackSlash))
    else { return nil }
    let end = segments.last?.upperBound ?? url.layout.path.upperBound
    let behind = end + (index == 0 || !hasTrailingSlash ? 0 : 1)
    let start = index < segments.count ? segments[index].lowerBound : behind
    let text = "/" + (index < segments.count ? url.string(start..<end) : "")
    guard let ranges = Self.ranges(language, Array(text.utf8), rest.parameterNames.count) else {
      return nil
    }
    var values: [String: Range<Int>] = [:]
    for (name, range) in zip(rest.parameterNames, ranges) {
      values[name] = (start + range.lowerBound - 1)..<(start + range.upperBound - 1)
    }
    return values
  }

  /// Runs the automaton of a language.
  private static func ranges(
    _ language: RegularExpression,
    _ text: [UInt8],
    _ count: Int
  ) -> [Range<Int>]? {
    guard let program = try? ExpressionProgram(language) else { return nil }
    var scratch = ExpressionScratch()
    let bytes = ContiguousArray(text)
    guard (try? program.matches(bytes.span, scratch: &scratch)) == true else { return nil }
    return (0..<count).map { scratch.range(ofCapture: $0) ?? 0..<0 }
  }

  /// The texts of a segment with parameters, each a capture; `nil` for any text, or a literal.
  static func language(
    of segment: PathPattern.Segment,
    _ entry: PatternTable.Entry,
    isHost: Bool = false
  ) -> RegularExpression? {
    let language = segment.tested(in: entry, isHost: isHost)
    guard case .parameter = segment else { return language }
    return language.map { .capture(0, $0) }
  }
}
