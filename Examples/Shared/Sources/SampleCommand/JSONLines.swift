import Foundation

/// Prints values as JSON, one a line, with the keys in alphabetical order.
public enum JSONLines {
  /// Prints a value.
  ///
  /// - Throws: What encoding throws.
  public static func print(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    Swift.print(String(decoding: try encoder.encode(value), as: UTF8.self))
  }
}
