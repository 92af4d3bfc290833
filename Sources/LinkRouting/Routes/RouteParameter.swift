public import LinkPatterns

/// A value that a route reads from a URL and writes into it.
public struct RouteParameter: Sendable {
  /// The place of a value in a URL.
  public enum Place: Hashable, Sendable {
    /// A segment of the path, a part of one, or several.
    case path

    /// The query item of the same name.
    case query

    /// The fragment.
    case fragment

    /// The query items that nothing else reads; see `LinkItems`.
    case items
  }

  /// The meaning of several query items of one name, for a parameter that has one value.
  public enum Duplicates: Hashable, Sendable {
    /// The URL is rejected.
    case refuse

    /// The first counts; the others are reported as unused.
    case first

    /// The last counts; the others are reported as unused.
    case last
  }

  /// The way that the values of a list are written in a URL.
  public enum ListForm: Hashable, Sendable {
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

  /// The name, which is the label of the link.
  public let name: String

  /// The name in the URL: in the pattern, or of the query item.
  public internal(set) var key: String

  /// The former names of the query item, which are still read.
  package var formerKeys: [String] = []

  /// The name of its Swift type, without `Optional`.
  public let typeName: String

  /// The form of a written value; `nil` for any text.
  ///
  /// A parameter with a form makes the route more specific.
  public internal(set) var shape: ParameterShape?

  /// The range, length or list of a value that has the form.
  public package(set) var bound: ParameterBound?

  /// The type of its values, when they are links.
  package internal(set) var nested: (any NestedLink.Type)?

  /// The value that an absent one means, if any.
  package var defaultOutput: ParameterOutput?

  // What is small comes last, so that it takes no more than a byte or two each (kept bytes, routes-1000).

  /// The place of the value.
  public internal(set) var place: Place

  /// Whether it may be absent.
  public package(set) var isOptional: Bool

  /// Whether its values are left out of failures and logs.
  public package(set) var isSecret = false

  /// Whether its values identify something, and so may not contain invisible characters.
  package internal(set) var isIdentifier = false

  /// Whether a value of the wrong form is read as if it were absent.
  package var isLenient = false

  /// The number of digits, from 1 to 18; 0 for any value but an integer that is written with leading zeros.
  private var digitCount: UInt8 = 0

  /// The declared meaning of several query items with its name.
  package var declaredDuplicates: Duplicates?

  /// Whether its route is strict.
  package internal(set) var isInStrictRoute = false

  /// The way its values are written in a URL, when it is a list.
  public package(set) var listForm: ListForm? { didSet { separators = readSeparators } }

  /// The characters that separate values in one place when they are read.
  private(set) var separators = ListSeparators()

  /// Whether it is a query item whose presence means `true`.
  package var isFlag = false

  /// Declares a parameter.
  package init(
    name: String,
    typeName: String,
    shape: ParameterShape?,
    bound: ParameterBound? = nil,
    isOptional: Bool = false
  ) {
    self.name = name
    key = name
    place = .path
    self.typeName = typeName
    self.shape = shape
    self.bound = bound
    self.isOptional = isOptional
  }

  /// The number of digits of an integer that is written with leading zeros; `nil` for any other value.
  public internal(set) var digits: Int? {
    get { digitCount == 0 ? nil : Int(digitCount) }
    set { digitCount = UInt8(clamping: newValue ?? 0) }
  }

  /// The meaning of several query items with its name.
  ///
  /// By default, the first counts, and a strict route refuses them.
  public var duplicates: Duplicates { declaredDuplicates ?? (isInStrictRoute ? .refuse : .first) }

  /// Whether its values have a bound or a number of digits.
  var isChecked: Bool { bound != nil || digitCount > 0 }

  /// The names of the query items that it reads: that of a list with brackets and without.
  func itemNames(_ key: String) -> [String] {
    let names = [key] + formerKeys
    guard listForm != nil else { return names }
    return names + [key.hasSuffix("[]") ? String(key.dropLast(2)) : key + "[]"]
  }

  /// Whether it is a list with a query item for each value.
  package var isRepeated: Bool { listForm == .repeatedItems || listForm == .bracketedItems }

  /// The form of its written values, in words.
  var expectation: String { digits.map { "\($0) digits" } ?? typeName }

  /// The form of the text in the path, which tables compare.
  ///
  /// For a list, the form is that of its elements, not of the text.
  var pathShape: ParameterShape? { listForm == nil ? shape : nil }
}

extension RouteParameter {
  /// A list is read in every form, whichever is declared; but values that can hold a separator are cut only at the
  /// one that is declared.
  private var readSeparators: ListSeparators {
    if listForm == .separated(by: .slash) { return ListSeparators(.slash) }
    if let shape, !shape.mayHold(ListSeparator.comma.byte),
      !shape.mayHold(ListSeparator.semicolon.byte)
    {
      return ListSeparators(.comma, or: .semicolon, mayBeEscaped: true)
    }
    guard case .separated(let separator) = listForm else { return ListSeparators() }
    return ListSeparators(separator)
  }
}

/// The characters that separate the values of a list, as they are read.
struct ListSeparators: Hashable, Sendable {
  private let first: ListSeparator?
  private let second: ListSeparator?

  /// Whether they separate also where they are escaped: when no value can hold them.
  let mayBeEscaped: Bool

  init(
    _ first: ListSeparator? = nil,
    or second: ListSeparator? = nil,
    mayBeEscaped: Bool = false
  ) {
    (self.first, self.second, self.mayBeEscaped) = (first, second, mayBeEscaped)
  }

  /// Whether a byte is one of them.
  func contains(_ byte: UInt8) -> Bool { byte == first?.byte || byte == second?.byte }
}
