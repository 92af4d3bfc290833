import Foundation

/// A program of another maker that ran, and of whose outputs no more was read than a bound.
struct BoundedRun: Sendable {
  /// The part of an output that was read.
  struct Output: Sendable {
    /// The bytes.
    var bytes: [UInt8] = []
    /// Whether that is all.
    var isWhole = true
  }

  /// The standard output.
  let output: Output

  /// The standard error.
  let error: Output

  /// Its exit code; that of the signal when it was ended because it wrote more than the bound.
  let code: Int32

  /// Runs a program to its end, or until it has written more than is read.
  init(
    _ command: ExternalCommand,
    at location: URL,
    limit: Int,
    errorLimit: Int
  ) async throws {
    let process = Process()
    process.executableURL = location
    process.arguments = command.arguments
    process.standardInput = FileHandle.nullDevice
    let (out, errors) = (Pipe(), Pipe())
    process.standardOutput = out
    process.standardError = errors
    try process.run()
    let files = [(out, limit), (errors, errorLimit)].map { ($0.fileHandleForReading, $1) }
    let outputs = await withTaskGroup(of: (Int, Output).self) { group in
      for (index, file) in files.enumerated() {
        group.addTask { (index, await Self.read(file.0, atMost: file.1)) }
      }
      var outputs = [Output(), Output()]
      for await (index, output) in group {
        outputs[index] = output
        // It may block forever on its full output, and SIGTERM can't end it: a program that is
        // started by a task's thread inherits a mask that blocks all signals.
        if !output.isWhole { kill(process.processIdentifier, SIGKILL) }
      }
      return outputs
    }
    (output, error) = (outputs[0], outputs[1])
    process.waitUntilExit()
    code = process.terminationStatus
  }

  /// Reads an output on a thread of its own, and closes it.
  private static func read(_ file: FileHandle, atMost limit: Int) async -> Output {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        var output = Output()
        while let data = try? file.read(upToCount: 65_536), !data.isEmpty {
          let room = limit - output.bytes.count
          output.bytes += data.prefix(room)
          if data.count > room {
            output.isWhole = false
            break
          }
        }
        try? file.close()
        continuation.resume(returning: output)
      }
    }
  }
}
