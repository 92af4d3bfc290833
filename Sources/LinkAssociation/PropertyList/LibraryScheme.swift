import LinkPatterns

/// Schemes that libraries for signing in and sharing require an app to take, for their own callbacks.
///
/// Source: the setup pages of the libraries, which describe how each scheme is made from the identifier that an app
/// has there.
enum LibraryScheme {
  /// The rest of a scheme, after its beginning.
  private enum Rest {
    case digits, anything
    case hexadecimal(atLeast: Int)
  }

  /// The beginnings of schemes: Facebook, Google, Firebase, Microsoft, X, LINE, WeChat, Kakao, VK, Dropbox, Expo,
  /// Tencent, QQ, App Center, OK.
  private static let beginnings: [(text: String, rest: Rest)] = [
    ("fb", .digits), ("com.googleusercontent.apps.", .anything), ("app-1-", .anything),
    ("msauth.", .anything), ("twitterkit-", .anything), ("line3rdp.", .anything),
    ("wx", .hexadecimal(atLeast: 16)), ("kakao", .hexadecimal(atLeast: 16)), ("vk", .digits),
    ("db-", .anything), ("exp+", .anything), ("tencent", .digits),
    ("qq", .hexadecimal(atLeast: 8)), ("msal", .hexadecimal(atLeast: 16)), ("ok", .digits),
  ]

  /// Returns whether a scheme is one of a library, in an app with an identifier; many use that, or begin with it.
  static func matches(_ scheme: String, in identifier: String?) -> Bool {
    let bytes = scheme.utf8.map(\.asciiLowercased)
    let own = (identifier ?? "").utf8.map(\.asciiLowercased)
    let dot = UInt8(ascii: ".")
    if own.contains(dot), bytes == own || bytes.starts(with: own + [dot]) { return true }
    // An identifier that is a build setting in most projects may be any name with two dots.
    let setting = identifier.flatMap { BuildSettingText($0) }
    if bytes.split(separator: dot).count > 2, setting?.mayBe(scheme) == true { return true }
    return beginnings.contains { text, rest in
      guard bytes.starts(with: text.utf8) else { return false }
      let others = bytes.dropFirst(text.utf8.count)
      return switch rest {
      case .digits: others.count > 4 && others.allSatisfy(ByteSet.digits.contains)
      case .hexadecimal(let count):
        others.count >= count
          && others.allSatisfy { PercentCoding.value($0) != nil || $0 == UInt8(ascii: "-") }
      case .anything: !others.isEmpty
      }
    }
  }
}
