#if os(Linux)
import Foundation
import Testing

/// What a person at a terminal sees that a program does not; `script` of util-linux is the terminal.
@Suite struct TerminalTests {
  /// Runs the tool at a terminal.
  private func run(_ arguments: String, environment: [String: String] = [:]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/script")
    let tool = BuiltTool.productsFolder.appendingPathComponent("deeplink").path
    process.arguments = ["-qec", "'\(tool)' \(arguments)", "/dev/null"]
    process.environment = ProcessInfo.processInfo.environment
      .merging(["TERM": "xterm", "NO_COLOR": ""]) { $1 }.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).replacing("\r\n", with: "\n")
  }

  @Test func coloursAreForTerminalsThatWantThem() throws {
    try TemporaryCatalog.with("[1, 2]") { path in
      let plain = try BuiltTool.run("aasa", "lint", "--file", path).out
      #expect(!plain.contains("\u{1B}"))
      let seen = try run("aasa lint --file '\(path)'")
      #expect(seen == plain.replacing("error: ", with: "\u{1B}[1;31merror:\u{1B}[0m "))
      #expect(try run("aasa lint --file '\(path)'", environment: ["NO_COLOR": "1"]) == plain)
      #expect(try run("aasa lint --file '\(path)'", environment: ["TERM": "dumb"]) == plain)
      let json = try run("aasa lint --json --file '\(path)'")
      #expect(!json.contains("\u{1B}"))
    }
  }

  @Test func whatTakesOverASecondIsToldAtATerminalAlone() throws {
    let answers = [
      "/.well-known/apple-app-site-association": MisbehavingServer.Answer.stalling([])
    ]
    try MisbehavingServer.with(answers) { server in
      let words = [
        "aasa", "fetch", "127.0.0.1", "--allow-private", "--insecure-http", "--port",
        "\(server.port)", "--timeout", "1.5",
      ]
      let seen = try run(words.joined(separator: " "))
      #expect(seen.hasPrefix("asking 127.0.0.1 …\n"))
      let unseen = try BuiltTool.run(words)
      #expect(unseen.error == "")
    }
  }
}
#endif
