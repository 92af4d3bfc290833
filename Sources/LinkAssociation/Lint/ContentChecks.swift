/// Checks of a file before it is read: its size, and its first bytes.
enum ContentChecks {
  /// Checks a file.
  static func findings(of bytes: [UInt8]) -> [AssociationFinding] {
    var findings: [AssociationFinding] = []
    if bytes.count > AssociationLint.maximumFileSize {
      findings += AssociationFinding(
        .tooLarge,
        "The file has \(bytes.count) bytes, and \(AssociationLint.maximumFileSize) are allowed.",
        fix: "Join rules by wildcards and variables, or move apps to domains of their own."
      )
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      findings += AssociationFinding(
        .signedOrMarked,
        "The file begins with a byte order mark.",
        fix: "Save it as UTF-8 without the mark.",
        edits: [.init(0..<3, "")]
      )
    }
    if bytes.starts(with: [0x30, 0x82]) || bytes.starts(with: [0x30, 0x80]) {
      findings += AssociationFinding(
        .signedOrMarked,
        "The file is signed, which systems since iOS 10 do not need.",
        fix: "Serve the JSON itself."
      )
    }
    if form(of: bytes) == nil, bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "<") {
      findings += AssociationFinding(
        .webPage,
        "This is a web page, such as a sign-in or an error page.",
        fix: "Serve the file to everybody, without signing in."
      )
    }
    return findings
  }

  /// The format of a file that is neither JSON nor a web page, and how to fix it.
  static func form(of bytes: [UInt8]) -> (name: String, fix: String)? {
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
      || (bytes.count > 1 && bytes.prefix(2).contains(0))
    {
      return ("UTF-16", "Save it as UTF-8.")
    }
    let fix = "Write JSON; every system ignores a file that isn't JSON."
    let start = String(decoding: bytes.drop { $0 <= 0x20 || $0 >= 0x80 }.prefix(512), as: UTF8.self)
    if start.hasPrefix("bplist") || start.contains("<plist") { return ("a property list", fix) }
    let isPage = start.lowercased().contains("<html") || start.lowercased().contains("doctype html")
    return start.hasPrefix("<?xml") && !isPage ? ("XML", fix) : nil
  }
}
