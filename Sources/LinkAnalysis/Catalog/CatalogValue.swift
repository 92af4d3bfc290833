/// A typed value of a parameter, as in JSON.
public enum CatalogValue: Hashable, Sendable {
  /// An integer.
  case integer(Int64)

  /// An integer above the greatest `Int64`.
  case unsigned(UInt64)

  /// A decimal number.
  case double(Double)

  /// A truth value.
  case boolean(Bool)

  /// A text; also a UUID, in upper case, and a word of an enumeration.
  case text(String)

  /// The values of a query item that may occur several times.
  case list([CatalogValue])
}

extension CatalogValue: Codable {
  /// Reads a value of JSON.
  ///
  /// - Throws: `DecodingError` for `null` and for an object.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(Bool.self) {
      self = .boolean(value)
    } else if let value = try? container.decode(Int64.self) {
      self = .integer(value)
    } else if let value = try? container.decode(UInt64.self) {
      self = .unsigned(value)
    } else if let value = try? container.decode(Double.self) {
      self = .double(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else {
      self = .list(try container.decode([CatalogValue].self))
    }
  }

  /// Writes the value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .integer(let value): try container.encode(value)
    case .unsigned(let value): try container.encode(value)
    case .double(let value): try container.encode(value)
    case .boolean(let value): try container.encode(value)
    case .text(let value): try container.encode(value)
    case .list(let values): try container.encode(values)
    }
  }
}

extension CatalogValue: CustomStringConvertible {
  /// The value in its written form, without escapes; lists with `, ` between their values.
  public var description: String {
    switch self {
    case .integer(let value): String(value)
    case .unsigned(let value): String(value)
    case .double(let value): String(value)
    case .boolean(let value): String(value)
    case .text(let value): value
    case .list(let values): values.map(\.description).joined(separator: ", ")
    }
  }
}

extension CatalogValue {
  /// The value as a number, rounded if necessary; `nil` for values of other types.
  var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .double(let value): value
    case .boolean, .text, .list: nil
    }
  }

  /// Returns whether a value means the same, however it is written.
  func means(_ other: CatalogValue) -> Bool {
    if self == other { return true }
    switch (self, other) {
    case (.integer, .integer), (.unsigned, .unsigned): return false
    case (.list(let left), .list(let right)):
      return left.count == right.count && zip(left, right).allSatisfy { $0.means($1) }
    default: return number != nil && number == other.number
    }
  }

  /// Returns whether the value is a smaller number.
  func isLess(than other: CatalogValue) -> Bool {
    switch (self, other) {
    case (.integer(let left), .integer(let right)): return left < right
    case (.integer, .unsigned): return true
    case (.unsigned, .integer): return false
    case (.unsigned(let left), .unsigned(let right)): return left < right
    default:
      guard let left = number, let right = other.number else { return false }
      return left < right
    }
  }
}
