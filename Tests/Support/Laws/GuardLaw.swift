import DeepLinking
package import LinkNavigation
package import LinkRouting
package import LinkTesting

/// No screen is shown unless its guards allow it; a link that waits for sign-in is resumed once, and
/// only for the account that it waited for.
@MainActor
package struct GuardLaw<Link: DeepLink & NavigationPlacing> {
  /// The router.
  private let router: LinkRouter<Link>

  /// The initial state.
  private let state: NavigationState<Link>

  /// The links that are opened.
  private let links: [Link]

  /// Creates the law for a router.
  package init(router: LinkRouter<Link>, state: NavigationState<Link>, links: [Link]) {
    self.router = router
    self.state = state
    self.links = links
  }

  /// The answer of a script's guard about a link.
  private enum Rule {
    case allow, deny, signIn
    case redirect(Int)
  }

  /// Runs scripts with random guards, and people who sign in and out.
  package func violations(seed: UInt64, scripts: Int, length: Int = 8) async -> [LawViolation] {
    var generator = SeededGenerator(seed: seed)
    let urls = ScriptURLs(links, router: router)
    var violations: [LawViolation] = []
    for _ in 0..<scripts {
      let rules = Dictionary(
        links.map { ($0, Self.rule(among: links.count, using: &generator)) },
        uniquingKeysWith: { first, _ in first }
      )
      let script = LinkScript.random(
        links: links,
        sources: [.customScheme],
        scenes: 1,
        length: length,
        accounts: ["ada", "bob", nil],
        using: &generator
      )
      violations += await problems(of: script, rules, urls).map { problem in
        LawViolation(law: "guards", detail: "\(problem), with \(rules), in: \(script)")
      }
    }
    return violations
  }

  /// Makes a random answer of a guard.
  private static func rule(among count: Int, using generator: inout SeededGenerator) -> Rule {
    switch UInt.random(in: 0..<4, using: &generator) {
    case 0: .deny
    case 1: .signIn
    case 2: .redirect(Int.random(in: 0..<max(1, count), using: &generator))
    default: .allow
    }
  }

  /// Runs a script.
  private func problems(
    of script: LinkScript<Link>,
    _ rules: [Link: Rule],
    _ urls: ScriptURLs<Link>
  ) async -> [String] {
    let account = Account()
    let linkGuard = LinkGuard<Link>("rules") { [links] request in
      switch rules[request.link] ?? .allow {
      case .allow: return .allow
      case .deny: return .deny(LinkFailure(.guardFailed, message: "No."))
      case .signIn: return account.read() == nil ? .wait(until: .signedIn) : .allow
      case .redirect(let index): return .redirect(to: links[index])
      }
    }
    let run = ScriptRun(
      router: router,
      urls: urls,
      state: state,
      scenes: 1,
      guards: [linkGuard]
    )
    account.read = { [weak run] in run?.links.account }
    await run.play(script)
    return judged(run, rules)
  }

  /// The account that is signed in.
  @MainActor
  private final class Account {
    var read: @MainActor () -> LinkAccount? = { nil }
  }

  /// Judges the recorded events.
  private func judged(_ run: ScriptRun<Link>, _ rules: [Link: Rule]) -> [String] {
    var problems = ScriptVerdict(run.notes).lostOrDoubled
    var resumed: Set<LinkEventID> = []
    var account: LinkAccount?
    for note in run.notes {
      switch note {
      case .received(let event):
        guard let pending = event.resumes else { continue }
        if !resumed.insert(pending).inserted {
          problems.append("\(pending.rawValue) is resumed twice")
        }
      case .step(_, let current): account = current
      case .ended(let report):
        guard case .opened = report.outcome, let link = report.link else { continue }
        problems += problemsOfOpening(link, rules[link] ?? .allow, report.event.account, account)
      case .placing: break
      }
    }
    return problems + run.hosts.flatMap { shownAgainst(rules, on: $0) }
  }

  /// The problems of opening an account's link while an account is signed in.
  private func problemsOfOpening(
    _ link: Link,
    _ rule: Rule,
    _ owner: LinkAccount?,
    _ account: LinkAccount?
  ) -> [String] {
    switch rule {
    case .allow: return []
    case .deny, .redirect: return ["\(link) is opened against the guard"]
    case .signIn:
      var problems = account == nil ? ["\(link) is opened while signed out"] : []
      if let owner, owner != account {
        problems.append("\(link) of \(owner.rawValue) is opened for another account")
      }
      return problems
    }
  }

  /// Finds screens that the guard never allows.
  private func shownAgainst(
    _ rules: [Link: Rule],
    on host: RecordingNavigationHost<Link>
  ) -> [String] {
    host.steps.flatMap(\.entries).compactMap(\.destination).compactMap { link in
      switch rules[link] ?? .allow {
      case .deny, .redirect: "\(link) is shown against the guard"
      case .allow, .signIn: nil
      }
    }
  }
}

extension ScriptVerdict {
  /// The events that ended never or twice.
  var lostOrDoubled: [String] {
    problems.filter { $0.hasSuffix("is lost") || $0.hasSuffix("ends twice") }
  }
}
