import Foundation

/// Commands with all that they print, as a shell shows them.
///
/// A line that begins with `$ ` is a command for `/bin/sh`; what follows it is its standard output, and after
/// that its standard error, each line behind `! `. A command whose exit code is not 0 is followed by
/// `$ echo $?` and the code.
struct Transcript: Equatable {
  /// A command and what it printed.
  struct Entry: Equatable {
    /// The command.
    let command: String

    /// The lines behind it.
    var lines: [String] = []

    /// The exit code; `nil` when it is not shown, and then it is 0.
    var code: Int32?
  }

  /// The commands, in order.
  var entries: [Entry]

  /// Reads a transcript.
  init(_ lines: [String]) {
    entries = []
    var expectsCode = false
    for line in lines {
      if line == "$ echo $?" {
        expectsCode = true
      } else if line.hasPrefix("$ ") {
        expectsCode = false
        entries.append(Entry(command: String(line.dropFirst(2))))
      } else if entries.isEmpty {
        continue
      } else if expectsCode {
        entries[entries.count - 1].code = Int32(line)
      } else {
        entries[entries.count - 1].lines.append(line)
      }
    }
  }

  /// The lines of the transcript.
  var lines: [String] {
    entries.flatMap { entry in
      ["$ \(entry.command)"] + entry.lines
        + (entry.code.map { ["$ echo $?", "\($0)"] } ?? [])
    }
  }

  /// Runs the commands anew, in a copy of a folder.
  func again(in folder: URL) throws -> Transcript {
    let copy = FileManager.default.temporaryDirectory
      .appendingPathComponent("transcript-\(UUID().uuidString)")
    try FileManager.default.copyItem(at: folder, to: copy)
    defer { try? FileManager.default.removeItem(at: copy) }
    var result = self
    for index in entries.indices {
      let run = try BuiltTool.shell(entries[index].command, in: copy)
      result.entries[index].lines =
        Self.lines(of: run.out) + Self.lines(of: run.error).map { "! \($0)" }
      result.entries[index].code = run.code == 0 && entries[index].code == nil ? nil : run.code
    }
    return result
  }

  /// The lines of an output.
  static func lines(of output: String) -> [String] {
    var lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// Whether files are to be written anew in place of being compared.
  ///
  /// A run that writes fails, so that no check passes by it.
  static var writes: Bool { ProcessInfo.processInfo.environment["UPDATE_TRANSCRIPTS"] == "1" }
}

extension BuiltTool {
  /// Runs a line of a shell that knows the program as `deeplink`.
  static func shell(_ line: String, in folder: URL) throws -> Output {
    let place = FileManager.default.temporaryDirectory
      .appendingPathComponent("shell-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }
    let (out, error) = (place.appendingPathComponent("out"), place.appendingPathComponent("error"))
    try Data().write(to: out)
    try Data().write(to: error)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = folder
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    process.environment = ["PATH": "\(productsFolder.path):\(path)", "LC_ALL": "C"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: out)
    process.standardError = try FileHandle(forWritingTo: error)
    try process.run()
    process.waitUntilExit()
    return Output(
      code: process.terminationStatus,
      out: String(decoding: try Data(contentsOf: out), as: UTF8.self),
      error: String(decoding: try Data(contentsOf: error), as: UTF8.self)
    )
  }
}
