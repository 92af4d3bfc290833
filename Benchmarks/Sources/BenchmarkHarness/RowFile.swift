public import Foundation

/// A file of routes or URLs: a row a line, with columns between tabs.
public struct RowFile: Equatable, Sendable {
  /// The columns of every row, in order; a row has at least one.
  public let rows: [[String]]

  /// The first column of every row.
  public var firstColumn: [String] { rows.compactMap(\.first) }

  /// Reads text.
  ///
  /// - Parameter text: The rows. Lines end with `\n` or `\r\n`; empty ones are left out.
  public init(text: String) {
    rows = text.split(whereSeparator: \.isNewline).map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// Reads a file.
  ///
  /// - Parameter file: Where it is.
  /// - Throws: ``RowFileError`` – when it cannot be read, or holds no row.
  public init(_ file: URL) throws(RowFileError) {
    guard let data = FileManager.default.contents(atPath: file.path),
      let text = String(data: data, encoding: .utf8)
    else { throw RowFileError(path: file.path, problem: "cannot be read") }
    self.init(text: text)
    if rows.isEmpty { throw RowFileError(path: file.path, problem: "is empty") }
  }
}

/// Why there is no input.
public struct RowFileError: Error, Equatable, CustomStringConvertible {
  /// The file.
  public let path: String

  /// What is wrong with it.
  public let problem: String

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - problem: What is wrong with it, as the rest of a sentence.
  public init(path: String, problem: String) {
    (self.path, self.problem) = (path, problem)
  }

  /// A sentence that names both.
  public var description: String { "\(path) \(problem)" }
}
