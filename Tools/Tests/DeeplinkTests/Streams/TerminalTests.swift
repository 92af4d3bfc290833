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

  @Test(arguments: [
    ("match", "quiz://leagues/1", ["[1mquiz://leagues/1", "[32mleague", "[36mleague"]),
    ("match", "quiz://nowhere", ["[1mquiz://nowhere", "[31munmatched"]),
    ("explain", "quiz://leagues/1", ["[1mquiz://leagues/1", "[32mstage matched:", "[36mleague"]),
    ("explain", "quiz://serch", ["[31mstage route:", "[36mDid you mean 'search'?", "[2m/search"]),
    ("explain", "quiz://pay", ["[31mstage access:", "[36mFix:"]),
    ("explain", "'https://e x'", ["[31mrefused (forbiddenCharacter):"]),
    ("routes", "", ["[36mleague", "[2m(alias)", "[33m[closed]", "[33mmutate"]),
  ])
  func answersAreColouredAndSayTheSame(command: String, words: String, parts: [String]) throws {
    try TemporaryCatalog.with { path in
      let line = "\(command) --catalog '\(path)' \(words)"
      let seen = try run(line)
      for part in parts { #expect(seen.contains("\u{1B}\(part)\u{1B}[0m"), "\(line): \(seen)") }
      let plain = seen.replacing(/\u{1B}\[[0-9;]*m/, with: "")
      for environment in [["NO_COLOR": "1"], ["TERM": "dumb"]] {
        #expect(try run(line, environment: environment) == plain)
      }
    }
  }

  @Test func aURLCannotColourTheTerminal() throws {
    try TemporaryCatalog.with { path in
      let seen = try run("match --catalog '\(path)' \"$(printf 'quiz://\\033[31mx')\"")
      #expect(seen.contains(#"quiz://\u{1B}[31mx"#), "\(seen)")
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
