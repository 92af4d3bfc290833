import Foundation

/// A request or a notification of the Model Context Protocol.
///
/// Source: JSON-RPC 2.0, sections 4 and 5.
struct AgentRequest {
  /// The identity that the answer repeats; `nil` for a notification.
  let id: JSONValue?

  /// The name of the method.
  let method: String

  /// The parameters.
  let params: JSONValue

  /// Reads a message; `nil` for an answer, which nothing was asked for.
  init?(_ message: JSONValue) throws(AgentError) {
    guard case .object(let members) = message else {
      throw AgentError(.invalidRequest, "A message is an object, not \(message.kind).")
    }
    switch members["id"] {
    case nil: id = nil
    case .text?, .integer?: id = members["id"]
    case let other?:
      throw AgentError(.invalidRequest, "An id is a text or a whole number, not \(other.kind).")
    }
    if members["method"] == nil, members["result"] != nil || members["error"] != nil { return nil }
    guard members["jsonrpc"] == "2.0" else {
      throw AgentError(.invalidRequest, "A message has \"jsonrpc\": \"2.0\".", id: id)
    }
    guard let method = members["method"]?.text else {
      throw AgentError(.invalidRequest, "A message has a method, a text.", id: id)
    }
    self.method = method
    params = members["params"] ?? .object([:])
    switch params {
    case .object: break
    default:
      throw AgentError(
        .invalidParams,
        "The parameters are an object, not \(params.kind).",
        id: id
      )
    }
  }
}

/// An error of the protocol.
struct AgentError: Error {
  /// The code of an error.
  ///
  /// Source: JSON-RPC 2.0, section 5.1, and for the last the Model Context Protocol of 2026-07-28, Versioning.
  enum Code: Int {
    case parse = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case internalError = -32603
    case unsupportedVersion = -32022
  }

  /// The code.
  let code: Code

  /// The message, a sentence or two.
  let message: String

  /// What a program may want to know; `nil` for nothing.
  var data: JSONValue?

  /// The identity of the request; `nil` when it could not be read.
  var id: JSONValue?

  init(_ code: Code, _ message: String, data: JSONValue? = nil, id: JSONValue? = nil) {
    (self.code, self.message, self.data, self.id) = (code, message, data, id)
  }
}

/// An answer of the Model Context Protocol.
enum AgentAnswer: JSONDocument {
  /// What was asked for.
  case result([String: any Encodable], id: JSONValue)

  /// Why it is not to be had.
  case failure(AgentError)

  /// The names of the members.
  private enum Key: CodingKey {
    case jsonrpc, id, result, error, code, message, data
  }

  /// Writes the members that the answer has.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode("2.0", forKey: .jsonrpc)
    switch self {
    case .result(let members, let id):
      try container.encode(id, forKey: .id)
      try container.encode(EncodableMembers.each(members), forKey: .result)
    case .failure(let failure):
      try container.encode(failure.id, forKey: .id)
      var error = container.nestedContainer(keyedBy: Key.self, forKey: .error)
      try error.encode(failure.code.rawValue, forKey: .code)
      try error.encode(failure.message, forKey: .message)
      try error.encodeIfPresent(failure.data, forKey: .data)
    }
  }
}

/// An object of documents of different types.
enum EncodableMembers: JSONDocument {
  /// Documents by their names.
  case each([String: any Encodable])

  /// The members of one document.
  case all(of: any JSONDocument)

  /// A name that is only known at run time.
  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// Writes the members.
  func encode(to encoder: any Encoder) throws {
    switch self {
    case .all(of: let document): try document.encode(to: encoder)
    case .each(let members):
      var container = encoder.container(keyedBy: Name.self)
      for (name, value) in members {
        try value.encode(to: container.superEncoder(forKey: Name(stringValue: name)))
      }
    }
  }
}

/// A list of documents.
struct EncodableList: Encodable {
  /// The documents.
  let documents: [any Encodable]

  init(_ documents: [any Encodable]) { self.documents = documents }

  /// Writes the list.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for document in documents { try document.encode(to: container.superEncoder()) }
  }
}
