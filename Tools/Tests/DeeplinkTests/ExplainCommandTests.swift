import Foundation
import Testing

/// What a person sees of `deeplink explain`.
@Suite struct ExplainCommandTests {
  /// A catalog in which several routes take a URL.
  private static let overlapping = """
    {"prefixes": [{"scheme": "q"}], "routes": [
      {"name": "rest", "path": "/*"}, {"name": "any", "path": "/a/:x"},
      {"name": "new", "path": "/a/new"}]}
    """

  @Test func aMatchIsShownWithItsValuesAndWhyItsRouteComesFirst() throws {
    try TemporaryCatalog.with(Self.overlapping) { path in
      let run = try BuiltTool.run("explain", "--catalog", path, "q://a/new", "q://a/1", "q://b")
      #expect(run.code == 0)
      #expect(
        run.out == """
          q://a/new
            stage matched: new
            comes before:
              any  /a/:x
                since segment 2 is more specific
              rest  /*
                since segment 1 is more specific

          q://a/1
            stage matched: any
              x = 1
            comes before:
              rest  /*
                since segment 1 is more specific

          q://b
            stage matched: rest
              0 = b
            no other route takes it

          """
      )
      let json = try BuiltTool.run("explain", "--json", "--catalog", path, "q://a/1").out
      #expect(
        json.contains(
          #""others":[{"pattern":"/*","reason":"segment 1 is more specific","route":"rest"}]"#
        )
      )
    }
  }

  @Test func theFixIsShownWhereJSONHasIt() throws {
    try TemporaryCatalog.with { path in
      for command in ["match", "explain"] {
        let run = try BuiltTool.run(command, "--catalog", path, "--from", "content", "quiz://offer")
        let json = try BuiltTool.run(
          command,
          "--json",
          "--catalog",
          path,
          "--from",
          "content",
          "quiz://offer"
        )
        let document = try JSONSerialization.jsonObject(with: Data(json.out.utf8))
        let reason = (document as? [String: Any])?["reason"] as? [String: Any]
        if let fix = reason?["fix"] as? String {
          #expect(run.out.contains("Fix: \(fix)\n"), "\(run.out)")
        } else {
          #expect(command == "match" && !run.out.contains("Fix:"))
        }
      }
    }
  }

  @Test func anInternationalHostIsShownAsBrowsersSendIt() throws {
    let sent = "https://xn--mnchen-3ya.de/%C3%A4"
    try TemporaryCatalog.with { path in
      for words in [["split"], ["explain", "--catalog", path]] {
        let run = try BuiltTool.run(words + ["https://münchen.de/ä"])
        #expect(run.code == 1 && run.out.contains("Fix: Write it as browsers send it: \(sent)"))
        let json = try BuiltTool.run(words + ["--json", "https://münchen.de/ä"]).out
        #expect(
          json.contains(#""fix":"Write it as browsers send it: https:\/\/xn--"#)
            || json.contains(sent)
        )
      }
    }
  }

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
            Fix: Add .access(.everyone) or .access(.from(.universalLink, .customScheme)).
            nearest routes:
              offer  /offer
                Route 'offer' matches, but is closed to customScheme.

          quiz://pay
            stage access: Route 'pay' matches, but is closed to customScheme.
            Fix: Add .access(.everyone) or .access(.from(.customScheme)).
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
            Fix: If it is the app's, add .domain("evil.example") to the prefixes.

          quiz://search
            stage query: Route 'search': the query item 'q' is missing; expected String.
            Fix: If a URL may leave it out, make the value of the link optional.
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
              league = 1
            no other route takes it

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
          {"error":null,"nearest":[{"pattern":"/leagues/new","reason":{"code":"literal","expected":"leagues","fix":null,"found":"leages","message":"Route 'newLeague': segment 1 expected 'leagues', found 'leages'.","parameter":null,"route":"newLeague","segment":1},"route":"newLeague","suggestion":"leagues"}],"others":[],"outcome":"unmatched","place":null,"reason":{"code":"noRoute","expected":null,"fix":null,"found":"leages","message":"No route has 'leages' as segment 1.","parameter":null,"route":null,"segment":1},"route":null,"stage":"route","url":"quiz://leages/7","values":{}}
          {"error":{"code":"forbiddenCharacter","fix":null,"message":"a raw control character, space or backslash at byte 8","utf8Offset":8},"nearest":[],"others":[],"outcome":"rejected","place":null,"reason":{"code":"malformedURL","expected":"percent-encoding of control characters, spaces and backslashes","fix":null,"found":"forbiddenCharacter","message":"This is not the URL of a link: a raw control character, space or backslash at byte 8.","parameter":null,"route":null,"segment":null},"route":null,"stage":"text","url":"quiz://a b","values":{}}
          {"error":null,"nearest":[],"others":[],"outcome":"matched","place":null,"reason":null,"route":"league","stage":"matched","url":"quiz://l/7","values":{"league":7}}

          """#
      )
    }
  }
}
