import ArgumentParser
import Foundation

/// Standard input, which one file or the URLs of a command can be.
enum StandardInput {
  /// The most bytes of a line that are handed out; the rest of a longer one is skipped.
  private static let longestLine = 1 << 20

  /// The bytes that are asked for at once.
  private static let chunk = 1 << 16

  /// Refuses arguments of which several are standard input: the second would be empty.
  static func refuseTwo(among names: [String?]) throws {
    guard names.count(where: { $0 == "-" }) > 1 else { return }
    throw ValidationError(
      "Standard input can be read once: - may stand for one file or for the URLs."
    )
  }

  /// Hands out the lines without their ends as they come; empty ones are skipped.
  ///
  /// What was answered so far is written before each wait. A line over the limit ends the command.
  static func forEachLine(
    atMost limit: Int = WholeFile.byteLimit,
    _ body: (_ line: [UInt8], _ isWhole: Bool) throws -> Void
  ) throws {
    var (line, length) = ([UInt8](), 0)
    func add(_ bytes: ArraySlice<UInt8>) throws {
      line += bytes.prefix(longestLine - line.count)
      length += bytes.count
      if length > limit {
        throw UnreadableFile("-", over: limit, what: "a line of it").reported()
      }
    }
    func end() throws {
      let isWhole = length == line.count
      if isWhole, line.last == UInt8(ascii: "\r") { line.removeLast() }
      if !line.isEmpty { try body(line, isWhole) }
      (line, length) = ([], 0)
    }
    while true {
      let bytes = try next()
      if bytes.isEmpty { return try end() }
      var rest = bytes[...]
      while let index = rest.firstIndex(of: UInt8(ascii: "\n")) {
        try add(rest[..<index])
        try end()
        rest = rest[rest.index(after: index)...]
      }
      try add(rest)
    }
  }

  /// Waits for bytes; none at the end.
  private static func next() throws -> [UInt8] {
    StandardOutput.flush()
    do throws(UnreadableFile) {
      return try WholeFile.bytes(of: STDIN_FILENO, atMost: chunk, named: "-")
    } catch {
      throw error.reported()
    }
  }
}
