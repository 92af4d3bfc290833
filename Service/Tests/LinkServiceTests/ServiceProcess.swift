import Foundation

/// A running `link-service`, with its database and catalog in a folder of its own.
final class ServiceProcess {
  /// A command that ended.
  struct Ended {
    let code: Int32
    let output: String
    let error: String
  }

  /// The service did not start.
  struct DidNotStart: Error {
    let output: String
  }

  /// The folder of the catalog, the settings and the database.
  let folder: URL

  private let process = Process()
  private let output = Pipe()

  /// The port that it listens at.
  private(set) var port: UInt16 = 0

  /// Starts the service in a folder, perhaps by a shell that sets limits first.
  init(in folder: ServiceFolder, _ arguments: [String] = [], shell: String? = nil) throws {
    self.folder = folder.url
    let program = Self.program.path
    let all = ["run", "--port", "0"] + folder.options + arguments
    if let shell {
      process.executableURL = URL(fileURLWithPath: "/bin/bash")
      process.arguments = ["-c", "\(shell) exec \"$0\" \"$@\"", program] + all
    } else {
      process.executableURL = Self.program
      process.arguments = all
    }
    process.standardOutput = output
    try Data().write(to: folder.log)
    process.standardError = try FileHandle(forWritingTo: folder.log)
    try process.run()
    var line = Data()
    while line.last != UInt8(ascii: "\n") {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { break }
      line += data
    }
    let text = String(decoding: line, as: UTF8.self)
    guard let port = text.split(separator: ":").last.flatMap({ UInt16($0.dropLast()) }),
      text.hasPrefix("listening on http://127.0.0.1:")
    else {
      process.waitUntilExit()
      throw DidNotStart(output: text + folder.logText)
    }
    self.port = port
  }

  deinit { kill() }

  /// The folder of the built programs.
  static var program: URL {
    #if os(macOS)
    for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
      return bundle.bundleURL.deletingLastPathComponent().appendingPathComponent("link-service")
    }
    #endif
    return Bundle.main.bundleURL.appendingPathComponent("link-service")
  }

  /// Ends it at once, as a loss of power would.
  func kill() {
    guard process.isRunning else { return }
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Tells it to stop, and returns its exit code.
  func stop() -> Int32 {
    process.terminate()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Tells it to stop, without waiting.
  func beginStopping() { process.terminate() }

  /// Waits until it has ended, and returns its exit code.
  func waitForEnd() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Asks on a new connection.
  func ask(
    _ method: String,
    _ target: String,
    _ headers: [String] = [],
    body: String? = nil,
    host: String = "shop.example"
  ) throws -> Connection.Answer {
    let connection = try Connection(port: port)
    var lines = ["\(method) \(target) HTTP/1.1", "Host: \(host)", "Connection: close"] + headers
    if let body { lines.append("Content-Length: \(body.utf8.count)") }
    connection.send((lines + ["", body ?? ""]).joined(separator: "\r\n"))
    return try connection.answer(toHead: method == "HEAD")
  }

  /// Asks the API.
  func api(
    _ method: String,
    _ target: String,
    key: String?,
    _ body: String? = nil
  ) throws -> Connection.Answer {
    let headers = key.map { ["Authorization: Bearer \($0)"] } ?? []
    return try ask(method, target, headers, body: body)
  }
}

/// A folder with a catalog and a database.
final class ServiceFolder {
  let url: URL

  /// The settings that a test adds.
  var settings: [String: Any] = [:]

  /// Where the service writes its log.
  var log: URL { url.appendingPathComponent("log") }

  /// What the service wrote to its log.
  var logText: String { (try? String(contentsOf: log, encoding: .utf8)) ?? "" }

  /// The path of the database.
  var database: String { url.appendingPathComponent("links.sqlite").path }

  init(_ catalog: String = ServiceFolder.shop) throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("link-service-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try write(catalog, as: "links.json")
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file.
  func write(_ text: String, as name: String) throws {
    try Data(text.utf8).write(to: url.appendingPathComponent(name))
  }

  /// The options of the service; the settings are written to a file.
  var options: [String] {
    var all: [String: Any] = [
      "catalog": "links.json", "database": "links.sqlite",
      "app": [
        "name": "The Shop", "appleID": "1234567890", "androidPackage": "com.example.shop",
        "appIDs": ["ABCDE12345.com.example.shop"],
        "fingerprints": [[String](repeating: "AB", count: 32).joined(separator: ":")],
      ] as [String: Any],
    ]
    all.merge(settings) { $1 }
    let path = url.appendingPathComponent("service.json")
    try? JSONSerialization.data(withJSONObject: all).write(to: path)
    return ["--config", path.path]
  }

  /// Runs a command to its end.
  func run(
    _ arguments: [String],
    environment: [String: String] = [:]
  ) throws -> ServiceProcess.Ended {
    let (process, output, error) = (Process(), Pipe(), url.appendingPathComponent("error"))
    process.executableURL = ServiceProcess.program
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = output
    try Data().write(to: error)
    process.standardError = try FileHandle(forWritingTo: error)
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return ServiceProcess.Ended(
      code: process.terminationStatus,
      output: String(decoding: data, as: UTF8.self),
      error: try String(contentsOf: error, encoding: .utf8)
    )
  }

  /// Creates a key.
  func key(_ name: String = "test", scope: String = "write") throws -> String {
    let ended = try run(["key", "create", name, "--scope", scope] + options)
    return ended.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The catalog of a shop.
  static let shop = """
    {"version": 1, "prefixes": [{"domain": "shop.example"}, {"scheme": "shop"}], "routes": [
      {"name": "home", "path": "/", "access": "everyone"},
      {"name": "product", "path": "/products/:id", "types": {"id": "Int"}, "access": "everyone"},
      {"name": "search", "path": "/search", "query": [{"name": "q", "required": true}], "access": "everyone"},
      {"name": "account", "path": "/account", "access": []}]}
    """
}
