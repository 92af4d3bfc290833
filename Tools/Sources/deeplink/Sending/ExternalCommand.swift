import Foundation
import LinkInspectorPage

/// A program of another maker and what it is to do, which can be shown before it runs.
///
/// No shell of this machine reads it: each argument reaches the program as it is.
struct ExternalCommand: Hashable {
  /// The name of the program, which is looked for in the folders of `PATH`.
  let program: String

  /// Its arguments.
  let arguments: [String]

  /// The standard input; `nil` for none.
  var input: String?

  /// The command as a person would type it into a shell.
  var shellText: String {
    ([program] + arguments).map { ShellQuoted($0).text }.joined(separator: " ")
  }

  /// Where the program is on this machine; `nil` when it is not.
  func location(in path: String? = ProcessInfo.processInfo.environment["PATH"]) -> URL? {
    (path ?? "").split(separator: ":")
      .map { URL(fileURLWithPath: String($0)).appendingPathComponent(program) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// What the program writes to standard output; `nil` when it fails or writes more than 64 KB.
  func output(at location: URL) -> String? {
    bytes(at: location, atMost: 64 << 10).flatMap { String(bytes: $0, encoding: .utf8) }
  }

  /// The bytes that the program writes to standard output; `nil` when it fails or writes more than a limit.
  func bytes(at location: URL, atMost limit: Int) -> [UInt8]? {
    let process = Process()
    process.executableURL = location
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.standardError
    let pipe = Pipe()
    process.standardOutput = pipe
    guard (try? process.run()) != nil else { return nil }
    let bytes = (try? pipe.fileHandleForReading.read(upToCount: limit + 1)) ?? Data()
    try? pipe.fileHandleForReading.close()
    process.waitUntilExit()
    guard process.terminationStatus == 0, bytes.count <= limit else { return nil }
    return Array(bytes)
  }

  /// Runs the program to its end.
  ///
  /// What it writes goes to standard error when it has ended, since it is not the answer. An app that it starts and that
  /// goes on running keeps none of this program's streams open.
  func run(at location: URL) throws -> Int32 {
    let process = Process()
    process.executableURL = location
    process.arguments = arguments
    let written = FileManager.default.temporaryDirectory
      .appendingPathComponent("deeplink-\(UUID().uuidString)")
    try Data().write(to: written, options: .withoutOverwriting)
    defer { try? FileManager.default.removeItem(at: written) }
    let writing = try FileHandle(forWritingTo: written)
    process.standardOutput = writing
    process.standardError = writing
    let pipe = input.map { _ in Pipe() }
    process.standardInput = pipe ?? FileHandle.nullDevice
    try process.run()
    if let input, let pipe {
      // A program that does not read to the end closes the pipe; its exit code tells the rest.
      let before = signal(SIGPIPE, SIG_IGN)
      defer { signal(SIGPIPE, before) }
      try? pipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
      try? pipe.fileHandleForWriting.close()
    }
    process.waitUntilExit()
    let text = try? FileHandle(forReadingFrom: written).read(upToCount: 1 << 20)
    if let text { try? FileHandle.standardError.write(contentsOf: text) }
    let status = process.terminationStatus
    return process.terminationReason == .uncaughtSignal ? 128 + status : status
  }
}
