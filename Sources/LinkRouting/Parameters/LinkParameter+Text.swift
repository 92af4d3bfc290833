public import LinkPatterns

extension String: LinkParameter {
  /// Any text.
  public static var linkShape: ParameterShape? { nil }

  /// Returns the text.
  public static func linkValue(from text: LinkText) -> String? { text.string }

  /// Returns the text; throws when the URL has no value.
  public static func linkValue(reading text: LinkText) throws(LinkFailure) -> String {
    try text.requireOne()
    return text.string
  }

  /// Letters.
  public static var linkSamples: [String] { SampleChooser.letters }

  /// The text itself.
  public var linkText: String? { self }
}

extension Substring: LinkParameter {
  /// Any text.
  public static var linkShape: ParameterShape? { nil }

  /// Returns the text.
  public static func linkValue(from text: LinkText) -> Substring? { text.string[...] }

  /// Letters.
  public static var linkSamples: [Substring] {
    var samples: [Substring] = []
    for letter in SampleChooser.letters { samples.append(letter[...]) }
    return samples
  }

  /// The text itself.
  public var linkText: String? { String(self) }
}

extension Bool: LinkParameter {
  /// The form `true|false`.
  public static var linkShape: ParameterShape? { .bool }

  /// Returns a Boolean; `nil` when the text is neither `true` nor `false`.
  public static func linkValue(from text: LinkText) -> Bool? {
    if text.isEqual(to: "true") { return true }
    return text.isEqual(to: "false") ? false : nil
  }

  /// Both values.
  public static var linkSamples: [Bool] { [true, false] }

  /// The text `true` or `false`.
  public var linkText: String? { description }
}
