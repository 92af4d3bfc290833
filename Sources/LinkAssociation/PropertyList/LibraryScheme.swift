import LinkPatterns

/// Schemes that libraries for signing in and sharing tell an app to take, for answers to themselves.
///
/// Source: the setup pages of the libraries, which say how each scheme is made from the identifier that an app
/// has there.
enum LibraryScheme {
  /// What follows the beginning of a scheme.
  private enum Rest {
    case digits, hexadecimal, anything
  }

  /// How the schemes begin: Facebook, Google, Firebase, Microsoft, X, LINE, WeChat, Kakao, VK, Dropbox.
  private static let beginnings: [(text: String, rest: Rest)] = [
    ("fb", .digits), ("com.googleusercontent.apps.", .anything), ("app-1-", .anything),
    ("msauth.", .anything), ("twitterkit-", .anything), ("line3rdp.", .anything),
    ("wx", .hexadecimal), ("kakao", .hexadecimal), ("vk", .digits), ("db-", .anything),
  ]

  /// Tells whether a scheme is one of a library.
  static func matches(_ scheme: String) -> Bool {
    let bytes = scheme.utf8.map(\.asciiLowercased)
    return beginnings.contains { text, rest in
      guard bytes.starts(with: text.utf8) else { return false }
      let others = bytes.dropFirst(text.utf8.count)
      return switch rest {
      case .digits: others.count > 4 && others.allSatisfy(ByteSet.digits.contains)
      case .hexadecimal:
        others.count >= 16
          && others.allSatisfy { ByteSet.digits.contains($0) || (0x61...0x66).contains($0) }
      case .anything: !others.isEmpty
      }
    }
  }
}
