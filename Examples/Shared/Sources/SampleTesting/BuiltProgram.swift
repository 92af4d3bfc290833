public import Foundation

/// The built program of a sample, run as a person runs it.
public struct BuiltProgram: Sendable {
  /// What a run of the program left behind.
  public struct Run {
    /// The exit code.
    public let code: Int32

    /// What it wrote to standard output.
    public let out: String

    /// What it wrote to standard error.
    public let error: String

    /// The lines of standard output, without the empty one after the last.
    public var lines: [String] { out.split(separator: "\n").map(String.init) }
  }

  /// Where it is: beside the test bundle.
  public let url: URL

  /// Finds a program by its name.
  public init(_ name: String) {
    let bundles = Bundle.allBundles.map(\.bundleURL)
    let candidates = bundles + CommandLine.arguments.map { URL(fileURLWithPath: $0) }
    let bundle = candidates.first { $0.pathExtension == "xctest" }
    let folder = bundle?.deletingLastPathComponent() ?? Bundle.main.bundleURL
    url = folder.appendingPathComponent(name)
  }

  /// Makes a process that was not started yet.
  public func process(_ arguments: [String], _ environment: [String: String]? = nil) -> Process {
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    if let environment { process.environment = environment }
    return process
  }

  /// Runs the program to its end.
  ///
  /// - Throws: What Foundation throws when the program is not there.
  public func run(_ arguments: String..., input: String = "") throws -> Run {
    try run(arguments, input: input)
  }

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - arguments: What follows its name.
  ///   - input: What is typed.
  ///   - output: The path of a file that takes standard output; then `out` of the run is empty.
  ///   - environment: Its environment; that of the tests when `nil`.
  /// - Returns: What the run left behind.
  /// - Throws: What Foundation throws when the program is not there.
  public func run(
    _ arguments: [String],
    input: String = "",
    output: String? = nil,
    environment: [String: String]? = nil
  ) throws -> Run {
    let process = process(arguments, environment)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Files instead of pipes: a pipe that is not emptied while the program runs can fill up.
    let files = ["in", "out", "error"].map(folder.appendingPathComponent)
    for (file, text) in zip(files, [input, "", ""]) { try Data(text.utf8).write(to: file) }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    let taker = output.map { URL(fileURLWithPath: $0) } ?? files[1]
    process.standardOutput = try FileHandle(forWritingTo: taker)
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    return Run(code: process.terminationStatus, out: texts[1], error: texts[2])
  }
}
