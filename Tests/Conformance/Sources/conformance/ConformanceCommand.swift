import Foundation

/// The command: runs every suite whose data is there, and compares the results with the floors.
struct ConformanceCommand: Sendable {
  /// The exit codes, after sysexits.
  enum Exit: Int32, Sendable {
    /// No suite is under its floor.
    case passed = 0

    /// A suite is under its floor.
    case underFloor = 1

    /// The arguments are wrong.
    case usage = 64

    /// A file of the data or the floors is not what it should be.
    case badData = 65

    /// The directory is missing, or has no file of a suite.
    case noInput = 66
  }

  /// The command line in one line.
  private static let usage = "usage: bin/conformance DIR\n"

  /// The suites, in the order in which they are run.
  let suites: [any Suite]

  /// Runs the command and ends the process.
  func main() -> Never {
    exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  /// Runs the command with the arguments `--floors FILE DIR`.
  func run(_ arguments: [String]) -> Exit {
    guard arguments.count == 3, arguments[0] == "--floors", !arguments[2].hasPrefix("-") else {
      FileHandle.standardError.write(Data(Self.usage.utf8))
      return .usage
    }
    let directory = URL(fileURLWithPath: arguments[2], isDirectory: true)
    do {
      let floors = try Floors(contentsOf: URL(fileURLWithPath: arguments[1]))
      let reports = try suites.compactMap { try SuiteReport($0, in: directory) }
      guard !reports.isEmpty else {
        Self.say("no file of a suite in \(arguments[2])")
        return .noInput
      }
      for report in reports { print(report.text(floor: floors[report.name])) }
      let isUnder = reports.contains { $0.passed < floors[$0.name] }
      return isUnder ? .underFloor : .passed
    } catch {
      Self.say("\(error)")
      return .badData
    }
  }

  /// Prints a message on standard error.
  private static func say(_ message: String) {
    FileHandle.standardError.write(Data("conformance: \(message)\n".utf8))
  }
}
