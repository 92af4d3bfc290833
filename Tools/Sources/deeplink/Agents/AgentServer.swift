@_spi(Tools) import DeepLinking
import Foundation
import LinkAnalysis

/// Answers the messages of the Model Context Protocol, of both its eras: revisions in which a session begins with
/// `initialize`, and the one in which each request says its version.
///
/// Source: Model Context Protocol, revisions 2024-11-05 to 2025-11-25, Lifecycle; 2026-07-28, Versioning.
struct AgentServer {
  /// The revisions whose sessions begin with `initialize`, the newest first.
  static let sessionVersions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]

  /// The revisions whose requests say their version.
  static let requestVersions = ["2026-07-28"]

  /// The tools.
  private let tools: AgentTools

  /// The revision of the session; `nil` before `initialize`.
  private var session: String?

  /// Serves tools.
  init(_ tools: AgentTools) { self.tools = tools }

  /// Answers a line; `nil` where nothing is to be answered.
  mutating func answer(to line: [UInt8], isWhole: Bool) throws -> String? {
    guard isWhole else {
      return try AgentAnswer.failure(
        AgentError(.invalidRequest, "A message of more than 1 MB is not read.")
      )
      .line()
    }
    let message: JSONValue
    do {
      message = try JSONDecoder().decode(JSONValue.self, from: Data(line))
    } catch {
      let reason = String(bytes: line, encoding: .utf8) == nil ? "UTF-8" : "JSON"
      return try AgentAnswer.failure(AgentError(.parse, "This line is not \(reason).")).line()
    }
    // Source: revision 2025-03-26, JSON-RPC batching; others have none.
    if case .list(let messages) = message, session == "2025-03-26", !messages.isEmpty {
      var answers: [AgentAnswer] = []
      for message in messages { if let answer = answer(to: message) { answers.append(answer) } }
      if answers.isEmpty { return nil }
      return try EncodableMembers.each(["all": EncodableList(answers)]).listLine("all")
    }
    return try answer(to: message)?.line()
  }

  /// Answers a message.
  private mutating func answer(to message: JSONValue) -> AgentAnswer? {
    var id: JSONValue?
    do throws(AgentError) {
      guard let request = try AgentRequest(message) else { return nil }
      guard request.id != nil else { return nil }
      id = request.id
      return .result(try result(of: request), id: request.id ?? .null)
    } catch {
      var error = error
      error.id = error.id ?? id
      return .failure(error)
    }
  }

  /// The result of a request.
  private mutating func result(
    of request: AgentRequest
  ) throws(AgentError) -> [String: any Encodable] {
    if request.method == "initialize" { return try initialize(request.params) }
    let meta = request.params["_meta"]
    guard meta?[Self.versionKey] != nil || request.method == "server/discover" else {
      if request.method == "ping" { return [:] }
      guard session != nil else {
        throw AgentError(
          .invalidRequest,
          "A session begins with initialize, or each request has \(Self.versionKey) in its _meta."
        )
      }
      return try result(of: request.method, request.params)
    }
    try checkVersion(meta)
    var members = try result(of: request.method, request.params)
    members["resultType"] = "complete"
    members["_meta"] = JSONValue.object([Self.serverKey: Self.info])
    if request.method != "tools/call" {
      // The tools of a version stay the same; what they answer does not.
      (members["ttlMs"], members["cacheScope"]) = (3_600_000, "public")
    }
    return members
  }

  /// The result of a method that both eras have.
  private func result(
    of method: String,
    _ params: JSONValue
  ) throws(AgentError) -> [String: any Encodable] {
    switch method {
    case "server/discover":
      return [
        "supportedVersions": Self.requestVersions, "capabilities": Self.capabilities,
        "instructions": AgentTools.instructions,
      ]
    case "tools/list": return ["tools": tools.all.map(\.description)]
    case "tools/call": return try call(params)
    default: throw AgentError(.methodNotFound, "There is no method '\(method)'.")
    }
  }

  /// Begins a session.
  private mutating func initialize(
    _ params: JSONValue
  ) throws(AgentError) -> [String: any Encodable] {
    guard let wanted = params["protocolVersion"]?.text else {
      throw AgentError(.invalidParams, "initialize has a protocolVersion, a text.")
    }
    let version = Self.sessionVersions.first { $0 == wanted } ?? Self.sessionVersions[0]
    session = version
    return [
      "protocolVersion": version, "capabilities": Self.capabilities, "serverInfo": Self.info,
      "instructions": AgentTools.instructions,
    ]
  }

  /// Refuses a request of another version than the one that is known.
  private func checkVersion(_ meta: JSONValue?) throws(AgentError) {
    let missing = [Self.versionKey, Self.clientKey].filter { meta?[$0] == nil }
    guard missing.isEmpty, let version = meta?[Self.versionKey]?.text else {
      let names = (missing.isEmpty ? [Self.versionKey] : missing).joined(separator: " and ")
      throw AgentError(.invalidParams, "The _meta of a request has \(names).")
    }
    guard Self.requestVersions.contains(version) else {
      throw AgentError(
        .unsupportedVersion,
        "The version '\(version)' is not known.",
        data: [
          "supported": .list(Self.requestVersions.map { .text($0) }), "requested": .text(version),
        ]
      )
    }
  }

  /// Calls a tool.
  private func call(_ params: JSONValue) throws(AgentError) -> [String: any Encodable] {
    guard let name = params["name"]?.text else {
      throw AgentError(.invalidParams, "tools/call has a name, a text.")
    }
    guard let tool = tools.all.first(where: { $0.name == name }) else {
      let names = tools.all.map(\.name).joined(separator: ", ")
      throw AgentError(.invalidParams, "There is no tool '\(name)': it is one of \(names).")
    }
    do {
      let arguments = try AgentArguments(params["arguments"], of: tool)
      let document = try tool.call(arguments)
      let text = try document.members.line()
      return [
        "content": [["type": "text", "text": text]], "structuredContent": document.members,
        "isError": document.isError,
      ]
    } catch let failure as AgentToolFailure {
      return ["content": [["type": "text", "text": failure.message]], "isError": true]
    } catch {
      throw AgentError(.internalError, "The tool '\(name)' failed.")
    }
  }

  /// The names of what a request says of itself, and what an answer says of the server.
  private static let (versionKey, clientKey, serverKey) = (
    "io.modelcontextprotocol/protocolVersion", "io.modelcontextprotocol/clientCapabilities",
    "io.modelcontextprotocol/serverInfo"
  )

  /// What the server can do.
  private static let capabilities: JSONValue = ["tools": [:]]

  /// What the server is.
  private static let info: JSONValue = [
    "name": "deeplink", "title": "Deep links", "version": .text(PackageVersion.current),
  ]
}

extension EncodableMembers {
  /// The line of a list that is a member.
  fileprivate func listLine(_ name: String) throws -> String {
    let text = try line()
    return String(text.dropFirst("{\"\(name)\":".count).dropLast())
  }
}
