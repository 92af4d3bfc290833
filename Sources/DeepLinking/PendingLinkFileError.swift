#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What went wrong with the file of pending links.
public struct PendingLinkFileError: Error, Hashable, Sendable {
  /// The kinds of errors.
  ///
  /// More may be added.
  public struct Code: Error, Hashable, Sendable {
    /// The closed list behind the open one.
    enum Value: String, Hashable, Sendable {
      case cannotRead, damaged, newerVersion, cannotSetAside, cannotWrite
    }

    /// The kind.
    let value: Value

    /// The name of the kind.
    public var name: String { value.rawValue }

    /// The file is there and cannot be read now: no permission, or no unlock yet.
    ///
    /// It stays as it is.
    public static let cannotRead = Code(value: .cannotRead)

    /// The file holds something else than pending links, and was set aside.
    public static let damaged = Code(value: .damaged)

    /// The file is of a later release of the library, and was set aside.
    public static let newerVersion = Code(value: .newerVersion)

    /// The file holds something else, and cannot be renamed.
    public static let cannotSetAside = Code(value: .cannotSetAside)

    /// The file cannot be written; what was saved before stays.
    public static let cannotWrite = Code(value: .cannotWrite)
  }

  /// What went wrong.
  public let code: Code

  /// The path of the file.
  public let path: String

  /// What the system said, or what was done.
  public let detail: String

  /// Describes what went wrong.
  init(_ code: Code, _ url: URL, _ detail: String) {
    self.code = code
    path = url.path
    self.detail = detail
  }
}

extension PendingLinkFileError: CustomStringConvertible {
  /// A sentence that names the file.
  public var description: String {
    let problem =
      switch code.value {
      case .cannotRead: "cannot be read"
      case .damaged: "does not hold pending links"
      case .newerVersion: "is of a later version"
      case .cannotSetAside: "does not hold pending links and cannot be renamed"
      case .cannotWrite: "cannot be written"
      }
    return "The file of pending links \(path) \(problem). \(detail)"
  }
}
