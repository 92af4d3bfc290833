import ArgumentParser
import LinkAssociation

/// A property list that a command was given.
struct PropertyListFile {
  /// The path of the file, or `-` for standard input.
  let path: String

  /// Reads the file.
  ///
  /// - Throws: `ExitCode` 66 when it cannot be read, 65 when it is no property list in XML; why is on
  ///   standard error.
  func read() throws -> PropertyListText {
    let file = AssociationFile(path: path)
    let bytes = try file.bytes()
    do throws(PropertyListError) {
      return try PropertyListText(bytes)
    } catch {
      StandardError.print("\(file.shown):\(error)")
      throw ExitCode(65)
    }
  }
}
