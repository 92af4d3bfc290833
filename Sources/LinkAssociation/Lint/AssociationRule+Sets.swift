/// What rules do to each other.
extension AssociationRule {
  /// A rule matches every URL.
  public static let matchesEverything = AssociationRule(
    40,
    "matchesEverything",
    .warning,
    .documented,
    "Apple's reference of associated domains",
    "A rule matches every URL."
  )

  /// A rule is never reached.
  public static let unreachableRule = AssociationRule(
    41,
    "unreachableRule",
    .error,
    .assumed,
    "inferred",
    "A rule is never reached."
  )

  /// An exclusion comes after the rule that it should restrict.
  public static let lateExclusion = AssociationRule(
    42,
    "lateExclusion",
    .error,
    .documented,
    "Apple's reference of associated domains",
    "An exclusion comes after the rule that it should restrict."
  )

  /// Two rules match the same URLs.
  public static let sameRule = AssociationRule(
    43,
    "sameRule",
    .warning,
    .assumed,
    "inferred",
    "Two rules match the same URLs."
  )

  /// defaults has a pattern or an exclusion, which is applied.
  public static let patternInDefaults = AssociationRule(
    44,
    "patternInDefaults",
    .warning,
    .recorded,
    "recorded from swcutil by others",
    "defaults has a pattern or an exclusion, which is applied."
  )

  /// A feature is not known to the oldest system of the app.
  public static let olderSystems = AssociationRule(
    45,
    "olderSystems",
    .note,
    .documented,
    "Apple's reference of associated domains",
    "A feature is not known to the oldest system of the app."
  )
}

/// What the file says beside what the app says.
extension AssociationRule {
  /// Entitlement and file do not name each other.
  public static let notAssociated = AssociationRule(
    46,
    "notAssociated",
    .error,
    .documented,
    "Apple's reference of associated domains",
    "Entitlement and file do not name each other."
  )

  /// An entitlement entry is not a service and a host.
  public static let entitlement = AssociationRule(
    47,
    "entitlement",
    .error,
    .documented,
    "TN3155",
    "An entitlement entry is not a service and a host."
  )

  /// A release is not to have developer mode.
  public static let developerMode = AssociationRule(
    48,
    "developerMode",
    .warning,
    .documented,
    "Apple's reference of associated domains",
    "A release is not to have developer mode."
  )

  /// A wildcard does not cover the domain itself.
  public static let wildcardAlone = AssociationRule(
    49,
    "wildcardAlone",
    .warning,
    .documented,
    "Apple's archived App Search guide",
    "A wildcard does not cover the domain itself."
  )

  /// The file does not admit a URL of a route.
  public static let routeNotAdmitted = AssociationRule(
    50,
    "routeNotAdmitted",
    .error,
    .assumed,
    "inferred",
    "The file does not admit a URL of a route."
  )

  /// The file admits a URL that no route takes.
  public static let noRoute = AssociationRule(
    51,
    "noRoute",
    .warning,
    .assumed,
    "inferred",
    "The file admits a URL that no route takes."
  )

  /// iOS and Android disagree about a URL.
  public static let platformsDiffer = AssociationRule(
    52,
    "platformsDiffer",
    .warning,
    .assumed,
    "inferred",
    "iOS and Android disagree about a URL."
  )

  /// There is no web page for an admitted URL.
  public static let noWebPage = AssociationRule(
    53,
    "noWebPage",
    .warning,
    .assumed,
    "inferred",
    "There is no web page for an admitted URL."
  )

  /// The argument of a Smart App Banner is not admitted.
  public static let bannerArgument = AssociationRule(
    54,
    "bannerArgument",
    .note,
    .assumed,
    "inferred",
    "The argument of a Smart App Banner is not admitted."
  )
}
