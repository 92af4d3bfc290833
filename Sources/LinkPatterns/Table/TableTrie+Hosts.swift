extension TableTrie {
  /// Notes the test that takes the place of another where the first segment is a host.
  mutating func noteHost(
    _ segment: PathPattern.Segment,
    of entry: PatternTable.Entry,
    _ test: Int
  ) {
    switch segment {
    case .literal, .parameter: return
    case .mixed:
      guard let language = segment.language(entry, ignoresCase: true) else { return }
      foldedTests[test] = number(of: language, hasCaptures: true)
    case .rest(let rest):
      guard rest.form == .expression, !entry.caseInsensitiveLiterals else { return }
      let language = rest.language(
        shapes: entry.shapes,
        ignoresCase: false,
        ignoresCaseOfFirst: true
      )
      foldedTests[test] = number(of: language, hasCaptures: true)
    }
  }

  /// The tests in a host by those anywhere else; empty where there is no difference.
  var hostTests: ContiguousArray<Int32> {
    guard foldedTests.contains(where: { $0.key != $0.value }) else { return [] }
    return ContiguousArray(
      tests.indices.map { Int32(truncatingIfNeeded: foldedTests[$0] ?? $0) }
    )
  }
}
