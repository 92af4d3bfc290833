/// The file by which a Linux desktop knows that the app opens `prophets:` links.
///
/// Source: Desktop Entry Specification 1.5; the MIME type of a scheme is from the Shared MIME-info
/// Database Specification, `x-scheme-handler/SCHEME`.
struct DesktopEntry {
  /// The name of the file.
  static let fileName = "prophets-links.desktop"

  /// The scheme of the app.
  static let scheme = "prophets"

  /// The absolute path of the program.
  let program: String

  /// The contents of the file.
  var text: String {
    """
    [Desktop Entry]
    Type=Application
    Name=Prophets
    Comment=Opens links into the quiz league
    Exec=\(Self.argument(program)) receive %u
    NoDisplay=true
    Terminal=false
    MimeType=x-scheme-handler/\(Self.scheme);

    """
  }

  /// Quotes an argument of `Exec`: first for the command, then for the value of a key.
  static func argument(_ text: String) -> String {
    var quoted = ""
    for character in text {
      if "\"`$\\".contains(character) { quoted.append("\\") }
      // A lone % would begin a field code.
      if character == "%" { quoted.append("%") }
      quoted.append(character)
    }
    return "\"\(quoted)\"".split(separator: "\\", omittingEmptySubsequences: false)
      .joined(separator: "\\\\")
  }
}
