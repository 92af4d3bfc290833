public import LinkPatterns

// An enum with raw values is a parameter as soon as it names the protocol.

extension LinkParameter where Self: RawRepresentable, RawValue: LinkParameter {
  /// Reads a value by its raw value; fails when no value has it.
  ///
  /// - Parameter linkText: The written form of the raw value.
  public init?(linkText: LinkText) {
    guard let raw = RawValue(linkText: linkText) else { return nil }
    self.init(rawValue: raw)
  }

  /// The written form of the raw value.
  public var linkText: String? { rawValue.linkText }
}

extension LinkParameter where Self: RawRepresentable & CaseIterable, RawValue: LinkParameter {
  /// The written forms of all values, and no other text.
  public static var linkShape: ParameterShape? { .oneOf(allCases.compactMap(\.linkText)) }
}
