extension String {
  /// The text with escapes, such as `\u{1B}`, for what a terminal would act on or not show.
  ///
  /// Without them a URL could move the cursor, colour the output, or hide a part of itself.
  public var forTerminal: String {
    escapingUnshown { "\\u{\(String($0.value, radix: 16, uppercase: true))}" }
  }

  /// The text with other texts for what a terminal would act on or not show.
  func escapingUnshown(_ escape: (Unicode.Scalar) -> String) -> String {
    unicodeScalars.reduce(into: "") { text, scalar in
      text += scalar.isShown ? String(scalar) : escape(scalar)
    }
  }
}

extension Unicode.Scalar {
  /// Whether a terminal shows the scalar and does nothing else with it.
  fileprivate var isShown: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate,
      .unassigned:
      false
    default: true
    }
  }
}
