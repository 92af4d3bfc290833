import Foundation

/// The colours of the terminal, or none.
struct Palette {
  /// Whether text is coloured.
  let isOn: Bool

  /// Colours on a terminal, unless the person does not want them; none in files and pipes.
  ///
  /// Source: no-color.org.
  static func standardOutput(environment: [String: String]) -> Palette {
    let isUnwanted = environment["NO_COLOR"]?.isEmpty == false || environment["TERM"] == "dumb"
    return Palette(isOn: isatty(STDOUT_FILENO) == 1 && !isUnwanted)
  }

  /// Text that stands out.
  func strong(_ text: String) -> String { styled(text, "1") }

  /// Text that stands back.
  func faint(_ text: String) -> String { styled(text, "2") }

  /// Text about a success or the lack of one.
  func verdict(_ text: String, _ succeeded: Bool) -> String {
    styled(text, succeeded ? "32" : "31")
  }

  /// Styled text.
  ///
  /// Source: ECMA-48 §8.3.117.
  private func styled(_ text: String, _ code: String) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
