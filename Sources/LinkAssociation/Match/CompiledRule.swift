import LinkPatterns

/// A rule with its defaults, ready to be compared.
struct CompiledRule: Sendable {
  /// A pattern for a part of a URL.
  struct Part: Sendable {
    /// Which part.
    let part: AssociationDecision.Failure.Part
    /// The pattern.
    let pattern: String
    /// What became of it.
    let content: Content

    /// The texts that it covers, as they are written; `nil` when it was not compiled.
    var expression: LanguageExpression? {
      if case .compiled(let expression, _) = content { expression } else { nil }
    }

    /// What is wrong with the pattern, so that it matches nothing, a sentence.
    var problem: String? {
      if case .wrong(let problem) = content { problem } else { nil }
    }

    /// Why it is not known what the pattern matches.
    var obstacle: Obstacle? {
      if case .notCompiled(let obstacle) = content { obstacle } else { nil }
    }
  }

  /// What became of a pattern.
  enum Content: Sendable {
    /// The texts that it covers, and their automaton.
    case compiled(LanguageExpression, LanguageProgram)
    /// It is wrong and matches nothing; a sentence.
    case wrong(String)
    /// It was not compiled, so that it is not known what it matches.
    case notCompiled(Obstacle)
  }

  /// Why a pattern was not compiled.
  enum Obstacle: Hashable, Sendable {
    /// It has more bytes than are read.
    case tooLong
    /// It has more instructions than are made.
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

  /// Whether what matches is excluded.
  var isExclusion: Bool { rule.exclude ?? false }
}

extension CompiledRule {
  /// What slashes at the ends of paths and patterns mean.
  enum Slashes {
    /// They are dropped at the end, and one is added at the start of a pattern.
    case apple
    /// They are compared, and so are variables, which are text; what is known of Android's dynamic rules.
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
