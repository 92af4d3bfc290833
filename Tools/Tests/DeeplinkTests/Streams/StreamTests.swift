#if os(Linux)
import Foundation
import Testing

/// Every command with each of its streams closed, full, strange or left by its reader.
@Suite struct StreamTests {
  /// Runs a line of a shell in a copy of the files; after a minute it is ended, and the code is 124.
  private func run(_ line: String) throws -> BuiltTool.Output {
    let copy = FileManager.default.temporaryDirectory
      .appendingPathComponent("streams-\(UUID().uuidString)")
    try FileManager.default.copyItem(at: BuiltTool.files, to: copy)
    defer { try? FileManager.default.removeItem(at: copy) }
    let quoted = line.replacing("'", with: #"'\''"#)
    return try BuiltTool.shell("exec timeout 60 sh -c '\(quoted)'", in: copy)
  }

  /// Expects that a run did not crash, and did not take for ever.
  private func expectNoCrash(_ run: BuiltTool.Output, _ line: String) {
    #expect([0, 1, 2, 64, 65, 66, 69, 73, 75].contains(run.code), "\(line): \(run.code)")
    for word in ["Fatal error", "Crash", "Thread 0", "Current stack trace"] {
      #expect(!run.error.contains(word), "\(line): \(run.error.prefix(300))")
    }
  }

  @Test func theListHasEveryCommand() throws {
    struct Document: Decodable {
      struct Command: Decodable {
        let commandName: String
        let superCommands: [String]?
        let subcommands: [Command]?
      }
      let command: Command
    }
    func names(_ command: Document.Command) -> [String] {
      guard let inner = command.subcommands, !inner.isEmpty else {
        let path = (command.superCommands ?? []).dropFirst() + [command.commandName]
        return [path.joined(separator: " ")]
      }
      return inner.filter { $0.commandName != "help" }.flatMap(names)
    }
    let dump = try BuiltTool.run("--experimental-dump-help")
    let document = try JSONDecoder().decode(Document.self, from: Data(dump.out.utf8))
    let listed = (EveryCommand.ending + EveryCommand.conversing + EveryCommand.serving).map(\.name)
    #expect(listed.sorted() == names(document.command).sorted())
  }

  @Test(arguments: EveryCommand.ending)
  func outputThatCannotBeWrittenIs73(command: EveryCommand) throws {
    let usual = try run(command.line)
    expectNoCrash(usual, command.line)
    for (stream, reason) in [(">&-", "it is closed"), (">/dev/full", "No space left on device")] {
      let run = try run("\(command.line) \(stream)")
      expectNoCrash(run, "\(command.line) \(stream)")
      #expect(run.code == (usual.out.isEmpty ? usual.code : 73), "\(command.line) \(stream)")
      if !usual.out.isEmpty {
        #expect(run.error.hasSuffix("deeplink: the output cannot be written: \(reason)\n"))
      }
    }
  }

  @Test(arguments: EveryCommand.ending)
  func whatCannotBeToldChangesNothing(command: EveryCommand) throws {
    for words in [command.words, "--nosuch"] {
      let line = "deeplink \(command.name) \(words)"
      let usual = try run(line)
      for stream in ["2>&-", "2>/dev/full", "2>&- <&-"] {
        let run = try run("\(line) \(stream)")
        #expect(run.code == usual.code && run.out == usual.out, "\(line) \(stream)")
        expectNoCrash(run, "\(line) \(stream)")
      }
    }
  }

  @Test(arguments: EveryCommand.ending)
  func withoutAnyStreamACommandEnds(command: EveryCommand) throws {
    for words in [command.words] + command.reading {
      let line = "deeplink \(command.name) \(words) <&- >&- 2>&-"
      expectNoCrash(try run(line), line)
    }
  }

  @Test(arguments: EveryCommand.ending)
  func inputThatIsNotReadDoesNotMatter(command: EveryCommand) throws {
    let usual = try run(command.line)
    for stream in ["<&-", "<.", "</dev/full", "</dev/null"] {
      let run = try run("\(command.line) \(stream)")
      #expect(run.code == usual.code && run.out == usual.out && run.error == usual.error)
    }
  }

  @Test(arguments: EveryCommand.ending.filter { !$0.reading.isEmpty })
  func inputThatCannotBeReadIs66(command: EveryCommand) throws {
    for words in command.reading {
      for (stream, reason) in [
        ("<&-", "it is closed"), ("<.", "it is a folder"), ("</dev/full", "has more than 16 MB"),
      ] {
        let line = "deeplink \(command.name) \(words) \(stream)"
        let run = try run(line)
        #expect((run.out + run.error).contains("cannot be read"), "\(line): \(run.error)")
        #expect((run.out + run.error).contains(reason), "\(line): \(run.error)")
        #expect(run.code == 66, "\(line): \(run.code)")
        expectNoCrash(run, line)
      }
      let line = "deeplink \(command.name) \(words) </dev/null"
      let run = try run(line)
      expectNoCrash(run, line)
      // URLs may be none; a file is never empty.
      #expect(run.code == (words.hasSuffix(" -") || words == "-" ? run.code : 65) || run.code == 1)
    }
  }

  @Test(arguments: EveryCommand.ending)
  func aReaderThatWentAwayIsNoError(command: EveryCommand) throws {
    let usual = try run(command.line)
    // The reader is gone before anything is written; with a shell that ignores the signal, and one that does not.
    for trap in ["", "trap '' PIPE; "] {
      let line =
        "mkfifo p; (: <p) & \(trap){ exec 3>p; wait; \(command.line) >&3; echo $? >code; }; cat code"
      let run = try run("\(line) 2>error; cat error >&2")
      let code = Int32(run.out.split(separator: "\n").last.map(String.init) ?? "")
      #expect(code == (usual.out.isEmpty ? usual.code : 141), "\(command.line)")
      #expect(!run.error.contains("cannot be written") && !run.error.contains("Fatal"))
    }
  }

  @Test(arguments: EveryCommand.ending.filter { !$0.reading.isEmpty })
  func controlCEndsACommandThatReads(command: EveryCommand) throws {
    for words in command.reading {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.currentDirectoryURL = BuiltTool.files
      let tool = BuiltTool.productsFolder.appendingPathComponent("deeplink").path
      // A shell in between gives the program its words, and the signals that a terminal would.
      let line = "exec env --default-signal=INT '\(tool)' \(command.name) \(words)"
      process.arguments = ["-c", line]
      let (input, error) = (Pipe(), Pipe())
      process.standardInput = input
      process.standardOutput = FileHandle.nullDevice
      process.standardError = error
      // Starting a process closes this side of its input.
      let watched = dup(input.fileHandleForReading.fileDescriptor)
      defer { close(watched) }
      try process.run()
      // The writer stays, and the signal comes when the first bytes were taken.
      try input.fileHandleForWriting.write(contentsOf: Data("{\n".utf8))
      var waiting: Int32 = 1
      while waiting > 0, process.isRunning {
        try #require(ioctl(watched, UInt(FIONREAD), &waiting) == 0)
      }
      process.interrupt()
      process.waitUntilExit()
      #expect(process.terminationReason == .uncaughtSignal, "\(line)")
      #expect(process.terminationStatus == SIGINT, "\(line)")
      let said = String(decoding: error.fileHandleForReading.availableData, as: UTF8.self)
      #expect(!said.contains("Fatal"), "\(line): \(said)")
    }
  }

  @Test(arguments: EveryCommand.conversing)
  func aConversationEndsWithItsStreams(command: EveryCommand) throws {
    for (stream, code) in [
      ("<&-", 66), ("<.", 66), ("</dev/null", 0), ("<mcp/session.jsonl >&-", 73),
      ("<mcp/session.jsonl >/dev/full", 73), ("<mcp/session.jsonl 2>&-", 0),
    ] {
      let run = try run("\(command.line) \(stream)")
      #expect(run.code == code, "\(command.name) \(stream): \(run.error)")
      expectNoCrash(run, "\(command.line) \(stream)")
    }
  }

  @Test(arguments: EveryCommand.serving)
  func aServerEndsWhereItCannotSayWhereItIsOrWhatItAnswered(command: EveryCommand) throws {
    // A request, once the server can be reached; then Control-C, which ends one that still serves.
    let line = { (stream: String) in
      """
      port=$((20000 + $$ % 30000)); env --default-signal=INT \(command.line) --port $port \(stream) & pid=$!
      until curl --silent --output /dev/null http://127.0.0.1:$port/apple-app-site-association \
        || ! kill -0 $pid 2>/dev/null; do :; done
      kill -INT $pid 2>/dev/null; wait $pid; code=$?; echo "code $code" >&9
      """
    }
    for (stream, code) in [
      (">/dev/full", 73), (">&-", 73), ("2>/dev/full", 0), ("2>&-", 0), ("<&-", 0), ("<.", 0),
      ("</dev/full", 0), ("<&- 2>&-", 0),
    ] {
      let run = try run("exec 9>code; \(line(stream)); cat code")
      #expect(
        run.out.hasSuffix("code \(code)\n"),
        "\(command.name) \(stream): \(run.out) \(run.error)"
      )
      expectNoCrash(BuiltTool.Output(code: 0, out: "", error: run.error), command.name)
    }
  }
}
#endif
