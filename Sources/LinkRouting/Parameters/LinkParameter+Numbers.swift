public import LinkPatterns

extension LinkParameter where Self: FixedWidthInteger {
  /// The form `0|-?[1-9][0-9]*`.
  public static var linkShape: ParameterShape? { .int }

  /// Returns an integer; `nil` for text of another form, or out of the range of the type.
  ///
  /// - Complexity: O(*n*), without an allocation.
  public static func linkValue(from text: LinkText) -> Self? {
    ScalarText.integer(text)
  }

  /// The digits, without leading zeros.
  public var linkText: String? { description }

  /// The numbers from 1 to 8.
  public static var linkSamples: [Self] { [1, 2, 3, 4, 5, 6, 7, 8] }
}

extension Int: LinkParameter {
  /// Returns an integer; throws for text of another form, or out of the range of the type.
  public static func linkValue(reading text: LinkText) throws(LinkFailure) -> Int {
    try text.requireOne()
    if let value = linkValue(from: text) { return value }
    throw .wrongForm
  }
}
extension Int8: LinkParameter {}
extension Int16: LinkParameter {}
extension Int32: LinkParameter {}
extension Int64: LinkParameter {}
extension UInt: LinkParameter {}
extension UInt8: LinkParameter {}
extension UInt16: LinkParameter {}
extension UInt32: LinkParameter {}
extension UInt64: LinkParameter {}

extension LinkParameter where Self: BinaryFloatingPoint & LosslessStringConvertible {
  /// The form `-?digits(.digits)?`.
  public static var linkShape: ParameterShape? { .double }

  /// Returns a number; `nil` when the text does not have the form, or the number is not finite.
  ///
  /// - Complexity: O(*n*), *n* = length of the text.
  public static func linkValue(from text: LinkText) -> Self? {
    ScalarText.floatingPoint(text.string)
  }

  /// The shortest digits that read as the same number, without an exponent; `nil` for a value that is not a number.
  public var linkText: String? { ScalarText.decimal(description) }
}

extension Double: LinkParameter {}
extension Float: LinkParameter {}
