import DeepLinking
import Foundation
import ProphetsLinks

/// A file with the payload of a notification, as a service would send it.
struct PayloadFile {
  /// The path of the file.
  let path: String

  /// Creates a description of a file.
  init(_ path: String) {
    self.path = path
  }

  /// Reads the URL of the payload.
  func url() throws(CommandFailure) -> String {
    let payload = try payload()
    do {
      if let url = try PayloadLinks.prophets.url(in: payload) { return url }
    } catch {
      throw CommandFailure("\(path): \(error)", code: CommandFailure.malformed)
    }
    let places = PayloadLinks.prophets.readers.map(\.place).joined(separator: ", ")
    throw CommandFailure(
      "The payload \(path) has no link; expected one at \(places).",
      code: CommandFailure.malformed
    )
  }

  /// Reads the payload.
  private func payload() throws(CommandFailure) -> PayloadValue {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw CommandFailure(
        "The payload \(path) cannot be read: \(error.localizedDescription)",
        code: CommandFailure.noInput
      )
    }
    guard let payload = try? JSONDecoder().decode(PayloadValue.self, from: data),
      case .object = payload
    else {
      throw CommandFailure(
        "The payload \(path) does not hold a JSON object.",
        code: CommandFailure.malformed
      )
    }
    return payload
  }
}
