public import Foundation
import SwiftCSV

/// A file with links of another service, or of an export.
///
/// It is CSV with a header, JSON, JSON lines, or a plain list of URLs.
public struct ImportFile: Sendable {
  /// The links, in order.
  public let links: [ImportedLink]

  /// Reads the text of a file.
  ///
  /// - Parameter data: The contents.
  /// - Throws: ``ImportFileError`` – `notText`, `notCSV`, `notJSON` or `noColumn`.
  /// - Complexity: O(*n*), *n* = length of the file.
  public init(_ data: Data) throws(ImportFileError) {
    guard let text = String(data: data, encoding: .utf8) else {
      throw ImportFileError(.notText)
    }
    let start = text.first { !$0.isWhitespace }
    let rows: [(place: String, fields: [String: String])]
    switch start {
    case nil: rows = []
    case "[", "{": rows = try Self.rows(ofJSON: data, text)
    default: rows = try Self.rows(ofCSV: text)
    }
    links = rows.map { row in
      ImportedLink(row.fields, place: row.place) ?? ImportedLink(without: row.place)
    }
  }

  /// The rows of a table, or of a list without a header.
  private static func rows(ofCSV text: String) throws(ImportFileError) -> [(
    String, [String: String]
  )] {
    let text = text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
    let firstLine = text.prefix { !$0.isNewline }
    if !firstLine.contains(","), firstLine.contains("://") {
      return lines(of: text).map { number, line in
        ("row \(number)", ["url": line.trimmingCharacters(in: .whitespaces)])
      }
    }
    let table: CSV<Enumerated>
    do {
      let delimiter = CSVDelimiter.guessed(string: String(firstLine))
      table = try CSV<Enumerated>(string: text, delimiter: delimiter, loadColumns: false)
    } catch {
      throw ImportFileError(.notCSV, found: "\(error)")
    }
    let names = table.header.map(name)
    guard names.contains(where: ImportedLink.urlNames.contains) else {
      throw ImportFileError(.noColumn)
    }
    return table.rows.enumerated().map { number, row in
      ("row \(number + 2)", Dictionary(zip(names, row)) { first, _ in first })
    }
  }

  /// The lines that are not empty, with their numbers, counted from 1.
  private static func lines(of text: String) -> [(number: Int, line: Substring)] {
    zip(1..., text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline))
      .filter { !$1.allSatisfy(\.isWhitespace) }.map { ($0, $1) }
  }

  /// The objects of a list, or one a line.
  private static func rows(
    ofJSON data: Data,
    _ text: String
  ) throws(ImportFileError) -> [(String, [String: String])] {
    var values: [Any] = []
    if let value = try? JSONSerialization.jsonObject(with: data) {
      values = value as? [Any] ?? (value as? [String: Any])?["links"] as? [Any] ?? [value]
    } else {
      for (number, line) in lines(of: text) {
        guard let value = try? JSONSerialization.jsonObject(with: Data(line.utf8)) else {
          throw ImportFileError(.notJSON, line: number)
        }
        values.append(value)
      }
    }
    return values.enumerated().map { number, value in
      var fields: [String: String] = [:]
      if let object = value as? [String: Any] { add(object, to: &fields) }
      if let url = value as? String { fields["url"] = url }
      return ("item \(number + 1)", fields)
    }
  }

  /// Adds the members of an object, and those of objects in it: Firebase nests them.
  private static func add(_ object: [String: Any], to fields: inout [String: String]) {
    for (key, value) in object.sorted(by: { $0.key < $1.key }) {
      switch value {
      case let text as String: fields[name(key)] = fields[name(key)] ?? text
      case let items as [String: String] where name(key) == "campaign":
        for (name, value) in items { fields["campaign.\(name)"] = value }
      case let inner as [String: Any]: add(inner, to: &fields)
      case let number as NSNumber: fields[name(key)] = fields[name(key)] ?? "\(number)"
      default: continue
      }
    }
  }

  /// The name of a column in small letters and digits.
  private static func name(_ header: String) -> String {
    header.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }
}

extension ImportedLink {
  /// A row without a link.
  fileprivate init(without place: String) {
    (self.place, url) = (place, "")
    problem = "It has no link."
  }
}
