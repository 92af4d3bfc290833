@_spi(Tools) import DeepLinking
import Foundation

/// The answer of a command to one input, as one line of JSON.
///
/// Every key is always there; what does not apply is `null`.
protocol JSONDocument: Encodable {}

extension JSONDocument {
  /// The document on one line, its keys in order.
  func line() throws -> String {
    String(decoding: try JSONEncoder.sortingKeys().encode(self), as: UTF8.self)
  }
}
