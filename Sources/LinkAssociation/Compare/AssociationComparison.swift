import LinkAnalysis

/// The proven differences between two association files.
///
/// Files are compared by meaning: which apps are offered which URLs, and which apps the other services list.
/// Layout, comments, and an order of rules that changes nothing make no difference. Parts that
/// only systems before iOS 13 read are not compared.
public struct AssociationComparison: Sendable {
  /// The first file: the old one.
  public let old: AppSiteAssociation

  /// The file that it is compared with: the new one.
  public let new: AppSiteAssociation

  /// The host of the URLs that are shown.
  public let host: String

  /// The number of states at which a search ends without an answer.
  public let stateLimit: Int

  /// Prepares a comparison.
  ///
  /// - Parameters:
  ///   - old: The contents of one file.
  ///   - new: The contents of the other.
  ///   - host: The host of the URLs that are shown.
  ///   - stateLimit: The number of states at which a search ends without an answer.
  public init(
    _ old: AppSiteAssociation,
    _ new: AppSiteAssociation,
    host: String = "example.com",
    stateLimit: Int = 20_000
  ) {
    (self.old, self.new, self.host, self.stateLimit) = (old, new, host, stateLimit)
  }

  /// Compares.
  ///
  /// - Returns: The differences: apps by identifier, then services by name. None means that the files mean
  ///   the same, which is proved.
  /// - Complexity: O(*a* · *s*), *a* = apps with different rules, *s* = states of a search.
  public func differences() -> [AssociationDifference] {
    if ExactText(old.meaning) == ExactText(new.meaning) { return [] }
    return apps() + services()
  }

  /// The differences of universal links.
  private func apps() -> [AssociationDifference] {
    let (older, newer) = (old.appLinks ?? .none, new.appLinks ?? .none)
    let (before, after) = (older.entriesByApp, newer.entriesByApp)
    var known: [[[Int]]: [AssociationDifference.Content]] = [:]
    var differences: [AssociationDifference] = []
    for app in Set(before.keys).union(after.keys).sorted() {
      let entries = [before[app] ?? [], after[app] ?? []]
      let only: Side? = before[app] == nil ? .new : after[app] == nil ? .old : nil
      let contents = known[entries] ?? contents(of: app.text, older, newer, only)
      known[entries] = contents
      differences += contents.map { .init(service: "applinks", app: app.text, content: $0) }
    }
    return differences
  }

  /// The differences for one app.
  private func contents(
    of app: String,
    _ older: AppLinks,
    _ newer: AppLinks,
    _ only: AssociationDifference.Side?
  ) -> [AssociationDifference.Content] {
    let first = RuleLanguages(CompiledRule.rules(of: older, app: app))
    let second = RuleLanguages(CompiledRule.rules(of: newer, app: app))
    if let only {
      let answer = only == .old ? answer(first, second, app) : answer(second, first, app)
      return [.app(only, answer)]
    }
    if first.hasSameRules(as: second) { return [] }
    return [(AssociationDifference.Side.old, first, second), (.new, second, first)]
      .compactMap { side, mine, theirs in
        let answer = answer(mine, theirs, app)
        return answer == .none ? nil : .urls(side, answer)
      }
  }

  /// A URL that some rules admit for an app and others do not.
  private func answer(
    _ mine: RuleLanguages,
    _ theirs: RuleLanguages,
    _ app: String
  ) -> AssociationCoverage.Answer {
    switch mine.admittedWord(butNotBy: theirs, stateLimit: stateLimit) {
    case .word(let word):
      // Rules that could not be written out are not shown.
      guard mine.isComplete, theirs.isComplete else { return .undecided }
      return .url("https://\(host)\(String(decoding: word, as: UTF8.self))")
    case .none: return mine.isComplete && theirs.isComplete ? .none : .undecided
    case .undecided: return .undecided
    }
  }

  /// The differences of the services that list apps and do not look at URLs.
  private func services() -> [AssociationDifference] {
    AppSiteAssociation.serviceNames.flatMap { service in
      let (before, after) = (old.apps(of: service), new.apps(of: service))
      return before.symmetricDifference(after).sorted().map { app in
        let only: Side = before.contains(app) ? .old : .new
        return AssociationDifference(service: service, app: app.text, content: .app(only, .none))
      }
    }
  }

  /// The file that has something the other lacks.
  private typealias Side = AssociationDifference.Side
}

extension AppLinks {
  /// Universal links that offer nothing to any app.
  fileprivate static let none = AppLinks(details: [])
}

extension AppSiteAssociation {
  /// The apps that a service lists.
  fileprivate func apps(of service: String) -> Set<ExactText> {
    Set(services.filter { $0.service == service }.flatMap(\.apps).map { ExactText($0.text) })
  }
}
