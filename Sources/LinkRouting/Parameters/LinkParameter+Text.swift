public import LinkPatterns

extension String: LinkParameter {
  /// Any text.
  public static var linkShape: ParameterShape? { nil }

  /// Reads a text.
  ///
  /// - Parameter linkText: The written form.
  public init?(linkText: LinkText) {
    self = linkText.string
  }

  /// The text itself.
  public var linkText: String? { self }
}

extension Substring: LinkParameter {
  /// Any text.
  public static var linkShape: ParameterShape? { nil }

  /// Reads a text.
  ///
  /// - Parameter linkText: The written form.
  public init?(linkText: LinkText) {
    self = linkText.string[...]
  }

  /// The text itself.
  public var linkText: String? { String(self) }
}

extension Bool: LinkParameter {
  /// The form `true|false`.
  public static var linkShape: ParameterShape? { .bool }

  /// Reads a truth value; fails when the text is neither `true` nor `false`.
  ///
  /// - Parameter linkText: The written form.
  public init?(linkText: LinkText) {
    if linkText.isEqual(to: "true") {
      self = true
    } else if linkText.isEqual(to: "false") {
      self = false
    } else {
      return nil
    }
  }

  /// The text `true` or `false`.
  public var linkText: String? { description }
}
