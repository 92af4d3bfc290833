public import LinkPatterns

/// A value that a route reads from a URL and writes into it.
public struct RouteParameter: Sendable {
  /// Where the value stands.
  public enum Place: Hashable, Sendable {
    /// A segment of the path, a part of one, or several.
    case path

    /// The query item of the same name.
    case query

    /// The fragment.
    case fragment
  }

  /// What several query items of one name mean for a parameter that has one value.
  public enum Duplicates: Hashable, Sendable {
    /// The URL is refused for good.
    case refuse

    /// The first counts; the others are reported as unused.
    case first

    /// The last counts; the others are reported as unused.
    case last
  }

  /// How the values of a list stand in a URL.
  public enum ListForm: Hashable, Sendable {
    /// One query item each: `id=1&id=2`.
    case repeatedItems

    /// One query item each, with brackets behind the name: `id[]=1&id[]=2`.
    ///
    /// The brackets are printed percent-encoded, as not every parser takes them otherwise.
    case bracketedItems

    /// In one place, with a character between them.
    case separated(by: ListSeparator)

    /// In one place, with commas between them: `1,2`.
    public static let commaSeparated = ListForm.separated(by: .comma)
  }

  /// The name, which is the label of the link.
  public let name: String

  /// Where it stands.
  public package(set) var place: Place

  /// The name in the URL: in the pattern, or of the query item.
  public package(set) var key: String

  /// The names that the query item had before, which are still read.
  public package(set) var formerKeys: [String] = []

  /// The name of its Swift type, without `Optional`.
  public let typeName: String

  /// What the written form of a value looks like; `nil` for any text.
  ///
  /// A form makes the route more specific.
  public internal(set) var shape: ParameterShape?

  /// What a value must be besides having the form.
  public package(set) var bound: ParameterBound?

  /// Whether it may be absent.
  public package(set) var isOptional: Bool

  /// Whether its values are left out of reasons and errors.
  public package(set) var isSecret = false

  /// Whether its values identify something, and so hold no invisible characters.
  public internal(set) var isIdentifier = false

  /// Whether a value that does not have the form is read as if it were absent.
  public package(set) var isLenient = false

  /// The number of digits of an integer that is written with leading zeros; `nil` for any other value.
  public internal(set) var digits: Int?

  /// What several query items of its name mean, when the declaration says it.
  package var declaredDuplicates: Duplicates?

  /// Whether its route is strict.
  var isInStrictRoute = false

  /// What several query items of its name mean: unless declared, the first counts, and a strict route
  /// refuses them.
  public var duplicates: Duplicates {
    declaredDuplicates ?? (isInStrictRoute ? .refuse : .first)
  }

  /// How its values stand in a URL, when it is a list.
  public package(set) var listForm: ListForm?

  /// What an absent value means, when it means another one.
  package var defaultOutput: ParameterOutput?

  /// Whether it is a query item that means `true` by standing there.
  package var isFlag = false

  /// Declares a parameter.
  package init(
    name: String,
    place: Place = .path,
    typeName: String,
    shape: ParameterShape?,
    bound: ParameterBound? = nil,
    isOptional: Bool = false
  ) {
    self.name = name
    self.place = place
    key = name
    self.typeName = typeName
    self.shape = shape
    self.bound = bound
    self.isOptional = isOptional
  }

  /// Whether it is a list with a query item for each value.
  package var isRepeated: Bool { listForm == .repeatedItems || listForm == .bracketedItems }

  /// What its written values look like, in words.
  var expectation: String { digits.map { "\($0) digits" } ?? typeName }

  /// The form of what stands in the path, as a table compares it.
  ///
  /// The elements of a list have the form, the list has not.
  package var pathShape: ParameterShape? {
    listForm == nil ? shape : nil
  }
}
