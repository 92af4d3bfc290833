import Foundation

/// The answer to a request on the web.
struct FetchedAnswer: Sendable {
  /// The place.
  let target: FetchTarget

  /// The address that received the request; `nil` when none did.
  var address: NetworkAddress?

  /// The status; `nil` when there was no answer.
  var status: Int?

  /// The fields of the answer, in order.
  var fields: [(name: String, value: String)] = []

  /// The part of the body that was read.
  var body: [UInt8] = []

  /// Whether that is all of it.
  var isWhole = true

  /// Why there was no answer, a sentence; `nil` when there was one.
  var failure: String?

  /// Whether no server answered at all: nothing is known of what it serves.
  var isUnreached = false

  /// A field of the answer.
  func field(_ name: String) -> String? {
    fields.first { $0.name == name && !$0.value.isEmpty }?.value
  }

  /// How the body is encoded; `nil` when it is as it is.
  var contentEncoding: String? {
    field("content-encoding").flatMap { $0.lowercased() == "identity" ? nil : $0 }
  }

  /// Takes the head of an answer: its status and its fields.
  mutating func readHead(_ bytes: [UInt8]) -> Bool {
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let text = String(decoding: line, as: UTF8.self).trimmingCharacters(
        in: .whitespacesAndNewlines
      )
      if text.hasPrefix("HTTP/") {
        let words = text.split(separator: " ")
        status = words.count > 1 ? Int(words[1]) : nil
        fields = []
      } else if status != nil, let colon = text.firstIndex(of: ":") {
        let value = text[text.index(after: colon)...].trimmingCharacters(
          in: .whitespacesAndNewlines
        )
        fields.append((text[..<colon].lowercased(), value))
      }
    }
    return status != nil
  }
}
