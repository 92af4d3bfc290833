import Foundation
import Testing

/// `deeplink contract` sees what a route no longer tolerates, and every route that can be reached.
@Suite struct ContractToleranceTests {
  /// A catalog whose first route wins what the second does not take.
  private static let docs = """
    {
      "prefixes": [{"scheme": "quiz"}, {"domain": "quiz.example", "allowsHTTP": true}],
      "routes": [
        {"name": "docs", "path": "/docs/:path+", "caseInsensitive": true},
        {"name": "page", "path": "/docs/:page", "types": {"page": "UInt"},
         "query": [{"name": "tab", "duplicates": "first"}]},
        {"name": "word", "path": "/docs/:word([a-z]+)"}
      ]
    }
    """

  @Test(arguments: [
    (
      #""types": {"page": "UInt"}"#,
      #""types": {"page": "UInt"}, "bounds": {"page": {"minimum": 0}}"#, []
    ),
    (#""types": {"page""#, #""bounds": {"page": {"minimumLength": 1}}, "types": {"page""#, []),
    (#", "caseInsensitive": true"#, "", ["https://quiz.example/DOCS/0"]),
    (
      #", "caseInsensitive": true"#, #", "caseInsensitive": true, "strict": true"#,
      ["quiz://docs/a/a?ref=a"]
    ),
    // Another link that is lost by it is counted in the same line.
    (#", "allowsHTTP": true"#, "", ["http://quiz.example/docs/0"]),
    (
      "/docs/:path+", "/docs/:path",
      [
        "https://quiz.example/docs/a/a", "quiz:///DOCS/a/a", "quiz://docs/a/a", "quiz://docs/a/a/",
        "quiz://docs/a/a?ref=a",
      ]
    ),
    // No locked link is lost by these, so one is sought.
    ("[a-z]+", "[a-y]+", ["quiz://docs/z"]),
    (#""/docs/:page","#, #""/docs/:page", "trailingSlash": "asWritten","#, ["quiz://docs/0/"]),
    (
      #""/docs/:page","#, #""/docs/:page", "trailingSlash": "required","#,
      [
        "http://quiz.example/docs/0", "https://quiz.example/docs/0",
        "https://quiz.example/docs/0?tab=a", "quiz://docs/0", "quiz://docs/0?ref=a",
        "quiz://docs/0?tab=a",
        "quiz://docs/0?tab=a&tab=1",
      ]
    ),
    // The first counts by default.
    (#", "duplicates": "first""#, "", []),
    (
      #", "duplicates": "first""#, #", "duplicates": "refuse""#, ["quiz://docs/0?tab=a&tab=1"]
    ),
    (#""first""#, #""last""#, ["quiz://docs/0?tab=a&tab=1"]),
    ("[a-z]+", "[a-z]{1,7}", ["https://quiz.example/docs/aaaaaaaa", "quiz://docs/aaaaaaaa"]),
  ])
  func namesTheLinks(old: String, new: String, broken: [String]) throws {
    let lock = FileManager.default.temporaryDirectory
      .appendingPathComponent("links-\(UUID().uuidString).lock").path
    defer { try? FileManager.default.removeItem(atPath: lock) }
    #expect(Self.docs.contains(old))
    try TemporaryCatalog.with(Self.docs) { path in
      let run = try BuiltTool.run("contract", "--catalog", path, "--lock", lock, "--update")
      #expect(run.code == 0)
    }
    try TemporaryCatalog.with(Self.docs.replacing(old, with: new)) { path in
      let run = try BuiltTool.run("contract", "--catalog", path, "--lock", lock)
      #expect(run.code == (broken.isEmpty ? 0 : 1))
      let lines = run.out.split(separator: "\n").filter { $0.hasPrefix("broken: ") }
      #expect(lines.map { String($0.split(separator: " ")[1]) } == broken, "\(run.out)")
    }
  }
}
