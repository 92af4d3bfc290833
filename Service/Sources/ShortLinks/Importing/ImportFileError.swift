/// Why a file has no links that can be imported.
public struct ImportFileError: Error, Hashable, Sendable {
  /// The kinds of errors, to which more may be added.
  public struct Code: Hashable, Sendable {
    /// The name of the kind.
    public let name: String

    /// What is wrong, a sentence without a stop.
    let sentence: String

    /// What to do, a sentence.
    let fix: String

    private init(_ name: String, _ sentence: String, fix: String) {
      (self.name, self.sentence, self.fix) = (name, sentence, fix)
    }

    /// The bytes are not UTF-8.
    public static let notText = Code(
      "notText",
      "the file is not UTF-8 text",
      fix: "Save it as UTF-8."
    )

    /// A table whose rows can't be told apart; ``ImportFileError/found`` has the reader's reason.
    public static let notCSV = Code(
      "notCSV",
      "the file is not CSV",
      fix: "Put texts with commas, quotation marks or line breaks in quotation marks."
    )

    /// A line that is not JSON, of a file that begins as JSON does; ``ImportFileError/line`` names it.
    public static let notJSON = Code(
      "notJSON",
      "this is not JSON",
      fix: "Write one list of objects, or one object a line."
    )

    /// A table without a column of links.
    public static let noColumn = Code(
      "noColumn",
      "no column of the file has the links",
      fix: "Call it 'url', and the one with codes 'code'."
    )
  }

  /// The kind of error.
  public let code: Code

  /// The number of the line, from 1; `nil` for the whole file.
  public let line: Int?

  /// What the reader of the format says; `nil` when it says nothing more.
  public let found: String?

  init(_ code: Code, line: Int? = nil, found: String? = nil) {
    (self.code, self.line, self.found) = (code, line, found)
  }

  /// What to do, a sentence.
  public var fix: String { code.fix }
}

extension ImportFileError: CustomStringConvertible {
  /// What is wrong, where, and what to do.
  public var description: String {
    let place = line.map { "line \($0): " } ?? ""
    return "\(place)\(code.sentence)\(found.map { ": \($0)" } ?? ""). \(fix)"
  }
}
