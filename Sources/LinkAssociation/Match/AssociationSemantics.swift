/// A rule by which Apple's systems match URLs, and how well it is confirmed.
///
/// A trace names those that took part, so that a reader can judge the answer. More may be added.
public enum AssociationSemantics: String, Hashable, Sendable {
  /// The first rule that matches decides.
  case firstMatch
  /// A part that a rule does not name is not looked at.
  case unspecified
  /// An absent part is the empty text.
  case absentIsEmpty
  /// Slashes at the end are dropped.
  case trailingSlashes
  /// The first slash of a pattern may be left out.
  case leadingSlash
  /// A wildcard at the start of a pattern has a slash before it.
  case leadingWildcard
  /// `/*` at the end matches the path before it too.
  case parentOfWildcard
  /// A part is covered as a whole.
  case wholePart
  /// Every item of a name must match.
  case everyItem
  /// Names of items are compared exactly.
  case itemNames
  /// The URL is compared as it is written.
  case written
  /// The URL is decoded and the pattern is not.
  case decoded
  /// In decoded text `?` is one Unicode scalar.
  case scalars
  /// Case is folded in classes too.
  case folding
  /// Only ASCII letters have case.
  case foldingASCII
  /// A pattern that is wrong matches nothing.
  case brokenPattern
  /// Patterns in defaults are applied.
  case defaults
  /// The codes of regions and languages are fixed lists.
  case codes
  /// `paths` look at the path alone.
  case legacyPaths

  /// The name.
  public var name: String { rawValue }

  /// How well it is confirmed.
  public var grade: RuleGrade { row.source.grade }

  /// The rule, as a sentence.
  public var statement: String { row.statement }

  /// The source of the rule.
  public var source: String { row.source.name }

  /// The source of a rule, and its sentence.
  private var row: (source: RuleSource, statement: String) {
    switch self {
    case .firstMatch: (.apple, "The first rule that matches decides.")
    case .unspecified: (.wwdc19, "A part that a rule does not name is ignored.")
    case .absentIsEmpty: (.wwdc19, "An absent part is the empty text.")
    case .trailingSlashes: (.swcutil, "Slashes at the end of path and pattern are dropped.")
    case .leadingSlash: (.swcutil, "A pattern begins with one slash, written or not.")
    case .leadingWildcard:
      (.inferred, "A wildcard at the start of a pattern stands behind the first slash of the path.")
    case .parentOfWildcard:
      (.tn3155Recorded, "A pattern that ends with /* matches the path before it.")
    case .wholePart: (.apple, "A pattern covers the whole part.")
    case .everyItem:
      (.wwdc19, "Every item of a name must match, in any order; other items are ignored.")
    case .itemNames: (.inferred, "Names of query items are compared as they are written.")
    case .written: (.wwdc19, "The URL is compared with its escapes.")
    case .decoded: (.swcutil, "The URL is decoded, the pattern is compared as it is.")
    case .scalars: (.inferred, "In decoded text ? is one Unicode scalar.")
    case .folding: (.swcutil, "Without case, classes and values of variables have none too.")
    case .foldingASCII: (.inferred, "Only the letters of ASCII are folded.")
    case .brokenPattern: (.inferred, "A rule with a pattern that is wrong never matches.")
    case .defaults: (.swcutil, "Patterns and exclusions in defaults are applied too.")
    case .codes: (.foundation, "Regions and languages are those of Foundation's lists.")
    case .legacyPaths: (.appSearch, "paths look at the path alone.")
    }
  }
}
