import LinkAnalysis
import LinkRouting

/// The lines for the values of a link: a name and a value each, the values below each other.
enum ValueLines {
  /// The lines, in the order of the names.
  static func of(_ link: CatalogLink, indentation: String) -> [String] {
    let values = link.values.sorted { $0.key < $1.key }.map { name, value in
      (name: name, width: TerminalText(name).text.unicodeScalars.count, value: value.description)
    }
    let width = values.map(\.width).max() ?? 0
    return values.map { name, own, value in
      let padding = String(repeating: " ", count: width - own)
      let shown = TerminalText(value).text
      return "\(indentation)\(TerminalColor.text(name, .hint))\(padding) = \(shown)"
    }
  }
}
