import Testing

/// What a person sees of `deeplink pattern test`.
@Suite struct PatternTestCommandTests {
  @Test func standardInputHasURLs() throws {
    let input = Array("https://a.example/7\r\n\nhttps://a.example/7/8\n".utf8)
    let run = try BuiltTool.run("pattern", "test", "--json", "/:id", "-", input: input)
    #expect(run.code == 1)
    let lines = run.out.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(
      lines.first == #"{"error":null,"match":true,"url":"https://a.example/7","values":{"id":"7"}}"#
    )
  }

  @Test func matchesPathsWhateverSchemeHostAndPortAre() throws {
    let run = try BuiltTool.run(
      "pattern",
      "test",
      "/leagues/:league/:tab?",
      "https://55prophets.example/leagues/123",
      "http://192.0.2.1:8080/leagues/1",
      "prophets://leagues/1/all",
      "prophets:///leagues/1/all",
      "prophets:leagues/1/a%20b"
    )
    #expect(run.code == 0)
    #expect(
      run.out == """
        https://55prophets.example/leagues/123
          match
            league = 123
            tab (absent)
        http://192.0.2.1:8080/leagues/1
          match
            league = 1
            tab (absent)
        prophets://leagues/1/all
          match
            league = 1
            tab = all
        prophets:///leagues/1/all
          match
            league = 1
            tab = all
        prophets:leagues/1/a%20b
          match
            league = 1
            tab = a b

        """
    )
  }

  @Test func aHostThatIsFixedIsNoSegment() throws {
    let url = "prophets://X/leagues/1"
    #expect(try BuiltTool.run("pattern", "test", "/leagues/:id", url).code == 1)
    #expect(try BuiltTool.run("pattern", "test", "--fixed-host", "/leagues/:id", url).code == 0)
    let web = "https://x.example/leagues/1"
    #expect(try BuiltTool.run("pattern", "test", "--fixed-host", "/leagues/:id", web).code == 0)
  }

  @Test func readsTheQueryAndTheFragment() throws {
    let run = try BuiltTool.run(
      "pattern",
      "test",
      "/leagues/:id?sort=:sort&page=:page?#:section",
      "https://h.example/leagues/1?utm_source=x&sort=a+b#top",
      "https://h.example/leagues/1"
    )
    #expect(run.code == 1)
    #expect(
      run.out == """
        https://h.example/leagues/1?utm_source=x&sort=a+b#top
          match
            id = 1
            sort = a b
            page (absent)
            section = top
        https://h.example/leagues/1
          no match (missingItem): Route '/leagues/:id?sort=:sort&page=:page?#:section': the query item \
        'sort' is missing; expected String.

        """
    )
  }

  @Test(arguments: [
    (#"/projects/:id\:export"#, "https://x.example/projects/5:export"),
    (#"/:id\:export/all"#, "https://x.example/5:export/all"),
    (#"/a\:b"#, "https://x.example/a:b"), ("/a:b", "https://x.example/ab1"),
    ("/:a/:b", "https://x.example/c:d/e"),
  ])
  func aColonInAPathIsNoEndOfAScheme(pattern: String, url: String) throws {
    let run = try BuiltTool.run("pattern", "test", pattern, url)
    #expect(run.code == 0, "\(run.out)")
  }

  @Test(arguments: [
    ("https://h/abc/7", "segment 1 expected 'leagues', found 'abc'."),
    ("https://h/leagues/x", #"segment 2 ('id') expected (\d+), found 'x'."#),
    ("https://h/leagues", #"segment 2 ('id') expected (\d+), found the end."#),
    ("https://h/leagues/7/x", "segment 3 expected the end, found 'x'."),
  ])
  func saysWhereAURLDoesNotMatch(url: String, reason: String) throws {
    let pattern = #"/leagues/:id(\d+)"#
    let run = try BuiltTool.run("pattern", "test", pattern, "https://h/leagues/7", url)
    #expect(run.code == 1)
    #expect(run.out.contains("  match\n    id = 7\n\(url)\n  no match ("))
    #expect(run.out.hasSuffix(reason + "\n"), "\(run.out)")
  }

  @Test func pointsAtTheFirstByteOfAURLThatIsWrong() throws {
    let run = try BuiltTool.run("pattern", "test", "/*", "https://caf\u{E9}.com/", "nothing")
    #expect(run.code == 1)
    #expect(
      run.out == """
        https://café.com/
                   ^ refused (internationalHost): a host that is not ASCII at byte 11
          Fix: Write it as browsers send it: https://xn--caf-dma.com/
        nothing
               ^ refused (missingScheme): no scheme at byte 7

        """
    )
  }

  @Test(arguments: [
    ("/a/(\\m)", 4, "invalidRegularExpression", "This character has no meaning after a backslash."),
    ("/é/:", 3, "missingName", "A parameter needs a name after ':'."),
    (#"{/:id}?\:x"#, 7, "unexpectedToken", "A path begins with a slash"),
    ("/a?b=:b&c=1", 8, "template", "'c=1' is not 'key=:name'"),
    ("/a#b", 2, "template", "'#b' is a fragment"),
    ("/a/:id?id=:id", 11, "declaredTwice", "the parameter 'id' is declared twice"),
    ("/a?b=:x&b=:y", 8, "placedTwice", "'b' has two places"),
  ])
  func pointsAtTheFirstByteOfAPatternThatIsWrong(
    pattern: String,
    column: Int,
    code: String,
    message: String
  ) throws {
    let run = try BuiltTool.run("pattern", "test", pattern, "https://a/")
    #expect(run.code == 65)
    let caret = String(repeating: " ", count: column) + "^"
    #expect(run.out.hasPrefix("\(pattern)\n\(caret) refused (\(code)): \(message)"), "\(run.out)")
  }

  @Test func aPatternIsAPathWithoutSchemeAndHost() throws {
    let run = try BuiltTool.run("pattern", "test", "https://*.example.com/:id", "https://a/")
    #expect(run.code == 65)
  }

  @Test func printsAnObjectALine() throws {
    let run = try BuiltTool.run("pattern", "test", "--json", "/:a/:b?", "https://h/%C3%A9", "x")
    #expect(run.code == 1)
    #expect(
      run.out == #"""
        {"error":null,"match":true,"url":"https://h/%C3%A9","values":{"a":"é","b":null}}
        {"error":{"code":"missingScheme","fix":null,"message":"no scheme at byte 1","utf8Offset":1},"match":false,"url":"x","values":null}

        """#
    )
  }

  @Test func printsWhyAURLDoesNotMatchAsAnObject() throws {
    let run = try BuiltTool.run("pattern", "test", "--json", "/a", "https://h/b")
    #expect(run.code == 1)
    #expect(
      run.out == #"""
        {"error":{"code":"literal","fix":null,"message":"Route '/a': segment 1 expected 'a', found 'b'.","utf8Offset":null},"match":false,"url":"https://h/b","values":null}

        """#
    )
  }

  @Test func printsAnObjectForAPatternThatIsNone() throws {
    let run = try BuiltTool.run("pattern", "test", "--json", "/{a", "x")
    #expect(run.code == 65)
    #expect(
      run.out == #"""
        {"error":{"code":"unexpectedToken","fix":null,"message":"No '}' closes this group.","utf8Offset":3},"match":null,"url":null,"values":null}

        """#
    )
  }

  @Test func ignoresCaseWhenAsked() throws {
    let run = try BuiltTool.run("pattern", "test", "--ignore-case", "/Ab/:x", "https://a/aB/Cd")
    #expect(run.code == 0)
    #expect(run.out.contains("    x = Cd\n"))
    #expect(try BuiltTool.run("pattern", "test", "/Ab/:x", "https://a/aB/Cd").code == 1)
  }

  @Test func neverSendsAControlCharacterToTheTerminal() throws {
    let run = try BuiltTool.run("pattern", "test", "/:a", "https://h/%1B%5B31m")
    #expect(run.out.contains("a = \\u{1B}[31m"))
    let refused = try BuiltTool.run("pattern", "test", "/\u{1B}(", "https://h/")
    #expect(refused.code == 65)
    #expect(!refused.out.unicodeScalars.contains("\u{1B}"))
  }
}
