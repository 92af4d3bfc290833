import Foundation

/// A data file of the web-platform-tests, and what is to be done with it.
protocol Suite: Sendable {
  /// The name, which is the key of its floor.
  var name: String { get }

  /// The name of the data file, without `.json`.
  var file: String { get }

  /// Runs every case of the data, in order; comments in it are left out.
  func results(_ data: JSON) throws -> [CaseResult]
}

/// How one case went.
struct CaseResult: Sendable {
  /// What was tested, fit for a terminal.
  let title: String

  /// What differs from what was expected, one line each; empty when the case passed.
  let differences: [String]

  /// Creates a result.
  init(_ title: String, _ differences: [String]) {
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
func quoted(_ text: String) -> String {
  let shown = text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
  return "\"\(shown)\""
}
