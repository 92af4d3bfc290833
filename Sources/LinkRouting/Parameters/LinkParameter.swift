public import LinkPatterns

/// A type whose values can stand in a URL.
///
/// A type has one written form a value, and states which texts have that form, so that a table can
/// prove which routes overlap. Text without the form rejects the route, and the next one is tried.
///
/// Numbers, truth values, text, `UUID` and `Date` are parameters; an enum with raw values becomes
/// one by naming the protocol. An optional or a list of parameters is one in a constructor of a route.
public protocol LinkParameter: Sendable {
  /// The form of the written values; `nil` for any text.
  static var linkShape: ParameterShape? { get }

  /// Returns the value with a written form; `nil` when the text does not have the form.
  ///
  /// It is a function, since an initialiser would make `flatMap(Int.init)` ambiguous in every client.
  static func linkValue(from text: LinkText) -> Self?

  /// Returns the value with a written form, or throws that the text does not have the form.
  ///
  /// By default, ``linkValue(from:)-(LinkText)`` decides. A type that is read often can do without the optional
  /// value, which takes time where code is not specialized for the type.
  ///
  /// - Throws: ``LinkFailure`` – `.valueType`; `.missingItem` when there is no text.
  static func linkValue(reading text: LinkText) throws(LinkFailure) -> Self

  /// The written form; `nil` when the value has none.
  var linkText: String? { get }

  /// A few values that differ, at least one: sample links are made of them when routes are declared.
  ///
  /// By default, those of the texts `1` … `8`, `a` … `h`, some UUIDs and some days that the type reads. A
  /// type that reads none of these gives its own.
  static var linkSamples: [Self] { get }
}

extension LinkParameter {
  /// Returns the value of ``linkValue(from:)-(LinkText)``.
  @_semantics("optimize.sil.specialize.generic.never")
  public static func linkValue(reading text: LinkText) throws(LinkFailure) -> Self {
    try text.requireOne()
    if let value = linkValue(from: text) { return value }
    throw .wrongForm
  }

  /// Any text but none, which makes a route more specific than one with plain text.
  public static var linkShape: ParameterShape? { .anything(named: "\(Self.self)") }

  /// The values of short numbers, letters, UUIDs and days, as far as the type reads them.
  public static var linkSamples: [Self] {
    @_semantics("optimize.sil.specialize.generic.never") get {
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
