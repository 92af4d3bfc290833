import Foundation

/// Counts what a workload costs, by running the program under callgrind.
///
/// Two runs with different numbers of passes are subtracted, so that starting up, reading files and
/// first uses are left out.
public struct Counter: Sendable {
  /// The program `valgrind`.
  private let valgrind: URL

  /// Which passes of a workload are counted.
  public enum Passes: Sendable {
    /// Those behind the first two, which may do what is done once.
    case warm

    /// The first one of a process.
    case first

    /// The passes of the two runs that are subtracted.
    fileprivate var numbers: (few: Int, many: Int) {
      switch self {
      case .warm: (2, 12)
      case .first: (0, 1)
      }
    }
  }

  /// Finds valgrind where commands are found; there is no counter when it is not there.
  public init?() {
    self.init(path: ProcessInfo.processInfo.environment["PATH"] ?? "")
  }

  /// Finds valgrind; there is no counter when none of the folders has it.
  ///
  /// - Parameter path: Folders with `:` between them, as in the variable `PATH`.
  public init?(path: String) {
    let places = path.split(separator: ":").map {
      URL(fileURLWithPath: String($0)).appendingPathComponent("valgrind")
    }
    let found = places.first { FileManager.default.isExecutableFile(atPath: $0.path) }
    guard let found else { return nil }
    valgrind = found
  }

  /// Counts.
  ///
  /// - Parameters:
  ///   - items: How many items a pass works on; at least 1.
  ///   - passes: Which passes are counted.
  ///   - arguments: Makes the arguments with which this program runs a number of passes.
  /// - Returns: The counts an item.
  /// - Throws: ``CounterError``, or what Foundation throws when a program cannot be started.
  public func counts(
    items: Int,
    passes: Passes = .warm,
    arguments: (Int) -> [String]
  ) throws -> Counts {
    let numbers = passes.numbers
    let many = try run(under: "callgrind", ["--compress-strings=no"], arguments(numbers.many))
    let few = try run(under: "callgrind", ["--compress-strings=no"], arguments(numbers.few))
    return Counts(
      few: try few.report(Self.callgrindReport),
      many: try many.report(Self.callgrindReport),
      items: (numbers.many - numbers.few) * items,
      withScans: passes == .first
    )
  }

  /// Counts the bytes that are in use behind the first pass.
  ///
  /// - Parameters:
  ///   - items: How many items a pass works on; at least 1.
  ///   - arguments: Makes the arguments with which this program runs a number of passes.
  /// - Returns: The bytes an item, as they were asked for.
  /// - Throws: ``CounterError``, or what Foundation throws when a program cannot be started.
  public func keptBytes(items: Int, arguments: (Int) -> [String]) throws -> Double {
    let one = try run(under: "dhat", [], arguments(1))
    let none = try run(under: "dhat", [], arguments(0))
    let (behind, before) = (try one.report(HeapReport.init), try none.report(HeapReport.init))
    return Double(behind.keptBytes - before.keptBytes) / Double(items)
  }

  /// Reads what callgrind wrote.
  private static func callgrindReport(_ data: Data) -> CallgrindReport? {
    CallgrindReport(String(decoding: data, as: UTF8.self))
  }

  /// Starts this program under a tool of valgrind.
  private func run(
    under tool: String,
    _ options: [String],
    _ arguments: [String]
  ) throws -> CountedRun {
    guard let program = Bundle.main.executableURL else {
      throw CounterError(message: "this program's own file is not known")
    }
    let output = FileManager.default.temporaryDirectory
      .appendingPathComponent("benchmark-\(UUID().uuidString).counts")
    let process = Process()
    process.executableURL = valgrind
    let writing = ["--quiet", "--tool=\(tool)", "--\(tool)-out-file=\(output.path)"]
    process.arguments = writing + options + [program.path] + arguments
    // The order in hashed collections, and when symbols are bound, would differ from run to run.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_DETERMINISTIC_HASHING": "1", "LD_BIND_NOW": "1"]
    ) { $1 }
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    return CountedRun(process: process, output: output)
  }
}

/// A run of a program under valgrind.
private struct CountedRun {
  /// The program.
  let process: Process

  /// The file that valgrind writes.
  let output: URL

  /// Waits for the end of the run and reads its report.
  func report<Report>(_ read: (Data) -> Report?) throws -> Report {
    process.waitUntilExit()
    defer { try? FileManager.default.removeItem(at: output) }
    guard process.terminationStatus == 0,
      let data = FileManager.default.contents(atPath: output.path),
      let report = read(data)
    else {
      throw CounterError(message: "valgrind ended with \(process.terminationStatus)")
    }
    return report
  }
}

/// Why nothing was counted.
public struct CounterError: Error, CustomStringConvertible {
  /// What went wrong.
  public let message: String

  /// What went wrong.
  public var description: String { message }
}
