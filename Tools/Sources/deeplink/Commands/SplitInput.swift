import Foundation
import LinkPatterns
import LinkRouting

/// A text that a command is to read, as it came.
struct SplitInput {
  /// The text, repaired where the bytes are not UTF-8.
  let text: String

  /// Why the bytes are not text; `nil` when they are UTF-8.
  ///
  /// A repaired text is another one, so that no answer about it would be one about what came.
  let refusal: FailureDocument?

  /// Reads bytes, which may be the beginning of a line alone.
  private init(_ bytes: [UInt8], isWhole: Bool = true) {
    text = String(decoding: bytes, as: UTF8.self)
    guard isWhole else {
      let limit = bytes.count
      refusal = FailureDocument(
        code: "tooLong",
        utf8Offset: limit,
        message: "the line has more than \(limit) bytes; the rest of it is not read"
      )
      return
    }
    refusal = Self.firstInvalidByte(in: bytes).map { offset in
      FailureDocument(
        code: "invalidUTF8",
        utf8Offset: offset,
        message: "the bytes are not UTF-8, at byte \(offset)"
      )
    }
  }

  /// Reads an argument.
  init(argument: String) { self.init(Self.bytes(of: argument)) }

  /// Why the bytes are not a link; `nil` when they are UTF-8.
  var failure: LinkFailure? {
    refusal.map { refusal in
      LinkFailure(
        .malformedURL,
        expected: refusal.code == "invalidUTF8" ? "UTF-8" : nil,
        found: refusal.code,
        message: "This is not the URL of a link: \(refusal.message)."
      )
    }
  }

  /// The URL of a link, perhaps at a port, as a router reads it that has a prefix for the port.
  func url() throws(FailureDocument) -> LinkURL {
    if let refusal { throw refusal }
    var limits = URLLimits.standard
    limits.admitsPorts = true
    do throws(LinkURLError) {
      return try LinkURL(text, limits: limits)
    } catch {
      throw FailureDocument(error, of: text)
    }
  }

  /// Takes the texts as they come: the arguments, with the lines of standard input for `-`.
  static func forEach(of arguments: [String], _ body: (SplitInput) throws -> Void) throws {
    for argument in arguments {
      if argument == "-" {
        try StandardInput.forEachLine { line, isWhole in try body(Self(line, isWhole: isWhole)) }
      } else {
        try body(Self(argument: argument))
      }
    }
  }

  /// The bytes of an argument as the process got it; Swift passes on a repaired text.
  private static func bytes(of argument: String) -> [UInt8] {
    guard argument.unicodeScalars.contains("\u{FFFD}") else { return Array(argument.utf8) }
    let given = (1..<max(1, Int(CommandLine.argc))).lazy
      .compactMap { CommandLine.unsafeArgv[$0] }
      .map { Array(UnsafeBufferPointer(start: $0, count: strlen($0))).map(UInt8.init(bitPattern:)) }
    let found = given.first { bytes in
      String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(argument.utf8)
    }
    return found ?? Array(argument.utf8)
  }

  /// Finds where bytes are no longer UTF-8.
  private static func firstInvalidByte(in bytes: [UInt8]) -> Int? {
    var (decoder, iterator, offset) = (UTF8(), bytes.makeIterator(), 0)
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }
}
