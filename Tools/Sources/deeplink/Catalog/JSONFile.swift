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
    let bytes = try file.bytes()
    do throws(JSONFileMistakes) {
      return (try Self.value(type, of: bytes, shown: file.shown), bytes)
    } catch {
      for line in error.lines { StandardError.print(line) }
      throw ExitCode(65)
    }
  }

  /// Reads the bytes of a file.
  static func value<Value: Decodable>(
    _ type: Value.Type,
    of bytes: [UInt8],
    shown: String
  ) throws(JSONFileMistakes) -> Value {
    let mistakes = JSONMistakes(in: bytes).found
    guard mistakes.isEmpty else {
      throw JSONFileMistakes(
        lines: mistakes.map { "\(shown):\($0.position): \(TerminalText($0.message).text)" }
      )
    }
    do {
      return try JSONDecoder().decode(type, from: Data(bytes))
    } catch let error as CatalogProblems {
      throw JSONFileMistakes(
        lines: error.problems.map { "\(shown): \(CatalogProblemText.line($0))" }
      )
    } catch {
      throw JSONFileMistakes(lines: ["\(shown): this is not JSON (\(detail(of: error)))"])
    }
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

/// What is wrong with a file of JSON, a line for each.
struct JSONFileMistakes: Error {
  /// The lines, with the name of the file.
  let lines: [String]
}
