import Foundation
import Testing

/// What a person sees of `deeplink export`.
@Suite struct ExportCommandTests {
  private let catalog = BuiltTool.files.appendingPathComponent("quiz.json").path

  private let fingerprint = Array(repeating: "AB", count: 32).joined(separator: ":")

  /// A folder that is removed at the end.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("export-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  /// The patterns of a manifest, without the escapes of XML resources.
  private func patterns(_ manifest: String) -> [String] {
    manifest.matches(of: /pathAdvancedPattern="([^"]*)"/).map {
      String($0.1).replacing("\\\\", with: "\\").replacing("&amp;", with: "&")
    }
  }

  @Test func theManifestTakesWhatTheAssociationFileAdmitsAndSaysSo() throws {
    let run = try BuiltTool.run("export", "android-manifest", "--catalog", catalog)
    #expect(run.code == 0)
    #expect(
      run.error
        == "proved: quiz.example: the filters take every path that the association file admits\n"
    )
    #expect(patterns(run.out) == ["/leagues/.+", "/l/.+", "/search/{0,1}", "/offer/{0,1}"])
    #expect(run.out.contains("<data android:host=\"quiz.example\" />"))
    #expect(run.out.contains("<data android:scheme=\"quiz\" />"))
    // Android's matcher takes them, which never goes back.
    for path in ["/leagues/1", "/l/7", "/search", "/search/", "/offer", "/leagues/1/x"] {
      #expect(patterns(run.out).contains { AndroidMatcher.matches($0, path) }, "\(path)")
    }
    for path in ["/", "/leagues", "/leagues/", "/searches", "/off"] {
      #expect(!patterns(run.out).contains { AndroidMatcher.matches($0, path) }, "\(path)")
    }
  }

  @Test func whatFiltersCannotSayIsListedAndHasAWitness() throws {
    let text = """
      {"version": 1, "prefixes": [{"domain": "a.example"}, {"domain": "*.b.example", "allowsHTTP": true}],
       "routes": [
         {"name": "stats", "path": "/players/:id/stats", "types": {"id": "Int"}, "caseInsensitive": true},
         {"name": "item", "path": "/a.b/:x-:y/c"},
         {"name": "closed", "path": "/players/:id/secret", "access": []}]}
      """
    try TemporaryCatalog.with(text) { path in
      let run = try BuiltTool.run("export", "android-manifest", "--catalog", path)
      #expect(
        patterns(run.out).contains { AndroidMatcher.matches($0, "/PLAYERS/12/Stats") },
        "\(run.out)"
      )
      #expect(patterns(run.out).contains { AndroidMatcher.matches($0, "/players/12/stats/") })
      #expect(
        run.out.contains("android:host=\"*.b.example\"")
          && run.out.contains("android:scheme=\"http\"")
      )
      let left = run.out.split(separator: "\n").filter { $0.hasPrefix("<!-- left out: ") }
      #expect(left.count == run.error.split(separator: "\n").count { $0.hasPrefix("left out: ") })
      #expect(run.code == (left.isEmpty ? 0 : 1))
      // A wildcard in the middle ends at a slash there.
      #expect(
        run.error.contains("differs: iOS is offered https://") || run.error.contains("proved: ")
      )
    }
  }

  @Test func theRulesAreThoseOfTheAssociationFile() throws {
    let words = ["export", "android-rules", "--catalog", catalog, "--package", "com.example.quiz"]
    let run = try BuiltTool.run(words + ["--fingerprint", fingerprint])
    #expect(run.code == 0)
    #expect(run.out.contains(#"{"/": "/leagues/?*", "comment": "league"}"#))
    let rules = [
      "assetlinks", "generate", "--rules", "--catalog", catalog, "--package", "com.example.quiz",
    ]
    let other = try BuiltTool.run(rules + ["--fingerprint", fingerprint])
    #expect(other.code == 0 && other.out == run.out)
    try withFolder { folder in
      let file = folder.appendingPathComponent("assetlinks.json").path
      try Data(run.out.utf8).write(to: URL(fileURLWithPath: file))
      #expect(try BuiltTool.run("assetlinks", "lint", "--file", file).code == 0)
    }
  }

  @Test func rulesWithoutCaseAreWrittenAsAndroidReadsThemAndDiffer() throws {
    let text = """
      {"version": 1, "prefixes": [{"domain": "a.example"}], "routes": [
         {"name": "stats", "path": "/stats", "caseInsensitive": true}]}
      """
    try TemporaryCatalog.with(text) { path in
      let app = ["--catalog", path, "--package", "com.example.quiz", "--fingerprint", fingerprint]
      let run = try BuiltTool.run(["export", "android-rules"] + app)
      #expect(run.out.contains(#"{"/": "/stats", "comment": "stats"}"#))
      #expect(!run.out.contains("caseSensitive") && !run.out.contains("percentEncoded"))
      #expect(
        run.error.contains(
          "left out: /stats: other cases of its letters, which Android compares as they are."
        )
      )
      #expect(run.error.contains("differs: ") && !run.error.contains("proved: "))
      #expect(run.code == 1)
      let other = try BuiltTool.run(["assetlinks", "generate", "--rules"] + app)
      #expect(other.code == 1 && other.out == run.out)
    }
  }

  @Test(arguments: [
    ("AB:CD", "'AB:CD' is not 32 pairs"), (" ", "' ' is not 32 pairs"),
    (Array(repeating: "00", count: 32).joined(separator: ":"), "This is made up"),
    (Array(repeating: "GG", count: 32).joined(separator: ":"), "is not 32 pairs"),
    (Array(repeating: "AB", count: 20).joined(separator: ":"), "is not 32 pairs"),
  ])
  func aFingerprintThatIsNoneIsRefused(text: String, message: String) throws {
    let words = ["export", "android-rules", "--catalog", catalog, "--package", "com.example.quiz"]
    let run = try BuiltTool.run(words + ["--fingerprint=\(text)"])
    #expect(run.code == 64 && run.out.isEmpty)
    #expect(run.error.contains(message), "\(run.error)")
  }

  @Test func aStaleFileIsAnErrorWithTheDifference() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("links.ts").path
      let words = ["export", "typescript", "--catalog", catalog]
      #expect(try BuiltTool.run(words + ["--check", file]).code == 66)
      let written = try BuiltTool.run(words + ["--output", file])
      #expect(written.code == 0 && written.out.isEmpty)
      let fresh = try BuiltTool.run(words + ["--check", file])
      #expect(fresh.code == 0 && fresh.out == "\(file): up to date\n")
      let text = try String(contentsOfFile: file, encoding: .utf8)
      try Data(text.replacing("\"newLeague\": {  };", with: "\"oldLeague\": {  };").utf8)
        .write(to: URL(fileURLWithPath: file))
      let stale = try BuiltTool.run(words + ["--check", file])
      #expect(stale.code == 1)
      #expect(
        stale.out == """
          \(file): is stale; write it again with --output
          -  "oldLeague": {  };
          +  "newLeague": {  };

          """
      )
    }
  }

  @Test func whatTypeScriptCannotSayIsListed() throws {
    let text = """
      {"version": 1, "prefixes": [{"scheme": "q"}, {"domain": "*.q.example"}],
       "routes": [{"name": "a", "path": "/a{/:b}?"}, {"name": "c", "path": "/c", "trailingSlash": "required"},
                  {"name": "d", "path": "/d/:x", "types": {"x": "Unknown"}}, {"name": "e", "path": "/e"}]}
      """
    try TemporaryCatalog.with(text) { path in
      let run = try BuiltTool.run("export", "typescript", "--catalog", path, "--json")
      let document = try JSONDocumentText(run.out)
      #expect(run.code == 1 && document["leftOut"].elements.count >= 3, "\(run.error)")
      #expect(
        document["leftOut", "0"].text?.hasPrefix("The subdomains of q.example are left out") == true
      )
      let source = document["text"].text ?? ""
      for sentence in document["leftOut"].elements {
        #expect(source.contains("// \(sentence.text ?? "-")\n"))
      }
      #expect(source.contains("\"e\": {  };"))
    }
  }

  @Test(arguments: [
    [], ["kotlin"], ["android-rules"], ["html", "--package", "a.b"],
    ["html", "--output", "a", "--check", "b"],
    ["html", "--json", "--output", "a"],
  ])
  func optionsThatMeanNothingAreRefused(words: [String]) throws {
    #expect(try BuiltTool.run(["export"] + words + ["--catalog", catalog]).code == 64)
  }
}

/// A model of Android's matcher for `pathAdvancedPattern`: each part takes as much as it can, and nothing is given back.
///
/// Source: Android, PatternMatcher, `PATTERN_ADVANCED_GLOB`: matching is done without backtracking.
enum AndroidMatcher {
  /// Whether a pattern takes a path as a whole.
  static func matches(_ pattern: String, _ path: String) -> Bool {
    var (pattern, path) = (Substring(pattern), Substring(path))
    while let first = pattern.popFirst() {
      var takes: (Character) -> Bool = { $0 == first }
      switch first {
      case "\\":
        guard let literal = pattern.popFirst() else { return false }
        takes = { $0 == literal }
      case ".": takes = { _ in true }
      case "[":
        let set = pattern.prefix { $0 != "]" }
        pattern = pattern.dropFirst(set.count + 1)
        let isNegated = set.first == "^"
        let members = Array(isNegated ? set.dropFirst() : set)
        takes = { character in
          var (isIn, index) = (false, 0)
          while index < members.count {
            if index + 2 < members.count, members[index + 1] == "-" {
              if members[index] <= character, character <= members[index + 2] { isIn = true }
              index += 3
            } else {
              if members[index] == character { isIn = true }
              index += 1
            }
          }
          return isIn != isNegated
        }
      default: break
      }
      var (least, most) = (1, 1)
      switch pattern.first {
      case "*": (least, most) = (0, .max)
      case "+": (least, most) = (1, .max)
      case "{":
        let range = pattern.dropFirst().prefix { $0 != "}" }
        let ends = range.split(separator: ",", omittingEmptySubsequences: false)
        least = Int(ends[0]) ?? 0
        most = ends.count == 1 ? least : Int(ends[1]) ?? .max
        pattern = pattern.dropFirst(range.count + 1)
      default: break
      }
      if let next = pattern.first, "*+}".contains(next) { pattern.removeFirst() }
      var count = 0
      while count < most, let next = path.first, takes(next) {
        path.removeFirst()
        count += 1
      }
      if count < least { return false }
    }
    return path.isEmpty
  }
}
