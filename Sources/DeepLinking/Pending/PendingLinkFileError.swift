#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// An error of a `PendingLinkFile`.
public struct PendingLinkFileError: Error, Hashable, Sendable {
  /// The kinds of errors.
  ///
  /// More may be added.
  public struct Code: Error, Hashable, Sendable {
    /// The name of the kind.
    public let name: String

    /// The sentence, with `{path}` for the file.
    let sentence: String

    private init(_ name: String, _ sentence: String) {
      (self.name, self.sentence) = (name, sentence)
    }

    /// The file exists and cannot be read now: no permission, or no unlock yet.
    ///
    /// It stays as it is.
    public static let cannotRead = Code(
      "cannotRead",
      "The file of pending links {path} cannot be read."
    )

    /// The file does not contain pending links, and was set aside.
    public static let damaged = Code(
      "damaged",
      "The file of pending links {path} does not hold pending links."
    )

    /// The file is of a later release of the library, and was set aside.
    public static let newerVersion = Code(
      "newerVersion",
      "The file of pending links {path} is of a later version."
    )

    /// The file does not contain pending links, and cannot be renamed.
    public static let cannotSetAside = Code(
      "cannotSetAside",
      "The file of pending links {path} does not hold pending links and cannot be renamed."
    )

    /// The file cannot be written; the earlier one stays.
    public static let cannotWrite = Code(
      "cannotWrite",
      "The file of pending links {path} cannot be written."
    )
  }

  /// The kind of error.
  public let code: Code

  /// The path of the file.
  public let path: String

  /// The system's error, or what was done with the file.
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
    "\(code.sentence.replacing("{path}", with: path)) \(detail)"
  }
}
