/// A rule by which Apple's systems match URLs, and how sure it is.
///
/// A trace names those that took part, so that a reader can judge the answer.
public struct AssociationSemantics: Hashable, Sendable {
  /// The name.
  public let name: String

  /// How sure it is.
  public let grade: RuleGrade

  /// What it says, a sentence.
  public let statement: String

  /// Where it is from.
  public let source: String

  /// Creates a rule.
  private init(_ name: String, _ source: RuleSource, _ statement: String) {
    (self.name, self.statement) = (name, statement)
    (grade, self.source) = (source.grade, source.name)
  }

  /// The first rule that matches decides.
  static let firstMatch = Self("firstMatch", .apple, "The first rule that matches decides.")

  /// A part that a rule does not name is not looked at.
  static let unspecified = Self(
    "unspecified",
    .wwdc19,
    "A part that a rule does not name is ignored."
  )

  /// An absent part is the empty text.
  static let absentIsEmpty = Self("absentIsEmpty", .wwdc19, "An absent part is the empty text.")

  /// Slashes at the end are dropped.
  static let trailingSlashes = Self(
    "trailingSlashes",
    .swcutil,
    "Slashes at the end of path and pattern are dropped."
  )

  /// The first slash of a pattern may be left out.
  static let leadingSlash = Self(
    "leadingSlash",
    .swcutil,
    "A pattern begins with one slash, written or not."
  )

  /// A wildcard at the start of a pattern has a slash before it.
  static let leadingWildcard = Self(
    "leadingWildcard",
    .inferred,
    "A wildcard at the start of a pattern stands behind the first slash of the path."
  )

  /// `/*` at the end matches the path before it too.
  static let parentOfWildcard = Self(
    "parentOfWildcard",
    RuleSource(grade: .recorded, name: "TN3155"),
    "A pattern that ends with /* matches the path before it."
  )

  /// A part is covered as a whole.
  static let wholePart = Self("wholePart", .apple, "A pattern covers the whole part.")

  /// Every item of a name must match.
  static let everyItem = Self(
    "everyItem",
    .wwdc19,
    "Every item of a name must match, in any order; other items are ignored."
  )

  /// Names of items are compared exactly.
  static let itemNames = Self(
    "itemNames",
    .inferred,
    "Names of query items are compared as they are written."
  )

  /// The URL is compared as it is written.
  static let written = Self("written", .wwdc19, "The URL is compared with its escapes.")

  /// The URL is decoded and the pattern is not.
  static let decoded = Self(
    "decoded",
    .swcutil,
    "The URL is decoded, the pattern is compared as it is."
  )

  /// In decoded text `?` is one Unicode scalar.
  static let scalars = Self("scalars", .inferred, "In decoded text ? is one Unicode scalar.")

  /// Case is folded in classes too.
  static let folding = Self(
    "folding",
    .swcutil,
    "Without case, classes and values of variables have none too."
  )

  /// Only ASCII letters have case.
  static let foldingASCII = Self("foldingASCII", .inferred, "Only the letters of ASCII are folded.")

  /// A pattern that is wrong matches nothing.
  static let brokenPattern = Self(
    "brokenPattern",
    .inferred,
    "A rule with a pattern that is wrong never matches."
  )

  /// Patterns in defaults are applied.
  static let defaults = Self(
    "defaults",
    .swcutil,
    "Patterns and exclusions in defaults are applied too."
  )

  /// The codes of regions and languages are fixed lists.
  static let codes = Self(
    "codes",
    RuleSource(grade: .recorded, name: "Foundation"),
    "Regions and languages are those of Foundation's lists."
  )

  /// `paths` look at the path alone.
  static let legacyPaths = Self("legacyPaths", .appSearch, "paths look at the path alone.")
}
