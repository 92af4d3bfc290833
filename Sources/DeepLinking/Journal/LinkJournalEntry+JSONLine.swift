#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension LinkJournalEntry {
  /// Returns the entry as one line of JSON, without a line break at its end.
  ///
  /// - Returns: A JSON object, with the keys in alphabetical order.
  /// - Throws: `EncodingError` when the time is not a number.
  public func jsonLine() throws -> String {
    String(decoding: try JSONEncoder.sortingKeys().encode(self), as: UTF8.self)
  }
}
