import ArgumentParser
import LinkAssociation

/// A property list that a command was given.
struct PropertyListFile {
  /// The path of the file, or `-` for standard input.
  let path: String

  /// Reads the file.
  func read() throws -> PropertyListText {
    let file = AssociationFile(path: path)
    let bytes = try file.bytes()
    do throws(PropertyListError) {
      return try PropertyListText(bytes)
    } catch {
      StandardError.print("\(file.shown):\(error.position): \(Self.message(error, in: bytes))")
      throw ExitCode(65)
    }
  }

  /// The message about a text that cannot be read as a property list.
  static func message(_ error: PropertyListError, in bytes: [UInt8]) -> String {
    let kinds = FileKind(of: bytes)
    if error.code != .binary, let other = kinds.name(unless: "a property list in XML"),
      other != "XML"
    {
      return "This is not a property list in XML: it is \(other)."
    }
    return "This is not a property list in XML: \(error.sentence)."
  }
}
