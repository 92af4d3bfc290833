import Foundation
import Testing

/// What a person sees of `deeplink scan`.
@Suite struct ScanCommandTests {
  private let catalog = BuiltTool.files.appendingPathComponent("quiz.json").path

  /// A folder with files, which is removed at the end.
  private func with<Value>(
    _ files: [String: String],
    _ body: (URL) throws -> Value
  ) throws -> Value {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("scan-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
    return try body(folder)
  }

  /// Scans a folder; the findings as `file:line URL`.
  private func scan(_ folder: URL, _ options: String...) throws -> (
    found: [String], code: Int32, error: String
  ) {
    let run = try BuiltTool.run(["scan", "--catalog", catalog, "--json"] + options + [folder.path])
    let found = try run.out.split(separator: "\n").map { line in
      let finding = try JSONDocumentText(String(line))
      let file = finding["file"].text?.dropFirst(folder.path.count + 1) ?? ""
      return "\(file):\(finding["line"].number ?? 0) \(finding["witness"].text ?? "")"
    }
    return (found, run.code, run.error)
  }

  @Test func aPlantedCorpusIsFoundWholeWithoutAFalseAlarm() throws {
    let corpus = ScanCorpus()
    #expect(corpus.links == 500 && corpus.decoys == 100 && corpus.broken.count == 120)
    try with(corpus.files) { folder in
      let (found, code, _) = try scan(folder)
      let missed = corpus.broken.subtracting(found).sorted()
      let alarms = Set(found).subtracting(corpus.broken).sorted()
      #expect(missed == [], "missed")
      #expect(alarms == [], "false alarms")
      #expect(found.count == 120 && code == 1)
      let text = try BuiltTool.run("scan", "--catalog", catalog, folder.path)
      #expect(text.out.contains(" in 8 of 8 files: 120 open nothing"), "\(text.out.suffix(200))")
    }
  }

  @Test func whatGitIgnoresAndWhatIsNotTheProjectsIsLeftOut() throws {
    let link = "quiz://legues/1\n"
    try with([
      ".git/HEAD": "", ".gitignore": "out/\n*.gen.md\n!keep.gen.md\n/top.md\n", "a.md": link,
      "out/b.md": link, "c.gen.md": link, "keep.gen.md": link, "top.md": link, "sub/top.md": link,
      "sub/.gitignore": "d.md\n", "sub/d.md": link, "node_modules/e.md": link, ".hidden/f.md": link,
      ".well-known/g.json": "\"quiz://legues/1\"", "AppTests/h.md": link,
      "XTests.swift": "\"\(link)\"",
      "i.png": link, "links.json": "\"quiz://legues/1\"",
    ]) { folder in
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent("j"),
        withDestinationURL: FileManager.default.temporaryDirectory
      )
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent("k.md"),
        withDestinationURL: folder.appendingPathComponent("out/b.md")
      )
      let usual = try scan(folder).found.map { $0.split(separator: ":")[0] }
      #expect(usual == ["a.md", "keep.gen.md", "links.json", "sub/top.md"])
      let all = try scan(folder, "--tests").found.map { $0.split(separator: ":")[0] }
      #expect(all == ["AppTests/h.md", "a.md", "keep.gen.md", "links.json", "sub/top.md"])
    }
  }

  @Test func aFileSaysWhatIsLeftOut() throws {
    let links = "quiz://legues/1 https://quiz.example/blog/x https://quiz.example/abuot\n"
    try with(["a.md": links, "b/c.md": links, "b/d/e.md": links]) { folder in
      let file = folder.appendingPathComponent("ignored")
      try Data("# The blog is of the site.\nhttps://quiz.example/blog/*\n\nb/**/e.md\n".utf8)
        .write(to: file)
      let (found, code, _) = try scan(folder, "--ignore", file.path)
      #expect(
        found == [
          "a.md:1 quiz://legues/1", "a.md:1 https://quiz.example/abuot", "b/c.md:1 quiz://legues/1",
          "b/c.md:1 https://quiz.example/abuot",
        ]
      )
      #expect(code == 1)
      #expect(try scan(folder, "--ignore", "/nowhere").code == 66)
    }
  }

  @Test(arguments: [
    ("a.txt", "quiz://leagues/1.", 0), ("a.txt", "(quiz://leagues/1)", 0),
    ("a.txt", "“quiz://leagues/1”", 0), ("a.txt", "quiz://leagues/1,quiz://leagues/2", 0),
    ("a.txt", "quiz://leagues/…", 0), ("a.txt", "quiz://leagues/<id>", 0),
    ("a.txt", "quiz://leagues/*", 0), ("a.txt", "quiz://leagues/{id}", 0),
    ("a.txt", "quiz://{{path}}", 0), ("a.txt", "quiz://{{path}}/new", 0),
    ("a.txt", "quiz://{{path}}/nwe", 1), ("a.txt", "quiz://search?{{query}}", 1),
    ("a.txt", "quiz://search?q={{text}}", 0), ("a.txt", "quiz://search?q=a&page={{page}}", 0),
    ("a.txt", "quiz://leagues/7{{rest}}", 0), ("a.txt", "https://quiz.example/offer", 0),
    ("a.txt", "quiz://offer", 1), ("a.swift", "let a = \"quiz://offer\"", 0),
    ("a.swift", "let a = #\"quiz://leagues/\\#(id)\"#", 0),
    ("a.swift", "let a = \"quiz://leagues/\\(id(\"x\"))/members\"", 1),
    ("a.swift", "let a = \"\"\"\nquiz://legues/1\n\"\"\"", 1),
    ("a.json", #"{"a":"quiz:\/\/leagues\/1"}"#, 0), ("a.json", #"{"a":"quiz:\/\/leagues\/x"}"#, 1),
    ("a.eml", "Content-Transfer-Encoding: quoted-printable\n\nquiz://sea=\nrch?q=3D1", 0),
    (
      "a.eml",
      "Content-Transfer-Encoding: base64\n\nSGVsbG8sIHRhcCBxdWl6Oi8vc2VyY2g/cT0xIG5vdw==\n", 1
    ),
    (
      "a.eml",
      "--b\r\nContent-Type: text/plain\r\nContent-Transfer-Encoding: BASE64\r\n\r\n"
        + "SGVsbG8sIHRhcCBxdWl6\r\nOi8vc2VyY2g/cT0xIG5vdw==\r\n--b--", 1
    ),
    (
      "a.eml", "Content-Transfer-Encoding: base64\n\nSGVsbG8sIHRhcCBxdWl6Oi8vc2VhcmNoP3E9MSBub3c=",
      0
    ),
    (
      "a.eml",
      "Content-Type: image/png\nContent-Transfer-Encoding: base64\n\nSGVsbG8sIHRhcCBxdWl6Oi8vc2VyY2g/cT0xIG5vdw==",
      0
    ),
    ("a.html", "<!--[if mso]><a href='quiz://legues/1'>x</a><![endif]-->", 1),
    ("a.html", "<script>open('quiz:\\/\\/legues\\/1')</script>", 1),
    ("a.plist", "<string>quiz://search?q=a&amp;page=x</string>", 1),
    ("a.yaml", "a: |\n  # quiz://legues/1\nb: 'quiz://leagues/1'", 1),
    ("a.strings", "\"a\" = \"quiz://leagues/%1$@\";", 0),
    ("a.html.erb", "<%= a %>quiz://leagues/<%= id %>", 0),
    ("a.csv", "quiz://leagues/1;quiz://leagues/2", 0),
  ])
  func linksAreReadAsTheirFormatsAreRead(file: String, text: String, broken: Int) throws {
    try with([file: text]) { folder in
      let (found, _, _) = try scan(folder)
      #expect(found.count == broken, "\(file) \(text): \(found)")
    }
  }

  @Test func stringsInUTF16AreRead() throws {
    try with([:]) { folder in
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let data = try #require(
        "\u{FEFF}\"a\" = \"quiz://legues/1\";".data(using: .utf16LittleEndian)
      )
      try data.write(to: folder.appendingPathComponent("a.strings"))
      #expect(try scan(folder).found == ["a.strings:1 quiz://legues/1"])
    }
  }

  @Test func everyFormNamesTheLineAndTheNearestRoute() throws {
    try with(["a.md": "x\n quiz://legues/1\n"]) { folder in
      func run(_ format: String) throws -> String {
        try BuiltTool.run("scan", "--catalog", catalog, "--format", format, folder.path).out
          .replacing(folder.path + "/", with: "")
      }
      #expect(
        try run("text") == """
          a.md
            2:2  quiz://legues/1
              No route has 'legues' as segment 1.
              Did you mean 'leagues'? The nearest route is 'newLeague' /leagues/new.

          1 link in 1 of 1 file: 1 opens nothing

          """
      )
      let (xcode, github) = (try run("xcode"), try run("github"))
      #expect(
        xcode.hasPrefix(
          "a.md:2:2: error: quiz://legues/1: No route has 'legues' as segment 1. Did you mean"
        )
      )
      #expect(github.hasPrefix("::error file=a.md,line=2,col=2,title=SCAN-route::"), "\(github)")
      let (sarif, json) = (try run("sarif"), try run("json"))
      #expect(sarif.contains("\"ruleId\" : \"SCAN-route\""))
      #expect(json.contains(#""code":"SCAN-route","column":2"#))
    }
  }

  @Test func hostileFilesAreNoHarm() throws {
    let long = String(repeating: "quiz://", count: 20_000)
    let deep = String(repeating: "\"\\(", count: 5_000)
    try with([
      "a.swift": "let a = " + deep,
      "b.json": String(repeating: "[", count: 200_000) + "\"quiz://legues/1",
      "c.html": "<a href=\"quiz://legues/1", "d.md": long, "e.yaml": "a: \"quiz://legues/\\",
      "f.csv": "\"quiz://legues/1", "g.strings": "\"\\", "h.txt": "quiz://{{" + long,
      "i.txt": "quiz://" + String(repeating: "{{a}}/", count: 500),
      "j.swift": "\"\\u{110000}quiz://legues/1\"",
      "k.html": "&#x110000;&#99999999999;quiz&colon;//legues/1",
    ]) { folder in
      let (_, code, error) = try scan(folder)
      #expect(code == 1 && !error.contains("Fatal"), "\(error.prefix(200))")
    }
    #expect(try BuiltTool.run("scan", "--catalog", catalog, "/nowhere").code == 66)
    #expect(try BuiltTool.run("scan", "--catalog", catalog, "-").code == 64)
    #expect(
      try BuiltTool.run("scan", "--catalog", catalog, "--json", "--format", "xcode", ".").code == 64
    )
  }
}
