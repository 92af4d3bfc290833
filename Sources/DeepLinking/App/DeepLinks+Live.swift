import Foundation

extension DeepLinks {
  /// Creates the links of an app.
  ///
  /// ```
  /// @MainActor let links = DeepLinks(QuizLink.self, prefixes: [.scheme("quiz"), .domain("quiz.example")])
  /// ```
  ///
  /// - Parameters:
  ///   - type: The link type, whose `routes` are used.
  ///   - prefixes: The prefixes of the app's URLs: schemes and domains.
  ///   - root: The link below all others; `nil` for the link of `/`.
  ///   - caseInsensitiveLiterals: Whether ASCII letters of literal segments match in either case.
  ///   - environment: The time and identities, which tests choose; `nil` for the system's clock and random identities.
  ///   - policy: The rules for all links, in addition to those of the routes.
  ///   - guards: The guards, in the order in which they are asked.
  ///   - store: Stores links that wait, for example for sign-in, from one run of the app to the next.
  ///   - payloads: The places of links in the payloads of notifications, quick actions and activities; `nil` for
  ///     the key `url`.
  ///   - resolve: Looks up the record of a link before its screen is shown.
  ///   - perform: Performs links that have no screen.
  ///   - log: When a log line is written for each link.
  ///   - inspects: Whether the latest events are kept in memory for the `LinkInspector` of `LinkSwiftUI`, which
  ///     is empty otherwise. Set it only in builds for developers and testers.
  ///   - onProblem: Called once for each mistake, with the fix in its description: during this call for those in the
  ///     routes, and later for tabs that a window lacks. By default debug builds stop, and other builds log it.
  public convenience init(
    _ type: Link.Type,
    prefixes: [LinkPrefix],
    root: Link? = nil,
    caseInsensitiveLiterals: Bool = false,
    environment: LinkEnvironment? = nil,
    policy: LinkPolicy = LinkPolicy(),
    guards: [LinkGuard<Link>] = [],
    store: (any PendingLinkStore)? = nil,
    payloads: PayloadLinks? = nil,
    resolve: LinkResolver<Link>? = nil,
    perform: (@MainActor @Sendable (Link) async throws -> Void)? = nil,
    log: LinkLog = .debugBuilds,
    inspects: Bool = false,
    onProblem: (@MainActor @Sendable (RouteProblem) -> Void)? = nil
  ) {
    let router = LinkRouter(
      type,
      prefixes: prefixes,
      caseInsensitiveLiterals: caseInsensitiveLiterals
    )
    self.init(
      router: root.map(router.rooted) ?? router,
      environment: environment,
      policy: policy,
      guards: guards,
      store: store,
      payloads: payloads,
      resolve: resolve,
      perform: perform,
      log: log,
      inspects: inspects,
      onProblem: onProblem
    )
  }
}

extension DeepLinks {
  /// Writes a line to the log for each event that ends, and now for each prefix that Info.plist lacks.
  func startLog() {
    let check = SchemeCheck(info: Bundle.main.infoDictionary ?? [:])
    for line in check.lines(for: router.prefixes) { LinkLog.write(line) }
    onLogLine = { LinkLog.write($0.onOneLine) }
    onEnd = { [weak self] in if let self { LinkLog.write(line(for: $0)) } }
  }

  /// Reports the mistakes in the routes, and those that are found later, to the app, or as the build does.
  func reportProblems(to onProblem: (@MainActor @Sendable (RouteProblem) -> Void)?) {
    self.onProblem = onProblem ?? { ProblemReport.report([$0]) }
    if let onProblem {
      for problem in router.checkedProblems { onProblem(problem) }
    } else {
      ProblemReport.report(router.problems)
    }
  }
}
