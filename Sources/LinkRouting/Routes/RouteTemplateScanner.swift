/// Finds where the path of a template ends.
struct RouteTemplateScanner {
  /// The template.
  private let text: String

  /// Creates a scanner.
  init(_ text: String) {
    self.text = text
  }

  /// What stands behind the path, from its `?` or `#` on; `nil` when there is nothing.
  private(set) var rest: Substring?

  /// Reads the path.
  mutating func path() -> String {
    let scalars = text.unicodeScalars
    var depth = 0
    var canBeOptional = false
    var isBehindGroup = false
    var position = scalars.startIndex
    while position < scalars.endIndex {
      let next = scalars.index(after: position)
      switch scalars[position] {
      case "\\":
        guard next < scalars.endIndex else { return text }
        if depth == 0, scalars[next] == "?" { return cut(at: position, rest: next) }
        canBeOptional = false
        position = scalars.index(after: next)
        continue
      case "(": depth += 1
      case ")":
        depth -= 1
        canBeOptional = true
        isBehindGroup = false
      case "}", "*":
        canBeOptional = true
        isBehindGroup = scalars[position] == "}"
      case "?" where depth == 0:
        let isModifier = canBeOptional && (isBehindGroup || !Self.beginsItem(text[next...]))
        guard isModifier else { return cut(at: position, rest: position) }
        canBeOptional = false
      case "#" where depth == 0: return cut(at: position, rest: position)
      case ":" where depth == 0:
        position = scalars[next...].firstIndex { !Self.isNameScalar($0) } ?? scalars.endIndex
        canBeOptional = position > next
        isBehindGroup = false
        continue
      default: canBeOptional = false
      }
      position = next
    }
    return text
  }

  /// Ends the path.
  private mutating func cut(at position: String.Index, rest start: String.Index) -> String {
    rest = text[start...]
    return String(text[..<position])
  }

  /// Tells whether a text begins with the name of a query item and `=`.
  private static func beginsItem(_ text: Substring) -> Bool {
    let key = text.unicodeScalars.prefix { !"=/?#&:*(){}\\".unicodeScalars.contains($0) }
    return !key.isEmpty && key.endIndex < text.endIndex && text[key.endIndex] == "="
  }

  /// Tells whether a name of a parameter can hold a scalar.
  static func isNameScalar(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar == "$" || scalar.properties.isXIDContinue
      || scalar.properties.isIDContinue
  }
}
