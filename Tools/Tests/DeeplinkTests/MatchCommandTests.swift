import Foundation
import Testing

/// What a person sees of `deeplink match`.
@Suite struct MatchCommandTests {
  @Test func showsRoutesAndValues() throws {
    try TemporaryCatalog.with { path in
      let run = try BuiltTool.run(
        "match",
        "--catalog",
        path,
        "quiz://leagues/7",
        "https://quiz.example/search?q=a+b&tag=x&tag=y"
      )
      #expect(run.code == 0)
      #expect(run.error == "")
      #expect(
        run.out == """
          quiz://leagues/7
            league
              league = 7
          https://quiz.example/search?q=a+b&tag=x&tag=y
            search
              page = 1
              q    = a b
              tag  = x, y

          """
      )
    }
  }

  @Test(arguments: ["match --catalog /dev/stdin quiz://leagues/7", "lint --catalog /dev/stdin"])
  func aCatalogMayComeThroughAPipe(arguments: String) throws {
    try TemporaryCatalog.with { path in
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      let tool = BuiltTool.productsFolder.appendingPathComponent("deeplink").path
      process.arguments = ["-c", "cat '\(path)' | '\(tool)' \(arguments)"]
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
  }

  @Test func saysWhyThereIsNoRoute() throws {
    try TemporaryCatalog.with { path in
      let run = try BuiltTool.run(
        "match",
        "--catalog",
        path,
        "quiz://leagues/x",
        "quiz://nowhere",
        "evil://a",
        "quiz://a b",
        "quiz://offer"
      )
      #expect(run.code == 1)
      #expect(
        run.out == """
          quiz://leagues/x
            unmatched – valueType: Route 'league': segment 2 ('league') expected Int, found 'x'.
          quiz://nowhere
            unmatched – noRoute: No route has 'nowhere' as segment 1.
          evil://a
            rejected – unknownScheme: The scheme 'evil' is not one of this app; expected quiz or https.
              Fix: If it is the app's, add .scheme("evil") to the prefixes.
          quiz://a b
            rejected – malformedURL: This is not the URL of a link: a raw control character, space or backslash at byte 8.
          quiz://offer
            unmatched – noRoute: No route has 'offer' as segment 1.

          """
      )
    }
  }

  @Test func printsAnObjectALineWithEveryKey() throws {
    try TemporaryCatalog.with { path in
      let run = try BuiltTool.run(
        "match",
        "--catalog",
        path,
        "--json",
        "-",
        input: Array("quiz://l/7\r\n\nquiz://l/x\n".utf8)
      )
      #expect(run.code == 1)
      #expect(
        run.out == #"""
          {"outcome":"matched","reason":null,"route":"league","url":"quiz://l/7","values":{"league":7}}
          {"outcome":"unmatched","reason":{"code":"valueType","expected":"Int","fix":null,"found":"x","message":"Route 'league': segment 2 ('league') expected Int, found 'x'.","parameter":"league","route":"league","segment":2},"route":null,"url":"quiz://l/x","values":{}}

          """#
      )
    }
  }

  @Test func theSourceCanBeStated() throws {
    try TemporaryCatalog.with { path in
      let onTheWeb = try BuiltTool.run("match", "--catalog", path, "https://quiz.example/offer")
      #expect(onTheWeb.code == 0)
      let from = ["--from", "universalLink"]
      let stated = try BuiltTool.run(["match", "--catalog", path] + from + ["quiz://offer"])
      #expect(stated.code == 0)
      let inside = try BuiltTool.run("match", "--catalog", path, "--from", "app", "quiz://pay")
      #expect(inside.code == 0)
      let outside = try BuiltTool.run("match", "--catalog", path, "quiz://pay")
      #expect(outside.code == 1)
    }
  }

  @Test func aSourceThatIsNoneIsRefused() throws {
    try TemporaryCatalog.with { path in
      let run = try BuiltTool.run("explain", "--catalog", path, "--from", "bogus", "quiz://pay")
      #expect(run.code == 64)
      #expect(
        run.error.hasPrefix(
          """
          Error: No source is called 'bogus': write one of app, universalLink, customScheme, notification, \
          handoff, spotlight, quickAction, intent, content, deferred, other, or NAME=SOURCE for one of the app's own.
          """
        )
      )
      let former = try BuiltTool.run("explain", "--catalog", path, "--from", "web", "quiz://pay")
      #expect(former.code == 64)
      #expect(former.error.hasPrefix("Error: The source 'web' is called 'universalLink' now."))
    }
  }

  @Test func anUnusableCatalogIsNotSilent() throws {
    let missing = try BuiltTool.run("match", "--catalog", "/nowhere/links.json", "quiz://a")
    #expect(missing.code == 66)
    #expect(
      missing.error == "deeplink: /nowhere/links.json cannot be read: there is no such file\n"
    )
    #expect(missing.out == "")
    try TemporaryCatalog.with(#"{"prefixes":[{"scheme":1}],"routes":[{"name":"a"}]}"#) { path in
      let run = try BuiltTool.run("match", "--catalog", path, "quiz://a")
      #expect(run.code == 65)
      #expect(
        run.error == """
          \(path): prefixes[0].scheme: A text is expected here. [wrongType]
          \(path): routes[0].path: This key is missing; a text is expected here. [missingKey]

          """
      )
    }
    try TemporaryCatalog.with("{") { path in
      let run = try BuiltTool.run("match", "--catalog", path, "quiz://a")
      #expect(run.code == 65)
      #expect(
        run.error
          == "\(path):1:2: This is not JSON: a name in quotation marks is expected here.\n"
      )
    }
    // What some decoders pass over is refused as `check` refuses it.
    for text in [#"{"prefixes":[{"scheme":"quiz"}],"routes":[],}"#, "\u{FEFF}{'routes':[]}"] {
      try TemporaryCatalog.with(text) { path in
        for command in ["match", "lint", "explain"] {
          let arguments = command == "lint" ? [] : ["quiz://a"]
          let run = try BuiltTool.run([command, "--catalog", path] + arguments)
          #expect(run.code == 65)
          #expect(run.error.hasPrefix("\(path):1:"), "\(run.error)")
        }
      }
    }
    try TemporaryCatalog.with(
      #"{"prefixes":[{"scheme":"a"}],"routes":[{"name":"b","path":"/:"},{"name":"c","path":"/c"}]}"#
    ) { path in
      let run = try BuiltTool.run("match", "--catalog", path, "a:/c")
      #expect(run.code == 0)
      #expect(run.error.hasPrefix("\(path): not used: routes[0].path (b): "))
    }
  }

  @Test func aNameThatStandsTwiceInAnObjectIsAnError() throws {
    let catalog = """
      {"prefixes":[{"scheme":"quiz"}],
       "routes":[{"name":"a","path":"/a"}],
       "routes":[{"name":"b","path":"/b"}]}
      """
    try TemporaryCatalog.with(catalog) { path in
      let message = "'/routes' stands again in its object, and one of them is lost; remove it."
      let run = try BuiltTool.run("match", "--catalog", path, "quiz://a")
      #expect(run.code == 65)
      #expect(run.error == "\(path):2:2: \(message)\n")
      let check = try BuiltTool.run("check", "--catalog", path)
      #expect(check.code == 65)
      #expect(check.out.hasPrefix("\(path):2:2: error: \(message) [file]\n"))
      let lock = try BuiltTool.run("contract", "--catalog", path, "--lock", path)
      #expect(lock.code == 65)
    }
  }

  @Test func aCatalogMustBeGiven() throws {
    #expect(try BuiltTool.run("match", "quiz://a").code == 64)
  }
}
