extension LinkFailure {
  /// A sentence for the developer, with the values of the URL.
  public var message: String { sentence(withValues: true) }

  /// The fix for the developer, with the values of the URL; `nil` without one.
  public var fix: String? { fix(withValues: true) }

  /// The sentence, with the route before it.
  func sentence(withValues: Bool) -> String {
    let text = clause(withValues: withValues)
    guard texts.message == nil, texts.omitted == nil, let first = text.utf8.first,
      (97...122).contains(first)
    else {
      return text
    }
    let capital = String(decoding: CollectionOfOne(first - 32), as: UTF8.self)
    return capital + text.dropFirst()
  }

  /// The sentence as it follows a colon.
  private func clause(withValues: Bool) -> String {
    let text = summary(withValues: withValues)
    let omission =
      texts.omitted.map { "'\($0.text(withValues: withValues))' was left out: " } ?? ""
    guard texts.message == nil else { return omission + text }
    let isSentence = [".", "!", "?"].contains { text.hasSuffix($0) }
    return omission + (route.map { "route '\($0)': " } ?? "") + text + (isSentence ? "" : ".")
  }

  /// One line for the developer: the check that refused the link, what is wrong, and the fix.
  ///
  /// The check is named only without a route.
  package var explanation: String {
    let isOfRoute = route != nil || check == .access || code == .otherPrefix
    let heading = isOfRoute ? nil : check.map { "\($0.rawValue) check: " }
    return [(heading ?? "") + clause(withValues: true), fix].compactMap(\.self)
      .joined(separator: " ")
  }

  /// What the developer can do about it.
  func fix(withValues: Bool) -> String? {
    if let own = texts.fix {
      return withValues || !holdsValue(own) ? filled(own, withValues: withValues) : nil
    }
    guard texts.message == nil else { return nil }
    return code.fix.map { filled($0, withValues: withValues) }
  }

  /// The text without the route, and without the full stop of the code's own text.
  func summary(withValues: Bool) -> String {
    if let own = texts.message {
      guard withValues || !holdsValue(own) else {
        return "\(code.rawValue): \(FailureText.redacted)"
      }
      return filled(own, withValues: withValues)
    }
    return code.sentence.map { filled($0, withValues: withValues, isFix: false) } ?? code.rawValue
  }

  /// Its texts for a reader with or without access to values.
  package func shown(
    withValues: Bool
  ) -> (expected: String?, found: String?, message: String, fix: String?) {
    (
      texts.expected?.text(withValues: withValues),
      (texts.omitted ?? texts.found)?.text(withValues: withValues),
      sentence(withValues: withValues), fix(withValues: withValues)
    )
  }

  /// Whether a message of the app's own contains the value itself.
  private func holdsValue(_ message: String) -> Bool {
    guard case .value(let text, _)? = texts.found, !text.isEmpty else { return false }
    return message.contains(text)
  }

  /// A text with its fields filled in; a long value is cut, unless the text says what to write.
  private func filled(_ text: String, withValues: Bool, isFix: Bool = true) -> String {
    let found = texts.found?.text(withValues: withValues)
    return TextTemplate.filled(
      text,
      [
        ("found", isFix ? found : found?.shortened),
        ("expected", texts.expected?.text(withValues: withValues)),
        ("subject", texts.subject), ("parameter", parameter), ("route", route),
        ("segment", segment.map { "\($0)" }), ("rival", code.rival), ("place", place),
      ]
    )
  }

  /// The place of a value, in words.
  private var place: String? {
    let name = parameter.map { "'\($0)'" }
    guard let segment else { return name.map { "parameter \($0)" } }
    return "segment \(segment)" + (name.map { " (\($0))" } ?? "")
  }
}

extension LinkFailure: CustomStringConvertible {
  /// The sentence without values, for logs and for stores.
  public var description: String { sentence(withValues: false) }
}
