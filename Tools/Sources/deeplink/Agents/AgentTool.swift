import LinkAnalysis
import LinkRouting

/// A tool that agents can call.
struct AgentTool {
  /// What a tool answers.
  struct Document {
    /// The members.
    let members: EncodableMembers

    /// Whether what was asked for could not be done.
    var isError = false

    init(_ members: [String: any Encodable], isError: Bool = false) {
      (self.members, self.isError) = (.each(members), isError)
    }
  }

  /// The name.
  let name: String

  /// The name for people.
  let title: String

  /// What it does, and when to call it.
  let summary: String

  /// The schema of each argument, by name.
  let arguments: [String: JSONValue]

  /// The arguments that must be there.
  var required: [String] = []

  /// The schema of each member of its answer, by name.
  let answer: [String: JSONValue]

  /// Whether it changes nothing.
  var isReadOnly = true

  /// Answers a call.
  let call: (AgentArguments) throws -> Document

  /// The tool as the protocol describes it.
  var description: JSONValue {
    [
      "name": .text(name), "title": .text(title), "description": .text(summary),
      "inputSchema": [
        "type": "object", "properties": .object(arguments),
        "required": .list(required.map { .text($0) }), "additionalProperties": false,
      ],
      "outputSchema": .members(answer),
      "annotations": [
        "title": .text(title), "readOnlyHint": .flag(isReadOnly), "destructiveHint": .flag(false),
        "idempotentHint": .flag(isReadOnly), "openWorldHint": .flag(!isReadOnly),
      ],
    ]
  }
}

/// Why a tool could not do what it was asked for, as sentences for the agent.
struct AgentToolFailure: Error {
  /// The sentences.
  let message: String

  init(_ message: String) { self.message = message }
}

/// The arguments of a call, whose names are known to the tool.
struct AgentArguments {
  /// The values, by name.
  private let values: [String: JSONValue]

  /// Takes the arguments of a call.
  init(_ value: JSONValue?, of tool: AgentTool) throws {
    switch value {
    case nil, .null?: values = [:]
    case .object(let members)?: values = members.filter { $0.value != .null }
    case let other?: throw AgentToolFailure("The arguments are an object, not \(other.kind).")
    }
    let known = tool.arguments.keys.sorted()
    for name in values.keys.sorted() where !known.contains(name) {
      let names = known.isEmpty ? "none" : known.joined(separator: ", ")
      throw AgentToolFailure("'\(tool.name)' has no argument '\(name)'; it has \(names).")
    }
    for name in tool.required where values[name] == nil {
      throw AgentToolFailure("'\(tool.name)' needs the argument '\(name)'.")
    }
  }

  /// A text; `nil` when it is not there.
  func text(_ name: String) throws -> String? {
    guard let value = values[name] else { return nil }
    guard let text = value.text else {
      throw AgentToolFailure("'\(name)' is a text, not \(value.kind).")
    }
    return text
  }

  /// A whole number within bounds.
  func number(_ name: String, in range: ClosedRange<Int64>, usually usual: Int) throws -> Int {
    guard let value = values[name] else { return usual }
    guard case .integer(let number) = value, range.contains(number) else {
      throw AgentToolFailure(
        "'\(name)' is a whole number from \(range.lowerBound) to \(range.upperBound)."
      )
    }
    return Int(number)
  }

  /// A flag; `false` when it is not there.
  func flag(_ name: String) throws -> Bool {
    guard let value = values[name] else { return false }
    guard case .flag(let flag) = value else {
      throw AgentToolFailure("'\(name)' is true or false, not \(value.kind).")
    }
    return flag
  }

  /// One of several words.
  func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ name: String,
    of type: Value.Type
  ) throws -> Value? {
    guard let text = try text(name) else { return nil }
    guard let value = Value(rawValue: text) else {
      let names = Value.allCases.map(\.rawValue).joined(separator: ", ")
      throw AgentToolFailure("'\(name)' is one of \(names), not '\(text)'.")
    }
    return value
  }

  /// A source of links; `nil` when it is not there.
  func source(_ name: String) throws -> LinkSource? {
    guard let text = try text(name) else { return nil }
    guard let source = LinkSource(named: text) else {
      let names = LinkSource.names.joined(separator: ", ")
      throw AgentToolFailure("No source is called '\(text)': it is one of \(names).")
    }
    return source
  }

  /// The values of a screen by the names of their parameters, in their written forms.
  func values(_ name: String) throws -> [String: [String]] {
    guard let value = values[name] else { return [:] }
    guard case .object(let members) = value else {
      throw AgentToolFailure("'\(name)' is an object of values, not \(value.kind).")
    }
    var texts: [String: [String]] = [:]
    for (name, value) in members where value != .null {
      let elements = if case .list(let list) = value { list } else { [value] }
      texts[name] = try elements.map { element in
        guard let text = element.written else {
          throw AgentToolFailure(
            "The value of '\(name)' is a text, a number, true or false, or a list of them."
          )
        }
        return text
      }
    }
    return texts
  }
}
