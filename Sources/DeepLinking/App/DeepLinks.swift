public import LinkPatterns

/// The links of an app: its routes, its policy, and what all its scenes share.
///
/// An app makes one. Each scene has a ``LinkHandler`` of its own. Pass the parts to the initializer, and set the
/// closures before the first scene connects or a link is received.
@MainActor
public final class DeepLinks<Link: DeepLink & NavigationPlacing> {
  /// The app's routes and prefixes.
  public nonisolated let router: LinkRouter<Link>

  /// The rules of admission that apply to all routes.
  public let policy: LinkPolicy

  /// The guards, in the order in which they are asked.
  public let guards: [LinkGuard<Link>]

  /// Whether the app has guards.
  var hasGuards: Bool { guards.count > 0 }

  /// Looks up the record of a link; `nil` when nothing is looked up.
  let resolve: LinkResolver<Link>?

  /// Performs links that have no screen; `nil` in apps without such links.
  let perform: (@MainActor @Sendable (Link) async throws -> Void)?

  /// Time and identities.
  package let environment: LinkEnvironment

  /// Asks the person before a link from outside causes side effects.
  ///
  /// Without it such links are refused. While another question is open in the scene, it isn't called until that is
  /// answered. When the link in question is superseded or cancelled, its task is cancelled; the question stays open
  /// until the closure returns.
  public var confirm: (@MainActor @Sendable (LinkConfirmation<Link>) async -> Bool)?

  /// Asks the person before a link removes a screen that has unsaved work or cannot be swiped away.
  ///
  /// Without it such links are declined, and the screen stays. Questions come one at a time, as for ``confirm``.
  public var confirmLeaving: (@MainActor @Sendable (LinkInterruption<Link>) async -> Bool)?

  /// Expands short links.
  public var expander: (any LinkExpanding)?

  /// Asks an older router, or an SDK, about a URL that the app's routes do not open.
  ///
  /// It is asked once, before the browser, about a URL without a route or with a prefix that the app does not
  /// declare, and about one that is rejected for its text or its values; never about one that ``LinkPolicy/foreign``
  /// names, or whose route has an effect. The delivery has the URL as it arrived, byte for byte. Returns whether
  /// it took the URL, which then ends as `notOurs`.
  public var openElsewhere: (@MainActor @Sendable (LinkDelivery<Link>) -> Bool)?

  /// Opens in the browser a web URL for which no route is open, or whose values its route refuses.
  ///
  /// When `nil`, the host of the scene opens it: that of SwiftUI with the environment's `openURL`, also for
  /// `.onDeepLink(links)`; that of UIKit with the window's scene. `settledLinks(in:)` outside of views opens none.
  /// It is not called for a URL that comes back from the browser.
  public var browse: (@MainActor @Sendable (LinkURL) -> Void)?

  /// Where the links of notifications, quick actions and activities are in their payloads: under `url`.
  public var payloads = PayloadLinks(PayloadReader("the app", at: "url"))

  /// Called while links are looked up.
  public var onLoading: (@MainActor @Sendable (LinkLoading<Link>) -> Void)?

  /// Called as events go on, for journals and logs.
  public var onProgress: (@MainActor @Sendable (LinkProgress<Link>) -> Void)?

  /// Called with the report of a link that was not opened, such as a URL without a route, so the app can show a page.
  ///
  /// It is not called for links that go to the browser, that a newer link superseded or that a person declined.
  public var onUnhandled: (@MainActor @Sendable (LinkReport<Link>) -> Void)?

  /// Called with a mistake in the routes that is found while they are used; its description has the fix.
  public var onProblem: (@MainActor @Sendable (RouteProblem) -> Void)?

  /// Called as events end, to write the log.
  var onEnd: (@MainActor @Sendable (LinkReport<Link>) -> Void)?

  /// Called with a log line about an arrival that causes no event.
  package var onLogLine: (@MainActor @Sendable (String) -> Void)?

  /// Delivers what arrived before these links were made, once they are used; `nil` afterwards.
  var earlyArrivals: (@MainActor @Sendable () -> Void)?

  /// Keeps the last events for an inspector; `nil` unless the app is inspected.
  package var recorder: EventRecorder<Link>?

  /// The deferred links that are looked for.
  var searches = DeferredSearches()

  /// The number of times that another account was shown.
  var accountChanges = 0

  /// The records of links that were looked up.
  var records = LinkRecords<Link>()

  /// The deliveries that wait for a scene.
  var waiting = WaitingDeliveries<Link>()

  /// Called with the errors of the store of pending links, and for each of its links that is dropped,
  /// with a `LinkFailure` of the code `pendingLinkDropped`, without values.
  public var onStoreError: (@MainActor @Sendable (any Error) -> Void)?

  /// The account that is signed in; `nil` when signed out.
  public internal(set) var account: LinkAccount?

  /// The conditions that are fulfilled for the app.
  var conditions: [LinkCondition] = []

  /// The handlers of the scenes, the one that was active last at the end.
  var handlers: [WeakHandler<Link>] = []

  /// The links that wait for a condition.
  let ledger: PendingLedger<Link>

  /// The tabs that routes name, which no window changes.
  package private(set) lazy var tabs = router.tabs

  /// What is remembered of the events of all scenes.
  var memory = AppEventMemory<Link>()

  /// When each source caused events.
  var rates = RateMemory()

  /// Creates the links of an app with a router that the app made.
  ///
  /// The first scene receives what the app's delegates received before.
  ///
  /// Use it for routes that are switched off while the app runs, and for other options of a router:
  ///
  /// ```
  /// let router = LinkRouter(QuizLink.self, prefixes: [.scheme("quiz")], trailingSlash: .asWritten)
  /// @MainActor let links = DeepLinks(router: router.switchingOff { flags.contains($0) })
  /// ```
  ///
  /// - Parameters:
  ///   - router: The router of the app's links.
  ///   - environment: The time and identities, which tests choose; `nil` for the system's clock and random identities.
  ///   - policy: The rules for all links, in addition to those of the routes.
  ///   - guards: The guards, in the order in which they are asked.
  ///   - store: Stores links that wait, for example for sign-in, from one run of the app to the next.
  ///   - payloads: The places of links in the payloads of notifications, quick actions and activities; `nil` for
  ///     the key `url`.
  ///   - resolve: Looks up the record of a link before its screen is shown.
  ///   - perform: Performs links that have no screen.
  ///   - log: When a log line is written for each link.
  ///   - inspects: Whether the latest events are kept in memory for the `LinkInspector` of `LinkSwiftUI`.
  ///   - onProblem: Called once for each mistake, with the fix in its description: during this call for those in the
  ///     routes, and later for tabs that a window lacks. By default debug builds stop, and other builds log it.
  public init(
    router: LinkRouter<Link>,
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
    let environment = environment ?? .live()
    self.environment = environment
    var appended = policy.appendedItems
    appended.reengagement = appended.reengagement ?? environment.reengagementItem
    let router = router.settingAside(appended)
    self.router = router
    self.policy = policy
    self.guards = guards
    self.resolve = resolve
    self.perform = perform
    ledger = PendingLedger(store: store, router: router)
    recorder = inspects ? EventRecorder() : nil
    if let payloads { self.payloads = payloads }
    ledger.report = { [weak self] error in self?.onStoreError?(error) }
    ledger.onLateLoading = { [weak self] in self?.pendingLinksWereLoaded() }
    if log.isOn { startLog() }
    self.onProblem = onProblem ?? { ProblemReport.report([$0]) }
    ProblemReport.report(of: router, to: onProblem)
    CurrentDeepLinks.open(self)
  }

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

// MARK: - Events

extension DeepLinks {
  /// Makes an event of a delivery.
  func event(
    for delivery: LinkDelivery<Link>,
    in scene: LinkSceneID,
    resuming pending: PendingLink? = nil,
    isFromPage: Bool? = nil
  ) -> LinkEvent<Link> {
    LinkEvent(
      id: environment.makeID(),
      delivery: delivery,
      scene: scene,
      account: pending?.account ?? account,
      resumes: pending?.id,
      receivedAt: environment.now(),
      isFromPage: isFromPage ?? pending?.isFromPage
    )
  }

  /// Reports the progress of an event to the app and its inspector.
  func tell(_ progress: LinkProgress<Link>) {
    if case .received(let event) = progress { noteArrival(event.delivery.source) }
    onProgress?(progress)
    recorder?.record(progress)
  }

  /// Reports the outcome of a delivery that no scene received.
  func report(_ delivery: LinkDelivery<Link>, _ outcome: LinkOutcome) {
    let event = event(for: delivery, in: makeSceneID())
    report(LinkReport(event: event, outcome: outcome, state: NavigationState()))
  }

  /// Reports the outcome of an event to the app and the log.
  func report(_ report: LinkReport<Link>) {
    tell(.ended(report))
    onEnd?(report)
    switch report.outcome {
    case .unmatched, .rejected, .unavailable, .denied, .expired, .failed: onUnhandled?(report)
    case .opened, .alreadyShown, .performed, .duplicate, .suspended, .notOurs, .openInBrowser,
      .declined, .superseded, .cancelled:
      break
    }
  }
}
