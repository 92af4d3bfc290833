#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import LinkHandling

extension LinkJournal {
  /// The entries that are kept as JSON lines, to be attached to a report.
  ///
  /// - Returns: One JSON object a line, the oldest first; the shape is that of
  ///   `LinkJournalEntry.encode(to:)`, with the keys in alphabetical order and absent ones `null`.
  /// - Throws: `EncodingError`, for a time that is no number.
  /// - Complexity: O(*n*), *n* = size of the entries.
  public func jsonLines() throws -> String {
    try entries.map { try $0.jsonLine() + "\n" }.joined()
  }
}

extension LinkJournalEntry {
  /// The entry as one line of JSON, without its end.
  ///
  /// - Returns: A JSON object, with the keys in alphabetical order.
  /// - Throws: `EncodingError`, for a time that is no number.
  public func jsonLine() throws -> String {
    String(decoding: try JSONEncoder.sortingKeys().encode(self), as: UTF8.self)
  }
}
