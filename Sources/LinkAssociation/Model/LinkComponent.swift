/// A rule of an association file: patterns for the parts of a URL, and whether matching URLs are excluded.
///
/// Keys that it lacks are taken from the defaults; a part that they do not name either is not compared.
public struct LinkComponent: Hashable, Sendable {
  /// The query that a rule requires.
  public enum Query: Hashable, Sendable {
    /// A pattern for all of it.
    case text(String)
    /// Patterns for the values of items, by name; other items are not compared.
    case items([Item])
  }

  /// A pattern for the values of a query item.
  public struct Item: Hashable, Sendable {
    /// The name.
    public var name: String

    /// The pattern that every value of that name must match; an absent item has an empty value.
    public var pattern: String

    /// Creates a pattern.
    public init(_ name: String, _ pattern: String) {
      (self.name, self.pattern) = (name, pattern)
    }
  }

  /// The pattern of the path.
  public var path: String?

  /// The required query.
  public var query: Query?

  /// The pattern of the fragment.
  public var fragment: String?

  /// Whether matching URLs are excluded.
  public var exclude: Bool?

  /// Whether letters match in their own case only.
  public var caseSensitive: Bool?

  /// Whether the URL is compared as it is written.
  public var percentEncoded: Bool?

  /// A note for people.
  public var comment: String?

  /// The place in the file.
  public var pointer = JSONPointer.root

  /// Returns the rule, completed from defaults.
  ///
  /// - Parameter defaults: The values for keys that the rule lacks, except its comment.
  /// - Returns: The rule, at the same place.
  public func over(_ defaults: LinkComponent?) -> LinkComponent {
    guard let defaults else { return self }
    return LinkComponent(
      path: path ?? defaults.path,
      query: query ?? defaults.query,
      fragment: fragment ?? defaults.fragment,
      exclude: exclude ?? defaults.exclude,
      caseSensitive: caseSensitive ?? defaults.caseSensitive,
      percentEncoded: percentEncoded ?? defaults.percentEncoded,
      comment: comment,
      pointer: pointer
    )
  }
}
