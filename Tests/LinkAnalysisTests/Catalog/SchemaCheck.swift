/// A JSON text.
enum JSON: Decodable, Equatable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .boolean(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSON].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSON].self))
    }
  }

  /// The member of an object, or the element of an array.
  subscript(key: String) -> JSON? {
    switch self {
    case .object(let members): members[key]
    case .array(let items): Int(key).flatMap { items.indices.contains($0) ? items[$0] : nil }
    default: nil
    }
  }

  /// The elements of an array.
  var items: [JSON] { if case .array(let items) = self { items } else { [] } }

  /// The members of an object.
  var members: [String: JSON] { if case .object(let members) = self { members } else { [:] } }

  /// The text of a string.
  var text: String? { if case .string(let text) = self { text } else { nil } }

  /// The names of its type in JSON Schema.
  var types: Set<String> {
    switch self {
    case .null: ["null"]
    case .boolean: ["boolean"]
    case .number(let value): value == value.rounded() ? ["number", "integer"] : ["number"]
    case .string: ["string"]
    case .array: ["array"]
    case .object: ["object"]
    }
  }
}

/// Checks JSON by a JSON Schema, as far as the schemas of this project go.
struct SchemaCheck {
  /// The schema.
  private let root: JSON

  init(_ root: JSON) {
    self.root = root
  }

  /// The names of the properties at a place in the schema.
  func keys(_ path: [String]) -> Set<String> {
    let schema = path.reduce(root as JSON?) { $0?[$1] }
    return Set(schema?["properties"]?.members.keys.map(\.self) ?? [])
  }

  /// The examples of a definition.
  func examples(of definition: String) -> [String] {
    root["$defs"]?[definition]?["examples"]?.items.compactMap(\.text) ?? []
  }

  /// What is wrong with a text.
  func findings(in json: JSON) -> [String] {
    findings(in: json, by: root, at: "$")
  }

  /// What is wrong with a part of a text, by a part of the schema.
  private func findings(in json: JSON, by schema: JSON, at path: String) -> [String] {
    var result: [String] = []
    for (keyword, rule) in schema.members {
      switch keyword {
      case "$ref":
        let names = (rule.text ?? "").split(separator: "/").dropFirst().map(String.init)
        guard let target = names.reduce(root as JSON?, { $0?[$1] }) else {
          result.append("\(path): no \(rule)")
          continue
        }
        result += findings(in: json, by: target, at: path)
      case "type":
        let allowed = rule.text.map { [$0] } ?? rule.items.compactMap(\.text)
        if json.types.isDisjoint(with: allowed) { result.append("\(path): not \(allowed)") }
      case "required":
        guard case .object(let members) = json else { continue }
        for name in rule.items.compactMap(\.text) where members[name] == nil {
          result.append("\(path): no \(name)")
        }
      case "properties":
        for (name, member) in rule.members {
          guard let value = json[name] else { continue }
          result += findings(in: value, by: member, at: "\(path).\(name)")
        }
      case "additionalProperties":
        let known = schema["properties"]?.members ?? [:]
        for (name, value) in json.members where known[name] == nil {
          result += findings(in: value, by: rule, at: "\(path).\(name)")
        }
      case "items":
        for (index, item) in json.items.enumerated() {
          result += findings(in: item, by: rule, at: "\(path)[\(index)]")
        }
      case "oneOf":
        let fitting = rule.items.count { findings(in: json, by: $0, at: path).isEmpty }
        if fitting != 1 { result.append("\(path): \(fitting) of oneOf") }
      case "anyOf":
        if !rule.items.contains(where: { findings(in: json, by: $0, at: path).isEmpty }) {
          result.append("\(path): none of anyOf")
        }
      case "not":
        if findings(in: json, by: rule, at: path).isEmpty { result.append("\(path): not") }
      case "minLength":
        if case .string(let text) = json, case .number(let least) = rule, Double(text.count) < least
        {
          result.append("\(path): too short")
        }
      case "minimum":
        if case .number(let value) = json, case .number(let least) = rule, value < least {
          result.append("\(path): too small")
        }
      case "pattern":
        guard case .string(let text) = json, let expression = rule.text else { continue }
        if (try? Regex(expression).firstMatch(in: text)) == nil {
          result.append("\(path): not \(expression)")
        }
      case "enum": if !rule.items.contains(json) { result.append("\(path): none of enum") }
      case "$schema", "$defs", "title", "description", "default", "examples": continue
      default: result.append("the schema has '\(keyword)', which is not checked")
      }
    }
    return result
  }
}
