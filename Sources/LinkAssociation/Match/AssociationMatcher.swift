import LinkAnalysis
import LinkPatterns

/// Finds which URLs an association file offers to apps, and why.
///
/// It uses only the file. Whether a URL opens the app depends on more, see
/// ``AssociationDecision/eligibility``.
public struct AssociationMatcher: Sendable {
  /// The contents of the file.
  public let association: AppSiteAssociation

  /// The domain that serves the file, in lower case; `nil` when it is not known.
  public let domain: String?

  /// The number of steps after which a rule counts as undecided.
  public var maximumSteps: Int

  /// The rules of each entry.
  private let rules: [[CompiledRule]]

  /// The entries that name each app, in order.
  private let entries: [ExactText: [Int]]

  /// Creates a matcher.
  ///
  /// - Parameters:
  ///   - association: The contents of the file.
  ///   - domain: The domain that serves the file; URLs of other hosts do not match.
  ///   - maximumSteps: The number of steps after which a rule counts as undecided. A step takes some nanoseconds.
  /// - Complexity: O(*n*), *n* = size of the file; at most some million instructions.
  public init(
    _ association: AppSiteAssociation,
    domain: String? = nil,
    maximumSteps: Int = 20_000_000
  ) {
    (self.association, self.maximumSteps) = (association, maximumSteps)
    self.domain = domain?.lowercased()
    let links = association.appLinks ?? AppLinks(details: [])
    var compiler = RuleCompiler(links, slashes: .apple, remaining: 4_000_000)
    rules = links.details.map { details in
      details.components.map { compiler.compile($0, of: details) }
    }
    entries = links.entriesByApp
  }

  /// The rules for an app.
  private func rules(for app: String) -> [CompiledRule] {
    (entries[ExactText(app)] ?? []).flatMap { rules[$0] }
  }

  /// Decides about a URL and an app.
  ///
  /// - Parameters:
  ///   - url: The URL that is tapped.
  ///   - app: The identifier: a prefix of ten characters, a dot, and the bundle ID.
  /// - Returns: The answer, with every rule that was tried.
  /// - Complexity: O(*n* · *m*), *n* = length of the URL, *m* = size of the rules.
  public func decide(_ url: AssociationURL, app: String) -> AssociationDecision {
    let note = report(on: url, app)
    var (trials, steps): ([AssociationDecision.Trial], Int) = ([], maximumSteps)
    let items = Dictionary(grouping: url.items) { Array($0.name.utf8) }
      .mapValues { $0.map(\.value) }
    let deciding = (note == nil ? rules(for: app) : []).first { rule in
      let failure = failure(of: rule, url, items, &steps)
      trials.append(
        AssociationDecision.Trial(
          pointer: rule.rule.pointer,
          rule: rule.summary,
          failure: failure,
          semantics: rule.semantics
        )
      )
      return failure == nil
    }
    return AssociationDecision(
      url: url,
      app: app,
      verdict: deciding.map { $0.isExclusion ? .exclude : .match } ?? .none,
      rule: deciding?.rule.pointer,
      trials: trials,
      note: note
    )
  }

  /// The reason why no rule is tried, as a sentence; `nil` when some are.
  private func report(on url: AssociationURL, _ app: String) -> String? {
    if let domain, let host = url.host, !host.utf8.elementsEqual(domain.utf8) {
      return "The host '\(host)' is not '\(domain)', which serves the file."
    }
    if association.appLinks == nil { return "The file has no applinks." }
    if entries[ExactText(app)] == nil { return "No entry names the app '\(app)'." }
    return rules(for: app).isEmpty ? "The entries of the app have no rules." : nil
  }

  /// The reason why a rule does not match a URL.
  private func failure(
    of rule: CompiledRule,
    _ url: AssociationURL,
    _ items: [[UInt8]: [String]],
    _ steps: inout Int
  ) -> AssociationDecision.Failure? {
    var unknown: AssociationDecision.Failure?
    for (index, part) in rule.parts.enumerated() {
      let texts: [String] =
        switch part.part {
        case .path: [url.path]
        case .query: [url.query]
        case .fragment: [url.fragment]
        case .item(let name): items[Array(name.utf8)] ?? [""]
        }
      for text in texts {
        guard let cause = cause(of: part, text, &steps) else { continue }
        let failure = AssociationDecision.Failure(
          part: part.part,
          pattern: part.pattern,
          text: text,
          cause: cause,
          passedParts: index
        )
        if cause.isDecided { return failure }
        unknown = unknown ?? failure
      }
    }
    return unknown
  }

  /// The reason why a pattern does not cover a text; `nil` when it does.
  private func cause(
    of part: CompiledRule.Part,
    _ text: String,
    _ steps: inout Int
  ) -> AssociationDecision.Failure.Cause? {
    let program: ExpressionProgram
    switch part.content {
    case .compiled(_, let compiled): program = compiled
    case .wrong(let problem): return .pattern(problem)
    case .notCompiled(let obstacle): return .notCompiled(obstacle.sentence)
    }
    let bytes = ContiguousArray(text.utf8)
    var scratch = ExpressionScratch(maximumSteps: max(steps, 1))
    guard let matches = try? program.matches(bytes.span, scratch: &scratch) else {
      steps = 0
      return .tooManySteps
    }
    steps -= scratch.steps
    if matches { return nil }
    return .mismatch(matchedBytes: program.viablePrefixLength(of: bytes.span))
  }
}

extension CompiledRule {
  /// The rule in words: `path /buy/*, excluded`.
  var summary: String {
    var words = parts.map { part in
      switch part.part {
      case .path: "path \(part.pattern)"
      case .query: "query \(part.pattern)"
      case .item(let name): "item \(name)=\(part.pattern)"
      case .fragment: "fragment \(part.pattern)"
      }
    }
    if words.isEmpty { words = ["any URL"] }
    if rule.caseSensitive == false { words.append("any case") }
    if rule.percentEncoded == false { words.append("decoded") }
    if isExclusion { words.append("excluded") }
    return words.joined(separator: ", ")
  }
}
