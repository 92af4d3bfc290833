import Foundation

/// Cases taken from a standard where the web-platform-tests have code in place of data.
public protocol OwnSuite: Sendable {
  /// The name, which is the key of its floor.
  var name: String { get }

  /// Runs every case.
  ///
  /// - Returns: A result for every case, in order.
  func results() -> [CaseResult]
}

/// A data file of the web-platform-tests, and what is to be done with it.
public protocol Suite: Sendable {
  /// The name, which is the key of its floor.
  var name: String { get }

  /// The name of the data file without `.json`, by default that of the suite.
  var file: String { get }

  /// Runs every case of the data.
  ///
  /// - Parameter data: The content of the file.
  /// - Returns: A result for every case, in order; comments of the file have none.
  /// - Throws: ``JSONError`` – the data is not of the shape that the suite knows.
  func results(_ data: JSON) throws -> [CaseResult]
}

extension Suite {
  /// The name of the suite.
  public var file: String { name }
}

/// How one case went.
public struct CaseResult: Sendable {
  /// What was tested, fit for a terminal.
  public let title: String

  /// What differs from what was expected, one line each; empty when the case passed.
  public let differences: [String]

  /// Creates a result.
  public init(_ title: String, _ differences: [String]) {
    self.title = title
    self.differences = differences
  }
}

/// The results of a suite, as they are printed.
struct SuiteReport {
  /// The name of the suite.
  let name: String

  /// The results, in the order of the data.
  let results: [CaseResult]

  /// Runs a suite if its file is there.
  init?(_ suite: some Suite, in directory: URL) throws {
    let file = directory.appendingPathComponent(suite.file + ".json")
    guard let bytes = try? Data(contentsOf: file) else { return nil }
    name = suite.name
    do {
      results = try suite.results(JSON(LoneSurrogates.replaced(in: Array(bytes))))
    } catch {
      throw JSONError("\(suite.file).json: \(error)")
    }
  }

  /// Runs a suite that brings its own cases.
  init(_ suite: some OwnSuite) {
    name = suite.name
    results = suite.results()
  }

  /// The number of cases that passed.
  var passed: Int { results.count { $0.differences.isEmpty } }

  /// The lines that are printed: the counts, then every failure.
  func text(floor: Int) -> String {
    let counts = "\(name): \(passed) passed, \(results.count - passed) failed"
    let verdict =
      if passed < floor {
        " - UNDER the floor of \(floor)"
      } else if passed > floor {
        " - above the floor of \(floor), which can be raised"
      } else {
        ""
      }
    let failures = results.enumerated().filter { !$0.element.differences.isEmpty }
    let lines = failures.flatMap { index, result in
      ["  case \(index): \(result.title)"] + result.differences.map { "    \($0)" }
    }
    return ([counts + verdict] + lines).joined(separator: "\n")
  }
}

/// Shows a text as a Swift literal, so that every character of it can be seen.
public func quoted(_ text: String) -> String {
  let shown = text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
  return "\"\(shown)\""
}
