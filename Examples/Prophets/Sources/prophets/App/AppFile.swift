import ArgumentParser
import DeepLinking
import Foundation
import ProphetsLinks

/// A file of the app, with its name in messages: `The state file PATH …`.
struct AppFile {
  let name: String

  let path: String

  var exists: Bool { FileManager.default.fileExists(atPath: path) }

  private var url: URL { URL(fileURLWithPath: path) }

  func read() throws(CommandFailure) -> Data {
    do {
      return try Data(contentsOf: url)
    } catch {
      throw failure("cannot be read: \(error.localizedDescription)", .noInput)
    }
  }

  func write(_ data: Data) throws(CommandFailure) {
    do {
      try data.write(to: url, options: .atomic)
    } catch {
      throw failure("cannot be written: \(error.localizedDescription)", .cannotCreate)
    }
  }

  private func failure(_ problem: String, _ code: ExitCode) -> CommandFailure {
    CommandFailure("The \(name) \(path) \(problem)", code)
  }
}

extension AppFile {
  /// What was shown at the end of an earlier run; `nil` when there was none.
  func savedNavigation() throws(CommandFailure) -> SavedNavigationV1? {
    guard exists else { return nil }
    do {
      return try SavedNavigationV1(reading: try read())
    } catch let error as LinkFailure {
      throw failure("is damaged: \(error)", .malformed)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// The newest entries of a journal, which has a JSON object a line.
  func entries(last count: Int) throws(CommandFailure) -> [LinkJournalEntry] {
    guard exists else { return [] }
    do {
      return try read().split(separator: UInt8(ascii: "\n")).suffix(count).map {
        try JSONDecoder().decode(LinkJournalEntry.self, from: $0)
      }
    } catch is DecodingError {
      throw failure("holds a line that is not an entry.", .malformed)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// The URL in the payload of a notification, as a service would send it.
  func payloadURL() throws(CommandFailure) -> String {
    let data = try read()
    guard let payload = try? JSONDecoder().decode(PayloadValue.self, from: data),
      case .object = payload
    else { throw failure("does not hold a JSON object.", .malformed) }
    do {
      if let url = try PayloadLinks.prophets.url(in: payload) { return url }
    } catch {
      throw failure("holds no link: \(error)", .malformed)
    }
    let places = PayloadLinks.prophets.readers.map(\.place).joined(separator: ", ")
    throw failure("has no link; expected one at \(places).", .malformed)
  }
}
