public import LinkPatterns

/// A type whose values can occur in a URL.
///
/// Each value has one written form, and the type states which texts have that form, so that a table can
/// prove which routes overlap. Text of another form rejects the route, and the next route is tried.
///
/// Numbers, Booleans, strings, `UUID` and `Date` are parameters; an enum with raw values becomes
/// one by declaring the conformance. A constructor of a route can also take an optional or a list of parameters.
public protocol LinkParameter: Sendable {
  /// The form of the written values; `nil` for any text.
  static var linkShape: ParameterShape? { get }

  /// Returns the value for its written form; `nil` when the text does not have the form.
  ///
  /// It is a function because an initializer would make `flatMap(Int.init)` ambiguous in every client.
  static func linkValue(from text: LinkText) -> Self?

  /// Returns the value for its written form; throws when the text does not have the form.
  ///
  /// By default, it calls ``linkValue(from:)-(LinkText)``. A type that is read often can avoid the optional
  /// value, which takes time in code that is not specialized for the type.
  ///
  /// - Throws: ``LinkFailure`` – `.valueType`; `.missingItem` when there is no text.
  static func linkValue(reading text: LinkText) throws(LinkFailure) -> Self

  /// The written form; `nil` when the value has none.
  var linkText: String? { get }

  /// How values of the type stand in a URL; the types of this package alone say it.
  static var linkForm: LinkParameterForm { get }

  /// A few different values, at least one, from which sample links are made when routes are declared.
  ///
  /// By default, the values that the type reads from the texts `1` … `8`, `a` … `h`, some UUIDs and some days. A
  /// type that reads none of these must provide its own.
  static var linkSamples: [Self] { get }
}

extension LinkParameter {
  /// One value in one place.
  public static var linkForm: LinkParameterForm { LinkParameterForm(kind: .plain) }

  /// Returns the value of ``linkValue(from:)-(LinkText)``.
  public static func linkValue(reading text: LinkText) throws(LinkFailure) -> Self {
    try text.requireOne()
    if let value = linkValue(from: text) { return value }
    throw .wrongForm
  }

  /// Any text but the empty one, which makes a route more specific than one with plain text.
  public static var linkShape: ParameterShape? { .anything(named: "\(Self.self)") }

  /// The values of short numbers, letters, UUIDs and days that the type reads.
  public static var linkSamples: [Self] {
    get {
      var samples: [Self] = []
      for text in SampleChooser.texts {
        if let sample = linkValue(from: LinkText(text)) { samples.append(sample) }
      }
      return samples
    }
  }
}

extension LinkParameter where Self: CaseIterable {
  /// All values.
  public static var linkSamples: [Self] { Array(allCases) }
}
