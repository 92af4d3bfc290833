import Testing

@testable import LinkAssociation

/// Paths and the patterns that may end in nothing or in a slash.
@Suite struct PathEndTests {
  @Test(arguments: [12, 18, 400])
  func variablesThatMayBeEmptyAreAsLargeAsTheyAreMany(count: Int) throws {
    let more = #","substitutionVariables":{"a":["","*"]}"#
    let rule = #"{"/": "/\#(String(repeating: "$(a)", count: count))"}"#
    let decision = try Files.decide("/x/y", rule, more: more)
    #expect(decision.verdict == .match, "\(decision.text())")
  }

  @Test(arguments: [1_000, 4_000])
  func starsBesideEachOtherAreOne(count: Int) throws {
    let stars = String(repeating: "*", count: count)
    #expect(try Files.decide("/x/y", #"{"/": "/\#(stars)"}"#).verdict == .match)
    #expect(try Files.decide("/x/y", #"{"/": "/x\#(stars)y"}"#).verdict == .match)
    let more = #","substitutionVariables":{"a":["\#(stars)"]}"#
    #expect(try Files.decide("/x/y", #"{"/": "/$(a)"}"#, more: more).verdict == .match)
  }

  @Test(arguments: [("/**", "/"), ("**", "/"), ("***", "/"), ("/a/**", "/a"), ("/a/***", "/a/")])
  func aRunOfStarsEndsLikeOne(pattern: String, path: String) throws {
    let decision = try Files.decide(path, #"{"/": "\#(pattern)"}"#)
    #expect(decision.verdict == .match)
    #expect(decision.trials.first?.semantics.contains(.parentOfWildcard) == pattern.contains("/"))
  }

  @Test func agreesWithEveryWayToWriteTheVariablesOut() throws {
    var random = SplitMix(seed: 1_958)
    let values = ["", "*", "/", "a/", "?", "*/", "a", "?*", "b*"]
    var matches = 0
    for round in 0..<1_200 {
      let names = ["v", "w"].map { name in
        (name, (0..<Int.random(in: 1...3, using: &random)).map { _ in pick(values, &random) })
      }
      let pieces = ["$(v)", "$(w)", "$(v)", "*", "?", "a", "/"]
      let pattern =
        "/a"
        + (0..<Int.random(in: 0...4, using: &random))
        .map { _ in pick(pieces, &random) }.joined()
      let isDecoded = Bool.random(using: &random)
      let rule = LinkComponent(path: pattern, percentEncoded: !isDecoded)
      let links = AppLinks(
        details: [.init(appIDs: [.init("T.a")], components: [rule])],
        variables: names.map { .init(name: $0.0, values: $0.1.map { .init($0) }) }
      )
      let matcher = AssociationMatcher(AppSiteAssociation(appLinks: links))
      let path =
        "/a"
        + (0..<Int.random(in: 0...4, using: &random))
        .map { _ in pick(["a", "b", "/", "%2F"], &random) }.joined()
      let verdict = matcher.decide(try AssociationURL(path), app: "T.a").verdict
      let text = trimmed(isDecoded ? path.replacing("%2F", with: "/") : path)
      let expected = writtenOut(pattern, names).contains { glob($0, text) }
      matches += expected ? 1 : 0
      let place = "seed 1958, round \(round): \(pattern) \(names) \(path)"
      #expect((verdict == .match) == expected, Comment(rawValue: place))
    }
    #expect(matches > 200)
  }

  /// One of some texts.
  private func pick(_ texts: [String], _ random: inout SplitMix) -> String {
    texts[Int.random(in: 0..<texts.count, using: &random)]
  }

  /// A text without the slashes at its end.
  private func trimmed(_ text: String) -> String {
    String(text.reversed().drop { $0 == "/" }.reversed())
  }

  /// A pattern with its slashes at the end dropped, and, when it ends with `/*`, the one before it;
  /// each with every choice of values.
  private func writtenOut(_ pattern: String, _ variables: [(String, [String])]) -> [String] {
    var patterns = [trimmed(pattern)]
    while let run = patterns[0].firstRange(of: "**") {
      patterns[0].replaceSubrange(run, with: "*")
    }
    if patterns[0].hasSuffix("/*") { patterns.append(trimmed(String(patterns[0].dropLast()))) }
    while let index = patterns.firstIndex(where: { $0.contains("$(") }) {
      let pattern = patterns.remove(at: index)
      for (name, values) in variables {
        guard let range = pattern.firstRange(of: "$(\(name))") else { continue }
        patterns += values.map { pattern.replacingCharacters(in: range, with: $0) }
        break
      }
    }
    return patterns
  }

  /// Tells whether a pattern of text, `*` and `?` matches a text.
  private func glob(_ pattern: String, _ text: String) -> Bool {
    var row = [true] + [Bool](repeating: false, count: text.utf8.count)
    for token in pattern.utf8 {
      var next = [Bool](repeating: false, count: row.count)
      next[0] = token == 0x2A && row[0]
      for (index, byte) in text.utf8.enumerated() {
        switch token {
        case 0x2A: next[index + 1] = row[index + 1] || next[index]
        case 0x3F: next[index + 1] = row[index]
        default: next[index + 1] = row[index] && token == byte
        }
      }
      row = next
    }
    return row.last ?? false
  }
}

extension String {
  /// The text with a part of it replaced.
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    String(self[..<range.lowerBound]) + text + String(self[range.upperBound...])
  }
}
