/// A value of a notification's payload: any JSON value, without Foundation's classes.
///
/// It is not for the app's own data; it is the form in which a `PayloadReader` looks for a URL.
public enum PayloadValue: Hashable, Sendable {
  /// Nothing.
  case null

  /// A Boolean.
  case flag(Bool)

  /// A number.
  case number(Double)

  /// A string.
  case text(String)

  /// Values in order.
  case list([PayloadValue])

  /// Values by their keys.
  case object([String: PayloadValue])

  /// The most levels of lists and objects that are read.
  ///
  /// Deeper values are `.null`: no service puts a URL there, and payloads are hostile input.
  public static let maximumDepth = 16

  /// The most values that are read from the system's objects.
  ///
  /// Later values are `.null`.
  public static let maximumCount = 65_536

  /// Returns the value at the end of a path of keys.
  ///
  /// - Parameter keys: The keys, the outermost first.
  /// - Returns: The value; `nil` when a key is missing, or the value before it has no keys.
  public subscript(keys: [String]) -> PayloadValue? {
    var value = self
    for key in keys {
      guard case .object(let members) = value, let member = members[key] else { return nil }
      value = member
    }
    return value
  }
}

extension PayloadValue {
  /// Returns whether two values are equal; the order of members doesn't count.
  public static func == (left: PayloadValue, right: PayloadValue) -> Bool {
    switch (left, right) {
    case (.null, .null): return true
    case (.flag(let left), .flag(let right)): return left == right
    case (.number(let left), .number(let right)): return left == right
    case (.text(let left), .text(let right)): return left == right
    case (.list(let left), .list(let right)): return left == right
    case (.object(let left), .object(let right)):
      for (key, value) in left {
        guard let other = right[key], other == value else { return false }
      }
      return left.count == right.count
    default: return false
    }
  }
}

extension PayloadValue: Decodable {
  /// Reads any JSON value, such as a payload in a file.
  ///
  /// - Parameter decoder: Reads the data.
  /// - Throws: `DecodingError` for data that is not a JSON value, or deeper than ``maximumDepth``.
  public init(from decoder: any Decoder) throws {
    guard decoder.codingPath.count <= Self.maximumDepth else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "More than \(Self.maximumDepth) levels of lists and objects."
        )
      )
    }
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let values = try Self.members({ try container.decode([PayloadValue].self) }) {
      self = .list(values)
    } else {
      self = .object(try container.decode([String: PayloadValue].self))
    }
  }

  /// Reads the members of a list; throws for other values.
  private static func members(_ decode: () throws -> [PayloadValue]) throws -> [PayloadValue]? {
    do {
      return try decode()
    } catch DecodingError.typeMismatch {
      return nil
    }
  }
}

extension PayloadValue: ExpressibleByStringLiteral {
  /// Creates a string.
  public init(stringLiteral value: String) { self = .text(value) }
}

extension PayloadValue: ExpressibleByBooleanLiteral {
  /// Creates a Boolean.
  public init(booleanLiteral value: Bool) { self = .flag(value) }
}

extension PayloadValue: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a number.
  public init(floatLiteral value: Double) { self = .number(value) }

  /// Creates a number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
}

extension PayloadValue: ExpressibleByArrayLiteral {
  /// Creates a list.
  public init(arrayLiteral elements: PayloadValue...) { self = .list(elements) }
}

extension PayloadValue: ExpressibleByDictionaryLiteral {
  /// Creates an object; of a repeated key, the last value counts.
  public init(dictionaryLiteral elements: (String, PayloadValue)...) {
    var object: [String: PayloadValue] = [:]
    for (key, value) in elements { object[key] = value }
    self = .object(object)
  }
}
