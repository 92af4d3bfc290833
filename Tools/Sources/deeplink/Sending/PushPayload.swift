@_spi(Tools) import DeepLinking
import Foundation

/// The payload of a notification that carries a link.
struct PushPayload: JSONDocument {
  /// The most bytes that a payload may have.
  ///
  /// Source: Apple, “Generating a remote notification”: 4 KB for all but VoIP notifications.
  static let byteLimit = 4096

  /// The link, at its place.
  private let members: [String: Member]

  /// Creates a payload.
  init(url: String, at keys: [String], title: String?, body: String) {
    let alert =
      title.map { ["title": Member.text($0), "body": .text(body)] } ?? ["body": .text(body)]
    var link = Member.text(url)
    for key in keys.dropFirst().reversed() { link = .object([key: link]) }
    members = ["aps": .object(["alert": .object(alert)]), keys[0]: link]
  }

  /// The payload over several lines, for a person to read.
  func text() throws -> String {
    String(decoding: try JSONEncoder.sortingKeys(indenting: true).encode(self), as: UTF8.self)
  }

  /// Writes the members.
  func encode(to encoder: any Encoder) throws {
    try members.encode(to: encoder)
  }

  /// A value of the payload.
  private indirect enum Member: Encodable {
    /// A text.
    case text(String)

    /// An object.
    case object([String: Member])

    /// Writes the value.
    func encode(to encoder: any Encoder) throws {
      switch self {
      case .text(let text): try text.encode(to: encoder)
      case .object(let members): try members.encode(to: encoder)
      }
    }
  }
}
