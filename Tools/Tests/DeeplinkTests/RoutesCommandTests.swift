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
                     /l/:league        (alias)
          newLeague  /leagues/new
          search     /search           ?{q: String, page?: Int = 1, tag?*: String}
          offer      /offer            [universalLink]
          pay        /pay              mutate  [closed]

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
      {"prefixes":[],"routes":[{"name":"home","path":"/"},{"name":"a","path":"/a/:id(\\d+/x)"},
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

  @Test func printsAnObjectALine() throws {
    try TemporaryCatalog.with { path in
      let run = try BuiltTool.run("routes", "--catalog", path, "--json")
      #expect(run.code == 0)
      #expect(
        run.out == """
          {"access":null,"aliases":["/l/:league"],"description":null,"effect":null,"name":"league","path":"/leagues/:league","query":[],"types":{"league":"Int"}}
          {"access":null,"aliases":[],"description":null,"effect":null,"name":"newLeague","path":"/leagues/new","query":[],"types":{}}
          {"access":null,"aliases":[],"description":null,"effect":null,"name":"search","path":"/search","query":[{"default":null,"isRepeated":false,"isRequired":true,"name":"q","type":"String"},{"default":1,"isRepeated":false,"isRequired":false,"name":"page","type":"Int"},{"default":null,"isRepeated":true,"isRequired":false,"name":"tag","type":"String"}],"types":{}}
          {"access":["universalLink"],"aliases":[],"description":null,"effect":null,"name":"offer","path":"/offer","query":[],"types":{}}
          {"access":[],"aliases":[],"description":null,"effect":"mutate","name":"pay","path":"/pay","query":[],"types":{}}

          """
      )
      #expect(try BuiltTool.run("routes", "--catalog", path, "--json", "--tree").code == 64)
    }
  }
}
