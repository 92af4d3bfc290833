import Foundation

/// Writes a value as JSON in one line, with the keys of objects in a fixed order.
///
/// `JSONEncoder` writes keys in no order or in that of the alphabet; people read reports in the
/// order in which things happen.
struct JSONLine {
  /// The line, without its end.
  let text: String

  /// The keys that have a place; others follow in the order of their bytes.
  private static let order = [
    "number", "at", "event", "kind", "source", "entryPoint", "isCold", "scene", "resumes", "stage",
    "url", "outcome", "reason", "code", "route", "parameter", "segment", "expected", "found",
    "message", "fix", "link", "steps", "state", "screen",
    "step", "urls", "tab", "style", "stack", "tabs", "presented", "title", "body",
  ]

  /// Writes a value.
  init(_ value: some Encodable) throws {
    let data = try JSONEncoder().encode(value)
    text = Self.text(of: try JSONDecoder().decode(JSONValue.self, from: data))
  }

  /// The text of a value.
  private static func text(of value: JSONValue) -> String {
    switch value {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .number(let value): "\(value)"
    case .string(let value): quoted(value)
    case .array(let values): "[\(values.map(text).joined(separator: ","))]"
    case .object(let members):
      "{\(inOrder(members.keys).map { "\(quoted($0)):\(text(of: members[$0] ?? .null))" }.joined(separator: ","))}"
    }
  }

  /// Sorts keys.
  private static func inOrder(_ keys: some Sequence<String>) -> [String] {
    keys.sorted { left, right in
      let places = (order.firstIndex(of: left), order.firstIndex(of: right))
      return switch places {
      case (let left?, let right?): left < right
      case (nil, nil): left.utf8.lexicographicallyPrecedes(right.utf8)
      default: places.0 != nil
      }
    }
  }

  /// The text of a string: what a terminal would act on is escaped, slashes are not.
  ///
  /// Source: RFC 8259 §7.
  private static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      default:
        if scalar.isShownAsItIs {
          text.unicodeScalars.append(scalar)
        } else {
          text += UTF16.encode(scalar).map { $0.map(escaped).joined() } ?? ""
        }
      }
    }
    return text + "\""
  }

  /// The escape of a UTF-16 code unit.
  private static func escaped(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
  }
}
