@_spi(Tools) import DeepLinking
import DeepLinking
import Foundation

/// An answer of the page's server.
enum InspectorAnswer: Sendable {
  /// One of the files of the page, with its type.
  case file([UInt8], type: String)

  /// A JSON document.
  case json(Data)

  /// Events that follow each other for as long as the page listens.
  case events(AsyncStream<LinkJournalEntry>)

  /// The request is malformed; a sentence.
  case malformed(String)

  /// There is nothing of the name.
  case notFound

  /// The document does not answer the method of the request.
  case methodNotAllowed

  /// Encodes a document; keys are sorted, so that answers can be compared.
  static func document(_ value: some Encodable) -> InspectorAnswer {
    guard let data = try? JSONEncoder.sortingKeys().encode(value) else {
      return .malformed("It cannot be written.")
    }
    return .json(data)
  }
}
