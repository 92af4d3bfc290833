/// What the parts of a pattern mean, as a language with a capture for each group.
struct PatternExpression: Sendable {
  /// The words that the pattern matches.
  var expression: LanguageExpression
  /// The languages of the groups with regular expressions, in order.
  var customGroups: [LanguageExpression]
  /// The names of the groups, in order; group *i* is capture *i*.
  ///
  /// Captures inside custom groups have numbers too, so there may be more captures than names, and
  /// a name after such a group has the capture the standard gives it and not its own.
  var names: [[UInt8]]

  /// Translates parts.
  ///
  /// Source: URL Pattern Standard §2.2, without the detour over the text of a regular expression.
  init(
    _ parts: [PatternPart],
    _ options: PatternOptions,
    source: PatternSource,
    limits: PatternLimits
  ) throws(PatternSyntaxError) {
    var groups = RegularExpressionGroups(maximum: limits.groups)
    var items: [LanguageExpression] = []
    names = []
    customGroups = []
    for part in parts {
      if part.kind == .fixedText {
        let text = LanguageExpression.text(part.value, ignoresCase: options.ignoresCase)
        items.append(part.modifier.repeated(text))
        continue
      }
      names.append(part.name)
      let number = try groups.add(at: part.offset, in: source)
      let body: LanguageExpression =
        switch part.kind {
        case .segmentWildcard:
          .repetition(.byte(options.segmentBytes), minimum: 1, maximum: nil, isGreedy: false)
        case .regexp:
          try RegularExpressionParser.expression(part, options, source, limits, &groups)
        default: .repeated(.byte(.dot), 0, nil)
        }
      if part.kind == .regexp { customGroups.append(body) }
      items.append(Self.group(part, number, body, options))
    }
    expression = .joined(items)
  }

  /// Puts a capture, a prefix, a suffix and a modifier around the body of a group.
  private static func group(
    _ part: PatternPart,
    _ number: Int,
    _ body: LanguageExpression,
    _ options: PatternOptions
  ) -> LanguageExpression {
    let prefix = LanguageExpression.text(part.prefix, ignoresCase: options.ignoresCase)
    let suffix = LanguageExpression.text(part.suffix, ignoresCase: options.ignoresCase)
    let isRepeated = part.modifier == .zeroOrMore || part.modifier == .oneOrMore
    guard isRepeated else {
      return part.modifier.repeated(.joined([prefix, .capture(number, body), suffix]))
    }
    if prefix == .empty, suffix == .empty {
      return .capture(number, part.modifier.repeated(body))
    }
    let more = LanguageExpression.repeated(.joined([suffix, prefix, body]), 0, nil)
    let group = LanguageExpression.joined([
      prefix, .capture(number, .joined([body, more])), suffix,
    ])
    return part.modifier == .zeroOrMore ? .repeated(group, 0, 1) : group
  }
}

extension PatternPart.Modifier {
  /// Repeats an expression as the modifier says, as often as possible.
  func repeated(_ item: LanguageExpression) -> LanguageExpression {
    switch self {
    case .none: item
    case .optional: .repeated(item, 0, 1)
    case .zeroOrMore: .repeated(item, 0, nil)
    case .oneOrMore: .repeated(item, 1, nil)
    }
  }
}
