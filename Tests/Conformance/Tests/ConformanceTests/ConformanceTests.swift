import Foundation
import Testing

@testable import conformance

/// What the command prints, and how it ends.
@Suite struct ConformanceTests {
  /// A suite whose cases pass or fail as the data says.
  private struct StubSuite: Suite {
    let name = "stub"

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
  private func run(_ files: [String: String]) throws -> Conformance.Exit {
    let directory = try directory(files)
    defer { try? FileManager.default.removeItem(at: directory) }
    let floors = directory.appendingPathComponent("floors.json").path
    return Conformance.run(["--floors", floors, directory.path])
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
    let data = #"["a comment", {"input": "a:b", "href": "a:b"}, {"input": "a", "failure": true}]"#
    for (floor, exit) in [(3, Conformance.Exit.underFloor), (2, .passed), (1, .passed)] {
      let files = ["urltestdata.json": data, "floors.json": #"{"urltestdata": \#(floor)}"#]
      #expect(try run(files) == exit, "floor \(floor)")
    }
  }

  @Test(arguments: [[], ["a"], ["--floors", "a"], ["--floors", "a", "-b"], ["a", "b", "c"]])
  func refusesWrongArguments(arguments: [String]) {
    #expect(Conformance.run(arguments) == .usage)
  }

  @Test func saysWhenThereIsNoData() throws {
    #expect(try run(["floors.json": "{}"]) == .noInput)
  }

  @Test(arguments: ["{", "{}", "[1]", #"[{"failure": true}]"#])
  func saysWhenDataIsNotOfTheShapeItKnows(data: String) throws {
    #expect(try run(["urltestdata.json": data, "floors.json": "{}"]) == .badData)
  }

  @Test func noticesAWrongAttribute() throws {
    let data = #"[{"input": "a:b", "href": "a:c"}, {"input": "a:b", "failure": true}]"#
    let directory = try directory(["urltestdata.json": data])
    defer { try? FileManager.default.removeItem(at: directory) }
    let report = try #require(try SuiteReport(URLTestDataSuite(), in: directory))
    #expect(report.passed == 0)
    #expect(report.text(floor: 0).contains(#"href: expected "a:c", found "a:b""#))
  }
}
