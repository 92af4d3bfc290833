import Foundation

/// A value in the body of a request.
enum BodyValue: Decodable, Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int64)
  case unsigned(UInt64)
  case double(Double)
  case text(String)
  case list([BodyValue])
  case object([String: BodyValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int64.self) {
      self = .integer(value)
    } else if let value = try? container.decode(UInt64.self) {
      self = .unsigned(value)
    } else if let value = try? container.decode(Double.self) {
      self = .double(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([BodyValue].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: BodyValue].self))
    }
  }

  /// The written forms of a value of a link, as a list of one for a single value; `nil` for anything else.
  var written: [String]? {
    switch self {
    case .bool(let value): return [String(value)]
    case .integer(let value): return [String(value)]
    case .unsigned(let value): return [String(value)]
    case .double(let value): return [String(value)]
    case .text(let value): return [value]
    case .list(let values):
      let texts = values.compactMap { value -> String? in
        guard let written = value.written, written.count == 1 else { return nil }
        return written[0]
      }
      return texts.count == values.count ? texts : nil
    case .null, .object: return nil
    }
  }
}
