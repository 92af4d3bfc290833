import LinkAssociation

/// Files that several tests use.
enum Files {
  /// The app of most examples.
  static let app = "ABCDE12345.com.example.app"

  /// Reads a file.
  ///
  /// - Parameter text: JSON.
  /// - Returns: What it says.
  /// - Throws: ``JSONReadError``.
  static func read(_ text: String) throws -> AssociationReading {
    try AssociationReading(Array(text.utf8))
  }

  /// A file with rules for one app.
  ///
  /// - Parameters:
  ///   - components: The rules, JSON objects with commas between them.
  ///   - more: Further members of `applinks`, each after a comma.
  /// - Returns: The text.
  static func text(_ components: String, more: String = "") -> String {
    #"{"applinks":{"details":[{"appIDs":["\#(app)"],"components":[\#(components)]}]\#(more)}}"#
  }

  /// What a file with rules for one app says.
  ///
  /// - Parameters:
  ///   - components: The rules, JSON objects with commas between them.
  ///   - more: Further members of `applinks`, each after a comma.
  /// - Returns: What it says.
  /// - Throws: ``JSONReadError``.
  static func rules(_ components: String, more: String = "") throws -> AppSiteAssociation {
    try read(text(components, more: more)).association
  }

  /// What a file with rules for one app answers.
  ///
  /// - Parameters:
  ///   - url: The URL, or its path, query and fragment.
  ///   - components: The rules.
  ///   - more: Further members of `applinks`, each after a comma.
  /// - Returns: The decision.
  /// - Throws: What reading the file or the URL throws.
  static func decide(
    _ url: String,
    _ components: String,
    more: String = ""
  ) throws -> AssociationDecision {
    let matcher = AssociationMatcher(try rules(components, more: more))
    return matcher.decide(try AssociationURL(url), app: app)
  }
}
