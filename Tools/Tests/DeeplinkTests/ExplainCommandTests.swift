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
            stage route: Segment 1: no route has 'leages' here.
            nearest routes:
              newLeague  /leagues/new
                Segment 1: expected 'leagues', found 'leages'.
                Did you mean 'leagues'?
              league  /leagues/:league
                Segment 1: expected 'leagues', found 'leages'.
                Did you mean 'leagues'?

          quiz://leagues/x
            stage value: Segment 2 ('league'): expected Int, found 'x'.
            nearest routes:
              newLeague  /leagues/new
                Segment 2: expected 'new', found 'x'.
              league  /leagues/:league
                Segment 2 ('league'): expected Int, found 'x'.

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
            stage gate: The route is opened for web only, not for 'scheme'.
            nearest routes:
              offer  /offer
                The route is opened for web only, not for 'scheme'.

          quiz://pay
            stage gate: The route is opened for the app itself only, not for 'scheme'.
            nearest routes:
              pay  /pay
                The route is opened for the app itself only, not for 'scheme'.

          """
      )
    }
  }

  @Test func tellsOfTextQueryAndOrigin() throws {
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
            stage text: the text is no link

          https://evil.example/
            stage origin: The host 'evil.example' is not one of these: quiz.example.

          quiz://search
            stage query: The query item 'q' is missing; expected String.
            nearest routes:
              search  /search
                The query item 'q' is missing; expected String.

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
            nearest routes:
              league  /l/:league
                accepts it

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
          {"error":null,"nearest":[{"pattern":"/leagues/new","reason":{"code":"literal","expected":"leagues","found":"leages","message":"Segment 1: expected 'leagues', found 'leages'.","parameter":null,"segment":1},"route":"newLeague","suggestion":"leagues"}],"outcome":"unmatched","reason":{"code":"noRoute","expected":null,"found":"leages","message":"Segment 1: no route has 'leages' here.","parameter":null,"segment":1},"route":null,"stage":"route","url":"quiz://leages/7","values":{}}
          {"error":{"code":"forbiddenCharacter","message":"a raw control character, space or backslash at byte 8","utf8Offset":8},"nearest":[],"outcome":"rejected","reason":{"code":"malformedURL","expected":"percent-encoding of control characters, spaces and backslashes","found":"forbiddenCharacter","message":"This is not a link: 'forbiddenCharacter'; expected percent-encoding of control characters, spaces and backslashes.","parameter":null,"segment":null},"route":null,"stage":"text","url":"quiz://a b","values":{}}
          {"error":null,"nearest":[{"pattern":"/l/:league","reason":null,"route":"league","suggestion":null}],"outcome":"matched","reason":null,"route":"league","stage":"matched","url":"quiz://l/7","values":{"league":7}}

          """#
      )
    }
  }
}
