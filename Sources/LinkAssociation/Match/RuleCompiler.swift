import LinkPatterns

/// Compiles rules, each pattern once.
struct RuleCompiler {
  /// The use for which a pattern is compiled.
  private struct Key: Hashable {
    /// The pattern.
    let pattern: ExactText
    /// How text is compared.
    let coding: PatternCoding
    /// Whether it is a path.
    let isPath: Bool
  }

  /// The greatest number of instructions of a pattern.
  private static let maximumSize = 50_000

  /// The universal links.
  private let links: AppLinks
  /// How slashes at the ends of paths are treated; only Apple has variables and options.
  private let slashes: CompiledRule.Slashes
  /// The variables.
  private let variables: PatternVariables
  /// The number of instructions that may still be used.
  private var remaining: Int
  /// The makers of languages from patterns, for each way in which text is compared.
  private var languages: [PatternCoding: PatternLanguage] = [:]
  /// The patterns that were compiled so far.
  private var compiled: [Key: CompiledRule.Content] = [:]

  /// Creates a compiler.
  init(_ links: AppLinks, slashes: CompiledRule.Slashes, remaining: Int) {
    (self.links, self.slashes, self.remaining) = (links, slashes, remaining)
    variables = PatternVariables(links.variables)
  }

  /// Compiles a rule.
  mutating func compile(_ component: LinkComponent, of details: AppLinks.Details) -> CompiledRule {
    var rule = links.whole(component, of: details)
    if slashes != .apple { (rule.caseSensitive, rule.percentEncoded) = (nil, nil) }
    var parts: [CompiledRule.Part] = []
    if let path = rule.path {
      parts.append(part(.path, path, rule, PatternCoding.pathAlphabet))
    }
    switch rule.query {
    case .text(let text): parts.append(part(.query, text, rule, PatternCoding.queryAlphabet))
    case .items(let items):
      for item in items {
        parts.append(part(.item(item.name), item.pattern, rule, QueryLanguage.alphabet))
      }
    case nil: break
    }
    if let fragment = rule.fragment {
      parts.append(part(.fragment, fragment, rule, PatternCoding.fragmentAlphabet))
    }
    let semantics = semantics(of: rule, parts, details)
    return CompiledRule(
      rule: rule,
      parts: parts,
      semantics: semantics,
      absentItemsAreEmpty: slashes == .apple
    )
  }

  /// Compiles a pattern.
  private mutating func part(
    _ part: AssociationDecision.Failure.Part,
    _ pattern: String,
    _ rule: LinkComponent,
    _ alphabet: ByteSet
  ) -> CompiledRule.Part {
    let coding = PatternCoding(
      alphabet: alphabet,
      caseSensitive: rule.caseSensitive ?? true,
      percentEncoded: rule.percentEncoded ?? true
    )
    let key = Key(
      pattern: ExactText(pattern),
      coding: coding,
      isPath: part == .path && slashes != .exact
    )
    let result = compiled[key] ?? compile(key)
    compiled[key] = result
    return CompiledRule.Part(part: part, pattern: pattern, content: result)
  }

  /// Compiles a pattern that was not compiled yet.
  private mutating func compile(_ key: Key) -> CompiledRule.Content {
    let pattern: AssociationPattern
    do throws(AssociationPattern.Problem) {
      pattern = try AssociationPattern(key.pattern.text, hasVariables: slashes == .apple)
    } catch {
      switch error {
      case .unterminated: return .wrong("A variable has no ')'.")
      case .name(let name): return .wrong("'\(name)' cannot be the name of a variable.")
      case .tooLong: return .notCompiled(.tooLong)
      }
    }
    let undefined = pattern.variables.first {
      if case .undefined = variables.meaning(of: $0) { true } else { false }
    }
    if let undefined { return .wrong("The variable '\(undefined)' is not defined.") }
    let maximumSize = min(Self.maximumSize, remaining)
    var language =
      languages[key.coding] ?? PatternLanguage(coding: key.coding, variables: variables)
    guard language.leastSize(of: pattern.tokens) <= maximumSize else {
      return .notCompiled(.tooLarge)
    }
    let expression =
      key.isPath ? language.path(pattern.tokens) : language.expression(of: pattern.tokens)
    languages[key.coding] = language
    guard let program = try? ExpressionProgram(expression, maximumSize: maximumSize) else {
      // It was built up to the limit before it was given up, and that work is counted.
      remaining -= maximumSize
      return .notCompiled(.tooLarge)
    }
    remaining -= program.count
    return .compiled(expression, program)
  }

  /// The rules of matching that take part in a rule.
  private func semantics(
    of rule: LinkComponent,
    _ parts: [CompiledRule.Part],
    _ details: AppLinks.Details
  ) -> [AssociationSemantics] {
    var result: [AssociationSemantics] = [.firstMatch]
    if details.usesPaths { result.append(.legacyPaths) }
    if parts.count < 3 { result.append(.unspecified) }
    if rule.path != nil { result += [.trailingSlashes, .leadingSlash] }
    // Alone, '*' matches every path in either way.
    if let path = rule.path?.utf8, path.count > 1, path.first == 0x2A || path.first == 0x3F {
      result.append(.leadingWildcard)
    }
    if let path = rule.path?.utf8, path.last == 0x2A, path.last(where: { $0 != 0x2A }) == 0x2F {
      result.append(.parentOfWildcard)
    }
    if case .items = rule.query { result += [.everyItem, .itemNames] }
    if !parts.isEmpty { result += [.wholePart, .absentIsEmpty] }
    result.append(rule.percentEncoded ?? true ? .written : .decoded)
    let texts = parts.map(\.pattern)
    if rule.percentEncoded == false, texts.contains(where: { $0.utf8.contains(0x3F) }) {
      result.append(.scalars)
    }
    if rule.caseSensitive == false { result += [.folding, .foldingASCII] }
    if texts.contains(where: { $0.contains("$(region)") || $0.contains("$(lang)") }) {
      result.append(.codes)
    }
    if parts.contains(where: { $0.problem != nil }) { result.append(.brokenPattern) }
    let defaults = [links.defaults, details.defaults].compactMap(\.self)
    let areApplied = defaults.contains {
      $0.path != nil || $0.query != nil || $0.fragment != nil || $0.exclude != nil
    }
    if areApplied, !details.usesPaths { result.append(.defaults) }
    return result
  }
}
