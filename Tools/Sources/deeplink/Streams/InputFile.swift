import ArgumentParser

/// A file that a command was given, or standard input.
struct InputFile {
  /// The path, or `-` for standard input.
  let path: String

  /// The name in messages, fit for a terminal.
  var shown: String { path == "-" ? "standard input" : TerminalText(path).text }

  /// Reads the bytes; one that cannot be read is told, and ends the command with 66.
  func bytes() throws -> [UInt8] {
    do throws(UnreadableFile) {
      return try WholeFile.read(path)
    } catch {
      throw error.reported()
    }
  }
}
