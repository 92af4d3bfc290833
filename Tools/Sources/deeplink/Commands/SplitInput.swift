import Foundation

/// The texts that a command is to read: its arguments, with the lines of standard input for `-`.
enum SplitInput {
  /// Collects the texts.
  static func texts(_ arguments: [String]) -> [[UInt8]] {
    arguments.flatMap { $0 == "-" ? lines(of: FileHandle.standardInput) : [Array($0.utf8)] }
  }

  /// Reads lines.
  private static func lines(of file: FileHandle) -> [[UInt8]] {
    file.readDataToEndOfFile().split(separator: UInt8(ascii: "\n")).compactMap { line in
      let text = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      return text.isEmpty ? nil : Array(text)
    }
  }
}
