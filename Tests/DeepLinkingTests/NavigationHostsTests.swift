@testable import DeepLinking
@testable import LinkNavigation
@testable import LinkPatterns
@testable import LinkRouting
@testable import LinkTesting
import Testing

/// Several hosts as one: each is asked before a link changes what it shows.
@MainActor
@Suite struct NavigationHostsTests {
  /// A host of one tab, which says itself how its screens respond.
  @MainActor
  private final class Stack: StateDrivenHost {
    var state = NavigationState<Quiz>(stack: [.destination(.home)])
    var answer = NavigationInterruption<Quiz>.proceed
    var unsavedScreens: Set<Quiz> = []
    var isUntouched = true
    private(set) var restoringCount = 0
    /// Whether the host makes the check of a step itself, behind a wait, and what is done meanwhile.
    var waits = false
    var meanwhile: () -> Void = {}
    private(set) var checks = 0
    private(set) var stepCheck: (@MainActor @Sendable () throws -> Void)?

    func restoreNow() { restoringCount += 1 }

    func setStepCheck(_ check: (@MainActor @Sendable () throws -> Void)?) -> Bool {
      stepCheck = check
      return waits
    }

    func apply(_ target: NavigationState<Quiz>) async throws {
      if waits {
        await Task.yield()
        meanwhile()
        checks += 1
        try stepCheck?()
      }
      state = target
    }

    func interruption(
      by plan: NavigationPlan<Quiz>,
      to target: NavigationState<Quiz>
    ) -> NavigationInterruption<Quiz> {
      answer
    }
  }

  private let time = VirtualTime()
  private let stack = Stack()
  private let window: HeadlessHost<Quiz>
  private let handler: LinkHandler<Quiz>

  init() throws {
    window = HeadlessHost(state: try freshState())
    let links = DeepLinks(router: Quiz.router, environment: time.environment, policy: .quiz)
    let hosts = NavigationHosts(window: window, stacks: ["leagues": stack], router: Quiz.router)
    handler = LinkHandler(links: links, host: hosts, scene: .main)
    handler.sceneDidBecomeActive()
  }

  private func receive(_ url: String) -> LinkReceipt<Quiz> {
    time.advance(by: .seconds(10))
    return handler.receive(LinkDelivery(url: url, source: .customScheme, entryPoint: .openURL))
  }

  @Test func theHostOfATabAsksAboutItsOwnScreens() async throws {
    stack.answer = .ask([.foreign(ForeignScreen(id: "draft", kind: .modal))])
    let declined = await receive("quiz://leagues/1").outcome
    #expect(declined.reason?.code == .unsavedWork)
    #expect(stack.state.visibleStack.count == 1)
    var asked: [Set<NavigationEntry<Quiz>>] = []
    handler.links.confirmLeaving = { question in
      asked.append(question.screens)
      return true
    }
    #expect(await receive("quiz://leagues/1").outcome == .opened(skipping: []))
    #expect(asked == [[.foreign(ForeignScreen(id: "draft", kind: .modal))]])
    #expect(stack.state.visibleStack.last == .destination(.league(league: 1)))
  }

  /// Performs the plan to a state on several hosts.
  private func run(
    to target: NavigationState<Quiz>,
    on host: NavigationHosts<Quiz>
  ) async throws -> (run: PlanRun<Quiz>, plan: NavigationPlan<Quiz>) {
    let runner = PlanRunner(
      host: host,
      limits: TimeLimits(time.environment),
      stepLimit: .seconds(10)
    )
    let plan = try NavigationPlan(from: host.state, to: target)
    return (await runner.perform(plan, to: target), plan)
  }

  @Test(arguments: [true, false], [true, false])
  func theHostThatPerformsAStepMakesItsCheck(waits: Bool, isNested: Bool) async throws {
    stack.waits = waits
    var hosts = NavigationHosts(window: window, stacks: ["leagues": stack], router: Quiz.router)
    if isNested { hosts = NavigationHosts(window: hosts, stacks: [:], router: Quiz.router) }
    var target = hosts.state
    try target.setStack([.destination(.home), .destination(.league(league: 1))], of: "leagues")
    let (run, plan) = try await run(to: target, on: hosts)
    #expect(run.hasArrived && run.performed == plan.steps && hosts.state == target)
    #expect(stack.checks == (waits ? 1 : 0) && stack.stepCheck == nil)

    // The other host changes while this one waits.
    stack.meanwhile = { [window] in try? window.state.apply(.select("activity")) }
    target = hosts.state
    try target.setStack([.destination(.home)], of: "leagues")
    let (second, _) = try await self.run(to: target, on: hosts)
    #expect(second.hasArrived == !waits && second.failure == nil)
    #expect(second.performed.isEmpty == waits)
    #expect(stack.state.visibleStack.count == (waits ? 2 : 1))
  }

  @Test func aPartThatWasPlannedWhileItsHostMovedIsNotPerformed() async throws {
    stack.waits = true
    let hosts = NavigationHosts(window: window, stacks: ["leagues": stack], router: Quiz.router)
    var target = hosts.state
    try target.setStack([.destination(.home), .destination(.league(league: 2))], of: "leagues")
    let plan = try NavigationPlan(from: hosts.state, to: target)
    // A person pushes a screen, and lets go of it.
    let home = stack.state
    stack.state = NavigationState(stack: [.destination(.home), .destination(.league(league: 1))])
    stack.meanwhile = { [stack] in stack.state = home }
    let runner = PlanRunner(
      host: hosts,
      limits: TimeLimits(time.environment),
      stepLimit: .seconds(10)
    )
    let run = await runner.perform(plan, to: target)
    #expect(run.performed == [] && !run.hasArrived && run.failure == nil)
    #expect(stack.state == home)
  }

  @Test func aStepThatNoLongerFitsIsPlannedAgain() async throws {
    let window = try PlanRunnerTests.Unruly(.refuses(step: 9))
    try window.state.apply(.select("activity"))
    stack.state = NavigationState(stack: [.destination(.home), .destination(.league(league: 1))])
    let hosts = NavigationHosts(window: window, stacks: ["leagues": stack], router: Quiz.router)
    // The tab shows its root once it is selected.
    window.afterStep = { [stack] _, _ in
      stack.state = NavigationState(stack: [.destination(.home)])
    }
    var target = hosts.state
    try target.apply(.select("leagues"))
    try target.setStack([.destination(.home)], of: "leagues")
    let (run, plan) = try await run(to: target, on: hosts)
    #expect(plan.steps.count == 2 && run.performed == Array(plan.steps.prefix(1)))
    #expect(run.failure == nil && run.hasArrived)
  }

  @Test func theHostOfATabCanRefuse() async throws {
    stack.answer = .refuse
    #expect(await receive("quiz://leagues/1").outcome.reason?.code == .interruptionRefused)
    // A link in another tab changes nothing of it.
    #expect(await receive("quiz://activity").outcome == .opened(skipping: []))
  }

  @Test func theHostOfATabAsksAboutWhatItPresentsOverTheWindow() async throws {
    let draft = ForeignScreen(id: "draft", kind: .modal)
    stack.state.presentations = [Presentation(style: .sheet, root: .foreign(draft))]
    stack.answer = .ask([.foreign(draft)])
    // The window knows it as another screen, and nothing of the work in it.
    let modal = ForeignScreen(id: "modal", kind: .modal)
    window.state.presentations = [Presentation(style: .sheet, root: .foreign(modal))]
    #expect(await receive("quiz://activity").outcome.reason?.code == .unsavedWork)
    #expect(window.state.presentations.count == 1)
    handler.links.confirmLeaving = { _ in true }
    #expect(await receive("quiz://activity").outcome == .opened(skipping: []))
    #expect(window.state.presentations.isEmpty)
  }

  @Test func whatATabPresentsIsNotAskedAboutWhereItStays() async throws {
    let draft = ForeignScreen(id: "draft", kind: .modal)
    #expect(await receive("quiz://leagues/1/join").outcome == .opened(skipping: []))
    // The sheet of the tab is over the window, below that of the link.
    let own = window.state.presentations
    window.state.presentations = [Presentation(style: .sheet, root: .foreign(draft))] + own
    stack.state.presentations = [Presentation(style: .sheet, root: .foreign(draft))]
    stack.answer = .ask([.foreign(draft)])
    let (host, shown) = (handler.host, handler.host.state)
    let answers: [NavigationInterruption<Quiz>] = [.ask([.foreign(draft)]), .proceed]
    for (left, answer) in answers.enumerated() {
      var target = shown
      target.presentations.removeLast(2 - left)
      let plan = try NavigationPlan(from: shown, to: target)
      #expect(plan.steps == [.dismiss(to: left)])
      #expect(host.interruption(by: plan, to: target) == answer)
    }
  }

  @Test func anAlertOverTheWindowIsWaitedForByAllTabs() async throws {
    let alert = ForeignScreen(id: "alert", kind: .alert)
    window.state.presentations = [Presentation(style: .sheet, root: .foreign(alert))]
    let receipt = receive("quiz://leagues/1")
    await settle()
    #expect(receipt.outcomeSoFar == nil && stack.state.visibleStack.count == 1)
    window.state.presentations = []
    handler.screenDidChange()
    #expect(await receipt.outcome == .opened(skipping: []))
  }

  @Test func unsavedWorkCountsWhicheverHostShowsTheScreen() async throws {
    let league = NavigationEntry<Quiz>.destination(.league(league: 1))
    stack.state = NavigationState(stack: [.destination(.home), league])
    try window.state.setStack([.destination(.activity), league], of: "activity")
    window.unsavedScreens = [.league(league: 1)]
    #expect(handler.host.status(of: league).hasUnsavedWork)
  }

  @Test func whatAHostHoldsCountsForAll() {
    let host = handler.host
    (window.unsavedScreens, stack.unsavedScreens) = ([.league(league: 1)], [.home])
    #expect(host.unsavedScreens == [.home, .league(league: 1)])
    #expect(host.isUntouched)
    stack.isUntouched = false
    #expect(!host.isUntouched)
    host.restoreNow()
    #expect(stack.restoringCount == 1)
  }

  private final class Browser: URLOpener {
    private(set) var opened: [String] = []
    let canOpen = true

    func open(_ url: String, completion: @escaping @MainActor @Sendable (Bool) -> Void) {
      opened.append(url)
      completion(true)
    }
  }

  @Test func theHostOfTheWindowOpensWhatIsOutsideTheApp() async throws {
    let (host, browser) = (handler.host, Browser())
    host.setURLOpener(browser)
    host.browse(try LinkURL("https://quiz.example/nowhere"))
    try await host.openSettings()
    #expect(browser.opened == ["https://quiz.example/nowhere", "app-settings:"])
    #expect(window.settingsCount == 1)
  }
}
