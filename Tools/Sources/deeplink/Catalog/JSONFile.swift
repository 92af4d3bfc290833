import ArgumentParser
@_spi(Tools) import DeepLinking
import Foundation
import LinkAnalysis
import LinkPatterns

/// A file of JSON that a command was given.
struct JSONFile {
  /// The path of the file.
  let path: String

  /// Whether there is such a file.
  var isThere: Bool { FileManager.default.fileExists(atPath: path) }

  /// Reads the file.
  func read<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try reading(type).value
  }

  /// Reads the file, once; also gives its bytes.
  func reading<Value: Decodable>(_ type: Value.Type) throws -> (value: Value, bytes: [UInt8]) {
    let file = InputFile(path: path)
    let (shown, bytes) = (file.shown, try file.bytes())
    let mistakes = JSONMistakes(in: bytes).found
    for (position, message) in mistakes {
      StandardError.print("\(shown):\(position): \(TerminalText(message).text)")
    }
    if !mistakes.isEmpty { throw ExitCode(65) }
    do {
      return (try JSONDecoder().decode(type, from: Data(bytes)), bytes)
    } catch let error as CatalogProblems {
      for problem in error.problems {
        StandardError.print("\(shown): \(CatalogProblemText.line(problem))")
      }
    } catch {
      StandardError.print("\(shown): this is not JSON (\(Self.detail(of: error)))")
    }
    throw ExitCode(65)
  }

  /// Writes the file, all of it or nothing.
  func write(_ value: some Encodable) throws {
    let data = try JSONEncoder.sortingKeys(indenting: true).encode(value) + Data("\n".utf8)
    do throws(UnwritableFile) {
      try WholeFile.write(data, to: path)
    } catch {
      throw error.reported()
    }
  }

  /// The message of a decoder for a text that is not JSON.
  private static func detail(of error: any Error) -> String {
    guard case DecodingError.dataCorrupted(let context) = error else { return "\(error)" }
    let underlying = (context.underlyingError as NSError?)?.userInfo[NSDebugDescriptionErrorKey]
    return TerminalText((underlying as? String) ?? context.debugDescription).text
  }
}
