public import LinkPatterns

/// A value that a route reads from a URL and writes into it.
public final class RouteParameter: Sendable {
  /// The place of a value in a URL.
  public enum Place: Equatable, Sendable {
    /// A segment of the path, a part of one, or several.
    case path

    /// The query item of the same name.
    case query

    /// The fragment.
    case fragment
  }

  /// The meaning of several query items of one name, for a parameter that has one value.
  public enum Duplicates: Equatable, Sendable {
    /// The URL is rejected.
    case refuse

    /// The first counts; the others are reported as unused.
    case first

    /// The last counts; the others are reported as unused.
    case last
  }

  /// The way that the values of a list are written in a URL.
  public enum ListForm: Equatable, Sendable {
    /// One query item each: `id=1&id=2`.
    case repeatedItems

    /// One query item each, with brackets after the name: `id[]=1&id[]=2`.
    ///
    /// The brackets are printed percent-encoded, since some parsers refuse them otherwise.
    case bracketedItems

    /// In one place, separated by a character.
    case separated(by: ListSeparator)

    /// In one place, separated by commas: `1,2`.
    public static let commaSeparated = ListForm.separated(by: .comma)
  }

  /// The declaration.
  package let fields: ParameterFields

  /// Whether its values have a bound or a number of digits.
  let isChecked: Bool

  /// Creates a parameter from its declaration.
  package init(_ fields: ParameterFields) {
    (self.fields, isChecked) = (fields, fields.bound != nil || fields.digits != nil)
  }

  /// The name, which is the label of the link.
  public var name: String { fields.name }

  /// The place of the value.
  public var place: Place { fields.place }

  /// The name in the URL: in the pattern, or of the query item.
  public var key: String { fields.key }

  /// The former names of the query item, which are still read.
  package var formerKeys: [String] { fields.formerKeys }

  /// The name of its Swift type, without `Optional`.
  public var typeName: String { fields.typeName }

  /// The form of a written value; `nil` for any text.
  ///
  /// A parameter with a form makes the route more specific.
  public var shape: ParameterShape? { fields.shape }

  /// The range, length or list of a value that has the form.
  public var bound: ParameterBound? { fields.bound }

  /// Whether it may be absent.
  public var isOptional: Bool { fields.isOptional }

  /// Whether its values are left out of failures and logs.
  public var isSecret: Bool { fields.isSecret }

  /// Whether its values identify something, and so may not contain invisible characters.
  package var isIdentifier: Bool { fields.isIdentifier }

  /// Whether a value of the wrong form is read as if it were absent.
  package var isLenient: Bool { fields.isLenient }

  /// The number of digits of an integer that is written with leading zeros; `nil` for any other value.
  public var digits: Int? { fields.digits }

  /// The meaning of several query items with its name.
  ///
  /// By default, the first counts, and a strict route refuses them.
  public var duplicates: Duplicates {
    fields.duplicates ?? (fields.isInStrictRoute ? .refuse : .first)
  }

  /// The way its values are written in a URL, when it is a list.
  public var listForm: ListForm? { fields.listForm }

  /// The value that an absent one means, if any.
  package var defaultOutput: ParameterOutput? { fields.defaultOutput }

  /// Whether it is a query item whose presence means `true`.
  package var isFlag: Bool { fields.isFlag }

  /// Whether it is a list with a query item for each value.
  package var isRepeated: Bool { listForm == .repeatedItems || listForm == .bracketedItems }

  /// The form of its written values, in words.
  var expectation: String { digits.map { "\($0) digits" } ?? typeName }

  /// The form of the text in the path, which tables compare.
  ///
  /// For a list, the form is that of its elements, not of the text.
  var pathShape: ParameterShape? { listForm == nil ? shape : nil }

  /// The parameter with another declaration.
  package func changed(_ change: ParameterChange) -> RouteParameter {
    var fields = fields
    fields.apply(change)
    return RouteParameter(fields)
  }
}

/// The declaration of a parameter; ``RouteParameter`` documents the fields.
package struct ParameterFields: Sendable {
  let name: String
  var place: RouteParameter.Place
  var key: String
  package var formerKeys: [String] = []
  let typeName: String
  var shape: ParameterShape?
  package var bound: ParameterBound?
  package var isOptional: Bool
  package var isSecret = false
  var isIdentifier = false
  package var isLenient = false
  var digits: Int?
  package var duplicates: RouteParameter.Duplicates?
  var isInStrictRoute = false
  package var listForm: RouteParameter.ListForm?
  package var defaultOutput: ParameterOutput?
  package var isFlag = false

  /// The type of its values, when they are links.
  package internal(set) var nested: (any NestedLink.Type)?

  /// Declares a parameter.
  package init(
    name: String,
    typeName: String,
    shape: ParameterShape?,
    bound: ParameterBound? = nil,
    isOptional: Bool = false
  ) {
    (self.name, key, place) = (name, name, .path)
    (self.typeName, self.shape) = (typeName, shape)
    (self.bound, self.isOptional) = (bound, isOptional)
  }
}
