/// What an app's property lists say of its links.
extension AssociationRule {
  /// The app does not take a scheme of its links.
  public static let schemeMissing = AssociationRule(
    111,
    "schemeMissing",
    .error,
    .documented,
    "Apple's reference of CFBundleURLTypes",
    "The app does not take a scheme of its links."
  )

  /// The app takes a scheme that no link has.
  public static let schemeUnused = AssociationRule(
    112,
    "schemeUnused",
    .warning,
    .assumed,
    "inferred",
    "The app takes a scheme that no link has."
  )

  /// The lists of schemes are not as they should be.
  public static let urlTypes = AssociationRule(
    113,
    "urlTypes",
    .warning,
    .documented,
    "Apple's reference of CFBundleURLTypes",
    "The lists of schemes are not as they should be."
  )

  /// The app does not name a domain of its links.
  public static let domainMissing = AssociationRule(
    114,
    "domainMissing",
    .error,
    .documented,
    "Apple's reference of associated domains",
    "The app does not name a domain of its links."
  )

  /// The app names a domain that no link has.
  public static let domainUnused = AssociationRule(
    115,
    "domainUnused",
    .warning,
    .assumed,
    "inferred",
    "The app names a domain that no link has."
  )

  /// The app asks about its own scheme.
  public static let queriesItself = AssociationRule(
    116,
    "queriesItself",
    .note,
    .assumed,
    "inferred",
    "The app asks about its own scheme."
  )
}
