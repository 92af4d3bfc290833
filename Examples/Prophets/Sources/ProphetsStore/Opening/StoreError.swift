/// Why the database cannot be opened.
public struct StoreError: Error, Hashable, Sendable {
  /// The kinds of errors.
  ///
  /// More may be added.
  public struct Code: Hashable, Sendable {
    /// The closed list behind the open one.
    private enum Value: Hashable, Sendable {
      case cannotCreate, cannotRead, notADatabase, foreignDatabase, newerVersion
    }

    /// The kind.
    private let value: Value

    /// There is no file, and it cannot be made.
    public static let cannotCreate = Code(value: .cannotCreate)

    /// There is something at the path, and it cannot be read.
    public static let cannotRead = Code(value: .cannotRead)

    /// The file is not a SQLite database.
    public static let notADatabase = Code(value: .notADatabase)

    /// The file is the database of something else.
    public static let foreignDatabase = Code(value: .foreignDatabase)

    /// The file was made by a later version of the app.
    public static let newerVersion = Code(value: .newerVersion)
  }

  /// What is wrong.
  public let code: Code

  /// The path of the file.
  public let path: String

  /// What the system or SQLite said, where it said something.
  public let detail: String?

  /// Describes an error.
  init(_ code: Code, path: String, detail: String? = nil) {
    self.code = code
    self.path = path
    self.detail = detail
  }
}

extension StoreError: CustomStringConvertible {
  /// A sentence that names the file.
  public var description: String {
    let sentence =
      switch code {
      case .cannotCreate: "The database \(path) cannot be made"
      case .notADatabase: "The file \(path) is not a SQLite database"
      case .foreignDatabase: "The database \(path) is not one of this app"
      case .newerVersion: "The database \(path) was made by a later version of this app"
      default: "The database \(path) cannot be read"
      }
    guard let detail else { return "\(sentence)." }
    return detail.hasSuffix(".") ? "\(sentence): \(detail)" : "\(sentence): \(detail)."
  }
}
