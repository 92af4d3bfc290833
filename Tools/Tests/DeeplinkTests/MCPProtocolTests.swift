import Foundation
import Testing

/// What `deeplink mcp` says to messages of all kinds, whatever its tools are.
@Suite struct MCPProtocolTests {
  private let catalog = ["--catalog", BuiltTool.files.appendingPathComponent("quiz.json").path]

  /// The answers to lines, each one of JSON.
  private func answers(_ lines: [String]) throws -> [JSONDocumentText] {
    let input = Array((lines.joined(separator: "\n") + "\n").utf8)
    let run = try BuiltTool.run(["mcp"] + catalog, input: input)
    #expect(run.code == 0 && run.error.isEmpty, "\(run.error)")
    return try run.out.split(separator: "\n").map { try JSONDocumentText(String($0)) }
  }

  /// The line that begins a session.
  private func initialize(_ version: String) -> String {
    #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"\#(version)","#
      + #""capabilities":{},"clientInfo":{"name":"test","version":"1"}}}"#
  }

  @Test(arguments: [
    ("2025-11-25", "2025-11-25"), ("2025-06-18", "2025-06-18"), ("2025-03-26", "2025-03-26"),
    ("2024-11-05", "2024-11-05"), ("2026-07-28", "2025-11-25"), ("1999-01-01", "2025-11-25"),
  ])
  func aSessionHasAVersionThatBothKnow(wanted: String, agreed: String) throws {
    let answers = try answers([
      initialize(wanted), #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
      #"{"jsonrpc":"2.0","id":"p","method":"ping"}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"tools/list","params":{}}"#,
    ])
    #expect(answers.count == 3)
    #expect(answers[0]["result", "protocolVersion"].text == agreed)
    #expect(answers[0]["result", "serverInfo", "name"].text == "deeplink")
    #expect(answers[0]["result", "capabilities"].names == ["tools"])
    #expect(answers[1]["id"].text == "p" && answers[1]["result"].names == [])
    let tools = answers[2]["result", "tools"].elements
    #expect(
      tools.map { $0["name"].text } == [
        "list_screens", "build_link", "explain_link", "open_link", "recent_links", "check_text",
        "check_project",
      ]
    )
    #expect(answers[2]["result", "resultType"].isMissing)
    for tool in tools {
      let isReading = tool["annotations", "readOnlyHint"].number == 1
      #expect(isReading == (tool["name"].text != "open_link"))
      #expect(tool["inputSchema", "type"].text == "object")
    }
  }

  @Test func theNewestRevisionNeedsNoSession() throws {
    let answers = try answers([
      AgentConversation.request("server/discover"), AgentConversation.request("tools/list"),
      AgentConversation.request(
        "tools/call",
        #""name":"explain_link","arguments":{"url":"quiz://leagues/1"}"#
      ),
    ])
    #expect(answers[0]["result", "supportedVersions", "0"].text == "2026-07-28")
    #expect(answers[1]["result", "tools"].elements.count == 7)
    #expect(answers[1]["result", "cacheScope"].text == "public")
    #expect(answers[2]["result", "structuredContent", "route"].text == "league")
    #expect(answers[2]["result", "ttlMs"].isMissing)
    for answer in answers { #expect(answer["result", "resultType"].text == "complete") }
  }

  @Test func aVersionThatIsNotKnownIsRefusedWithThoseThatAre() throws {
    let request = AgentConversation.request("tools/list")
    let answers = try answers([
      request.replacing("2026-07-28", with: "2030-01-01"),
      request.replacing("clientCapabilities", with: "other"),
      request.replacing("\"2026-07-28\"", with: "7"),
      #"{"jsonrpc":"2.0","id":1,"method":"server/discover"}"#,
      #"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#,
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}"#,
    ])
    #expect(
      answers.map { $0["error", "code"].number }
        == [-32022, -32602, -32602, -32602, -32600, -32602]
    )
    #expect(answers[0]["error", "data", "supported", "0"].text == "2026-07-28")
    #expect(answers[0]["error", "data", "requested"].text == "2030-01-01")
  }

  @Test func messagesThatAreNoneAreErrorsOfTheProtocol() throws {
    let deep = String(repeating: "[", count: 100_000)
    let lines: [(String, Int)] = [
      ("nope", -32700), (#"{"jsonrpc":"2.0","id":1,"method":"tools/list""#, -32700), (deep, -32700),
      ("[]", -32600), ("7", -32600), ("null", -32600), (#"{"id":1}"#, -32600),
      (#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, -32600),
      (#"{"jsonrpc":"2.0","id":[1],"method":"ping"}"#, -32600),
      (#"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, -32600),
      (#"{"jsonrpc":"2.0","id":1,"method":7}"#, -32600),
      (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}"#, -32602),
      (AgentConversation.request("resources/list"), -32601),
      (AgentConversation.request("tools/call"), -32602),
      (AgentConversation.request("tools/call", #""name":"rm""#), -32602),
    ]
    let answers = try answers(
      lines.map(\.0) + [
        #"{"jsonrpc":"2.0","method":"no/such"}"#, #"{"jsonrpc":"2.0","id":1,"result":{}}"#,
      ]
    )
    #expect(answers.map { $0["error", "code"].number } == lines.map(\.1))
    #expect(answers.last?["id"].number == 1)
  }

  @Test func bytesThatAreNoTextAreAnError() throws {
    let run = try BuiltTool.run(["mcp"] + catalog, input: [0xFF, 0xFE, 0x0A])
    #expect(run.code == 0 && run.out.contains("This line is not UTF-8."))
  }

  @Test func aLineOf64MegabytesIsAnErrorAndTheNextIsAnswered() throws {
    let huge = "{\"jsonrpc\":\"2.0\",\"id\":\"" + String(repeating: "x", count: 64 << 20) + "\"}"
    let answers = try answers([huge, #"{"jsonrpc":"2.0","id":2,"method":"ping"}"#])
    #expect(answers[0]["error", "code"].number == -32600)
    #expect(answers[1]["id"].number == 2)
  }

  @Test func tenThousandCallsAreAnswered() throws {
    let call = #""name":"build_link","arguments":{"screen":"league","values":{"league":7}}"#
    let lines = (1...10_000).map { AgentConversation.request("tools/call", call, id: $0) }
    let answers = try answers(lines)
    #expect(answers.map { $0["id"].number } == Array(1...10_000))
    #expect(
      answers.allSatisfy {
        $0["result", "structuredContent", "links", "0", "url"].text == "quiz://leagues/7"
      }
    )
  }

  @Test func anOldSessionMayHaveBatches() throws {
    let ping = #"{"jsonrpc":"2.0","id":1,"method":"ping"}"#
    let input = [initialize("2025-03-26"), "[\(ping),7]", "[]"].joined(separator: "\n")
    let run = try BuiltTool.run(["mcp"] + catalog, input: Array(input.utf8))
    let lines = run.out.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[1].hasPrefix(#"[{"id":1,"jsonrpc":"2.0","result":{}},{"error""#))
    #expect(lines[2].contains("-32600"))
  }

  @Test(arguments: [
    ["--catalog", "-"], ["--catalog", "a", "--journal", "-"], ["--catalog", "a", "--app=-x"], [],
    ["--catalog", "a", "--on", "moon"],
  ])
  func optionsThatMeanNothingAreRefused(words: [String]) throws {
    #expect(try BuiltTool.run(["mcp"] + words).code == 64)
  }

  @Test func aReaderThatWentAwayEndsIt() throws {
    let line = AgentConversation.request("tools/list")
    let script = "while :; do echo '\(line)'; done | '\(tool)' mcp --catalog '\(catalog[1])'; "
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/bash")
    shell.arguments = ["-c", script + #"echo ${PIPESTATUS[1]} >&2"#]
    let (out, error) = (Pipe(), Pipe())
    (shell.standardOutput, shell.standardError) = (out, error)
    try shell.run()
    _ = try out.fileHandleForReading.read(upToCount: 10)
    try out.fileHandleForReading.close()
    try out.fileHandleForWriting.close()
    shell.waitUntilExit()
    let text = String(decoding: error.fileHandleForReading.availableData, as: UTF8.self)
    #expect(text == "141\n")
  }

  private var tool: String { BuiltTool.productsFolder.appendingPathComponent("deeplink").path }
}
