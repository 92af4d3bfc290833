extension LinkCatalogV1 {
  /// A query item that a route reads.
  public struct QueryItem: Hashable, Sendable {
    /// Which of several items of one name counts.
    public enum Duplicates: String, CaseIterable, Sendable {
      /// The first in the URL.
      case first

      /// The last in the URL.
      case last

      /// None: such a URL is refused.
      case refuse
    }

    /// The name.
    public var name: String

    /// The name in URLs; `nil` when it is the same.
    public var key: String?

    /// The names that it had in URLs before, which are still read.
    public var formerKeys: [String] = []

    /// The type of its value.
    public var type = CatalogType.string

    /// The bounds of its value beyond its type.
    public var bounds: Bounds?

    /// Whether the route does not match without it.
    public var isRequired = false

    /// The value when it is absent.
    public var defaultValue: CatalogValue?

    /// Whether it may occur several times; its value is then a list.
    public var isRepeated = false

    /// The separator between the values of a list, as in ``Route/separators``; `nil` for one value.
    public var separator: String?

    /// Which of several items of its name counts; `nil` for the first, or none where the route is strict.
    public var duplicates: Duplicates?

    /// Whether it is written without `=`, and means `true` when it is present.
    public var isFlag = false

    /// Whether a value that is not of its type is read as if the item were absent.
    public var isLenient = false
  }

  /// Bounds for a value beyond its type; a URL with a value out of bounds is rejected.
  public struct Bounds: Hashable, Sendable {
    /// The least number.
    public var minimum: CatalogValue?

    /// The greatest number.
    public var maximum: CatalogValue?

    /// The least length of a text, in Unicode scalars.
    public var minimumLength: Int?

    /// The greatest length of a text, in Unicode scalars.
    public var maximumLength: Int?

    /// The written forms that are accepted, compared byte by byte; `nil` for all.
    public var values: [String]?

    /// The hosts that a URL may have, which must be `https`; `nil` when the value is not a URL.
    public var hosts: [String]?
  }

  /// A further pattern of a route that uses other names for parameters, or other places.
  public struct Form: Hashable, Sendable {
    /// The pattern of the path.
    public var path: String

    /// The parameters that have another name in the pattern, by that name.
    public var names: [String: String] = [:]

    /// The names in URLs of query items that differ from the route's own, by parameter.
    ///
    /// A parameter of the route's path that is listed is read from the query.
    public var keys: [String: String] = [:]

    /// The name under which the form is printed on request, such as a language.
    public var variant: String?
  }
}
