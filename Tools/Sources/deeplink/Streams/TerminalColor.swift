import Foundation

/// Colours for how much a finding matters, where a person sees them.
enum TerminalColor {
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
}
