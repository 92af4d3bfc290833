import LinkAnalysis
import LinkPatterns
import LinkTesting
import TestSupport
import Testing

@Suite struct PatternTableTests {
  /// Makes entries of patterns; parameters named `n…` are typed.
  private func entries(_ patterns: [String], folds: Bool = false) throws -> [PatternTable.Entry] {
    try patterns.map { text in
      let pattern = try PathPattern(text)
      return PatternTable.Entry(
        pattern,
        shapes: pattern.parameterNames.contains("n") ? ["n": .int] : [:],
        caseInsensitiveLiterals: folds
      )
    }
  }

  /// The patterns that match a URL, in order.
  private func found(_ text: String, in entries: [PatternTable.Entry]) throws -> [String] {
    let table = PatternTable(entries)
    return try table.allCandidates(for: LinkURL(text), host: .firstSegment)
      .map { table.entries[$0.entry].pattern.text }
  }

  @Test func findsTheMostSpecificFirst() throws {
    let all = try entries(["/a/:x", "/a/:n", "/a/b", "/:x/b", "/a", "/a/b/c"])
    for order in [all, all.reversed()] {
      #expect(try found("s://a/b", in: order) == ["/a/b", "/a/:x", "/:x/b"])
      #expect(try found("s://a/1", in: order) == ["/a/:n", "/a/:x"])
    }
  }

  @Test("paths with typed segments lead where a search for all candidates leads first")
  func takesTheQuickWayToTypedSegments() throws {
    let shapes: [String: ParameterShape] = [
      "n": .int, "u": .uuid, "w": .oneOf(["new", "old"]), "d": .double,
    ]
    let patterns = [
      "/a/:n", "/a/:x", "/a/:x/b", "/b/:n/c", "/b/:u/c", "/c/:u", "/c/:w/d", "/c/:x/e", "/d/:d",
      "/d/1/:n", "/categories/:n", "/:n/f", "/d/:n/g/*",
    ]
    let id = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
    let pieces = [
      "a", "b", "c", "d", "e", "f", "g", "1", "-7", "007", "123456789012", "1.5", "new", "old", id,
      "categories", "CATEGORIES", "x", "",
    ]
    let exact = PatternTable(
      try patterns.map { PatternTable.Entry(try PathPattern($0), shapes: shapes) }
    )
    let folding = PatternTable(
      try patterns.map {
        PatternTable.Entry(try PathPattern($0), shapes: shapes, caseInsensitiveLiterals: true)
      }
    )
    var random = SeededGenerator(seed: 5)
    for _ in 0..<4000 {
      let path = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }
      let text = "s://" + path.joined(separator: "/")
      for table in [exact, folding] {
        let url = try LinkURL(text)
        let expected = table.allMatches(of: url, host: .firstSegment).first
        let match = try table.firstMatch(inURL: text, host: .firstSegment)
        #expect(match?.entry == expected?.entry, "\(text)")
        guard let match, let expected else { continue }
        for parameter in table.entries[match.entry].pattern.parameters.indices {
          let value = table.storage.value(of: parameter, in: expected, of: url)
          guard let value, let segment = match.segment(at: value.segment) else { continue }
          #expect(segment.lowerBound == value.range.lowerBound)
        }
      }
    }
  }

  @Test func stepsBackWhereALiteralLeadsNowhere() throws {
    let all = try entries(["/users/me/settings", "/users/:id/profile"])
    #expect(try found("s://users/me/profile", in: all) == ["/users/:id/profile"])
  }

  @Test(arguments: [
    ("/a/:x+{.:ext}?", "s:/a/b/c.d", ["b/c", "d"]), ("/a/:x+{.:ext}?", "s:/a/b/c", ["b/c"]),
    ("/a/*{.:ext}?", "s:/a/", [""]), ("/a/:x(b|.*){c:y}*", "s:/a/bcd", ["b", "d"]),
    ("/a/:x(b|.*){c:y}*", "s:/a/bd", ["bd"]), ("/a/:x{-:y}?{.:z}*", "s:/a/b.c", ["b", "c"]),
  ])
  func groupsThatAreLeftOutHaveNoValue(pattern: String, text: String, values: [String]) throws {
    let url = try LinkURL(text)
    let table = PatternTable(try entries([pattern]))
    let found = table.allCandidates(for: url, host: .firstSegment).first?.values
    #expect(found?.compactMap { $0.map(url.string) } == values)
  }

  @Test func valuesOfAFailedBranchDoNotLeak() throws {
    let table = PatternTable(try entries(["/a/:x/b", "/a/:y/c"]))
    let url = try LinkURL("s://a/1/c")
    let found = table.allCandidates(for: url, host: .firstSegment)
    #expect(found.map(\.entry) == [1])
    #expect(found.map { $0.values.map { $0.map(url.string) } } == [["1"]])
  }

  @Test func breaksTiesByTheBytesOfThePattern() throws {
    let all = try entries(["/a/:z", "/a/:b", "/a/:y"])
    #expect(try found("s://a/1", in: all) == ["/a/:b", "/a/:y", "/a/:z"])
  }

  @Test func prefersMoreRequiredQueryItems() throws {
    let pattern = try PathPattern("/a/:b")
    let other = try PathPattern("/a/:c")
    let all = [
      PatternTable.Entry(pattern), PatternTable.Entry(other, requiredQueryItems: 1),
    ]
    #expect(try found("s://a/1", in: all) == ["/a/:c", "/a/:b"])
  }

  @Test func comparesLiteralsExactlyUnlessAskedOtherwise() throws {
    #expect(try found("s:/a/LEAGUES", in: entries(["/a/leagues"])) == [])
    #expect(try found("s:/a/LEAGUES", in: entries(["/a/leagues"], folds: true)) == ["/a/leagues"])
    #expect(try found("s:/a/leagues", in: entries(["/a/LEAGUES"], folds: true)) == ["/a/LEAGUES"])
  }

  @Test func literalsThatDifferInCaseRankAlike() throws {
    let all = try entries(["/a/Join/:x"]) + entries(["/a/join/:n"], folds: true)
    #expect(try found("s:/a/Join/1", in: all) == ["/a/join/:n", "/a/Join/:x"])
    #expect(try found("s:/a/JOIN/1", in: all) == ["/a/join/:n"])
    let (exact, folded) = (try entries(["/join/:x"]), try entries(["/join/:n"], folds: true))
    for order in [exact + folded, folded + exact] {
      #expect(try found("s:/join/1", in: order) == ["/join/:n", "/join/:x"])
      let first = PatternTable(order).firstMatch(inPath: "/join/1")
      #expect(first.map { order[$0.entry].pattern.text } == "/join/:n")
    }
  }

  @Test func comparesALiteralInTheHostCaseBlind() throws {
    #expect(try found("s://LEAGUES/1", in: entries(["/Leagues/:id"])) == ["/Leagues/:id"])
  }

  @Test(arguments: [
    ("s://PHOTO-1.PNG", "/Photo-:id.png", "s://a/PHOTO-1.PNG"),
    ("s://PHOTO-1/photo-2", "{/photo-:id}+", "s:/photo-1/Photo-2"),
    ("s://A/b/a/c", "{/a/:r}+", "s://a/b/A/c"),
    ("s://AB/b", "{/ab/:r}*", "s:/ab/b/AB/c"),
    ("s://A/B/x", "{/a/B/:r}+", "s://a/b/x"),
    ("s://IMG-a/b", "/img-:x(.*)", "s:/IMA-a/b"),
    ("s://Ax/y-z", "/a:x([^\\/]+)/:y(.*)-z", "s://Ax/y-Z"),
  ])
  func comparesLiteralsOfOneSegmentInTheHostCaseBlind(
    text: String,
    pattern: String,
    other: String
  ) throws {
    let all = try entries([pattern])
    let law = AgreementLaw(entries: all)
    let inPath = "s:///" + text.dropFirst("s://".count)
    for text in [text, other, inPath] {
      #expect(law.violations(for: try LinkURL(text), host: .firstSegment) == [])
    }
    #expect(try found(text, in: all) == [pattern])
    #expect(try found(inPath, in: all) == [pattern])
    #expect(try found(other, in: all) == [])
  }

  @Test(arguments: ["", "cdefghijklmnop"])
  func literalsOfHostsThatDifferInCapitalsRankAlike(rest: String) throws {
    let (both, first, last) = ("/AB\(rest)/:x", "/Ab\(rest)/:n", "/aB\(rest)/:y")
    let all = try entries([both, first, last])
    for order in [all, all.reversed()] {
      #expect(try found("s://ab\(rest)/1", in: order) == [first, both, last])
      #expect(try found("s://aB\(rest)/b", in: order) == [both, last])
      #expect(try found("s:/aB\(rest)/b", in: order) == [both, last])
      let match = try PatternTable(order).firstMatch(inURL: "s://AB\(rest)/b", host: .firstSegment)
      #expect(match.map { order[$0.entry].pattern.text } == both)
    }
  }

  @Test("a slash ends a segment wherever it lies among the 64 bytes that are looked at together")
  func findsSlashesAtEveryPlace() throws {
    let patterns = ["/:x", "/:x/", "/:x/:y", "/:x/b", "/:x/:y+", "/a/:z*", "/:x/:y/:z"]
    let law = AgreementLaw(entries: try entries(patterns))
    for length in 1...140 {
      let segment = String(repeating: "a", count: length)
      for tail in ["", "/", "//", "/b", "/c", "//c", "/c/"] {
        for text in ["s:/\(segment)\(tail)", "s://\(segment)\(tail)", "s:/a/\(segment)\(tail)"] {
          #expect(law.violations(for: try LinkURL(text), host: .firstSegment) == [])
        }
      }
    }
  }

  @Test func parametersOfAHostKeepTheirCase() throws {
    let table = PatternTable(try entries(["/Photo-:id(a|B)"]))
    let found = try ["PHOTO-a", "photo-B", "photo-b", "photo-A"].map { host in
      let url = try LinkURL("s://\(host)")
      let candidates = table.allCandidates(for: url, host: .firstSegment)
      return candidates.map { $0.values.map { $0.map(url.string) } }
    }
    #expect(found == [[["a"]], [["B"]], [], []])
  }

  @Test(arguments: ["s://a//1", "s://a/", "s:////1"])
  func anEmptySegmentMatchesNoParameter(text: String) throws {
    #expect(try found(text, in: entries(["/a/:x", "/:x/:y", "/:x/:y/:z"])) == [])
  }

  @Test func candidatesOfAnyShapeHaveSomeTextForEachParameter() throws {
    let table = PatternTable(try entries(["/a/:n", "/a/:x/:n", "/a/b"]))
    let found = { (text: String) in
      let url = try LinkURL(text)
      var candidates = PatternMatches(url, host: .firstSegment, isLenient: true)
      var found: [[String]] = []
      while let candidate = candidates.next(table.storage, url.bytes.span) {
        let pattern = table.entries[candidate.entry].pattern
        let names = pattern.parameterNames.indices.filter { parameter in
          table.storage.value(of: parameter, in: candidate, of: url) != nil
        }
        found.append([pattern.text] + names.map { pattern.parameterNames[$0] })
      }
      return found
    }
    #expect(try found("s://a/x") == [["/a/:n", "n"]])
    #expect(try found("s://a/b") == [["/a/b"], ["/a/:n", "n"]])
    #expect(try found("s://a//") == [])
    #expect(try found("s://a//1") == [])
    #expect(try found("s://b/x") == [])
  }

  @Test func countsAtMostOneStepANode() throws {
    let patterns = (0..<256).map { bits in
      "/" + (0..<8).map { (bits >> $0) & 1 == 1 ? "a" : ":p\($0)" }.joined(separator: "/")
    }
    let table = PatternTable(try entries(patterns))
    let walk = table.candidates(for: try LinkURL("s://a/a/a/a/a/a/a/a/x"), host: .firstSegment)
    #expect(walk.next() == nil)
    #expect(walk.steps <= table.nodeCount)
  }

  @Test func whatIsNotCanonicalIsMatchedByItsCanonicalForm() throws {
    let table = PatternTable(try entries(["/a/:x/c", "/a/:x"]))
    for text in [
      "HTTPS://h/a/b/c", "https://H/a/b/c?q", "https://h/a/b/c/", "https://h/a/\u{e9}/c",
    ] {
      #expect(try table.firstMatch(inURL: text, host: .authority)?.entry == 0, "\(text)")
    }
    #expect(try table.firstMatch(inURL: "HTTPS://h/b", host: .authority) == nil)
    #expect(throws: LinkURLError.self) {
      try table.firstMatch(inURL: "https://u@h/a/b", host: .authority)
    }
  }

  @Test func aMatchThatTakesAWalkKnowsItsSegments() throws {
    let table = PatternTable(try entries(["/x-:i/:y/c", "/:v(a|b)/:y/c"]))
    let path = "/x-1/two/c"
    let match = try #require(table.firstMatch(inPath: path))
    #expect((0..<3).map { match.segment(at: $0) } == [1..<4, 5..<8, 9..<10])
    #expect(match.segment(at: 3) == nil)
    let long = "/a/" + String(repeating: "b", count: 70) + "/c"
    let far = try #require(table.firstMatch(inPath: long))
    #expect(far.entry == 1)
    #expect(far.segment(at: 0) == 1..<2)
    #expect(far.segment(at: 1) == nil)
  }

  @Test(arguments: [[], ["/p/:m(x+)", "/p/:n(y+)"]])
  func noOtherPatternHasASayWhereARestMayBeNothing(others: [String]) throws {
    let table = PatternTable(try entries(["/docs", #"/docs/:path([a-z\/]*)"#] + others))
    #expect(table.firstMatch(inPath: "/docs/")?.entry == 1)
    #expect(table.firstMatch(inPath: "/docs")?.entry == 0)
  }

  @Test(arguments: [1, 63, 64, 65, 128])
  func aMatchKnowsSegmentsThatEndWithin64Bytes(length: Int) throws {
    let table = PatternTable(try entries(["/:x", "/:x/c"]))
    let path = "/" + String(repeating: "b", count: length)
    for path in [path, path + "/c"] {
      let match = try #require(table.firstMatch(inPath: path))
      #expect(match.segment(at: 0) == (length < 64 ? 1..<(length + 1) : nil))
    }
  }

  @Test("steps back alike behind 64 bytes", arguments: 0..<30 as Range<UInt64>)
  func stepsBackInLongPaths(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let long = [
      "the-first-long-literal-of-three", "another-one", "the-third-long-literal-of-three",
    ]
    let words = long + [":x", ":n", "the-:i", ":v(a|b)"]
    var patterns: Set<String> = []
    while patterns.count < 12 {
      let segments = (0..<Int.random(in: 3...7, using: &generator))
        .compactMap { _ in words.randomElement(using: &generator) }
      let text = "/" + segments.joined(separator: "/")
      if (try? PathPattern(text)) != nil { patterns.insert(text) }
      // A name may occur once in a pattern, so that most random texts are refused.
      let named = segments.enumerated()
        .map { $1.contains(":x") ? ":x\($0)" : $1.contains(":i") ? "the-:i\($0)" : $1 }
      let other = "/" + named.joined(separator: "/")
      if (try? PathPattern(other)) != nil { patterns.insert(other) }
    }
    let law = AgreementLaw(entries: try entries(patterns.sorted()))
    for _ in 0..<60 {
      let texts = long + ["12", "a", "the-end"]
      let path = (0..<Int.random(in: 3...7, using: &generator))
        .compactMap { _ in texts.randomElement(using: &generator) }.joined(separator: "/")
      for text in ["https://h/\(path)", "https://h/\(path)/"] {
        let url = try LinkURL(text)
        #expect(law.violations(for: url, host: .authority) == [], "seed \(seed)")
      }
    }
  }

  @Test("the table agrees with trying every pattern", arguments: 0..<60 as Range<UInt64>)
  func agreesWithANaiveMatcher(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    // Some tables are ranked and some are not: odd seeds have no parameters that are alike.
    let plain = [
      "a", "b", "A", "ab", ":x", ":y", "12", "a-very-long-literal", "a-very-long-ending",
      "AB",
    ]
    let odd = [
      ":n", "x-:i", "x-:i.:e", ":w(a+|b)", ":v(a|b)", ":p+", ":q*", "*", ":o?", "f:m(\\d+)",
    ]
    let words = seed % 2 == 0 ? plain + odd : plain + [":n", "*"]
    var entries: [PatternTable.Entry] = []
    for number in 0..<[30, 3, 30, 6, 1][Int(seed % 5)] {
      let segments = (0..<Int.random(in: 0...4, using: &generator))
        .compactMap { _ in words.randomElement(using: &generator) }
      guard let pattern = try? PathPattern("/" + segments.joined(separator: "/")) else { continue }
      guard !entries.contains(where: { $0.pattern == pattern }) else { continue }
      entries.append(
        PatternTable.Entry(
          pattern,
          shapes: number % 5 == 0 ? ["n": .int, "p": .int, "i": .int] : ["n": .int],
          requiredQueryItems: Int.random(in: 0...1, using: &generator),
          caseInsensitiveLiterals: seed % 4 >= 2 && number % 3 == 0,
          trailingSlash: seed % 3 == 0 ? .asWritten : .ignored
        )
      )
    }
    let law = AgreementLaw(entries: entries)
    let texts = ["a", "b", "A", "ab", "AB", "", "12", "x-1", "x-1.a", "f7", "a-very-long-literal"]
    for _ in 0..<80 {
      let path = (0..<Int.random(in: 0...5, using: &generator))
        .compactMap { _ in texts.randomElement(using: &generator) }
      let url = try LinkURL("s://" + path.joined(separator: "/"))
      #expect(law.violations(for: url, host: .firstSegment) == [], "seed \(seed)")
      let web = try LinkURL("https://h/" + path.joined(separator: "/"))
      #expect(law.violations(for: web, host: .authority) == [], "seed \(seed)")
      guard let bare = try? LinkURL("s:" + path.joined(separator: "/")) else { continue }
      #expect(law.violations(for: bare, host: .firstSegment) == [], "seed \(seed)")
      #expect(law.violations(for: bare, host: .authority) == [], "seed \(seed)")
    }
  }
}
