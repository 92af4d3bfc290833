import Foundation
import Testing

@testable import deeplink

/// What the schemas of `deeplink mcp` promise, and what its tools answer.
@Suite struct MCPSchemaTests {
  private let catalog = ["--catalog", BuiltTool.files.appendingPathComponent("quiz.json").path]

  /// The output schemas of the tools, by their names.
  private func schemas() throws -> [String: JSONValue] {
    let request = AgentConversation.request("tools/list")
    let run = try BuiltTool.run(["mcp"] + catalog, input: Array("\(request)\n".utf8))
    let answer = try JSONDecoder().decode(JSONValue.self, from: Data(run.out.utf8))
    guard case .list(let tools)? = answer["result"]?["tools"] else { return [:] }
    return Dictionary(uniqueKeysWithValues: tools.map { ($0["name"]?.text ?? "", $0) })
  }

  @Test func everyToolSaysWhatItAnswers() throws {
    let tools = try schemas()
    #expect(tools.count == 7)
    for (name, tool) in tools {
      let schema = try #require(tool["outputSchema"])
      #expect(schema["type"] == "object")
      for place in Self.places(withoutType: schema, name) { Issue.record("\(place) has no type") }
    }
  }

  @Test func sourcesAreListed() throws {
    let tools = try schemas()
    for name in ["explain_link", "check_text"] {
      let source = tools[name]?["inputSchema"]?["properties"]?["source"]
      guard case .list(let words)? = source?["enum"] else {
        Issue.record("\(name) lists no sources")
        continue
      }
      #expect(words.contains("universalLink") && words.contains("notification"))
    }
  }

  @Test(arguments: [
    ("list_screens", "{}"), ("list_screens", #"{"search":"nothing"}"#),
    ("build_link", #"{"screen":"search","values":{"q":"a"}}"#),
    ("build_link", #"{"screen":"league","values":{"league":"x"}}"#),
    ("explain_link", #"{"url":"quiz://leagues/1"}"#),
    ("explain_link", #"{"url":"quiz://legues/1"}"#),
    ("explain_link", #"{"url":"no url"}"#), ("explain_link", #"{"url":"quiz://leagues/new"}"#),
    ("open_link", #"{"url":"quiz://leagues/1","within":1}"#),
    ("recent_links", "{}"), ("check_text", #"{"text":"quiz://legues/1"}"#), ("check_project", "{}"),
    ("check_project", #"{"notes":true}"#),
  ])
  func anAnswerIsAsItsSchemaSays(tool: String, arguments: String) throws {
    let schema = try #require(try schemas()[tool]?["outputSchema"])
    try PlantedPrograms.with("xcrun") { programs in
      let journal = BuiltTool.files.appendingPathComponent("journal.jsonl").path
      let request = AgentConversation.request(
        "tools/call",
        #""name":"\#(tool)","arguments":\#(arguments)"#
      )
      let words = ["mcp", "--journal", journal, "--project", BuiltTool.files.path] + catalog
      let run = try BuiltTool.run(
        words,
        input: Array("\(request)\n".utf8),
        path: programs.path
      )
      let answer = try JSONDecoder().decode(JSONValue.self, from: Data(run.out.utf8))
      let content = try #require(answer["result"]?["structuredContent"], "\(run.out)")
      #expect(Self.differences(of: content, from: schema, tool) == [])
    }
  }
}

extension MCPSchemaTests {
  /// The places in a schema that say nothing of the type of a value, and give no reason for it.
  private static func places(withoutType schema: JSONValue, _ place: String) -> [String] {
    var places = schema["type"] == nil && schema["description"] == nil ? [place] : []
    if case .object(let members)? = schema["properties"] {
      places += members.flatMap { Self.places(withoutType: $1, "\(place).\($0)") }
    }
    if let elements = schema["items"] { places += Self.places(withoutType: elements, "\(place)[]") }
    return places
  }

  /// Where a value is not as a schema says, or has members that it does not name.
  private static func differences(
    of value: JSONValue,
    from schema: JSONValue,
    _ place: String
  ) -> [String] {
    var found: [String] = []
    if let type = schema["type"] {
      let types = if case .list(let types) = type { types } else { [type] }
      if !types.contains(where: { value.isOf($0.text ?? "") }) {
        found.append("\(place): \(value)")
      }
    }
    if case .list(let words)? = schema["enum"], !words.contains(value) {
      found.append("\(place): \(value)")
    }
    if case .list(let elements) = value, let each = schema["items"] {
      found += elements.flatMap { differences(of: $0, from: each, "\(place)[]") }
    }
    guard case .object(let members) = value else { return found }
    if case .list(let names)? = schema["required"] {
      found += names.filter { members[$0.text ?? ""] == nil }.map { "\(place) has no \($0)" }
    }
    for (name, member) in members {
      if let inner = schema["properties"]?[name] ?? schema["additionalProperties"] {
        found += differences(of: member, from: inner, "\(place).\(name)")
      } else {
        found.append("\(place).\(name) is in no schema")
      }
    }
    return found
  }
}

extension JSONValue {
  /// Whether it is of a type of JSON Schema.
  fileprivate func isOf(_ type: String) -> Bool {
    switch self {
    case .null: type == "null"
    case .flag: type == "boolean"
    case .integer: type == "integer" || type == "number"
    case .number: type == "number"
    case .text: type == "string"
    case .list: type == "array"
    case .object: type == "object"
    }
  }
}
