import Foundation

/// Prints values as JSON, one a line, with the keys in alphabetical order.
public enum JSONLines {
  /// Prints a value; what a terminal would act on is escaped.
  ///
  /// - Throws: What encoding throws.
  public static func print(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let json = String(decoding: try encoder.encode(value), as: UTF8.self)
    // Outside of strings, JSON has nothing that is escaped here.
    Swift.print(
      json.escapingUnshown { scalar in
        scalar.utf16.map { "\\u" + String(0x10000 + Int($0), radix: 16).dropFirst() }.joined()
      }
    )
  }
}
