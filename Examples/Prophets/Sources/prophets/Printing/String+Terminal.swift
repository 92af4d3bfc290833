extension String {
  /// The text with escapes for what a terminal would act on or not show.
  ///
  /// Without it a URL could move the cursor, colour the output, or hide a part of itself.
  var forTerminal: String {
    var shown = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar.isShownAsItIs {
        shown.append(scalar)
      } else {
        shown.append(
          contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars
        )
      }
    }
    return String(shown)
  }
}

extension Unicode.Scalar {
  /// Whether a terminal shows the scalar and does nothing else with it.
  var isShownAsItIs: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate,
      .unassigned:
      false
    default: true
    }
  }
}
