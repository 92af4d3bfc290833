import LinkPatterns

/// Fingerprints of the right form that are not of the certificate of an app.
enum KnownFingerprint {
  /// The certificate of the example in Android's documentation.
  private static let example =
    "14:6D:E9:83:C5:73:06:50:D8:EE:B9:95:2F:34:FC:64:16:A0:83:42:E6:1D:BE:A8:8A:04:96:B2:3F:CF:44:E5"

  /// The debug certificate of React Native's template, whose key is published with it.
  private static let template =
    "FA:C6:17:45:DC:09:03:78:6F:B9:ED:E6:2A:96:2B:39:9F:73:48:F0:BB:6F:89:9B:83:32:66:75:91:03:3B:9C"

  /// `knownFingerprint`: a fingerprint of an example, or of a key that everybody has; alone it is worse than beside
  /// others.
  static func finding(
    of text: AppSiteAssociation.PlacedText,
    isAlone: Bool
  ) -> AssociationFinding? {
    let pairs = text.text.utf8.split(separator: UInt8(ascii: ":"))
    let copy = "Copy the SHA-256 fingerprint of the certificate, as the store shows it."
    if pairs.allSatisfy({ $0.first == $0.last }) {
      return AssociationFinding(
        .knownFingerprint,
        at: text.pointer,
        "This is made up: each pair is one digit twice.",
        fix: copy
      )
    }
    if text.text == example {
      return AssociationFinding(
        .knownFingerprint,
        at: text.pointer,
        "This is the fingerprint of the example in Android's documentation.",
        fix: copy
      )
    }
    guard text.text == template else { return nil }
    return AssociationFinding(
      .knownFingerprint,
      severity: isAlone ? nil : .note,
      at: text.pointer,
      "This is the debug key of React Native's template, which everybody has.",
      fix: isAlone ? copy : "Leave it out of the file of a public site."
    )
  }
}
