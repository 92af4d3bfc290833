import Testing

/// What a person sees of `deeplink pattern test`.
@Suite struct PatternTestCommandTests {
  @Test func standardInputHasURLs() throws {
    let input = Array("https://a.example/7\r\n\nhttps://a.example/7/8\n".utf8)
    let run = try BuiltTool.run("pattern", "test", "--json", "/:id", "-", input: input)
    #expect(run.code == 1)
    let lines = run.out.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasSuffix(#""match":true,"url":"https://a.example/7"}"#) == true)
  }

  @Test func matchesPathsWhateverTheSchemeIs() throws {
    let run = try BuiltTool.run(
      "pattern",
      "test",
      "/leagues/:league/:tab?",
      "https://55prophets.example/leagues/123",
      "prophets://x/leagues/1/all"
    )
    #expect(run.code == 0)
    #expect(
      run.out == """
        https://55prophets.example/leagues/123
          match
            pathname league = 123
            pathname tab = (took no part)
        prophets://x/leagues/1/all
          match
            pathname league = 1
            pathname tab = all

        """
    )
  }

  @Test(arguments: [
    (#"/projects/:id\:export"#, "https://x.example/projects/5:export"),
    (#"/:id\:export/all"#, "https://x.example/5:export/all"),
    (#"/a\:b"#, "https://x.example/a:b"), ("/a:b", "https://x.example/ab1"),
    (#"{/:id}?\:x"#, "https://x.example/5:x"),
    ("/:a/:b", "https://x.example/c:d/e"),
  ])
  func aColonInAPathIsNoEndOfAScheme(pattern: String, url: String) throws {
    let run = try BuiltTool.run("pattern", "test", pattern, url)
    #expect(run.code == 0, "\(run.out)")
  }

  @Test(arguments: [(#"data\:foo*"#, "data:foobar"), ("https://e.com/:a", "https://e.com/1")])
  func aPatternWithASchemeIsReadAsTheStandardSays(pattern: String, url: String) throws {
    #expect(try BuiltTool.run("pattern", "test", pattern, url).code == 0)
  }

  @Test func failsWhenAURLDoesNotMatch() throws {
    let run = try BuiltTool.run(
      "pattern",
      "test",
      "https://*.example.com/:id(\\d+)",
      "https://a.example.com/7",
      "https://a.example.com/x",
      "nothing"
    )
    #expect(run.code == 1)
    #expect(run.out.contains("https://a.example.com/x\n  no match\nnothing\n  no match\n"))
  }

  @Test func pointsAtTheFirstByteThatIsWrong() throws {
    let run = try BuiltTool.run("pattern", "test", "/a/(\\m)", "https://a/")
    #expect(run.code == 65)
    #expect(
      run.out == """
        /a/(\\m)
            ^ refused (invalidRegularExpression): This character has no meaning after a backslash.

        """
    )
  }

  @Test func printsAnObjectALine() throws {
    let run = try BuiltTool.run("pattern", "test", "--json", "/:a/:b?", "https://h/1", "x")
    #expect(run.code == 1)
    let lines = run.out.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.contains(#""pathname":{"a":"1","b":null}"#) == true)
    #expect(lines.first?.contains(#""match":true"#) == true)
    #expect(lines.last == #"{"error":null,"groups":null,"match":false,"url":"x"}"#)
  }

  @Test func printsAnObjectForAPatternThatIsNone() throws {
    let run = try BuiltTool.run("pattern", "test", "--json", "/{a", "x")
    #expect(run.code == 65)
    #expect(
      run.out == #"""
        {"error":{"code":"unexpectedToken","message":"No '}' closes this group.","utf8Offset":3},"groups":null,"match":null,"url":null}

        """#
    )
  }

  @Test func tellsWhatItDoesNotKnow() throws {
    let run = try BuiltTool.run("pattern", "test", "/*", "https://café.com/")
    #expect(run.code == 1)
    #expect(run.out.contains("  unknown (url): The URL cannot be compared"))
  }

  @Test func ignoresCaseWhenAsked() throws {
    #expect(try BuiltTool.run("pattern", "test", "--ignore-case", "/Ab", "https://a/aB").code == 0)
    #expect(try BuiltTool.run("pattern", "test", "/Ab", "https://a/aB").code == 1)
  }
}
