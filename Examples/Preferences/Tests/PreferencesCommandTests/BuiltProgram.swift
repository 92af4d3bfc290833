import Foundation

/// The built `preferences` program, run as a person runs it.
enum BuiltProgram {
  /// What a run of the program left behind.
  struct Run {
    /// The exit code.
    let code: Int32

    /// What it wrote to standard output.
    let out: String

    /// What it wrote to standard error.
    let error: String

    /// The lines of standard output, without the empty one after the last.
    var lines: [String] { out.split(separator: "\n").map(String.init) }
  }

  /// Runs the program to its end.
  ///
  /// What it writes here is less than a pipe holds.
  static func run(_ arguments: String..., input: String = "") throws -> Run {
    let process = Process()
    let (entry, out, error) = (Pipe(), Pipe(), Pipe())
    process.executableURL = program
    process.arguments = arguments
    process.standardInput = entry
    process.standardOutput = out
    process.standardError = error
    try process.run()
    try? entry.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try entry.fileHandleForWriting.close()
    let texts = [out, error].map { pipe in
      String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
    process.waitUntilExit()
    return Run(code: process.terminationStatus, out: texts[0], error: texts[1])
  }

  /// The program, beside the test bundle.
  private static var program: URL {
    let bundles = Bundle.allBundles.map(\.bundleURL)
    let candidates = bundles + CommandLine.arguments.map { URL(fileURLWithPath: $0) }
    let bundle = candidates.first { $0.pathExtension == "xctest" }
    let folder = bundle?.deletingLastPathComponent() ?? Bundle.main.bundleURL
    return folder.appendingPathComponent("preferences")
  }
}
