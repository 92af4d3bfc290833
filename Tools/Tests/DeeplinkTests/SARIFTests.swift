import Foundation
import Testing

/// SARIF that commands print is what the schema of SARIF 2.1.0 allows, and annotations end where they should.
@Suite struct SARIFTests {
  /// What the schema says of an object: its members, and those that must be there.
  private struct Shape: Sendable {
    /// The types of the members that the tool may write: all others are refused.
    let members: [String: Kind]
    /// The members that must be there.
    let required: Set<String>
  }

  /// What the schema says of a value.
  private indirect enum Kind: Sendable {
    /// A text, one of several when there are some.
    case text([String] = [])
    /// A number, and the least that it may be.
    case number(Int)
    /// An object of a shape.
    case object(String)
    /// An array of such values, in which no two are equal when that is asked.
    case array(Kind, isSet: Bool = false)
    /// A reference to a file, as RFC 3986 has it.
    case reference
  }

  /// The objects that the tool writes.
  ///
  /// Source: sarif-schema-2.1.0.json of OASIS; none of these allows members that it does not name.
  private static let shapes: [String: Shape] = [
    "sarifLog": Shape(
      members: [
        "$schema": .reference, "version": .text(["2.1.0"]), "runs": .array(.object("run")),
      ],
      required: ["version", "runs"]
    ),
    "run": Shape(
      members: [
        "tool": .object("tool"), "results": .array(.object("result")),
        "columnKind": .text(["utf16CodeUnits", "unicodeCodePoints"]),
      ],
      required: ["tool"]
    ),
    "tool": Shape(members: ["driver": .object("toolComponent")], required: ["driver"]),
    "toolComponent": Shape(
      members: [
        "name": .text(), "version": .text(),
        "rules": .array(.object("reportingDescriptor"), isSet: true),
      ],
      required: ["name"]
    ),
    "reportingDescriptor": Shape(
      members: ["id": .text(), "name": .text(), "shortDescription": .object("message")],
      required: ["id"]
    ),
    "result": Shape(
      members: [
        "ruleId": .text(), "ruleIndex": .number(-1),
        "level": .text(["none", "note", "warning", "error"]), "message": .object("message"),
        "locations": .array(.object("location")),
      ],
      required: ["message"]
    ),
    "message": Shape(members: ["text": .text()], required: ["text"]),
    "location": Shape(members: ["physicalLocation": .object("physicalLocation")], required: []),
    "physicalLocation": Shape(
      members: ["artifactLocation": .object("artifactLocation"), "region": .object("region")],
      required: ["artifactLocation"]
    ),
    "artifactLocation": Shape(members: ["uri": .reference], required: []),
    "region": Shape(members: ["startLine": .number(1), "startColumn": .number(1)], required: []),
  ]

  /// What is wrong with a value, each with its place.
  private static func problems(of value: Any, _ kind: Kind, at place: String) -> [String] {
    switch kind {
    case .text(let choices):
      guard let text = value as? String else { return ["\(place): no text"] }
      return choices.isEmpty || choices.contains(text) ? [] : ["\(place): '\(text)'"]
    case .number(let least):
      guard let number = value as? Int else { return ["\(place): no number"] }
      return number >= least ? [] : ["\(place): \(number)"]
    case .reference:
      let text = value as? String ?? ""
      let allowed = CharacterSet(charactersIn: "!#$&'()*+,-./:;=?@_~%").union(.alphanumerics)
      let isASCII = text.unicodeScalars.allSatisfy { $0.isASCII && allowed.contains($0) }
      return !text.isEmpty && isASCII && URL(string: text) != nil ? [] : ["\(place): '\(text)'"]
    case .array(let element, let isSet):
      guard let elements = value as? [Any] else { return ["\(place): no array"] }
      let texts = Set(elements.map { "\($0)" })
      return (isSet && texts.count < elements.count ? ["\(place): something twice"] : [])
        + elements.enumerated().flatMap { problems(of: $1, element, at: "\(place)/\($0)") }
    case .object(let name):
      guard let members = value as? [String: Any], let shape = shapes[name] else {
        return ["\(place): no \(name)"]
      }
      return shape.required.filter { members[$0] == nil }.map { "\(place): no \($0)" }
        + members.flatMap { key, value in
          shape.members[key].map { problems(of: value, $0, at: "\(place)/\(key)") }
            ?? ["\(place): \(key) is not known"]
        }
    }
  }

  /// Checks a log, and that its results name rules of it.
  private static func check(_ text: String, results count: Int) throws {
    let log = try JSONSerialization.jsonObject(with: Data(text.utf8))
    #expect(problems(of: log, .object("sarifLog"), at: "").isEmpty)
    let run = try #require(((log as? [String: Any])?["runs"] as? [[String: Any]])?.first)
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    let rules = (driver?["rules"] as? [[String: Any]] ?? []).map { $0["id"] as? String }
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == count)
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules.indices.contains(index) && rules[index] == result["ruleId"] as? String)
    }
  }

  /// A file whose findings have line breaks, commas, colons and percent signs, under a name that has them too.
  private static func withHostileFile<Value>(_ body: (String) throws -> Value) throws -> Value {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("a, b:c %0A é \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("x\r\n::error::y")
    let text = #"""
      {"applinks": {"details": [{"appIDs": ["1\r\n::error file=x::2", "3\n4", "5%0A, 6: 7"],
        "components": [{"/": "/$(a\r\n::warning::b)"}]}]}}
      """#
    try Data(text.utf8).write(to: file)
    return try body(file.path)
  }

  @Test(arguments: ["lint", "check", "coverage", "aasa lint", "assetlinks lint"])
  func onlyOneFormatIsAskedFor(command: String) throws {
    let words = command.split(separator: " ").map(String.init)
    let files = [
      "lint": ["--catalog", "x"], "check": ["x"], "coverage": ["--catalog", "x", "--aasa", "x"],
    ]
    for format in ["sarif", "github"] {
      let named = words + (files[command] ?? ["--file", "x"])
      let run = try BuiltTool.run(named + ["--format", format, "--json"])
      #expect(run.code == 64)
      #expect(
        run.error.hasPrefix(
          "Error: --json is --format json; leave it out with --format \(format).\n"
        ),
        "\(run.error)"
      )
    }
  }

  @Test func theCheckFindsWhatTheSchemaRefuses() {
    let wrong: [(String, Int)] = [
      ("{}", 2), (#"{"version": "2.0.0", "runs": []}"#, 1),
      (#"{"version": "2.1.0", "runs": [{}]}"#, 1),
      (#"{"version": "2.1.0", "runs": [{"tool": {"driver": {}}, "other": 1}]}"#, 2),
      (
        #"""
        {"version": "2.1.0", "runs": [{"tool": {"driver": {"name": "x"}}, "results": [{
          "level": "notice", "locations": [{"physicalLocation": {"region": {"startLine": 0}}}]}]}]}
        """#, 4
      ),
      (
        #"""
        {"version": "2.1.0", "runs": [{"tool": {"driver": {"name": "x"}}, "results": [{
          "message": {"text": "x"},
          "locations": [{"physicalLocation": {"artifactLocation": {"uri": "a b"}}}]}]}]}
        """#, 1
      ),
    ]
    for (text, count) in wrong {
      let log = (try? JSONSerialization.jsonObject(with: Data(text.utf8))) ?? ()
      #expect(Self.problems(of: log, .object("sarifLog"), at: "").count == count, "\(text)")
    }
  }

  @Test func hostileFilesAndNamesMakeValidSARIF() throws {
    try Self.withHostileFile { path in
      let run = try BuiltTool.run("aasa", "lint", "--file", path, "--format", "sarif")
      try Self.check(run.out, results: 4)
    }
  }

  @Test func catalogsAndCoverageMakeValidSARIF() throws {
    let catalog = """
      {"prefixes":[{"domain":"quiz.example"}],"routes":[{"name":"one","path":"/a/:x"},
       {"name":"two","path":"/a/:y"},{"name":"typo","path":"/e/:x","types":{"x":"Itn"}}]}
      """
    try TemporaryCatalog.with(catalog) { path in
      try Self.check(
        try BuiltTool.run("lint", "--catalog", path, "--format", "sarif").out,
        results: 2
      )
      let file = #"{"applinks":{"details":[{"appIDs":["ABCDE12345.a"],"components":[]}]}}"#
      try TemporaryCatalog.with(file) { file in
        let run = try BuiltTool.run(
          ["coverage", "--catalog", path, "--aasa", file, "--format", "sarif"]
        )
        #expect(run.code == 1)
        // No URL leads to the second.
        try Self.check(run.out, results: 1)
      }
    }
  }

  @Test func whatHasNoFindingIsALogToo() throws {
    try TemporaryCatalog.with(#"{"webcredentials":{"apps":["ABCDE12345.a"]}}"#) { path in
      let run = try BuiltTool.run("aasa", "lint", "--file", path, "--format", "sarif")
      #expect(run.code == 0)
      try Self.check(run.out, results: 0)
    }
  }

  @Test func annotationsAreOneLineEachWhateverTheFileSays() throws {
    try Self.withHostileFile { path in
      let run = try BuiltTool.run("aasa", "lint", "--file", path, "--format", "github")
      let lines = run.out.utf8.split(separator: UInt8(ascii: "\n"))
        .map { String(decoding: $0, as: UTF8.self) }
      #expect(lines.count == 4)
      #expect(!run.out.utf8.contains(UInt8(ascii: "\r")))
      let name = path.replacing("%", with: "%25").replacing("\r\n", with: "%0D%0A")
        .replacing(":", with: "%3A").replacing(",", with: "%2C")
      for line in lines {
        #expect(line.hasPrefix("::error file=\(name),line="), "\(line)")
        let parts = line.dropFirst(2).split(separator: "::", maxSplits: 1)
        #expect(parts.count == 2)
      }
      #expect(lines.contains { $0.contains("'1%0D%0A::error file=x::2' is not a prefix") })
      #expect(lines.contains { $0.contains("'5%250A, 6: 7' is not a prefix") })
    }
  }
}
