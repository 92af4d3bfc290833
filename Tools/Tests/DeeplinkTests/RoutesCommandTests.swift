import Testing

/// What a person sees of `deeplink routes`.
@Suite struct RoutesCommandTests {
  @Test func listsRoutes() throws {
    try TemporaryCatalog.with { path in
      let run = try BuiltTool.run("routes", "--catalog", path)
      #expect(run.code == 0)
      #expect(
        run.out == """
          league     /leagues/:league  (league: Int)
                     /l/:league  (alias)
          newLeague  /leagues/new
          search     /search  ?{q: String, page?: Int = 1, tag?*: String}
          offer      /offer  [web]
          pay        /pay  mutate  [closed]

          """
      )
    }
  }

  @Test func showsATree() throws {
    try TemporaryCatalog.with { path in
      let run = try BuiltTool.run("routes", "--catalog", path, "--tree")
      #expect(run.code == 0)
      #expect(
        run.out == """
          /
          ├─ leagues
          │  ├─ :league (Int)  → league
          │  └─ new  → newLeague
          ├─ l
          │  └─ :league (Int)  → league
          ├─ search  → search
          ├─ offer  → offer
          └─ pay  → pay

          """
      )
    }
  }

  @Test func patternsThatAreNotPlainStayWhole() throws {
    let catalog = #"""
      {"origins":[],"routes":[{"name":"home","path":"/"},{"name":"a","path":"/a/:id(\\d+/x)"},
       {"name":"b","path":"/{b/:x}?"},{"name":"c","path":"/c/:"}]}
      """#
    try TemporaryCatalog.with(catalog) { path in
      let run = try BuiltTool.run("routes", "--catalog", path, "--tree")
      #expect(run.code == 0)
      #expect(
        run.out == #"""
          /  → home
          ├─ a/:id(\d+/x)  → a
          ├─ {b/:x}?  → b
          └─ c/:  → c

          """#
      )
    }
  }
}
