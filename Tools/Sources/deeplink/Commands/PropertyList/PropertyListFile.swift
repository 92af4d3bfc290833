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
      StandardError.print("\(file.shown):\(error)")
      throw ExitCode(65)
    }
  }
}
