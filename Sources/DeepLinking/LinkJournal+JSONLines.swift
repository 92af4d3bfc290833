#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
@_spi(Tools) import LinkHandling

extension LinkJournalEntry {
  /// The entry as one line of JSON, without its end.
  ///
  /// - Returns: A JSON object, with the keys in alphabetical order.
  /// - Throws: `EncodingError`, for a time that is no number.
  public func jsonLine() throws -> String {
    String(decoding: try JSONEncoder.sortingKeys().encode(self), as: UTF8.self)
  }
}
