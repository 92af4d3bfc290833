import Foundation

/// Colours and weights, where a person sees them.
enum TerminalColor {
  /// The role of a text in an answer.
  enum Role: String {
    /// The URL that is asked about.
    case heading = "1"
    /// What is right: the route of a URL.
    case good = "32"
    /// What stops a link.
    case bad = "31"
    /// What is worth a look.
    case caution = "33"
    /// The fix, and names of values.
    case hint = "36"
    /// What is said beside the answer.
    case quiet = "2"
  }

  /// Whether standard output is a terminal that is to be coloured.
  ///
  /// Source: no-color.org: any text but the empty one in `NO_COLOR` means no.
  private static let isWanted: Bool = {
    let environment = ProcessInfo.processInfo.environment
    return isatty(1) == 1 && (environment["NO_COLOR"] ?? "").isEmpty
      && environment["TERM"] != "dumb"
  }()

  /// A line with its severity in a colour of its own, at a terminal; elsewhere the line as it is.
  static func line(_ line: String, _ severity: String) -> String {
    guard isWanted, let place = line.range(of: "\(severity):") else { return line }
    let color = ["error": "31", "warning": "33"][severity] ?? "36"
    return line.replacingCharacters(in: place, with: "\u{1B}[1;\(color)m\(severity):\u{1B}[0m")
  }

  /// A text made fit for a terminal, in the style of its role at one; elsewhere without.
  static func text(_ text: String, _ role: Role) -> String {
    let shown = TerminalText(text).text
    return isWanted && !shown.isEmpty ? "\u{1B}[\(role.rawValue)m\(shown)\u{1B}[0m" : shown
  }
}
