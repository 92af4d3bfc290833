public import LinkPatterns

/// A type whose values can stand in a URL.
///
/// A type has one written form a value, and states which texts have that form, so that a table can
/// prove which routes overlap. Text without the form rejects the route, and the next one is tried.
///
/// Numbers, truth values, text, `UUID` and `Date` are parameters; an enum with raw values becomes
/// one by naming the protocol.
public protocol LinkParameter: Sendable {
  /// The form of the written values; `nil` for any text.
  static var linkShape: ParameterShape? { get }

  /// Reads a value; fails when the text does not have the form.
  ///
  /// - Parameter linkText: The written form.
  init?(linkText: LinkText)

  /// The written form; `nil` when the value has none.
  var linkText: String? { get }
}

extension LinkParameter {
  /// Any text but none, which makes a route more specific than one with plain text.
  public static var linkShape: ParameterShape? { .anything(named: "\(Self.self)") }
}
