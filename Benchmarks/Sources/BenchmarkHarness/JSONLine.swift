/// An object of JSON on one line, whose keys keep their order; what is absent is `null`.
public struct JSONLine: Sendable {
  /// A value.
  public enum Value: Sendable {
    /// A text.
    case text(String)

    /// A whole number.
    case integer(Int)

    /// A number that is rounded to some decimals; `null` without a value.
    case number(Double?, decimals: Int)
  }

  /// The keys and values, in order.
  private let members: [(key: String, value: Value)]

  /// Creates an object.
  ///
  /// - Parameter members: The keys and values, in order.
  public init(_ members: KeyValuePairs<String, Value>) {
    self.init(members.map { ($0.key, $0.value) })
  }

  /// Creates an object.
  ///
  /// - Parameter members: The keys and values, in order.
  public init(_ members: [(key: String, value: Value)]) {
    self.members = members
  }

  /// The line, without its end.
  public var text: String {
    "{" + members.map { Self.quoted($0.key) + ":" + Self.text(of: $0.value) }.joined(separator: ",")
      + "}"
  }

  /// The members below each other, for people; what is absent is a dash.
  ///
  /// - Parameter title: The line above the members.
  /// - Returns: The lines, in columns.
  public func table(title: String) -> String {
    let rows = members.map { member in
      if case .text(let text) = member.value { return (member.key, text) }
      let text = Self.text(of: member.value)
      return (member.key, text == "null" ? "-" : text)
    }
    return TextTable(title: title, rows: rows).text
  }

  /// Prints a value.
  private static func text(of value: Value) -> String {
    switch value {
    case .text(let text): return quoted(text)
    case .integer(let number): return String(number)
    case .number(let number, let decimals):
      guard let number, number.isFinite else { return "null" }
      return number.text(decimals: decimals)
    }
  }

  /// Prints a text as a JSON string.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      case "\0"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension Double {
  /// The number rounded to some decimals; those at the end that are 0 are left out.
  ///
  /// - Parameter decimals: How many, at least 0.
  /// - Returns: `0.25`, `12`; for numbers below 10¹⁵ without an exponent.
  public func text(decimals: Int) -> String {
    let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
    let rounded = (self * scale).rounded() / scale
    let text = rounded.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
