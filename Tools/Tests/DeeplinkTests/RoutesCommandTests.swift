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
          {"access":null,"aliases":["/l/:league"],"description":null,"effect":null,"name":"league","parameters":[{"isRepeated":false,"isRequired":true,"isSecret":false,"name":"league","place":"path","type":"Int"}],"path":"/leagues/:league","place":null,"query":[],"sample":"quiz://leagues/1","title":null,"types":{"league":"Int"}}
          {"access":null,"aliases":[],"description":null,"effect":null,"name":"newLeague","parameters":[],"path":"/leagues/new","place":null,"query":[],"sample":"quiz://leagues/new","title":null,"types":{}}
          {"access":null,"aliases":[],"description":null,"effect":null,"name":"search","parameters":[{"isRepeated":false,"isRequired":true,"isSecret":false,"name":"q","place":"query","type":"String"},{"isRepeated":false,"isRequired":false,"isSecret":false,"name":"page","place":"query","type":"Int"},{"isRepeated":true,"isRequired":false,"isSecret":false,"name":"tag","place":"query","type":"String"}],"path":"/search","place":null,"query":[{"default":null,"isRepeated":false,"isRequired":true,"name":"q","type":"String"},{"default":1,"isRepeated":false,"isRequired":false,"name":"page","type":"Int"},{"default":null,"isRepeated":true,"isRequired":false,"name":"tag","type":"String"}],"sample":"quiz://search?q=a","title":null,"types":{}}
          {"access":["universalLink"],"aliases":[],"description":null,"effect":null,"name":"offer","parameters":[],"path":"/offer","place":null,"query":[],"sample":"quiz://offer","title":null,"types":{}}
          {"access":[],"aliases":[],"description":null,"effect":"mutate","name":"pay","parameters":[],"path":"/pay","place":null,"query":[],"sample":"quiz://pay","title":null,"types":{}}

          """
      )
      #expect(try BuiltTool.run("routes", "--catalog", path, "--json", "--tree").code == 64)
    }
  }
}
