import LinkPatterns

/// A rule with its defaults, ready to be compared.
struct CompiledRule: Sendable {
  /// A pattern for a part of a URL.
  struct Part: Sendable {
    /// The part of the URL.
    let part: AssociationDecision.Failure.Part
    /// The pattern.
    let pattern: String
    /// The result of compiling it.
    let content: Content

    /// The texts that it covers, as they are written; `nil` when it was not compiled.
    var expression: RegularExpression? {
      if case .compiled(let expression, _) = content { expression } else { nil }
    }

    /// The problem of the pattern, so that it matches nothing, as a sentence.
    var problem: String? {
      if case .wrong(let problem) = content { problem } else { nil }
    }

    /// The reason why it is not known which texts the pattern matches.
    var obstacle: Obstacle? {
      if case .notCompiled(let obstacle) = content { obstacle } else { nil }
    }
  }

  /// The result of compiling a pattern.
  enum Content: Sendable {
    /// The texts that it covers, and their automaton.
    case compiled(RegularExpression, ExpressionProgram)
    /// It is wrong and matches nothing; a sentence.
    case wrong(String)
    /// It was not compiled, so it is not known which texts it matches.
    case notCompiled(Obstacle)
  }

  /// The reason why a pattern was not compiled.
  enum Obstacle: Hashable, Sendable {
    /// It has more bytes than the limit.
    case tooLong
    /// It has more instructions than the limit.
    case tooLarge

    /// The reason, a sentence.
    var sentence: String {
      switch self {
      case .tooLong: "The pattern has more than \(AssociationPattern.maximumLength) bytes."
      case .tooLarge: "The pattern is too large."
      }
    }
  }

  /// The rule with its defaults.
  let rule: LinkComponent

  /// The patterns, in the order in which they are compared.
  let parts: [Part]

  /// The rules of matching that take part.
  let semantics: [AssociationSemantics]

  /// Whether a query item that is absent has the empty value; for Android there must be a match for each item.
  ///
  /// Source: Android's App Links, "Declare dynamic rules".
  let absentItemsAreEmpty: Bool

  /// Whether matching URLs are excluded.
  var isExclusion: Bool { rule.exclude ?? false }
}

extension CompiledRule {
  /// How slashes at the ends of paths and patterns are treated.
  enum Slashes {
    /// They are dropped at the end, and one is added at the start of a pattern.
    case apple
    /// They are compared, and so are variables, which are text; as far as Android's dynamic rules are documented.
    case exact
    /// As for Apple, while the rest is as for Android.
    case loose
  }

  /// The rules for an app, in the order in which they are tried; for all apps when it is `nil`.
  static func rules(
    of links: AppLinks,
    app: String?,
    slashes: Slashes = .apple,
    maximumRules: Int = .max
  ) -> [CompiledRule] {
    var compiler = RuleCompiler(links, slashes: slashes, remaining: 2_000_000)
    var rules: [CompiledRule] = []
    for details in links.details where app.map(details.names) ?? true {
      for component in details.components where rules.count < maximumRules {
        rules.append(compiler.compile(component, of: details))
      }
    }
    return rules
  }
}
