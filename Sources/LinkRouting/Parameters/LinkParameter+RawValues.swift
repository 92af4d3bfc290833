public import LinkPatterns

// An enum with raw values needs only to declare the conformance.

extension LinkParameter where Self: RawRepresentable, RawValue: LinkParameter {
  /// Returns the value for a raw value; `nil` when there is no such value.
  public static func linkValue(from text: LinkText) -> Self? {
    RawValue.linkValue(from: text).flatMap(Self.init(rawValue:))
  }

  /// The written form of the raw value.
  public var linkText: String? { rawValue.linkText }
}

extension LinkParameter where Self: RawRepresentable & CaseIterable, RawValue: LinkParameter {
  /// The written forms of all values, and no other text.
  public static var linkShape: ParameterShape? { .oneOf(allCases.compactMap(\.linkText)) }
}
