/// The app that link pages lead to.
///
/// What is `nil` is left out of pages: without ``androidPackage`` there is no button for Google Play.
public struct LinkPageApp: Hashable, Sendable {
  /// The name that people know.
  public var name: String

  /// The app's number in the App Store.
  ///
  /// Shape: digits, as in `https://apps.apple.com/app/id1234567890`.
  public var appleID: String?

  /// The provider token of App Store campaigns, from App Store Connect.
  public var appleProvider: String?

  /// The package of the Android app, such as `com.example.shop`.
  public var androidPackage: String?

  /// Describes an app.
  ///
  /// - Parameters:
  ///   - name: The name that people know.
  ///   - appleID: The app's number in the App Store.
  ///   - appleProvider: The provider token of App Store campaigns.
  ///   - androidPackage: The package of the Android app.
  public init(
    name: String,
    appleID: String? = nil,
    appleProvider: String? = nil,
    androidPackage: String? = nil
  ) {
    (self.name, self.appleID) = (name, appleID)
    (self.appleProvider, self.androidPackage) = (appleProvider, androidPackage)
  }

  /// The problems of the description, each as a sentence.
  ///
  /// A page with a wrong number would send people to another app, or to an empty page of the store.
  public var problems: [String] {
    var problems: [String] = []
    if name.allSatisfy(\.isWhitespace) { problems.append("The app has no name.") }
    if let appleID, appleID.isEmpty || !appleID.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      problems.append(
        "The number of the app in the App Store is '\(appleID)'; write its digits, without 'id'."
      )
    }
    if let appleProvider, !Self.isToken(appleProvider) {
      problems.append(
        "The provider token is '\(appleProvider)'; write the digits that App Store Connect shows."
      )
    }
    if let androidPackage, !Self.isPackage(androidPackage) {
      problems.append(
        "'\(androidPackage)' is not the package of an Android app, such as com.example.shop."
      )
    }
    return problems
  }

  /// Whether a text can be a token of a store.
  private static func isToken(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
      }
  }

  /// Whether a text is two or more names with dots between them, as Android's documentation has it.
  private static func isPackage(_ text: String) -> Bool {
    let names = text.split(separator: ".", omittingEmptySubsequences: false)
    return names.count > 1
      && names.allSatisfy { name in
        guard let first = name.utf8.first, (0x41...0x5A).contains(first & 0xDF) else {
          return false
        }
        return name.utf8.allSatisfy { byte in
          byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte)
            || (0x41...0x5A).contains(byte & 0xDF)
        }
      }
  }
}
