@_spi(Tools) import DeepLinking

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The text of catalogs and locks in files: JSON that is the same each time, and easy to compare.
enum CatalogText {
  /// Writes a value as JSON.
  static func of(_ value: some Encodable) throws -> String {
    String(decoding: try JSONEncoder.sortingKeys(indenting: true).encode(value), as: UTF8.self)
      + "\n"
  }

  /// Reads a value from JSON.
  static func read<Value: Decodable>(
    _ text: String,
    as type: Value.Type = Value.self
  ) throws -> Value {
    try JSONDecoder().decode(type, from: Data(text.utf8))
  }

  /// The lines, sorted, since the order of keys differs between systems.
  static func sortedLines(_ text: String) -> [String] { lines(text).sorted() }

  /// The lines without indentation and commas.
  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { line in
      let start = line.drop { $0 == " " }
      return String(start.last == "," ? start.dropLast() : start)
    }
  }

  /// The lines that only one of two texts has.
  static func difference(_ old: String, _ new: String) -> String {
    let changes = lines(new).difference(from: lines(old))
    let removed = changes.removals.map { change -> String in
      if case .remove(_, let line, _) = change { "-\(line)" } else { "" }
    }
    let inserted = changes.insertions.map { change -> String in
      if case .insert(_, let line, _) = change { "+\(line)" } else { "" }
    }
    return (removed + inserted).joined(separator: " ")
  }
}
