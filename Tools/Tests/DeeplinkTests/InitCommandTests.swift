import Foundation
import Testing

/// What a person sees of `deeplink init`.
@Suite struct InitCommandTests {
  /// A file for a test, which is removed at the end.
  private func with<Value>(_ text: String, _ body: (String) throws -> Value) throws -> Value {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("init-\(UUID().uuidString)")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try body(file.path)
  }

  /// An association file with rules.
  private func association(_ rules: String) -> String {
    #"{"applinks":{"details":[{"appIDs":["ABCDE12345.com.example.app"],"components":[\#(rules)]}]}}"#
  }

  /// Rules of all kinds, which the proposed routes have to cover.
  static let rules = [
    #"{"/":"/"}"#, #"{"/":"/about"}"#, #"{"/":"/leagues/*"}"#, #"{"/":"/leagues/?*"}"#,
    #"{"/":"*"}"#,
    #"{"/":"/buy-*"}"#, #"{"/":"/a/*/b"}"#, #"{"/":"/a/?*/b/*"}"#, #"{"/":"/code/????"}"#,
    #"{"/":"/help/website/*","exclude":true},{"/":"/help/*","?":{"articleNumber":"????"}}"#,
    #"{"/":"/search","?":{"q":"?*","page":"*"}}"#, #"{"/":"/Promo/*","caseSensitive":false}"#,
    ##"{"/":"/x","#":"promo*"}"##, #"{"?":"a=*"}"#, #"{"/":"/$(lang)/store"}"#,
    #"{"/":"/a+b/(c)"}"#, #"{"/":"/switch/*","comment":"A switch."}"#, #"{"/":"/leagues/*/*"}"#,
  ]

  @Test(arguments: rules)
  func theRoutesOfRulesCoverThem(rule: String) throws {
    try with(association(rule)) { path in
      let run = try BuiltTool.run("init", "--aasa", path, "--domain", "quiz.example")
      #expect(run.code == 0, "\(run.out)\(run.error)")
      #expect(
        run.error.hasPrefix("proved: the file that these routes ask for admits every URL that ")
      )
    }
  }

  @Test func theCatalogOfTheRoutesGeneratesAFileThatCoversTheGivenOne() throws {
    try with(association(Self.rules.joined(separator: ","))) { path in
      let json = try BuiltTool.run("init", "--aasa", path, "--domain", "quiz.example", "--json")
      #expect(json.code == 0, "\(json.error)")
      try with(json.out) { catalog in
        let lint = try BuiltTool.run("lint", "--catalog", catalog)
        #expect(!lint.out.contains("not used"), "\(lint.out)")
      }
    }
  }

  @Test func pagesBecomeRoutesWithTypedValues() throws {
    var urls = (1...40).map { "https://quiz.example/blog/post-\($0)-x" }
    urls += (1...30).map { "https://quiz.example/leagues/\($0)?utm_source=a" }
    urls += [
      "/search?q=a&page=2", "/search?q=b", "/users/8D8AC610-566D-4EF0-9C22-186B2A5ED793", "/a/007",
    ]
    urls += [
      #"1.2.3.4 - - [x] "GET /about HTTP/1.1" 200 1"#, "https://other.example/x", "# a comment",
    ]
    try with(urls.joined(separator: "\n")) { path in
      let run = try BuiltTool.run("init", "--urls", path, "--domain", "quiz.example")
      #expect(run.code == 0, "\(run.error)")
      for line in [
        "  case blog(blog: String)", "  case league(league: Int)", "  case user(user: UUID)",
        "import Foundation",
        "  case search(page: String?, q: String?)", "  case about",
        "    LinkRoute(AppLink.league, \"/leagues/:league\")", "    LinkRoute(.about, \"/about\")",
        "    LinkRoute(AppLink.search, \"/search?page=:page&q=:q\")",
        "    // 40 URLs, such as https://quiz.example/blog/post-1-x",
      ] {
        #expect(run.out.split(separator: "\n").contains { $0 == line }, "\(line)\n\(run.out)")
      }
      #expect(!run.out.contains("other.example") && !run.out.contains("utm_source:"))
      #expect(run.error == "proved: each of 75 URLs has a route\n")
    }
  }

  #if os(Linux)
  @Test func whatIsProposedCompilesAndItsRoutesHaveNoProblem() throws {
    let modules = BuiltTool.productsFolder.appendingPathComponent("Modules").path
    let compiler = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":")
      .map { "\($0)/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let compiler else { return }
    try with(association(Self.rules.joined(separator: ","))) { path in
      let proposal = try BuiltTool.run("init", "--aasa", path, "--domain", "quiz.example").out
      let file = path + ".swift"
      try Data(proposal.utf8).write(to: URL(fileURLWithPath: file))
      defer { try? FileManager.default.removeItem(atPath: file) }
      let run = try BuiltTool.shell(
        "'\(compiler)' -typecheck -parse-as-library -swift-version 6 -warnings-as-errors -I '\(modules)' '\(file)' 2>&1",
        in: FileManager.default.temporaryDirectory
      )
      #expect(run.code == 0, "\(run.out)\n\(proposal)")
    }
  }
  #endif

  @Test func aLogWithPathsAloneNeedsItsDomain() throws {
    let log = """
      10.0.0.1 - - [01/Nov/2026:10:00:00 +0000] "GET /leagues/1 HTTP/1.1" 200 12
      10.0.0.1 - - [01/Nov/2026:10:00:01 +0000] "GET /leagues/2 HTTP/1.1" 200 12
      """
    try with(log) { path in
      let alone = try BuiltTool.run("init", "--urls", path)
      #expect(alone.code == 1 && alone.out.isEmpty)
      #expect(alone.error == "deeplink: 2 lines of \(path) without a domain: add --domain\n")
      let named = try BuiltTool.run("init", "--urls", path, "--domain", "quiz.example")
      #expect(named.code == 0 && named.error.hasSuffix("proved: each of 2 URLs has a route\n"))
    }
    try with("https://quiz.example/leagues/1\n/leagues/2\n") { path in
      let mixed = try BuiltTool.run("init", "--urls", path)
      #expect(mixed.code == 1 && mixed.out.contains("/leagues/1"))
      #expect(mixed.error.contains("a line of \(path) without a domain: add --domain"))
    }
  }

  @Test(arguments: [
    [], ["--aasa", "a"], ["--aasa", "a", "--urls", "b"], ["--urls", "a", "--type", "app link"],
    ["--urls", "a", "--domain", "a/b"],
  ])
  func optionsThatMeanNothingAreRefused(words: [String]) throws {
    #expect(try BuiltTool.run(["init"] + words).code == 64)
  }
}

/// What `deeplink coverage` says about the pages of a site.
@Suite struct SiteCoverageTests {
  private let catalog = BuiltTool.files.appendingPathComponent("quiz.json").path

  /// A folder with files, which is removed at the end.
  private func with<Value>(_ files: [String: String], _ body: (URL) throws -> Value) throws -> Value
  {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("site-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    return try body(folder)
  }

  private func sitemap(_ urls: [String]) -> String {
    let entries = urls.map {
      "<url><loc> \($0.replacing("&", with: "&amp;")) </loc><image:image><image:loc>https://quiz.example/p.png</image:loc></image:image></url>"
    }
    return "<?xml version=\"1.0\"?>\n<urlset>\(entries.joined())</urlset>"
  }

  /// 30 posts, 20 leagues, 10 pages of players, 5 searches, and a page of another site.
  private var pages: [String] {
    (1...30).map { "https://quiz.example/blog/post-\($0)-x" }
      + (1...20).map { "https://quiz.example/leagues/\($0)" }
      + (1...10).map { "https://quiz.example/players/\($0)/stats" }
      + (1...5).map { "https://quiz.example/search?q=\($0)&page=2" } + ["https://other.example/x"]
  }

  @Test func pagesWithoutARouteAreGroupedTheMostFrequentFirst() throws {
    try with(["sitemap.xml": sitemap(pages), "urls.txt": pages.joined(separator: "\n")]) { folder in
      for option in [["--sitemap", "sitemap.xml"], ["--urls", "urls.txt"]] {
        let path = folder.appendingPathComponent(option[1]).path
        let run = try BuiltTool.run("coverage", "--catalog", catalog, option[0], path)
        #expect(run.code == 1)
        #expect(
          run.out == """
            40 of 65 pages have no route:
                 30  /blog/:blog  https://quiz.example/blog/post-1-x
                     No route has 'blog' as segment 1.
                     add: LinkRoute(AppLink.blog, "/blog/:blog")
                 10  /players/:player/stats  https://quiz.example/players/1/stats
                     No route has 'players' as segment 1.
                     add: LinkRoute(AppLink.playerStats, "/players/:player/stats")

            25 of 65 pages are opened by the app; 1 of other sites are not counted

            """
        )
      }
    }
  }

  @Test func pagesThatTheFileDoesNotOfferNeedARule() throws {
    let rules =
      #"{"applinks":{"details":[{"appIDs":["ABCDE12345.com.example.app"],"components":[{"/":"/search"}]}]}}"#
    try with(["sitemap.xml": sitemap(pages), "aasa": rules]) { folder in
      let words = [
        "coverage", "--catalog", catalog, "--json", "--sitemap",
        folder.appendingPathComponent("sitemap.xml").path,
        "--aasa", folder.appendingPathComponent("aasa").path,
      ]
      let lines = try BuiltTool.run(words).out.split(separator: "\n").map {
        try JSONDocumentText(String($0))
      }
      #expect(
        lines.map { $0["pattern"].text } == [
          "/blog/:blog", "/leagues/:league", "/players/:player/stats",
        ]
      )
      #expect(lines.map { $0["kind"].text } == ["route", "rule", "route"])
      #expect(lines[1]["line"].text == #"{ "/": "/leagues/?*" }"# && lines[1]["count"].number == 20)
      let github = try BuiltTool.run(words.filter { $0 != "--json" } + ["--format", "github"])
      #expect(github.out.contains("title=SITE-rule::20 pages like /leagues/:league lack a rule."))
    }
  }

  @Test func sitemapsAreReadThroughAnIndexAndGzip() throws {
    let index =
      "<sitemapindex><sitemap><loc>https://quiz.example/a.xml.gz</loc></sitemap>"
      + "<sitemap><loc>https://quiz.example/../../b.xml</loc></sitemap></sitemapindex>"
    try with(["a.xml": sitemap(["https://quiz.example/leagues/1"]), "index.xml": index]) { folder in
      let zipped = try BuiltTool.shell("gzip a.xml && head -c 40 a.xml.gz > cut.gz", in: folder)
      #expect(zipped.code == 0)
      func run(_ name: String) throws -> BuiltTool.Output {
        try BuiltTool.run(
          "coverage",
          "--catalog",
          catalog,
          "--sitemap",
          folder.appendingPathComponent(name).path
        )
      }
      let whole = try run("a.xml.gz")
      #expect(whole.code == 0 && whole.out == "1 of 1 pages are opened by the app\n")
      let indexed = try run("index.xml")
      #expect(indexed.code == 1 && indexed.out == "1 of 1 pages are opened by the app\n")
      #expect(indexed.error.contains("b.xml is not beside its index; name it with --sitemap"))
      #expect(try run("cut.gz").code == 66)
      #expect(try run("nowhere.xml").code == 66)
    }
    #expect(try BuiltTool.run("coverage", "--catalog", catalog).code == 64)
  }
}
