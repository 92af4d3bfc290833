import Foundation
import Testing

@testable import conformance

/// What the command prints, and how it ends.
@Suite struct ConformanceTests {
  /// A suite whose cases pass or fail as the data says.
  private struct StubSuite: Suite {
    let name = "stub"

    let file = "stub"

    func results(_ data: JSON) throws -> [CaseResult] {
      try data.elements().map { CaseResult("a case", $0.isTrue ? [] : ["expected 1, found 2"]) }
    }
  }

  /// Makes a directory that holds some files.
  private func directory(_ files: [String: String]) throws -> URL {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("conformance-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    for (name, content) in files {
      try Data(content.utf8).write(to: directory.appendingPathComponent(name))
    }
    return directory
  }

  /// Runs the command over a directory with floors in it.
  private func run(_ files: [String: String]) throws -> ConformanceCommand.Exit {
    let directory = try directory(files)
    defer { try? FileManager.default.removeItem(at: directory) }
    let floors = directory.appendingPathComponent("floors.json").path
    return Main.command.run(["--floors", floors, directory.path])
  }

  @Test func printsTheCountsAndEveryFailureWithItsDifference() throws {
    let directory = try directory(["stub.json": "[true, false]"])
    defer { try? FileManager.default.removeItem(at: directory) }
    let report = try #require(try SuiteReport(StubSuite(), in: directory))
    let failure = "\n  case 1: a case\n    expected 1, found 2"
    #expect(report.text(floor: 1) == "stub: 1 passed, 1 failed" + failure)
    #expect(report.text(floor: 2).hasPrefix("stub: 1 passed, 1 failed - UNDER the floor of 2"))
    #expect(report.text(floor: 0).contains("above the floor of 0, which can be raised"))
  }

  @Test func leavesOutASuiteWithoutData() throws {
    let directory = try directory([:])
    defer { try? FileManager.default.removeItem(at: directory) }
    #expect(try SuiteReport(StubSuite(), in: directory) == nil)
  }

  @Test func endsWithOneUnderAFloorAndWithZeroAtOrAboveIt() throws {
    let data =
      #"["a comment", {"input": "a:b", "protocol": "a:"}, {"input": "a", "failure": true}]"#
    for (floor, exit) in [(3, ConformanceCommand.Exit.underFloor), (2, .passed), (1, .passed)] {
      let files = ["urltestdata.json": data, "floors.json": #"{"link-urls": \#(floor)}"#]
      #expect(try run(files) == exit, "floor \(floor)")
    }
  }

  /// Where `bin/conformance` finds the suites' data and floors: beside the repository, and in this package.
  private static let places = {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let data = package.appendingPathComponent("../../../shared/data/wpt").standardizedFileURL
    return (data: data.path, floors: package.appendingPathComponent("floors.json").path)
  }()

  @Test(.enabled(if: FileManager.default.fileExists(atPath: places.data), "needs shared/data"))
  func noSuiteIsUnderItsFloor() {
    #expect(Main.command.run(["--floors", Self.places.floors, Self.places.data]) == .passed)
  }

  @Test(arguments: [[], ["a"], ["--floors", "a"], ["--floors", "a", "-b"], ["a", "b", "c"]])
  func refusesWrongArguments(arguments: [String]) {
    #expect(Main.command.run(arguments) == .usage)
  }

  @Test func saysWhenThereIsNoData() throws {
    #expect(try run(["floors.json": "{}"]) == .noInput)
  }

  @Test(arguments: ["{", "{}", "[1]", #"[{"failure": true}]"#])
  func saysWhenDataIsNotOfTheShapeItKnows(data: String) throws {
    #expect(try run(["urltestdata.json": data, "floors.json": "{}"]) == .badData)
  }

  @Test func noticesAnotherHostAndAnotherMatch() throws {
    let files = [
      "urltestdata.json": """
      [
        {"input": "https://a.example/", "protocol": "https:", "hostname": "b.example"},
        {"input": "https://a.example/", "failure": true}
      ]
      """,
      "urlpatterntestdata.json": """
      [
        {"pattern": [{"pathname": "/a"}], "inputs": [{"pathname": "/a"}], "expected_match": null},
        {"pattern": [{"pathname": "/a"}], "inputs": [{"pathname": "/b"}],
          "expected_match": {"pathname": {"input": "/b", "groups": {}}}},
        {"pattern": [{"pathname": "/:x"}], "inputs": [{"pathname": "/b"}],
          "expected_match": {"pathname": {"input": "/b", "groups": {"x": "c"}}}},
        {"pattern": [{"pathname": "/a"}], "expected_obj": "error"}
      ]
      """,
    ]
    let directory = try directory(files)
    defer { try? FileManager.default.removeItem(at: directory) }
    let links = try #require(try SuiteReport(LinkURLSuite(), in: directory))
    #expect(links.passed == 0)
    #expect(links.text(floor: 0).contains(#"expected "b.example", found "a.example""#))
    let routes = try #require(try SuiteReport(RouteSuite(), in: directory))
    #expect(routes.results.count == 4)
    #expect(routes.passed == 0)
  }
}
