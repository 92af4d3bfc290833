import Foundation

/// A colour of a page, with the arithmetic of contrast.
///
/// Source: WCAG 2.2, relative luminance and contrast ratio.
struct WebColor: Hashable, Sendable {
  let red: UInt8
  let green: UInt8
  let blue: UInt8

  static let white = WebColor(red: 255, green: 255, blue: 255)
  static let black = WebColor(red: 0, green: 0, blue: 0)

  init(red: UInt8, green: UInt8, blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// Reads `#rgb` or `#rrggbb`.
  init?(_ text: String) {
    guard text.hasPrefix("#") else { return nil }
    var digits = text.dropFirst().compactMap { $0.isASCII ? $0.hexDigitValue.map(UInt8.init) : nil }
    guard digits.count == text.utf8.count - 1 else { return nil }
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    guard digits.count == 6 else { return nil }
    red = digits[0] * 16 + digits[1]
    green = digits[2] * 16 + digits[3]
    blue = digits[4] * 16 + digits[5]
  }

  /// The form in style sheets.
  var css: String {
    let digits = Array("0123456789abcdef")
    return "#"
      + [red, green, blue].map { "\(digits[Int($0 >> 4)])\(digits[Int($0 & 15)])" }.joined()
  }

  /// The relative luminance, from 0 to 1.
  var luminance: Double {
    func linear(_ byte: UInt8) -> Double {
      let value = Double(byte) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The contrast ratio to another colour, from 1 to 21.
  func contrast(to other: WebColor) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// Whichever of black and white is easier to read on it.
  var onTop: WebColor {
    contrast(to: .white) >= contrast(to: .black) ? .white : .black
  }

  /// The nearest colour to it that can be read on all backgrounds, mixed with black or white.
  func readable(on backgrounds: [WebColor], ratio: Double = 4.6) -> WebColor {
    let isLight = (backgrounds.first ?? .white).luminance > 0.18
    for step in 0...20 {
      let mixed = mixed(with: isLight ? .black : .white, Double(step) / 20)
      if backgrounds.allSatisfy({ mixed.contrast(to: $0) >= ratio }) { return mixed }
    }
    return isLight ? .black : .white
  }

  /// The colour with a part of another, from 0 to 1.
  func mixed(with other: WebColor, _ part: Double) -> WebColor {
    func mix(_ own: UInt8, _ added: UInt8) -> UInt8 {
      UInt8((Double(own) * (1 - part) + Double(added) * part).rounded())
    }
    return WebColor(
      red: mix(red, other.red),
      green: mix(green, other.green),
      blue: mix(blue, other.blue)
    )
  }
}
