import Foundation
import Testing

/// What a person sees of `deeplink aasa` and `deeplink coverage`.
@Suite struct AssociationCommandTests {
  /// The app of the files.
  private static let app = "ABCDE12345.com.example.app"

  /// A file with rules.
  private static func file(_ components: String) -> String {
    #"{"applinks":{"details":[{"appIDs":["\#(app)"],"components":[\#(components)]}]}}"#
  }

  @Test func matchShowsTheRuleThatDecided() throws {
    let file = Self.file(#"{"/": "/a/b", "exclude": true}, {"/": "/a/*"}"#)
    try TemporaryCatalog.with(file) { path in
      let run = try BuiltTool.run(
        "aasa",
        "match",
        "--file",
        path,
        "--app",
        Self.app,
        "https://example.com/a/1"
      )
      #expect(run.code == 0)
      #expect(
        run.out == """
          https://example.com/a/1
            match – ABCDE12345.com.example.app is eligible, by /applinks/details/0/components/1
            - /applinks/details/0/components/0  path /a/b, excluded
                path '/a/1' does not match '/a/b': after '/a/' comes '1'
            + /applinks/details/0/components/1  path /a/*
            Eligible is not opened: the app must be installed and name the host, and the person may have chosen the browser.

          """
      )
      let match = { (urls: String...) in
        try BuiltTool.run(["aasa", "match", "--file", path, "--app", Self.app] + urls).code
      }
      #expect(try match("/a/b") == 2)
      #expect(try match("/a/b", "/c") == 1)
      #expect(try match("ftp://a") == 1)
    }
  }

  @Test(arguments: [
    #"{"prefixes":[{"scheme":"a"}],"routes":[{"name":"a","path":"/a"}]}"#,
    #"{"prefixes":[{"domain":"a.example"}],"routes":[{"name":"a","path":"/a","access":["notification"]}]}"#,
  ])
  func generateSaysWhenNothingIsOffered(catalog: String) throws {
    try TemporaryCatalog.with(catalog) { path in
      let run = try BuiltTool.run(
        "aasa",
        "generate",
        "--catalog",
        path,
        "--app",
        Self.app,
        "--quiet"
      )
      #expect(run.code == 0)
      #expect(
        run.error == "the file offers nothing: no route is open to the web at the domain\n"
      )
    }
  }

  @Test func standardInputIsReadOnce() throws {
    let input = Array(Self.file(#"{"/": "/a"}"#).utf8)
    let match = ["aasa", "match", "--file", "-", "--app", Self.app]
    let twice = try BuiltTool.run(match + ["/a", "-"], input: input)
    #expect(twice.code == 64)
    #expect(twice.error.contains("Standard input can be read once"))
    #expect(try BuiltTool.run(match + ["/a"], input: input).code == 0)
    let coverage = ["coverage", "--catalog", "none", "--aasa", "-", "--assetlinks", "-"]
    #expect(try BuiltTool.run(coverage, input: input).code == 64)
  }

  @Test func matchPrintsAnObjectForATextThatIsNoURL() throws {
    try TemporaryCatalog.with(Self.file(#"{"/": "/a"}"#)) { path in
      let run = try BuiltTool.run(
        ["aasa", "match", "--json", "--file", path, "--app", Self.app, "ftp://a", "/a"]
      )
      #expect(run.code == 1)
      #expect(run.error == "")
      let lines = run.out.split(separator: "\n")
      #expect(lines.count == 2)
      #expect(
        lines.first ?? "" == #"""
          {"app":"ABCDE12345.com.example.app","assumed":[],"closest":null,"note":"This is not a web URL (scheme).","rule":null,"trace":[],"url":"ftp://a","verdict":"none"}
          """#
      )
    }
  }

  @Test func matchPrintsAnObjectALine() throws {
    try TemporaryCatalog.with(Self.file(#"{"/": "/a", "exclude": true}"#)) { path in
      let run = try BuiltTool.run(
        "aasa",
        "match",
        "--file",
        path,
        "--app",
        Self.app,
        "--json",
        "--domain",
        "example.com",
        "/a",
        "https://other.example/a"
      )
      #expect(run.code == 1)
      #expect(
        run.out == #"""
          {"app":"ABCDE12345.com.example.app","assumed":[],"closest":null,"note":null,"rule":"/applinks/details/0/components/0","trace":[{"failure":null,"pointer":"/applinks/details/0/components/0","rule":"path /a, excluded","semantics":[["firstMatch","documented"],["unspecified","documented"],["trailingSlashes","recorded"],["leadingSlash","recorded"],["wholePart","documented"],["absentIsEmpty","documented"],["written","documented"]]}],"url":"/a","verdict":"exclude"}
          {"app":"ABCDE12345.com.example.app","assumed":[],"closest":null,"note":"The host 'other.example' is not 'example.com', which serves the file.","rule":null,"trace":[],"url":"https://other.example/a","verdict":"none"}

          """#
      )
    }
  }

  @Test func lintShowsFindingsInFourFormats() throws {
    try TemporaryCatalog.with(Self.file(#"{"/": "/a/*"}, {"/": "/a/b", "exclude": true}"#)) {
      path in
      let lint = { (format: String) in
        try BuiltTool.run("aasa", "lint", "--file", path, "--format", format)
      }
      let text = try lint("text")
      #expect(text.code == 1)
      #expect(
        text.out == """
          \(path):1:95: error: /applinks/details/0/components/1 The exclusion is never reached: /applinks/details/0/components/0 matches all of it first. (/a/b) [AASA042 lateExclusion]
            Move it before /applinks/details/0/components/0. (documented: Apple's reference of associated domains)
          1 error, 0 warnings, 0 notes

          """
      )
      #expect(
        try lint("github").out.hasPrefix("::error file=\(path),line=1,col=95,title=AASA042::")
      )
      let json = try JSONSerialization.jsonObject(with: Data(lint("json").out.utf8))
      #expect((json as? [String: Any])?["witness"] as? String == "/a/b")
      let sarif = try JSONSerialization.jsonObject(with: Data(lint("sarif").out.utf8))
      #expect((sarif as? [String: Any])?["version"] as? String == "2.1.0")
      let run = ((sarif as? [String: Any])?["runs"] as? [[String: Any]])?.first
      #expect(run?["columnKind"] as? String == "unicodeCodePoints")
      #expect(try lint("xml").code == 64)
    }
  }

  @Test func noTextOfAFileBeginsAWorkflowCommand() throws {
    let rule = #"{"/": "/$(a\r\n::error file=x::pwned\u001B[31m,%)"}"#
    try TemporaryCatalog.with(Self.file(rule)) { path in
      let run = try BuiltTool.run("aasa", "lint", "--file", path, "--format", "github")
      let lines = run.out.unicodeScalars.split { "\r\n".unicodeScalars.contains($0) }
      #expect(!lines.isEmpty)
      #expect(lines.allSatisfy { String($0).contains(" file=\(path),line=1,") })
      #expect(run.out.unicodeScalars.contains("\u{1B}") == false)
      #expect(run.out.contains(#"a%0D%0A::error file=x::pwned\u{1B}[31m,%25"#))
    }
  }

  @Test func lintMendsWhatNeedsNoDecision() throws {
    try TemporaryCatalog.with(Self.file(#"{"/": "/a"}, {"/": "/a/"}"#)) { path in
      let run = try BuiltTool.run("aasa", "lint", "--file", path, "--fix", "--strict")
      #expect(run.code == 0)
      #expect(run.error == "\(path): 1 change\n")
      #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.file(#"{"/": "/a"}"#))
    }
  }

  @Test(arguments: [0o644, 0o664, 0o600])
  func aFileThatIsMendedKeepsItsPermissions(permissions: Int) throws {
    try TemporaryCatalog.with(Self.file(#"{"/": "/a"}, {"/": "/a/"}"#)) { path in
      let files = FileManager.default
      try files.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
      let run = try BuiltTool.run("aasa", "lint", "--file", path, "--fix")
      #expect(run.error == "\(path): 1 change\n")
      let now = try files.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber
      #expect(now?.intValue == permissions)
    }
  }

  @Test func standardInputIsNotMended() throws {
    let run = try BuiltTool.run("aasa", "lint", "--file", "-", "--fix")
    #expect(run.code == 64)
    #expect(run.error.contains("--fix writes into the file, so --file cannot be -"))
    #expect(!FileManager.default.fileExists(atPath: "-"))
  }

  @Test func everyStatementAboutAnAndroidAppIsCompared() throws {
    let catalog = """
      {"version": 1, "prefixes": [{"domain": "a.example"}], "routes": [
        {"name": "a", "path": "/a", "access": ["universalLink"]}]}
      """
    let statement = { (package: String, path: String) in
      let relation = "delegate_permission/common.handle_all_urls"
      return """
        {"relation": ["\(relation)"], "target": {"namespace": "android_app",
        "package_name": "\(package)", "sha256_cert_fingerprints": ["12:AB"]},
        "relation_extensions": {"\(relation)":
        {"dynamic_app_link_components": [{"/": "\(path)"}, {"/": "\(path)/"}]}}}
        """
    }
    let file = "[\(statement("com.example.debug", "/a")), \(statement("com.example", "/b"))]"
    try TemporaryCatalog.with(catalog) { links in
      try TemporaryCatalog.with(Self.file(#"{"/": "/a"}"#)) { aasa in
        try TemporaryCatalog.with(file) { assets in
          let coverage = { (more: String...) in
            try BuiltTool.run(
              ["coverage", "--catalog", links, "--aasa", aasa, "--assetlinks", assets] + more
            )
          }
          let all = try coverage()
          #expect(all.code == 1)
          #expect(all.out.contains("\(assets):"))
          #expect(all.out.contains("'12:AB' is not 32 pairs"))
          #expect(all.out.contains("'com.example' (assetlinks.json, /1) is offered this URL"))
          #expect(all.out.contains("proved: iOS and Android 'com.example.debug' (/0)"))
          let one = try coverage("--package", "com.example.debug")
          #expect(!one.out.contains("platformsDiffer"))
          let none = try coverage("--package", "com.other")
          #expect(none.code == 1)
          #expect(none.error.contains("it offers links to com.example.debug, com.example"))
        }
      }
      let lost = try BuiltTool.run("coverage", "--catalog", links, "--aasa", "x", "--package", "y")
      #expect(lost.code == 64)
    }
  }

  @Test func generateAndCoverageAgree() throws {
    let catalog = """
      {"version": 1, "prefixes": [{"domain": "quiz.example"}], "routes": [
        {"name": "league", "path": "/leagues/:league", "types": {"league": "Int"}, "access": ["universalLink"]},
        {"name": "about", "path": "/about", "access": ["universalLink"]},
        {"name": "new", "path": "/leagues/new", "access": []}]}
      """
    try TemporaryCatalog.with(catalog) { links in
      let made = try BuiltTool.run("aasa", "generate", "--catalog", links, "--app", Self.app)
      #expect(made.code == 0)
      #expect(made.out.contains(#"{"/": "/leagues/new", "exclude": true, "comment": "new"}"#))
      #expect(
        made.error.contains(
          "surplus: /applinks/details/0/components/1: path: https://quiz.example/"
        )
      )
      try TemporaryCatalog.with(made.out) { file in
        let run = try BuiltTool.run(
          "coverage",
          "--catalog",
          links,
          "--aasa",
          file,
          "--app",
          Self.app
        )
        #expect(run.code == 0)
        #expect(run.out.contains("proved: the file admits every URL of every opened route\n"))
      }
      try TemporaryCatalog.with(Self.file(#"{"/": "/leagues/?"}"#)) { file in
        let run = try BuiltTool.run(
          "coverage",
          "--catalog",
          links,
          "--aasa",
          file,
          "--app",
          Self.app
        )
        #expect(run.code == 1)
        #expect(run.out.contains("(https://quiz.example/about) [AASA050 routeNotAdmitted]"))
      }
      #expect(try BuiltTool.run("aasa", "generate", "--catalog", links).code == 64)
      let wrong = try BuiltTool.run("aasa", "generate", "--catalog", links, "--app", "foo")
      #expect(wrong.code == 64)
      #expect(wrong.out.isEmpty)
      #expect(wrong.error.contains("'foo' is not a prefix of ten letters and digits"))
    }
  }

  @Test func filesThatAreNoneAreNamed() throws {
    let missing = try BuiltTool.run("aasa", "match", "--file", "/nowhere/x", "--app", "a", "/")
    #expect(missing.code == 66)
    try TemporaryCatalog.with("{") { path in
      let run = try BuiltTool.run("aasa", "match", "--file", path, "--app", "a", "/")
      #expect(run.code == 65)
      #expect(run.error.hasPrefix("\(path):1:2: "))
      #expect(try BuiltTool.run("aasa", "lint", "--file", path).code == 1)
    }
  }
}
