public import LinkPatterns

/// Whether the links that an association file offers an app are those that its routes take, proved.
///
/// Each question has a shortest URL as its answer, or that there is none, or that it is not known within a
/// number of states. URLs with empty segments or dot segments are left out; apps refuse them.
public struct AssociationCoverage: Sendable {
  /// What is known about a question.
  public enum Answer: Hashable, Sendable {
    /// There is no such URL.
    case none
    /// A shortest URL.
    case url(String)
    /// It is not known: the search was given up, or a rule cannot be written out.
    case undecided
  }

  /// What admitted URLs without a route lack.
  public enum Surplus: String, Hashable, Sendable {
    /// No route has such a path.
    case path
    /// A route has the path, and not the query items or their values.
    case query
  }

  /// A route, and a URL of it that the file does not admit.
  public struct RouteGap: Hashable, Sendable {
    /// The name of the route.
    public let route: String
    /// The pattern of its path.
    public let pattern: String
    /// A URL of it that is not admitted.
    public let answer: Answer
    /// Where the rule is that excludes the URL; `nil` when no rule matches it.
    public let excludedBy: JSONPointer?
  }

  /// A rule, and a URL that it admits and no route takes.
  public struct RuleSurplus: Hashable, Sendable {
    /// Where the rule is.
    public let pointer: JSONPointer
    /// What the URL lacks.
    public let kind: Surplus
    /// A URL that it admits and no route takes.
    public let answer: Answer
  }

  /// A URL about which two platforms disagree.
  public struct Disagreement: Hashable, Sendable {
    /// The platform that is offered the URL: `iOS` or `Android`.
    public let offeredOn: String
    /// A URL that only that platform is offered.
    public let answer: Answer
  }

  /// The number of instructions that are looked at for one question; what comes later is not decided.
  static let maximumSteps = 500_000_000

  /// The host of the URLs that are shown.
  let host: String
  /// The number of states at which a search is given up.
  let stateLimit: Int
  /// The rules of the app.
  let rules: RuleLanguages
  /// The catalog.
  let router: CatalogRouter
  /// The routes of the catalog.
  let routes: RouteLanguages

  /// Prepares a comparison.
  ///
  /// - Parameters:
  ///   - association: What the file says.
  ///   - app: The identifier of the app; `nil` for the rules of all apps.
  ///   - catalog: The links of the app.
  ///   - stateLimit: The number of states at which a search is given up.
  public init(
    _ association: AppSiteAssociation,
    app: String?,
    catalog: LinkCatalogV1,
    stateLimit: Int = 20_000
  ) {
    let links = association.appLinks ?? AppLinks(details: [])
    let set = AssociationRuleSet(links, app: app, maximumRules: RuleLanguages.maximumRules + 1)
    self.init(rules: set.rules, router: CatalogRouter(catalog), stateLimit: stateLimit)
  }

  /// Prepares a comparison of rules that are compiled.
  init(rules: [CompiledRule], router: CatalogRouter, stateLimit: Int) {
    (self.rules, self.router, self.stateLimit) = (RuleLanguages(rules), router, stateLimit)
    routes = RouteLanguages(router)
    let host = router.origins.first(where: \.isWeb)?.host ?? "example.com"
    self.host = host.utf8.starts(with: "*.".utf8) ? "www\(host.dropFirst())" : host
  }

  /// The routes of which the file does not admit every URL.
  ///
  /// - Returns: A gap for each pattern of an opened route that has one, or of which it is not known.
  /// - Complexity: O(*r* · *s*), *r* = patterns, *s* = states of a search.
  public func routesNotAdmitted() -> [RouteGap] {
    var steps = Self.maximumSteps
    return routes.open.compactMap { language in
      let answer = urlNotAdmitted(of: language, &steps)
      guard answer.answer != .none else { return nil }
      let pattern = router.table.entries[language.entry].pattern.text
      return RouteGap(
        route: language.route,
        pattern: pattern,
        answer: answer.answer,
        excludedBy: answer.rule.map { rules.rules[$0].rule.pointer }
      )
    }
  }

  /// A URL of a pattern that no rule admits.
  private func urlNotAdmitted(
    of language: CatalogLanguage,
    _ steps: inout Int
  ) -> (answer: Answer, rule: Int?) {
    guard steps > 0, let urls = RouteLanguages.urls(of: language),
      let program = try? LanguageProgram(urls, maximumSize: 50_000),
      let clean = try? LanguageProgram(RouteLanguages.cleanURLs)
    else { return (.undecided, nil) }
    let others = rules.programs.compactMap(\.self)
    let numbers = rules.programs.indices.filter { rules.programs[$0] != nil }
    let witness = RuleLanguages.readable { alphabet in
      var search = LanguageCombination(
        [program, clean] + others,
        alphabet: alphabet,
        stateLimit: stateLimit
      )
      steps -= rules.size
      return search.shortestWord(needing: [0, 1], steps: &steps) { accepts in
        guard accepts[0], accepts[1] else { return false }
        guard let first = accepts[2...].firstIndex(of: true) else { return true }
        return rules.rules[numbers[first - 2]].isExclusion
      }
    }
    guard case .word(let word) = witness else {
      return (witness == .none && rules.isComplete ? .none : .undecided, nil)
    }
    let rule = numbers.first { (try? rules.programs[$0]?.accepts(word)) == true }
    return (.url(url(word)), rule)
  }

  /// The rules that admit URLs that no opened route takes.
  ///
  /// - Returns: For each rule that does so a URL; the path is looked at first, the query when every path
  ///   has a route. What no route takes ends in the browser.
  /// - Complexity: O(*r* · *s*), *r* = rules, *s* = states of a search.
  public func urlsWithoutRoute() -> [RuleSurplus] {
    let paths = routes.open.compactMap { RouteLanguages.urls(of: $0, looksAtQuery: false) }
    let urls = routes.open.map { RouteLanguages.urls(of: $0) }
    let isComplete = urls.allSatisfy { $0 != nil }
    var steps = Self.maximumSteps
    var result: [RuleSurplus] = []
    for index in rules.rules.indices where !rules.rules[index].isExclusion {
      let pointer = rules.rules[index].rule.pointer
      if rules.programs[index] == nil {
        if rules.rules[index].parts.allSatisfy({ $0.problem == nil }) {
          result.append(RuleSurplus(pointer: pointer, kind: .path, answer: .undecided))
        }
        continue
      }
      let path = urlAdmitted(by: index, butNotIn: .alternation(paths), &steps)
      if path != .none {
        result.append(RuleSurplus(pointer: pointer, kind: .path, answer: path))
        continue
      }
      let known = LanguageExpression.alternation(urls.compactMap(\.self))
      let query = urlAdmitted(by: index, butNotIn: known, &steps)
      if query != .none || !isComplete {
        let answer = isComplete ? query : .undecided
        result.append(RuleSurplus(pointer: pointer, kind: .query, answer: answer))
      }
    }
    return result
  }

  /// A URL that a rule admits and that is not of a language.
  private func urlAdmitted(
    by index: Int,
    butNotIn others: LanguageExpression,
    _ steps: inout Int
  ) -> Answer {
    guard steps > 0, let program = rules.programs[index],
      let routes = try? LanguageProgram(others, maximumSize: 100_000),
      let clean = try? LanguageProgram(RouteLanguages.cleanURLs)
    else { return .undecided }
    let before = rules.programs[..<index].compactMap(\.self)
    return answer(
      RuleLanguages.readable { alphabet in
        var search = LanguageCombination(
          [program, clean, routes] + before,
          alphabet: alphabet,
          stateLimit: stateLimit
        )
        steps -= before.reduce(program.count + routes.count) { $0 + $1.count }
        return search.shortestWord(needing: [0, 1], steps: &steps) { accepts in
          accepts[0] && accepts[1] && !accepts[2...].contains(true)
        }
      }
    )
  }

  /// What a search found.
  ///
  /// - Parameter witness: What it found.
  /// - Returns: The answer, with the whole URL.
  func answer(_ witness: LanguageWitness) -> Answer {
    switch witness {
    case .none: .none
    case .word(let word): .url(url(word))
    case .undecided: .undecided
    }
  }

  /// The URL of a word.
  private func url(_ word: [UInt8]) -> String {
    let text = String(decoding: word, as: UTF8.self)
    return "https://\(host)\(text.utf8.first == UInt8(ascii: "/") ? "" : "/")\(text)"
  }
}
