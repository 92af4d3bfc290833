import Testing

/// What a person sees of `deeplink lint`.
@Suite struct LintCommandTests {
  @Test func notesAreNoErrors() throws {
    let catalog = """
      {"prefixes":[{"domain":"quiz.example"}],"routes":[{"name":"one","path":"/a/:x"},
       {"name":"new","path":"/a/new"}]}
      """
    try TemporaryCatalog.with(catalog) { path in
      let run = try BuiltTool.run("lint", "--catalog", path)
      #expect(run.code == 0)
      #expect(
        run.out == """
          note: 'new' /a/new comes before 'one' /a/:x for https://quiz.example/a/new: segment 2 is more specific [overlap]
          0 errors, 1 note

          """
      )
      #expect(try BuiltTool.run("lint", "--catalog", path, "--quiet").out == "0 errors, 1 note\n")
    }
  }

  @Test func aKeyThatIsNotKnownIsAWarning() throws {
    let catalog = """
      {"prefixes":[{"domain":"quiz.example"}],
       "routes":[{"name":"one","path":"/a","exmples":["https://quiz.example/b"]}]}
      """
    try TemporaryCatalog.with(catalog) { path in
      let warning = """
        routes[0].exmples: This key is not known; 'examples' may be meant. [unknownKey]
        """
      let run = try BuiltTool.run("lint", "--quiet", "--catalog", path)
      #expect(run.code == 0)
      #expect(run.out == "warning: \(warning)\n0 errors, 1 warning, 0 notes\n")
      let match = try BuiltTool.run("match", "--catalog", path, "https://quiz.example/a")
      #expect(match.error == "\(path): not used: \(warning)\n")
    }
  }

  @Test func aSourceThatIsNoneIsAWarning() throws {
    let catalog = """
      {"prefixes":[{"domain":"quiz.example"}],"routes":[
       {"name":"one","path":"/a","access":["universalink"]},
       {"name":"two","path":"/b","access":["universalLink","partner"]},
       {"name":"three","path":"/c","access":["universalLink","branch=universalLink"]}]}
      """
    try TemporaryCatalog.with(catalog) { path in
      let run = try BuiltTool.run("lint", "--quiet", "--catalog", path)
      #expect(run.code == 0)
      #expect(
        run.out == """
          warning: routes[0].access[0]: 'universalink' is not a source of the system; 'universalLink' may be \
          meant. [unknownSource]
          warning: routes[1].access[1]: 'partner' is not a source of the system; if it is the app's own, \
          write what it is like as well, NAME=SOURCE. [unknownSource]
          0 errors, 2 warnings, 0 notes

          """
      )
      let check = try BuiltTool.run("check", "--catalog", path, "--json")
      #expect(check.out.contains(#""code":"LINK-unknownSource","column":38"#), "\(check.out)")
    }
  }

  @Test func showsErrorsWithAURLEach() throws {
    let catalog = """
      {"prefixes":[{"domain":"quiz.example"}],"routes":[
       {"name":"one","path":"/a/:x"},{"name":"two","path":"/a/:y"},
       {"name":"from","path":"/b/:x-c"},{"name":"to","path":"/b/d-:y"},
       {"name":"typo","path":"/e/:x","types":{"x":"Itn"}},
       {"name":"sample","path":"/f","examples":["https://quiz.example/g"]}]}
      """
    try TemporaryCatalog.with(catalog) { path in
      let run = try BuiltTool.run("lint", "--catalog", path)
      #expect(run.code == 1)
      #expect(
        run.out == """
          error: routes[4].types.x (typo): 'Itn' is not a type; did you mean 'Int'? [unknownType]
          error: routes[5].examples[0] (sample): This does not lead to the route. No route has 'g' as segment 1. [example]
          error: 'two' /a/:y is never reached: 'one' /a/:x takes all its URLs, as https://quiz.example/a/0 [unreachable]
          error: 'from' /b/:x-c and 'to' /b/d-:y both accept https://quiz.example/b/d-c, and nothing but their text decides [tie]
          4 errors, 0 notes

          """
      )
    }
  }

  @Test func namesAPatternThatNoURLLeadsTo() throws {
    let catalog = #"{"prefixes":[{"domain":"e.com"}],"routes":[{"name":"r","path":"/{:t/}+"}]}"#
    try TemporaryCatalog.with(catalog) { path in
      let run = try BuiltTool.run("lint", "--catalog", path)
      #expect(run.code == 1)
      #expect(
        run.out == """
          error: routes[0].path (r): No URL leads to '/{:t/}+': a slash at the end is not part of a value. [unreachable]
          1 error, 0 notes

          """
      )
    }
  }

  @Test func namesAllThatHideARouteTogether() throws {
    let catalog = """
      {"prefixes":[{"domain":"quiz.example"}],"routes":[
       {"name":"start","path":"/:language","types":{"language":"en|de"}},
       {"name":"german","path":"/de"},{"name":"english","path":"/en"}]}
      """
    try TemporaryCatalog.with(catalog) { path in
      let run = try BuiltTool.run("lint", "--catalog", path, "--quiet")
      #expect(run.code == 1)
      #expect(
        run.out == """
          error: 'start' /:language is never reached: 'german' /de and 'english' /en take all its URLs, as https://quiz.example/de [unreachable]
          1 error, 2 notes

          """
      )
    }
  }

  @Test func aPatternThatEndsIsNotMoreSpecificInASegment() throws {
    let catalog = """
      {"prefixes":[{"domain":"quiz.example"}],"routes":[
       {"name":"root","path":"/"},{"name":"all","path":"/:x(.*)"}]}
      """
    try TemporaryCatalog.with(catalog) { path in
      let lines = try BuiltTool.run("lint", "--catalog", path).out
      let end = "for https://quiz.example/: it ends there, and the other may go on [overlap]"
      #expect(lines.contains("note: 'root' / comes before 'all' /:x(.*) \(end)"), "\(lines)")
    }
  }

  @Test func aFileThatIsNoCatalogIsNotLinted() throws {
    try TemporaryCatalog.with("[]") { path in
      let run = try BuiltTool.run("lint", "--catalog", path)
      #expect(run.code == 65)
    }
  }

  @Test func printsAnObjectALine() throws {
    let catalog = """
      {"prefixes":[{"domain":"quiz.example"}],"routes":[
       {"name":"start","path":"/:language","types":{"language":"en|de"}},
       {"name":"german","path":"/de"},{"name":"english","path":"/en"},
       {"name":"typo","path":"/e/:x","types":{"x":"Itn"}}]}
      """
    try TemporaryCatalog.with(catalog) { path in
      let run = try BuiltTool.run("lint", "--catalog", path, "--json", "--quiet")
      #expect(run.code == 1)
      #expect(
        run.out == #"""
          {"code":"unknownType","column":45,"line":4,"message":"routes[3].types.x (typo): 'Itn' is not a type; did you mean 'Int'?","pointer":"/routes/3/types/x","routes":["typo"],"severity":"error","witness":null}
          {"code":"unreachable","column":2,"line":2,"message":"'start' /:language is never reached: 'german' /de and 'english' /en take all its URLs, as https://quiz.example/de","pointer":"/routes/0","routes":["german","english","start"],"severity":"error","witness":"https://quiz.example/de"}

          """#
      )
      let all = try BuiltTool.run("lint", "--catalog", path, "--json").out
      #expect(all.split(separator: "\n").count == 4)
      #expect(all.contains(#""code":"overlap""#))
    }
  }
}
