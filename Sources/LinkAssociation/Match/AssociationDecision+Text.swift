import LinkPatterns

extension AssociationDecision {
  /// The decision for people: the answer, every rule that was tried, and any assumptions.
  ///
  /// - Parameter showsEligibility: Whether to add the conditions that no file shows.
  /// - Returns: Lines without a line break at the end.
  public func text(showsEligibility: Bool = true) -> String {
    var lines = ["\(url.text)", "  \(verdictLine)"]
    if let note { lines.append("  \(note)") }
    for trial in trials {
      lines.append("  \(trial.failure == nil ? "+" : "-") \(trial.pointer)  \(trial.rule)")
      if let failure = trial.failure { lines.append("      \(failure)") }
    }
    if let closest, trials.count > 1 { lines.append("  closest: \(closest.pointer)") }
    if !isComplete { lines.append("  not all rules could be tried to their end") }
    for semantics in assumptions { lines.append("  assumed: \(semantics.statement)") }
    if showsEligibility, verdict == .match { lines.append("  \(Self.eligibility)") }
    return lines.joined(separator: "\n")
  }

  /// The answer in words.
  private var verdictLine: String {
    switch verdict {
    case .match: "match – \(app) is eligible, by \(rule?.text ?? "")"
    case .exclude: "exclude – \(app) is not offered it, by \(rule?.text ?? "")"
    case .none: "none – no rule offers it to \(app)"
    }
  }
}

extension AssociationDecision.Failure: CustomStringConvertible {
  /// The part that was compared, and how far it matched.
  public var description: String {
    let name =
      switch part {
      case .path: "path"
      case .query: "query"
      case .item(let name): "item '\(name)'"
      case .fragment: "fragment"
      }
    switch cause {
    case .mismatch(let bytes):
      if text.isEmpty { return "\(name) is empty or absent, and '\(pattern)' needs something" }
      let count = text.utf8.count
      if bytes >= count {
        let isOpen = pattern.dropLast().contains("*")
        return "\(name) '\(text)' \(isOpen ? "does not end as" : "ends too early for") '\(pattern)'"
      }
      let (start, rest) = Self.halves(of: text, at: bytes)
      return "\(name) '\(text)' does not match '\(pattern)': after '\(start)' comes '\(rest)'"
    case .pattern(let sentence): return "\(name) '\(pattern)' never matches: \(sentence)"
    case .tooManySteps: return "\(name) '\(pattern)' was given up: too many steps"
    case .notCompiled(let sentence): return "\(name) '\(pattern)' was not compared: \(sentence)"
    }
  }

  /// A text before and after an offset, or the beginning of the escape or character that it lies in.
  private static func halves(of text: String, at offset: Int) -> (String, String) {
    let bytes = Array(text.utf8)
    var cut = offset
    while cut > 0, bytes[cut] & 0xC0 == 0x80 { cut -= 1 }
    let escape = bytes[..<cut].suffix(2).lastIndex(of: UInt8(ascii: "%"))
    if let escape,
      bytes[escape...].dropFirst().prefix(2).allSatisfy(PatternCoding.hexadecimal.contains)
    {
      cut = escape
    }
    return (
      String(decoding: bytes[..<cut], as: UTF8.self), String(decoding: bytes[cut...], as: UTF8.self)
    )
  }
}
