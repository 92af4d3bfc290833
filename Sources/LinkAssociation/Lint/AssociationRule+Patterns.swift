/// What patterns say.
extension AssociationRule {
  /// A variable has no end.
  public static let unterminatedVariable = AssociationRule(
    25,
    "unterminatedVariable",
    .error,
    .documented,
    "Apple's reference of associated domains",
    "A variable has no end."
  )

  /// A variable is not defined.
  public static let undefinedVariable = AssociationRule(
    26,
    "undefinedVariable",
    .error,
    .assumed,
    "inferred",
    "A variable is not defined."
  )

  /// The value of a variable refers to a variable.
  public static let nestedVariable = AssociationRule(
    27,
    "nestedVariable",
    .error,
    .documented,
    "Apple's reference of associated domains",
    "The value of a variable refers to a variable."
  )

  /// The name of a variable has a character that it must not have.
  public static let variableName = AssociationRule(
    28,
    "variableName",
    .error,
    .documented,
    "Apple's reference of associated domains",
    "The name of a variable has a character that it must not have."
  )

  /// A variable has no value, or an empty one.
  public static let emptyVariable = AssociationRule(
    29,
    "emptyVariable",
    .warning,
    .assumed,
    "inferred",
    "A variable has no value, or an empty one."
  )

  /// A variable has the name of a built-in one.
  public static let shadowedVariable = AssociationRule(
    30,
    "shadowedVariable",
    .warning,
    .assumed,
    "inferred",
    "A variable has the name of a built-in one."
  )

  /// UK is not among the regions; GB is.
  public static let unitedKingdom = AssociationRule(
    31,
    "unitedKingdom",
    .warning,
    .recorded,
    "recorded from swcutil by others",
    "UK is not among the regions; GB is."
  )

  /// A value that is no text voids all query rules beside it.
  public static let queryValue = AssociationRule(
    32,
    "queryValue",
    .error,
    .recorded,
    "recorded from swcutil by others",
    "A value that is no text voids all query rules beside it."
  )

  /// A query value * matches also when the item is absent.
  public static let absentItem = AssociationRule(
    33,
    "absentItem",
    .warning,
    .documented,
    "WWDC19 session 717",
    "A query value * matches also when the item is absent."
  )

  /// A pattern has a character that ends its component.
  public static let wrongComponent = AssociationRule(
    34,
    "wrongComponent",
    .warning,
    .assumed,
    "inferred",
    "A pattern has a character that ends its component."
  )

  /// NOT excludes in paths only, not in components.
  public static let notPrefix = AssociationRule(
    35,
    "notPrefix",
    .warning,
    .documented,
    "WWDC19 session 717",
    "NOT excludes in paths only, not in components."
  )

  /// A pattern is not encoded as the URL is that it is compared with.
  public static let encoding = AssociationRule(
    36,
    "encoding",
    .warning,
    .recorded,
    "recorded from swcutil by others",
    "A pattern is not encoded as the URL is that it is compared with."
  )

  /// An exclusion compares decoded text.
  public static let decodedGuard = AssociationRule(
    37,
    "decodedGuard",
    .warning,
    .recorded,
    "recorded from swcutil by others",
    "An exclusion compares decoded text."
  )

  /// A pattern admits siblings that begin alike.
  public static let siblingPrefix = AssociationRule(
    38,
    "siblingPrefix",
    .note,
    .recorded,
    "recorded from swcutil by others",
    "A pattern admits siblings that begin alike."
  )

  /// A query rule fails as soon as another item is added.
  public static let wholeQuery = AssociationRule(
    39,
    "wholeQuery",
    .note,
    .recorded,
    "recorded from swcutil by others",
    "A query rule fails as soon as another item is added."
  )

  /// A pattern is too long or too large to be compared here.
  public static let patternTooLarge = AssociationRule(
    56,
    "patternTooLarge",
    .warning,
    .assumed,
    "inferred",
    "A pattern is too long or too large to be compared here."
  )
}
