/// The texts of link pages in one language.
///
/// `{app}` in a text becomes the name of the app.
public struct LinkPageTexts: Hashable, Sendable {
  /// The name of a text.
  public enum Name: String, CaseIterable, Hashable, Sendable {
    /// The button that opens the app.
    case open

    /// The line above the buttons of the stores.
    case get

    /// The button of the App Store.
    case appStore

    /// The button of Google Play.
    case googlePlay

    /// The line for people who return from the store.
    case installed

    /// The button that makes a claim.
    case claim

    /// The sentence below that button.
    case claimHint

    /// The heading of a claim.
    case claimTitle

    /// The first step of a claim, above the buttons of the stores.
    case claimGet

    /// The second step, above the address to copy.
    case claimOpen

    /// The button that copies the address.
    case copy

    /// The same button, once it has copied.
    case copied

    /// What stands before the letters.
    case claimType

    /// What is kept, and for how long; `{hours}` becomes a number.
    case claimKept

    /// The heading beside the code.
    case scan

    /// The sentence beside the code.
    case scanHint

    /// What the code is, for people who can't see it.
    case scanLabel

    /// The heading of the note in the browsers of other apps.
    case inApp

    /// The sentence of the note in the browsers of other apps.
    case inAppHint

    /// The sentence below the title, for a link without a description.
    case description

    /// The title of the page of a link that isn't there.
    case missing

    /// The sentence on the page of a link that isn't there.
    case missingHint
  }

  /// The language, as a BCP 47 tag, such as `en` or `pt-BR`.
  public let language: String

  /// The texts by name; all names are there.
  private let texts: [Name: String]

  /// The texts in English.
  public static let english = LinkPageTexts(
    language: "en",
    texts: [
      .open: "Open in the app",
      .get: "Don’t have {app} yet?",
      .appStore: "Get it on the App Store",
      .googlePlay: "Get it on Google Play",
      .installed: "Installed it? Come back to this page and open the link in the app.",
      .claim: "Get the app, and keep this link",
      .claimHint: "{app} then opens this link when you start it for the first time.",
      .claimTitle: "Get {app}, and continue there",
      .claimGet: "Install {app}.",
      .claimOpen: "Start it. When it asks for your link, paste this:",
      .copy: "Copy the link",
      .copied: "Copied",
      .claimType: "Or type this code instead:",
      .claimKept:
        "For {hours} hours we keep this link and this code, and nothing about you or your phone. One app can use them, once.",
      .scan: "Continue on your phone",
      .scanHint:
        "Point your phone’s camera at the code. The link opens in {app} if it’s installed.",
      .scanLabel: "QR code of this link",
      .inApp: "Doesn’t open?",
      .inAppHint:
        "You’re viewing this page inside another app. Choose “Open in browser” in its menu.",
      .description: "Open this link in {app}.",
      .missing: "This page isn’t available",
      .missingHint: "The link may be incomplete, or it may have expired. Check it, and try again.",
    ]
  )

  private init(language: String, texts: [Name: String]) {
    (self.language, self.texts) = (language, texts)
  }

  /// Creates the texts of a language.
  ///
  /// - Parameters:
  ///   - language: The language, as a BCP 47 tag.
  ///   - texts: The texts by the names of ``Name``. English takes the place of those that are missing.
  /// - Throws: ``LinkPageError`` – `language` for a tag that is not well formed, `textName` for a name that no text
  ///   has.
  public init(language: String, _ texts: [String: String]) throws(LinkPageError) {
    guard Self.isTag(language) else {
      throw LinkPageError(
        .language,
        "'\(language)' is not a language. Write a tag such as en, de or pt-BR."
      )
    }
    var all = Self.english.texts
    for (key, text) in texts.sorted(by: { $0.key < $1.key }) {
      guard let name = Name(rawValue: key) else {
        let names = Name.allCases.map(\.rawValue).joined(separator: ", ")
        throw LinkPageError(
          .textName,
          "No text of a page is called '\(key)' (language '\(language)'). The names are \(names)."
        )
      }
      all[name] = text
    }
    self.init(language: language, texts: all)
  }

  /// Returns a text for an app.
  func text(_ name: Name, of app: LinkPageApp) -> String {
    (texts[name] ?? "").replacing("{app}", with: app.name)
  }

  /// Whether the language is written from right to left.
  var isRightToLeft: Bool {
    let tag = language.lowercased().split(separator: "-").map(String.init)
    if tag.contains("latn") { return false }
    if tag.contains(where: { ["arab", "hebr", "thaa", "nkoo", "syrc", "adlm"].contains($0) }) {
      return true
    }
    let languages = [
      "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "ug", "ur", "yi",
    ]
    return tag.first.map(languages.contains) ?? false
  }

  /// Whether a text is well formed as a tag: parts of letters and digits with `-` between them.
  private static func isTag(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = parts.first, (2...8).contains(first.utf8.count),
      first.utf8.allSatisfy({ (0x61...0x7A).contains($0 | 0x20) })
    else { return false }
    return parts.allSatisfy { part in
      (1...8).contains(part.utf8.count)
        && part.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) }
    }
  }
}
