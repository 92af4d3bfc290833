import Foundation
import Testing

/// Commands that take URLs answer each line of standard input when it comes.
@Suite struct StreamingTests {
  /// The commands, with - at their end.
  static let commands = [
    ["split", "--json", "-"],
    ["match", "--json", "--catalog", "\(BuiltTool.files.path)/quiz.json", "-"],
    ["explain", "--json", "--catalog", "\(BuiltTool.files.path)/quiz.json", "-"],
    ["open", "--print", "--json", "-"],
    ["pattern", "test", "/leagues/:league", "--json", "-"],
    [
      "aasa", "match", "--json", "--file", "\(BuiltTool.files.path)/good.aasa", "--app",
      "A1.com.example", "-",
    ],
  ]

  /// A running program, whose standard input stays open.
  private struct Conversation {
    /// The program.
    let process = Process()
    /// Its standard input.
    let input = Pipe()
    /// Its standard output.
    let output = Pipe()

    /// Starts the program.
    init(_ arguments: [String]) throws {
      process.executableURL = BuiltTool.productsFolder.appendingPathComponent("deeplink")
      process.arguments = arguments
      process.standardInput = input
      process.standardOutput = output
      try process.run()
    }

    /// Writes a text.
    func say(_ text: String) throws {
      try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    }

    /// Waits for a line.
    func hear() -> String {
      var bytes: [UInt8] = []
      while bytes.last != UInt8(ascii: "\n") {
        let data = output.fileHandleForReading.availableData
        if data.isEmpty { break }
        bytes += data
      }
      return String(decoding: bytes, as: UTF8.self)
    }

    /// Ends the input, and waits for the program.
    func end() throws -> Int32 {
      try input.fileHandleForWriting.close()
      process.waitUntilExit()
      return process.terminationStatus
    }
  }

  @Test(arguments: commands)
  func answersALineBeforeTheNextComes(arguments: [String]) throws {
    let conversation = try Conversation(arguments)
    for number in 1...3 {
      try conversation.say("quiz://leagues/\(number)\n")
      let answer = conversation.hear()
      #expect(
        answer.contains(#""quiz://leagues/\#(number)""#) || answer.contains("leagues/\(number)")
      )
      #expect(answer.hasSuffix("}\n") && answer.split(separator: "\n").count == 1)
    }
    // The last line has no end.
    try conversation.say("quiz://leagues/4")
    try conversation.input.fileHandleForWriting.close()
    #expect(conversation.hear().contains("leagues/4"))
    conversation.process.waitUntilExit()
  }

  #if os(Linux)
  @Test func aLongInputIsNotKept() throws {
    let conversation = try Conversation(["split", "--json", "-"])
    let reader = Thread { while !conversation.output.fileHandleForReading.availableData.isEmpty {} }
    // 96 MB, of which more than the allowed 64 cannot be kept.
    let line = "quiz://" + String(repeating: "a", count: 9_500) + "\n"
    let chunk = String(repeating: line, count: 100)
    reader.start()
    for _ in 0..<100 { try conversation.say(chunk) }
    let status = try String(
      contentsOfFile: "/proc/\(conversation.process.processIdentifier)/status",
      encoding: .utf8
    )
    let peak = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    let kilobytes = Int(peak?.split(separator: " ")[1] ?? "")
    #expect(try #require(kilobytes) < 64 << 10)
    let code = try conversation.end()
    #expect(code == 1)
  }
  #endif

  @Test func aLineThatIsTooLongIsRefusedAndTheNextIsRead() throws {
    let long = "quiz://" + String(repeating: "a", count: 2 << 20)
    let run = try BuiltTool.run("split", "--json", "-", input: Array("\(long)\nquiz://b\n".utf8))
    let lines = run.out.split(separator: "\n")
    #expect(run.code == 1 && lines.count == 2)
    #expect(lines.first?.contains("the line has more than 1048576 bytes") == true)
    #expect(lines.last?.contains(#""canonical":"quiz://b""#) == true)
  }

  @Test(arguments: commands)
  func aLineOfJSONIsALine(arguments: [String]) throws {
    let url = "quiz://a/\u{2028}b\u{2029}c\u{85}d"
    let run = try BuiltTool.run(arguments, input: Array((url + "\n").utf8))
    let scalars = run.out.unicodeScalars
    #expect(!scalars.contains { ["\u{85}", "\u{2028}", "\u{2029}"].contains($0) })
    #expect(run.out.hasSuffix("}\n") && run.out.split(separator: "\n").count == 1)
    #expect(run.out.contains(#"\u2028"#) || run.out.contains("%E2%80%A8"))
    let object = try JSONSerialization.jsonObject(with: Data(run.out.utf8)) as? [String: Any]
    let read = (object?["url"] as? String) ?? ""
    #expect(read.unicodeScalars.contains("\u{2028}") || read.contains("%E2%80%A8"))
  }

  @Test func aCatalogCanBeStandardInput() throws {
    for words in [
      ["lint"], ["routes"], ["match", "quiz://leagues/1"], ["explain", "quiz://leagues/1"],
      ["url", "league", "league=1"], ["plist", "generate", "entitlements"],
    ] {
      let piped = try BuiltTool.run(
        words + ["--catalog", "-"],
        input: Array(TemporaryCatalog.quiz.utf8)
      )
      let named = try TemporaryCatalog.with { try BuiltTool.run(words + ["--catalog", $0]) }
      #expect(named.out == piped.out)
      #expect(piped.code == 0 && !piped.out.isEmpty, "\(words)")
    }
  }

  @Test(arguments: [
    "split - -", "match --catalog - -", "explain --catalog - -", "open - -",
    "pattern test /a - -", "aasa match --file - --app A -", "aasa diff - -",
    "coverage --catalog - --aasa -", "plist check --catalog - --info -",
    "contract --catalog - --lock -", "inspect --catalog - --aasa -", "check --catalog - --lock -",
    "check --aasa - --assetlinks -",
  ])
  func standardInputIsReadOnce(words: String) throws {
    let run = try BuiltTool.run(words.split(separator: " ").map(String.init))
    #expect(run.code == 64)
    #expect(run.error.hasPrefix("Error: Standard input can be read once"), "\(run.error)")
  }
}
