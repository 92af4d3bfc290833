/// Where the file lives and how it is served.
extension AssociationRule {
  /// The file cannot be reached by HTTPS.
  public static let unreachable = AssociationRule(
    1,
    "unreachable",
    .error,
    .documented,
    "Apple's reference of associated domains",
    "The file cannot be reached by HTTPS."
  )

  /// The file is behind a redirect.
  public static let redirect = AssociationRule(
    2,
    "redirect",
    .error,
    .documented,
    "Apple's reference of associated domains",
    "The file is behind a redirect."
  )

  /// The server answers with a status other than 200.
  public static let status = AssociationRule(
    3,
    "status",
    .error,
    .documented,
    "Apple's reference of associated domains",
    "The server answers with a status other than 200."
  )

  /// The file has more than 128 KB, uncompressed.
  public static let tooLarge = AssociationRule(
    4,
    "tooLarge",
    .error,
    .documented,
    "Apple's archived App Search guide",
    "The file has more than 128 KB, uncompressed."
  )

  /// The file is served from the root of the domain only.
  public static let rootLocation = AssociationRule(
    5,
    "rootLocation",
    .warning,
    .documented,
    "WWDC19 session 717",
    "The file is served from the root of the domain only."
  )

  /// The content type is not application/json.
  public static let contentType = AssociationRule(
    6,
    "contentType",
    .note,
    .documented,
    "Apple's reference of associated domains",
    "The content type is not application/json."
  )

  /// The file begins with a byte order mark, or is signed.
  public static let signedOrMarked = AssociationRule(
    7,
    "signedOrMarked",
    .warning,
    .documented,
    "WWDC19 session 717",
    "The file begins with a byte order mark, or is signed."
  )

  /// Apple's CDN has a file with another meaning.
  public static let cdnDiffers = AssociationRule(
    8,
    "cdnDiffers",
    .error,
    .recorded,
    "recorded from swcutil by others",
    "Apple's CDN has a file with another meaning."
  )

  /// The server answers some visitors otherwise.
  public static let visitorDiffers = AssociationRule(
    9,
    "visitorDiffers",
    .warning,
    .documented,
    "TN3155",
    "The server answers some visitors otherwise."
  )

  /// The server answers with a web page.
  public static let webPage = AssociationRule(
    10,
    "webPage",
    .warning,
    .recorded,
    "recorded from swcutil by others",
    "The server answers with a web page."
  )

  /// The body is encoded, and that was not asked for.
  public static let contentEncoding = AssociationRule(
    55,
    "contentEncoding",
    .error,
    .assumed,
    "inferred",
    "The body is encoded, and that was not asked for."
  )
}

/// What the file is made of.
extension AssociationRule {
  /// The file is not JSON.
  public static let invalidJSON = AssociationRule(
    11,
    "invalidJSON",
    .error,
    .documented,
    "Apple's reference of associated domains",
    "The file is not JSON."
  )

  /// A value is of another type than it should be.
  public static let wrongType = AssociationRule(
    12,
    "wrongType",
    .error,
    .documented,
    "Apple's reference of associated domains",
    "A value is of another type than it should be."
  )

  /// Two members of an object have one name.
  public static let duplicateKey = AssociationRule(
    13,
    "duplicateKey",
    .warning,
    .assumed,
    "inferred",
    "Two members of an object have one name."
  )

  /// A key is not known, and is ignored.
  public static let unknownKey = AssociationRule(
    14,
    "unknownKey",
    .note,
    .recorded,
    "recorded from swcutil by others",
    "A key is not known, and is ignored."
  )

  /// applinks has no details.
  public static let noDetails = AssociationRule(
    15,
    "noDetails",
    .error,
    .documented,
    "Apple's reference of associated domains",
    "applinks has no details."
  )

  /// details has no entry.
  public static let emptyDetails = AssociationRule(
    16,
    "emptyDetails",
    .warning,
    .documented,
    "Apple's reference of associated domains",
    "details has no entry."
  )

  /// details is an object, which is obsolete.
  public static let dictionaryDetails = AssociationRule(
    17,
    "dictionaryDetails",
    .warning,
    .documented,
    "WWDC19 session 717",
    "details is an object, which is obsolete."
  )

  /// apps is missing, or not empty.
  public static let apps = AssociationRule(
    18,
    "apps",
    .warning,
    .documented,
    "Apple's archived App Search guide",
    "apps is missing, or not empty."
  )

  /// An entry names no app.
  public static let noIdentifier = AssociationRule(
    19,
    "noIdentifier",
    .error,
    .documented,
    "Apple's reference of associated domains",
    "An entry names no app."
  )

  /// appID stands beside appIDs, and is ignored.
  public static let bothIdentifiers = AssociationRule(
    20,
    "bothIdentifiers",
    .warning,
    .recorded,
    "recorded from swcutil by others",
    "appID stands beside appIDs, and is ignored."
  )

  /// The shapes of old and new systems are mixed.
  public static let bothRuleForms = AssociationRule(
    21,
    "bothRuleForms",
    .warning,
    .documented,
    "TN3155",
    "The shapes of old and new systems are mixed."
  )

  /// An app identifier is not a prefix and a bundle ID.
  public static let identifier = AssociationRule(
    22,
    "identifier",
    .error,
    .documented,
    "WWDC19 session 717",
    "An app identifier is not a prefix and a bundle ID."
  )

  /// An app is named by several entries.
  public static let repeatedIdentifier = AssociationRule(
    23,
    "repeatedIdentifier",
    .warning,
    .documented,
    "Apple's reference of associated domains",
    "An app is named by several entries."
  )

  /// A comment says what only keys can.
  public static let commentAsKey = AssociationRule(
    24,
    "commentAsKey",
    .warning,
    .documented,
    "Apple's reference of associated domains",
    "A comment says what only keys can."
  )

  /// There are more findings than are listed.
  public static let moreFindings = AssociationRule(
    57,
    "moreFindings",
    .note,
    .documented,
    "a limit of these checks",
    "There are more findings than are listed."
  )
}
