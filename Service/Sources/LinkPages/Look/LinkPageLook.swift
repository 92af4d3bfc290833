/// The colours of link pages.
///
/// One colour of the app is enough: texts and buttons in it are made darker or lighter until they can be read in the
/// light and in the dark look, as WCAG 2.2 AA asks.
public struct LinkPageLook: Hashable, Sendable {
  /// The app's colour.
  let accent: WebColor

  /// The look with a quiet blue.
  public static let standard = LinkPageLook(accent: WebColor(red: 0x31, green: 0x57, blue: 0xD5))

  private init(accent: WebColor) { self.accent = accent }

  /// Creates a look in the colour of an app.
  ///
  /// Fails for a text that isn't such a colour.
  ///
  /// - Parameter text: The colour. Shape: `#rgb` or `#rrggbb`, in hexadecimal digits.
  public init?(accent text: String) {
    guard let color = WebColor(text) else { return nil }
    accent = color
  }

  /// The colours of one of the two looks, by their names in the style sheet.
  struct Palette: Hashable, Sendable {
    let page: WebColor
    let card: WebColor
    let note: WebColor
    let text: WebColor
    let quiet: WebColor
    let line: WebColor
    let accent: WebColor
    let button: WebColor
    let onButton: WebColor

    var css: String {
      [
        ("page", page), ("card", card), ("note", note), ("text", text), ("quiet", quiet),
        ("line", line), ("accent", accent), ("button", button), ("on-button", onButton),
      ].map { "--\($0.0):\($0.1.css)" }.joined(separator: ";")
    }
  }

  /// The colours on a light background.
  var light: Palette {
    let page = WebColor(red: 0xF3, green: 0xF4, blue: 0xF8).mixed(with: accent, 0.05)
    let note = WebColor.white.mixed(with: accent, 0.08)
    // Black or white can be read on every colour, but a white button isn't seen on a white card.
    let button = accent.readable(on: [.white], ratio: 1.4)
    return Palette(
      page: page,
      card: .white,
      note: note,
      text: WebColor(red: 0x14, green: 0x17, blue: 0x1F),
      quiet: WebColor(red: 0x51, green: 0x59, blue: 0x68),
      line: WebColor(red: 0xD9, green: 0xDD, blue: 0xE5),
      accent: accent.readable(on: [.white, page, note]),
      button: button,
      onButton: button.onTop
    )
  }

  /// The colours on a dark background.
  var dark: Palette {
    let page = WebColor(red: 0x0E, green: 0x10, blue: 0x16).mixed(with: accent, 0.05)
    let card = WebColor(red: 0x1A, green: 0x1D, blue: 0x26)
    let note = card.mixed(with: accent, 0.14)
    let button = accent.readable(on: [card], ratio: 3.1)
    return Palette(
      page: page,
      card: card,
      note: note,
      text: WebColor(red: 0xF2, green: 0xF4, blue: 0xF8),
      quiet: WebColor(red: 0xAD, green: 0xB5, blue: 0xC4),
      line: WebColor(red: 0x34, green: 0x3A, blue: 0x48),
      accent: accent.readable(on: [card, page, note]),
      button: button,
      onButton: button.onTop
    )
  }

  /// The start of the style sheet: the colours by name.
  var css: String {
    ":root{color-scheme:light dark;\(light.css)}"
      + "@media(prefers-color-scheme:dark){:root{\(dark.css)}}"
  }
}
