import LinkPatterns

/// A SHA-256 fingerprint of the certificate of an Android app.
enum CertificateFingerprint {
  /// What can be wrong with one.
  enum Problem {
    /// It is not 32 pairs of upper-case digits.
    case shape

    /// It has small letters.
    case smallLetters

    /// Each pair is one digit twice.
    case madeUp

    /// It is that of the example in Android's documentation.
    case example

    /// It is that of a debug key that everybody has.
    case template
  }

  /// The certificate of the example in Android's documentation.
  private static let example =
    "14:6D:E9:83:C5:73:06:50:D8:EE:B9:95:2F:34:FC:64:16:A0:83:42:E6:1D:BE:A8:8A:04:96:B2:3F:CF:44:E5"

  /// The debug certificate of React Native's template, whose key is published with it.
  private static let template =
    "FA:C6:17:45:DC:09:03:78:6F:B9:ED:E6:2A:96:2B:39:9F:73:48:F0:BB:6F:89:9B:83:32:66:75:91:03:3B:9C"

  /// What is wrong with a text; `nil` for a fingerprint that may be of an app.
  static func problem(of text: String) -> Problem? {
    guard isWhole(text) else { return isWhole(text.uppercased()) ? .smallLetters : .shape }
    let pairs = text.utf8.split(separator: UInt8(ascii: ":"))
    if pairs.allSatisfy({ $0.first == $0.last }) { return .madeUp }
    return text == example ? .example : text == template ? .template : nil
  }

  /// What is wrong with a text and what to do, as sentences.
  static func words(_ problem: Problem, of text: String) -> (message: String, fix: String) {
    let copy = "Copy the SHA-256 fingerprint of the certificate, as the store shows it."
    let shape =
      "'\(text)' is not 32 pairs of upper-case hexadecimal digits with colons between them."
    return switch problem {
    case .shape:
      (shape, "Copy the SHA-256 fingerprint, not that of SHA-1, as the store shows it.")
    case .smallLetters: (shape, "Write capitals.")
    case .madeUp: ("This is made up: each pair is one digit twice.", copy)
    case .example:
      ("This is the fingerprint of the example in Android's documentation.", copy)
    case .template:
      ("This is the debug key of React Native's template, which everybody has.", copy)
    }
  }

  private static func isWhole(_ text: String) -> Bool {
    let pairs = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    return pairs.count == 32
      && pairs.allSatisfy { pair in
        pair.count == 2
          && pair.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x46).contains($0) }
      }
  }
}

extension AssetLinks {
  /// Checks the fingerprint of an Android app: with a wrong one, a file would offer the app nothing.
  ///
  /// - Parameter text: The fingerprint. Shape: 32 pairs of upper-case hexadecimal digits with colons between them.
  /// - Returns: What is wrong, and what to do; `nil` for one that may be of an app, which includes debug keys.
  /// - Complexity: O(*n*), *n* = length of the text.
  public static func problem(ofFingerprint text: String) -> String? {
    switch CertificateFingerprint.problem(of: text) {
    // A key that everybody has is a warning of the lint: it signs apps in development.
    case nil, .template: return nil
    case let problem?:
      let (message, fix) = CertificateFingerprint.words(problem, of: text)
      return "\(message) \(fix)"
    }
  }
}

extension AssociationFinding {
  /// The finding about a fingerprint that is not of an app; nothing for another.
  ///
  /// Alone, a key that everybody has is worse than beside others.
  static func fingerprint(
    _ text: AppSiteAssociation.PlacedText,
    isAlone: Bool
  ) -> AssociationFinding? {
    guard let problem = CertificateFingerprint.problem(of: text.text) else { return nil }
    let (message, fix) = CertificateFingerprint.words(problem, of: text.text)
    switch problem {
    case .shape, .smallLetters:
      return AssociationFinding(.assetFingerprint, at: text.pointer, message, fix: fix)
    case .template where !isAlone:
      return AssociationFinding(
        .knownFingerprint,
        severity: .note,
        at: text.pointer,
        message,
        fix: "Leave it out of the file of a public site."
      )
    case .madeUp, .example, .template:
      return AssociationFinding(.knownFingerprint, at: text.pointer, message, fix: fix)
    }
  }
}
