import LinkAssociation

/// Files that several tests use.
enum Files {
  /// The app of most examples.
  static let app = "ABCDE12345.com.example.app"

  /// Reads a file.
  static func read(_ text: String) throws -> ParsedAssociation {
    try ParsedAssociation(Array(text.utf8))
  }

  /// A file with rules for one app.
  static func text(_ components: String, more: String = "") -> String {
    #"{"applinks":{"details":[{"appIDs":["\#(app)"],"components":[\#(components)]}]\#(more)}}"#
  }

  /// What a file with rules for one app says.
  static func rules(_ components: String, more: String = "") throws -> AppSiteAssociation {
    try read(text(components, more: more)).association
  }

  /// What a file with rules for one app answers.
  static func decide(
    _ url: String,
    _ components: String,
    more: String = ""
  ) throws -> AssociationDecision {
    let matcher = AssociationMatcher(try rules(components, more: more))
    return matcher.decide(try AssociationURL(url), app: app)
  }
}
