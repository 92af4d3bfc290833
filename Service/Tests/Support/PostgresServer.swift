import Foundation
import Synchronization

/// A PostgreSQL server of the tests, at a free port of this machine.
public final class PostgresServer: Sendable {
  /// The server did not start.
  public struct DidNotStart: Error {
    let output: String
  }

  /// The server of a run of tests; `nil` where PostgreSQL isn't installed.
  public static let shared = try? PostgresServer()

  /// The folder of the programs: Debian keeps those of each version.
  private static let folderOfPrograms = ["17", "16", "15"].map {
    "/usr/lib/postgresql/\($0)/bin"
  }.first { FileManager.default.fileExists(atPath: "\($0)/postgres") }

  /// The servers to stop at the end.
  private static let all = Mutex<[PostgresServer]>([])

  private let programs: String
  private let folder: URL
  private let port: Int
  private let databases = Atomic<Int>(0)

  /// The process of the server.
  private let server = Mutex<Int32>(0)

  /// Makes a server, and starts it.
  ///
  /// - Throws: ``DidNotStart`` when it doesn't start, or isn't installed.
  public init() throws {
    guard let programs = Self.folderOfPrograms else { throw DidNotStart(output: "Not installed.") }
    self.programs = programs
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("postgres-\(UUID().uuidString)")
    port = Int.random(in: 20_000...30_000)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    if getuid() == 0 { try Self.run(["chown", "postgres", folder.path]) }
    try run("initdb", "-D", data, "-U", "links", "-A", "trust", "-E", "UTF8", "--no-sync")
    try start()
    Self.all.withLock { $0.append(self) }
    atexit { PostgresServer.all.withLock { $0 }.forEach { $0.remove() } }
  }

  private var data: String { folder.appendingPathComponent("data").path }

  /// Starts the server, and waits until it answers.
  ///
  /// - Throws: ``DidNotStart`` when it doesn't answer.
  public func start() throws {
    let process = Self.process(
      user + [
        "\(programs)/postgres", "-D", data, "-p", "\(port)", "-k", folder.path, "-c",
        "listen_addresses=127.0.0.1", "-c", "max_connections=200",
      ]
    )
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    server.withLock { $0 = process.processIdentifier }
    for _ in 0..<600 {
      if (try? run("pg_isready", "-q", "-h", "127.0.0.1", "-p", "\(port)")) != nil { return }
      usleep(50_000)
    }
    throw DidNotStart(output: "It did not answer within 30 seconds.")
  }

  /// Stops the server at once, as a crash would, and waits until it has gone.
  public func stop() {
    let process = server.withLock { $0 }
    kill(process, SIGQUIT)
    while (try? run("pg_isready", "-q", "-h", "127.0.0.1", "-p", "\(port)")) != nil {
      usleep(20_000)
    }
  }

  /// Makes an empty database.
  ///
  /// - Returns: Its URL.
  /// - Throws: ``DidNotStart`` when the server refuses it.
  public func database() throws -> String {
    let name = "links\(databases.add(1, ordering: .relaxed).newValue)"
    try run("createdb", "-h", "127.0.0.1", "-p", "\(port)", "-U", "links", name)
    return "postgresql://links@127.0.0.1:\(port)/\(name)"
  }

  /// Stops the server, and removes its files.
  private func remove() {
    stop()
    try? FileManager.default.removeItem(at: folder)
  }

  /// What makes a command that of a user who is not root, whom PostgreSQL refuses.
  private var user: [String] {
    getuid() == 0
      ? ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"] : []
  }

  /// Runs a program of PostgreSQL to its end.
  private func run(_ program: String, _ arguments: String...) throws {
    try Self.run(user + ["\(programs)/\(program)"] + arguments)
  }

  /// Runs a command to its end.
  private static func run(_ command: [String]) throws {
    let (process, output) = (process(command), Pipe())
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw DidNotStart(output: String(decoding: data, as: UTF8.self))
    }
  }

  /// A command that any user can run.
  private static func process(_ command: [String]) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = URL(fileURLWithPath: "/")
    return process
  }
}
