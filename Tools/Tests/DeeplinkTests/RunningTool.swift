import Foundation

/// The built `deeplink` program while it runs, for commands that end only when they are interrupted.
struct RunningTool {
  /// The running program.
  let process: Process

  /// What it writes to standard output.
  private let out = Pipe()

  /// What it writes to standard error.
  private let error = Pipe()

  /// Starts the program.
  init(_ arguments: [String]) throws {
    process = Process()
    process.executableURL = BuiltTool.productsFolder.appendingPathComponent("deeplink")
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = out
    process.standardError = error
    try process.run()
  }

  /// Waits for lines on standard error.
  func errorLines(_ count: Int) -> [String] { lines(count, of: error) }

  /// Waits for lines on standard output.
  func outputLines(_ count: Int) -> [String] { lines(count, of: out) }

  /// Reads lines as they come.
  private func lines(_ count: Int, of pipe: Pipe) -> [String] {
    var bytes: [UInt8] = []
    while bytes.count(where: { $0 == UInt8(ascii: "\n") }) < count {
      let data = pipe.fileHandleForReading.availableData
      if data.isEmpty { break }
      bytes += data
    }
    return bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Ends the program as Control-C does.
  func interrupt() {
    process.interrupt()
    process.waitUntilExit()
  }
}
