/// The probable kind of a file, for the message about one that is not what was expected.
struct FileKind {
  /// The kind with its article; `nil` when it cannot be told.
  let name: String?

  /// Looks at the beginning of a file.
  init(of bytes: [UInt8]) {
    let isASCII = { (byte: UInt8) in byte < 0x80 }
    let start = Array(bytes.prefix(512))
    let text = String(decoding: start.filter(isASCII), as: UTF8.self).lowercased()
    let marks = text.drop { $0.isWhitespace }
    switch true {
    case start.starts(with: "bplist".utf8): name = "a binary property list"
    case start.starts(with: [0x1F, 0x8B]): name = "compressed by gzip"
    case start.starts(with: "PK\u{3}\u{4}".utf8): name = "a ZIP archive"
    case start.starts(with: [0xFF, 0xFE]), start.starts(with: [0xFE, 0xFF]):
      name = "text in UTF-16"
    case start.starts(with: [0x30, 0x80]), start.starts(with: [0x30, 0x82]):
      name = "a signed file (PKCS #7)"
    case bytes.isEmpty: name = "empty"
    case marks.isEmpty && start.allSatisfy(isASCII): name = "blank"
    case marks.hasPrefix("<") && (text.contains("<plist") || text.contains("doctype plist")):
      name = "a property list in XML"
    case marks.hasPrefix("<") && (text.contains("<html") || text.contains("doctype html")):
      name = "a page in HTML"
    case marks.hasPrefix("<"): name = "XML"
    case marks.hasPrefix("{"), marks.hasPrefix("["): name = "JSON"
    default: name = nil
    }
  }

  /// The kind, unless it is the expected one or cannot be told.
  func name(unless expected: String) -> String? { name == expected ? nil : name }
}
