import LinkPatterns

/// The identifier of an app in association files: `ABCDE12345.com.example.app`.
enum AppIdentifier {
  /// The reason why a text is not an identifier.
  enum Problem: Hashable {
    /// It does not begin with a prefix and a dot.
    case shape
    /// Its bundle ID has other characters, or an empty part.
    case bundle
    /// Its bundle ID has a wildcard.
    case wildcard
    /// Its prefix is only digits, like the number of an app in the store.
    case number
    /// Its prefix is one character ten times, or says what belongs there, such as YOURTEAMID.
    case placeholder
    /// Its prefix has small letters, and identifiers are compared as they are.
    case smallLetters
  }

  /// Checks an identifier.
  static func problem(of text: String) -> Problem? {
    let parts = text.utf8.split(
      separator: UInt8(ascii: "."),
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    guard parts.count == 2, parts[0].count == 10, parts[0].allSatisfy(isAlphanumeric)
    else { return .shape }
    if parts[1].contains(UInt8(ascii: "*")) { return .wildcard }
    let isBundle = parts[1].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .allSatisfy { part in
        !part.isEmpty && part.allSatisfy { isAlphanumeric($0) || $0 == UInt8(ascii: "-") }
      }
    if !isBundle { return .bundle }
    let prefix = parts[0].map(\.asciiLowercased)
    let saysTeam = ["yourteam", "teamid", "team12"].contains { word in
      prefix.indices.contains { prefix[$0...].starts(with: word.utf8) }
    }
    if saysTeam || Set(prefix).count == 1 { return .placeholder }
    if parts[0].contains(where: { (0x61...0x7A).contains($0) }) { return .smallLetters }
    return parts[0].allSatisfy { (0x30...0x39).contains($0) } ? .number : nil
  }

  /// Returns whether a byte is an ASCII letter or digit.
  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    ByteSet.wordBytes.contains(byte) && byte != UInt8(ascii: "_")
  }
}
