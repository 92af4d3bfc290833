import Testing

/// What a person sees of `deeplink explain`.
@Suite struct ExplainCommandTests {
  @Test func namesTheStageAndTheNearestRoutes() throws {
    try TemporaryCatalog.with { path in
      let run = try BuiltTool.run(
        "explain",
        "--catalog",
        path,
        "--misses",
        "2",
        "quiz://leages/7",
        "quiz://leagues/x"
      )
      #expect(run.code == 1)
      #expect(
        run.out == """
          quiz://leages/7
            stage route: No route has 'leages' as segment 1.
            nearest routes:
              newLeague  /leagues/new
                Route 'newLeague': segment 1 expected 'leagues', found 'leages'.
                Did you mean 'leagues'?
              league  /leagues/:league
                Route 'league': segment 1 expected 'leagues', found 'leages'.
                Did you mean 'leagues'?

          quiz://leagues/x
            stage value: Route 'league': segment 2 ('league') expected Int, found 'x'.
            nearest routes:
              newLeague  /leagues/new
                Route 'newLeague': segment 2 expected 'new', found 'x'.
              league  /leagues/:league
                Route 'league': segment 2 ('league') expected Int, found 'x'.

          """
      )
    }
  }

  @Test func tellsOfRoutesThatAreClosed() throws {
    try TemporaryCatalog.with { path in
      let run = try BuiltTool.run("explain", "--catalog", path, "quiz://offer", "quiz://pay")
      #expect(run.code == 1)
      #expect(
        run.out == """
          quiz://offer
            stage access: Route 'offer' matches, but is closed to customScheme.
            nearest routes:
              offer  /offer
                Route 'offer' matches, but is closed to customScheme.

          quiz://pay
            stage access: Route 'pay' matches, but is closed to customScheme.
            nearest routes:
              pay  /pay
                Route 'pay' matches, but is closed to customScheme.

          """
      )
    }
  }

  @Test func tellsOfTextQueryAndPrefix() throws {
    try TemporaryCatalog.with { path in
      let run = try BuiltTool.run(
        "explain",
        "--catalog",
        path,
        "quiz://a b",
        "https://evil.example/",
        "quiz://search"
      )
      #expect(run.code == 1)
      #expect(
        run.out == """
          quiz://a b
                  ^ refused (forbiddenCharacter): a raw control character, space or backslash at byte 8
            stage text: the text is not a link

          https://evil.example/
            stage prefix: The host 'evil.example' is not one of this app; expected quiz.example.

          quiz://search
            stage query: Route 'search': the query item 'q' is missing; expected String.
            nearest routes:
              search  /search
                Route 'search': the query item 'q' is missing; expected String.

          """
      )
    }
  }

  @Test func tellsWhichRouteAcceptsAURL() throws {
    try TemporaryCatalog.with { path in
      let run = try BuiltTool.run("explain", "--catalog", path, "quiz://l/1")
      #expect(run.code == 0)
      #expect(
        run.out == """
          quiz://l/1
            stage matched: league

          """
      )
      #expect(try BuiltTool.run("explain", "--catalog", path, "--misses=-1", "a:b").code == 64)
    }
  }

  @Test func printsAnObjectALineWithEveryKey() throws {
    try TemporaryCatalog.with { path in
      let run = try BuiltTool.run(
        "explain",
        "--catalog",
        path,
        "--json",
        "--misses",
        "1",
        "quiz://leages/7",
        "quiz://a b",
        "quiz://l/7"
      )
      #expect(run.code == 1)
      #expect(
        run.out == #"""
          {"error":null,"nearest":[{"pattern":"/leagues/new","reason":{"code":"literal","expected":"leagues","fix":null,"found":"leages","message":"Route 'newLeague': segment 1 expected 'leagues', found 'leages'.","parameter":null,"route":"newLeague","segment":1},"route":"newLeague","suggestion":"leagues"}],"outcome":"unmatched","reason":{"code":"noRoute","expected":null,"fix":null,"found":"leages","message":"No route has 'leages' as segment 1.","parameter":null,"route":null,"segment":1},"route":null,"stage":"route","url":"quiz://leages/7","values":{}}
          {"error":{"code":"forbiddenCharacter","message":"a raw control character, space or backslash at byte 8","utf8Offset":8},"nearest":[],"outcome":"rejected","reason":{"code":"malformedURL","expected":"percent-encoding of control characters, spaces and backslashes","fix":null,"found":"forbiddenCharacter","message":"This is not the URL of a link: a raw control character, space or backslash at byte 8.","parameter":null,"route":null,"segment":null},"route":null,"stage":"text","url":"quiz://a b","values":{}}
          {"error":null,"nearest":[],"outcome":"matched","reason":null,"route":"league","stage":"matched","url":"quiz://l/7","values":{"league":7}}

          """#
      )
    }
  }
}
