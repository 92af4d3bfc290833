/// Writes JSON values, with the members of objects in the given order.
enum JSONWriter {
  /// Writes a value with two spaces a level; arrays and objects without nested ones are written
  /// on one line when they are short.
  static func text(_ value: JSONValue, width: Int = 96) -> String {
    var output = ""
    write(value, level: 0, width, into: &output)
    return output + "\n"
  }

  /// Writes a value on one line.
  static func line(_ value: JSONValue) -> String {
    switch value.content {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let text): text
    case .string(let text): quoted(text)
    case .array(let elements): "[" + elements.map(line).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\(quoted($0.name)): \(line($0.value))" }.joined(separator: ", ") + "}"
    }
  }

  /// Writes a value, with recursion no deeper than the value.
  private static func write(
    _ value: JSONValue,
    level: Int,
    _ width: Int,
    into output: inout String
  ) {
    let indent = String(repeating: "  ", count: level + 1)
    switch value.content {
    case .array(let elements) where !isShort(value, level, width):
      output += "[\n"
      for (index, element) in elements.enumerated() {
        output += indent
        write(element, level: level + 1, width, into: &output)
        output += index + 1 < elements.count ? ",\n" : "\n"
      }
      output += indent.dropLast(2) + "]"
    case .object(let members) where !isShort(value, level, width):
      output += "{\n"
      for (index, member) in members.enumerated() {
        output += indent + quoted(member.name) + ": "
        write(member.value, level: level + 1, width, into: &output)
        output += index + 1 < members.count ? ",\n" : "\n"
      }
      output += indent.dropLast(2) + "}"
    default: output += line(value)
    }
  }

  /// Returns whether a value is to be written on one line.
  private static func isShort(_ value: JSONValue, _ level: Int, _ width: Int) -> Bool {
    if value.elements?.isEmpty ?? value.members?.isEmpty ?? true { return true }
    let nested = (value.elements ?? value.members?.map(\.value) ?? []).contains { inner in
      inner.elements?.isEmpty == false || inner.members.map { $0.count > 1 } == true
    }
    return !nested && level * 2 + line(value).utf8.count <= width
  }

  /// A text in quotation marks.
  static func quoted(_ text: String) -> String {
    var output = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": output += "\\\""
      case "\\": output += "\\\\"
      case "\n": output += "\\n"
      case "\r": output += "\\r"
      case "\t": output += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        output += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: output.unicodeScalars.append(scalar)
      }
    }
    return output + "\""
  }
}
