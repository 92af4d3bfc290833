import Foundation

/// The built `deeplink` program, run as a person runs it.
enum BuiltTool {
  /// What a run of the program left behind.
  struct Output {
    /// The exit code.
    let code: Int32

    /// What it wrote to standard output.
    let out: String

    /// What it wrote to standard error.
    let error: String
  }

  /// Runs the program to its end.
  static func run(_ arguments: String..., input: [UInt8] = []) throws -> Output {
    try run(arguments, input: input)
  }

  /// Runs the program to its end.
  static func run(
    _ arguments: [String],
    input: [UInt8] = [],
    path: String? = nil,
    output: String? = nil
  ) throws -> Output {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("deeplink-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Files instead of pipes: a pipe that is not emptied while the program runs can fill up.
    let out = folder.appendingPathComponent("out")
    let error = folder.appendingPathComponent("error")
    try Data().write(to: out)
    try Data().write(to: error)
    let process = Process()
    process.executableURL = productsFolder.appendingPathComponent("deeplink")
    process.arguments = arguments
    if let path {
      process.environment = ProcessInfo.processInfo.environment.merging(["PATH": path]) { $1 }
    }
    let source = folder.appendingPathComponent("in")
    try Data(input).write(to: source)
    process.standardInput = try FileHandle(forReadingFrom: source)
    process.standardOutput = try FileHandle(
      forWritingTo: output.map { URL(fileURLWithPath: $0) } ?? out
    )
    process.standardError = try FileHandle(forWritingTo: error)
    try process.run()
    process.waitUntilExit()
    return Output(
      code: process.terminationStatus,
      out: String(decoding: try Data(contentsOf: out), as: UTF8.self),
      error: String(decoding: try Data(contentsOf: error), as: UTF8.self)
    )
  }

  /// The files that transcripts and other tests name.
  static let files = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Transcripts/files")

  /// The folder that holds the test bundle and, beside it, the program.
  static var productsFolder: URL {
    let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
    let programs = CommandLine.arguments.map { URL(fileURLWithPath: $0) }
      .filter { $0.pathExtension == "xctest" }
    let start = bundles.first ?? programs.first ?? Bundle.main.bundleURL
    return start.pathExtension == "xctest" ? start.deletingLastPathComponent() : start
  }
}
