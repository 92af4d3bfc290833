import Foundation

/// A conversation with `deeplink mcp`, a line there and a line back.
final class AgentConversation {
  /// The running program.
  private let process = Process()

  /// What it reads and what it writes.
  private let (input, output) = (Pipe(), Pipe())

  /// What was read of its answers beyond the last one.
  private var rest: [UInt8] = []

  /// Starts the program.
  init(_ arguments: [String], path: String? = nil) throws {
    process.executableURL = BuiltTool.productsFolder.appendingPathComponent("deeplink")
    process.arguments = ["mcp"] + arguments
    if let path {
      process.environment = ProcessInfo.processInfo.environment.merging(["PATH": path]) { $1 }
    }
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  deinit { try? input.fileHandleForWriting.close() }

  /// Sends a line, and reads the next one.
  func ask(_ line: String) throws -> JSONDocumentText {
    try send(line)
    return try JSONDocumentText(next())
  }

  /// Sends a line.
  func send(_ line: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
  }

  /// Calls a tool, without a session.
  func call(_ tool: String, _ arguments: String = "{}") throws -> JSONDocumentText {
    try ask(Self.request("tools/call", #""name":"\#(tool)","arguments":\#(arguments)"#))
  }

  /// A request of the newest revision.
  static func request(_ method: String, _ params: String = "", id: Int = 1) -> String {
    let meta =
      #""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","#
      + #""io.modelcontextprotocol/clientCapabilities":{}}"#
    let comma = params.isEmpty ? "" : ","
    return
      #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":{\#(params)\#(comma)\#(meta)}}"#
  }

  /// Ends its input, and waits for its end.
  func end() throws -> Int32 {
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Reads a line.
  private func next() throws -> String {
    while !rest.contains(UInt8(ascii: "\n")) {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { break }
      rest += data
    }
    let line = rest.prefix { $0 != UInt8(ascii: "\n") }
    rest.removeFirst(min(rest.count, line.count + 1))
    return String(decoding: line, as: UTF8.self)
  }
}

/// A text of JSON, whose values are reached by the names and numbers on the way.
struct JSONDocumentText {
  /// The value.
  private let value: Any?

  init(_ text: String) throws {
    value = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
  }

  private init(value: Any?) { self.value = value }

  /// A member.
  subscript(_ names: String...) -> JSONDocumentText {
    var value = value
    for name in names {
      if let list = value as? [Any], let index = Int(name) {
        value = list.indices.contains(index) ? list[index] : nil
      } else {
        value = (value as? [String: Any])?[name]
      }
    }
    return JSONDocumentText(value: value is NSNull ? nil : value)
  }

  /// The text; `nil` for another value.
  var text: String? { value as? String }

  /// The number; `nil` for another value.
  var number: Int? { (value as? NSNumber)?.intValue }

  /// The elements; none for another value.
  var elements: [JSONDocumentText] {
    (value as? [Any] ?? []).map { JSONDocumentText(value: $0) }
  }

  /// Whether there is no value.
  var isMissing: Bool { value == nil }

  /// The names of the members, in order.
  var names: [String] { (value as? [String: Any] ?? [:]).keys.sorted() }
}
