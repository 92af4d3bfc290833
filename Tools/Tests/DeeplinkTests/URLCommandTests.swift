import Testing

/// What a person sees of `deeplink url`.
@Suite struct URLCommandTests {
  @Test func printsAURLForEveryPrefix() throws {
    try TemporaryCatalog.with { path in
      let run = try BuiltTool.run(
        "url",
        "--catalog",
        path,
        "search",
        "q=a b=c",
        "tag=x",
        "tag=y",
        "page=1"
      )
      #expect(run.code == 0)
      #expect(run.error == "")
      #expect(
        run.out == """
          quiz://search?q=a%20b=c&tag=x&tag=y
          https://quiz.example/search?q=a%20b=c&tag=x&tag=y

          """
      )
    }
  }

  @Test(arguments: [
    (["leage"], "No route is called 'leage'. Did you mean 'league'?"),
    (["league"], "Route 'league': parameter 'league' is missing; expected Int."),
    (["league", "league=x"], "Route 'league': parameter 'league' expected Int, found 'x'."),
    (
      ["league", "league=1", "tab=a"],
      "Route 'league': it has no parameter 'tab'; expected league."
    ),
    (["league", "league=1", "--variant", "de"], "Route 'league': it has no variant 'de'."),
  ])
  func namesWhatIsWrongOnce(arguments: [String], message: String) throws {
    try TemporaryCatalog.with { path in
      let run = try BuiltTool.run(["url", "--catalog", path] + arguments)
      #expect(run.code == 1)
      #expect(run.out == "")
      #expect(run.error == "deeplink: \(message)\n")
    }
  }

  @Test func aPrefixThatCannotBePrintedIsSaid() throws {
    let catalog = #"""
      {"prefixes":[{"scheme":"a"},{"domain":"*.b.example"}],"routes":[{"name":"home","path":"/"}]}
      """#
    try TemporaryCatalog.with(catalog) { path in
      let run = try BuiltTool.run("url", "--catalog", path, "home")
      #expect(run.code == 0)
      #expect(run.out == "a:///\n")
      #expect(run.error == "deeplink: No URL can be printed for 'https://*.b.example'.\n")
    }
  }

  @Test func printsAnObjectALineWithEveryKey() throws {
    try TemporaryCatalog.with { path in
      let run = try BuiltTool.run("url", "--catalog", path, "--json", "league", "league=7")
      #expect(run.code == 0)
      #expect(
        run.out == """
          {"error":null,"prefix":"quiz://","route":"league","url":"quiz://leagues/7"}
          {"error":null,"prefix":"https://quiz.example","route":"league",\
          "url":"https://quiz.example/leagues/7"}

          """
      )
      let wrong = try BuiltTool.run("url", "--catalog", path, "--json", "search", "qq=7")
      #expect(wrong.code == 1)
      #expect(
        wrong.out.split(separator: "\n").first == #"""
          {"error":{"code":"unknownParameter","expected":"q, page, tag","fix":null,"found":null,\#
          "message":"Route 'search': it has no parameter 'qq'; expected q, page, tag.",\#
          "parameter":"qq","route":"search","segment":null},"prefix":"quiz://","route":"search","url":null}
          """#
      )
    }
  }

  @Test func aValueHasAName() throws {
    try TemporaryCatalog.with { path in
      for arguments in [["league", "7"], ["league", "=7"], []] {
        let run = try BuiltTool.run(["url", "--catalog", path] + arguments)
        #expect(run.code == 64)
      }
    }
    #expect(try BuiltTool.run("url", "--catalog", "/nowhere/links.json", "a").code == 66)
  }
}
