import Testing

/// What a person sees of `deeplink split`.
@Suite struct SplitCommandTests {
  @Test func showsTheHostOfACustomSchemeAsTheFirstSegment() throws {
    let run = try BuiltTool.run("split", "prophets://leagues/123?tab=all#top")
    #expect(run.code == 0)
    #expect(
      run.out == """
        prophets://leagues/123?tab=all#top
          scheme      prophets
          segment 0   leagues
          segment 1   123
          query 0     tab = all
          fragment    top

        """
    )
  }

  @Test func showsAFixedHostAsAHost() throws {
    let run = try BuiltTool.run("split", "--fixed-host", "vnd.example.app://deeplink/a")
    #expect(run.out.contains("  host        deeplink\n  segment 0   a\n"))
  }

  @Test func showsThePortOfAServerOfOnesOwn() throws {
    let run = try BuiltTool.run("split", "https://192.0.2.1:8080/a", "https://h.example:443/")
    #expect(run.code == 0)
    #expect(run.out.contains("  host        192.0.2.1\n  port        8080\n  segment 0   a\n"))
    #expect(run.out.hasSuffix("  host        h.example\n"))
  }

  @Test func showsWhatEncodedTextStandsFor() throws {
    let run = try BuiltTool.run("split", "https://55prophets.example/a%2Fb?q=c+d&e=%ff")
    #expect(run.out.contains("segment 0   a%2Fb  \"a/b\"\n"))
    #expect(run.out.contains("query 0     q = c+d  \"c d\"\n"))
    #expect(run.out.contains("query 1     e = %ff  (not valid percent-encoded UTF-8)\n"))
  }

  @Test func pointsAtTheFirstByteThatIsWrong() throws {
    let run = try BuiltTool.run("split", "prophets://a b")
    #expect(run.code == 1)
    #expect(
      run.out == """
        prophets://a b
                    ^ refused (forbiddenCharacter): a raw control character, space or backslash at byte 12

        """
    )
  }

  @Test func readsEveryURLAfterARefusedOne() throws {
    let run = try BuiltTool.run("split", "nothing", "prophets://a")
    #expect(run.code == 1)
    #expect(run.out.contains("refused (missingScheme)"))
    #expect(run.out.contains("segment 0   a\n"))
  }

  @Test(arguments: [
    ("prophets://\u{1B}[31m", "\\u{1B}"), ("prophets:a%1Bb", "\\u{1B}"),
    ("prophets:a%E2%80%AEb", "\\u{202E}"),
  ])
  func neverSendsAControlOrFormatCharacterToTheTerminal(url: String, escape: String) throws {
    let run = try BuiltTool.run("split", url)
    #expect(run.out.contains(escape))
    #expect(!run.out.unicodeScalars.contains("\u{1B}"))
    #expect(!run.out.unicodeScalars.contains("\u{202E}"))
  }
}
