@testable import DeepLinking
@testable import LinkNavigation
@testable import LinkPatterns
@testable import LinkRouting
@testable import LinkTesting
import Testing

@MainActor
@Suite struct PlacingTests {
  /// A link of one module.
  private struct Shelf: DeepLink {
    let number: Int

    var placements: [LinkPlacement<Shelf>] {
      switch number {
      case 0: [.root("shelves")]
      case 1: [.pushed(on: Shelf(number: 0))]
      case 2: [.presented(.popover(from: "list"), over: Shelf(number: 0))]
      case 3: [.pushedOnCurrent, .pushed(on: Shelf(number: 0))]
      case 4: [.presentedOnCurrent(.sheet), .pushed(on: Shelf(number: 0))]
      case 6: [.presentedOnCurrent(.fullScreen), .pushed(on: Shelf(number: 0))]
      default: [.noScreen]
      }
    }

    static let routes = LinkRoutes<Shelf>(access: .from(.customScheme)) {
      LinkRoute(Shelf.init, "/shelves/:number")
    }
  }

  /// A link of another module.
  private struct Book: DeepLink {
    let title: String

    static let routes = LinkRoutes<Book>(access: .from(.customScheme)) {
      LinkRoute(Book.init, "/books/:title")
    }
  }

  /// The links of both, where a book stands on a shelf.
  private enum Library: DeepLink {
    case shelf(Shelf), book(Book)

    static let routes = LinkRoutes<Library> {
      LinkRoutes.mount("/", Shelf.routes, as: Library.shelf)
      LinkRoutes.mount("/", Book.routes, as: Library.book).on { _ in .shelf(Shelf(number: 1)) }
    }
  }

  /// The link to a shelf that is pushed on the current screen, unless it starts the app, as here.
  private static let coldShelf = LinkDelivery<Shelf>(
    url: "library://shelves/3",
    source: .customScheme,
    entryPoint: .connection,
    isCold: true
  )

  /// A shelf, and another tab that is selected.
  private static func shelves() throws -> NavigationState<Shelf> {
    try NavigationState(
      containers: [
        .init(id: "news", stack: [.destination(Shelf(number: 9))]),
        .init(id: "shelves", stack: [.destination(Shelf(number: 0))]),
      ]
    )
  }

  @Test func aLinkThatWaitedForTheFirstSceneIsCold() async throws {
    let router = LinkRouter(Shelf.self, prefixes: [.scheme("library")])
    let time = VirtualTime()
    let links = DeepLinks(router: router, environment: time.environment)
    links.receive("library://shelves/3", from: .customScheme)
    let host = HeadlessHost<Shelf>(state: try Self.shelves())
    let handler = LinkHandler(links: links, host: host, scene: .main)
    await settle()
    // Nothing that is shown yet means anything: it lies on its shelf, and not on the news.
    #expect(host.state.visibleStack == [0, 3].map { .destination(Shelf(number: $0)) })
    host.state = try Self.shelves()
    handler.sceneDidBecomeActive()
    time.advance(by: .seconds(2))
    #expect(await links.receive("library://shelves/3", from: .customScheme)?.isSuccess == true)
    #expect(host.state.visibleStack == [9, 3].map { .destination(Shelf(number: $0)) })
  }

  @Test func whatIsReceivedWhileTheSceneStartsIsColdUnlessTheAppOpensIt() async throws {
    let router = LinkRouter(Shelf.self, prefixes: [.scheme("library")])
    let links = DeepLinks(router: router, environment: VirtualTime().environment)
    let host = HeadlessHost<Shelf>(state: try Self.shelves())
    let handler = LinkHandler(links: links, host: host, scene: .main)
    handler.sceneDidBecomeActive()
    #expect(await links.receive("library://shelves/3", from: .customScheme)?.isSuccess == true)
    #expect(host.state.visibleStack == [0, 3].map { .destination(Shelf(number: $0)) })
    let other = HeadlessHost<Shelf>(state: try Self.shelves())
    let second = LinkHandler(links: links, host: other, scene: "other")
    second.sceneDidBecomeActive()
    #expect(await links.open(Shelf(number: 3))?.isSuccess == true)
    #expect(other.state.visibleStack == [9, 3].map { .destination(Shelf(number: $0)) })
    withExtendedLifetime((handler, second)) {}
  }

  @Test func aLinkThatIsResumedWhileTheSceneStartsIsCold() async throws {
    let router = LinkRouter(Shelf.self, prefixes: [.scheme("library")])
    let store = TestStore([
      PendingLink(
        id: "earlier",
        url: "library://shelves/3",
        route: "shelf",
        source: .customScheme,
        condition: .signedIn,
        account: "anna",
        scene: "earlier",
        receivedAt: LinkInstant(since1970: .zero),
        expiresAt: LinkInstant(since1970: .seconds(2_000_000))
      )
    ])
    let links = DeepLinks(router: router, environment: VirtualTime().environment, store: store)
    let host = HeadlessHost<Shelf>(state: try Self.shelves())
    let handler = LinkHandler(links: links, host: host, scene: .main)
    links.accountDidChange(to: "anna")
    await links.restorePendingLinks()
    await settle()
    #expect(host.state.visibleStack == [0, 3].map { .destination(Shelf(number: $0)) })
    #expect(handler.scene == .main)
  }

  /// A scene whose guard lets a link wait, while another one is shown.
  private func scene(
    showing signIn: Shelf,
    whileWaiting waiting: Shelf,
    before: [Shelf] = [],
    perform: (@MainActor @Sendable (Shelf) async throws -> Void)? = nil
  ) async throws -> (LinkHandler<Shelf>, HeadlessHost<Shelf>) {
    let gate = LinkGuard<Shelf>("account") { request in
      guard request.link == waiting, request.event.account == nil else { return .allow }
      return .wait(until: .signedIn, showing: signIn)
    }
    let time = VirtualTime()
    let links = DeepLinks(
      router: LinkRouter(Shelf.self, prefixes: [.scheme("library")]),
      environment: time.environment,
      guards: [gate],
      perform: perform
    )
    let host = HeadlessHost<Shelf>(state: try Self.shelves())
    let handler = LinkHandler(links: links, host: host, scene: .main)
    handler.sceneDidBecomeActive()
    time.advance(by: .seconds(2))
    for link in before { #expect(await handler.open(link).outcome.isSuccess) }
    #expect(await handler.open(waiting).outcome.name == "suspended")
    await settle()
    #expect(host.state.visibleEntry == .destination(signIn))
    return (handler, host)
  }

  @Test(arguments: [
    (4, 3, [9, 3], []), (4, 6, [9], [6]), (3, 4, [9], [4]), (3, 6, [9], [6]),
  ])
  func aResumedLinkIsNotPlacedOnWhatWasShownMeanwhile(
    signIn: Int,
    waiting: Int,
    stack: [Int],
    presented: [Int]
  ) async throws {
    let (handler, host) = try await scene(
      showing: Shelf(number: signIn),
      whileWaiting: Shelf(number: waiting)
    )
    handler.links.accountDidChange(to: "anna")
    await settle()
    let screens = stack.map { NavigationEntry.destination(Shelf(number: $0)) }
    #expect(host.state.stack(at: .container("news")) == screens)
    let roots = presented.map { NavigationEntry.destination(Shelf(number: $0)) }
    #expect(host.state.presentations.map(\.stack) == roots.map { [$0] })
  }

  @Test(arguments: [(4, 9), (3, 9), (1, 0)])
  func anActionLeavesWhatWasShownWhileItWaited(signIn: Int, top: Int) async throws {
    let (handler, host) = try await scene(
      showing: Shelf(number: signIn),
      whileWaiting: Shelf(number: 7),
      perform: { #expect($0 == Shelf(number: 7)) }
    )
    handler.links.accountDidChange(to: "anna")
    await settle()
    #expect(host.state.visibleStack == [.destination(Shelf(number: top))])
    #expect(host.state.presentations == [])
  }

  @Test func whatAnActionLeavesIsNoRestoredScene() async throws {
    let (handler, host) = try await scene(
      showing: Shelf(number: 4),
      whileWaiting: Shelf(number: 7),
      perform: { _ in }
    )
    handler.links.accountDidChange(to: "anna")
    await settle()
    #expect(host.state.visibleStack == [.destination(Shelf(number: 9))])
    #expect(await handler.receive(Self.coldShelf).outcome == .opened(skipping: []))
    // A cold link is not pushed on the current screen.
    #expect(host.state.visibleStack == [0, 3].map { .destination(Shelf(number: $0)) })
  }

  @Test func anActionLeavesNoLinkThatCameWhileItRan() async throws {
    let (held, signIn, newer) = (Held(), Shelf(number: 4), Shelf(number: 6))
    let (handler, host) = try await scene(
      showing: signIn,
      whileWaiting: Shelf(number: 7),
      perform: { _ in await held.wait() }
    )
    handler.links.accountDidChange(to: "anna")
    await held.arrival()
    #expect(await handler.open(newer).outcome.isSuccess)
    let shown = host.state
    #expect(shown.presentations.map(\.root) == [.destination(signIn), .destination(newer)])
    held.release()
    await settle()
    #expect(host.state == shown && handler.links.pendingLinks == [])
  }

  @Test func anActionAsksBeforeItLeavesUnsavedWork() async throws {
    let signIn = Shelf(number: 4)
    let (handler, host) = try await scene(
      showing: signIn,
      whileWaiting: Shelf(number: 7),
      perform: { _ in }
    )
    host.unsavedScreens = [signIn]
    var asked: [Set<NavigationEntry<Shelf>>] = []
    handler.links.confirmLeaving = { question in
      asked.append(question.screens)
      return true
    }
    handler.links.accountDidChange(to: "anna")
    await settle()
    #expect(asked == [[.destination(signIn)]])
    #expect(host.state.visibleEntry == .destination(Shelf(number: 9)))
  }

  @Test func aScreenThatWasThereBeforeIsNotLeft() async throws {
    let there = Shelf(number: 4)
    let (handler, host) = try await scene(
      showing: there,
      whileWaiting: Shelf(number: 3),
      before: [there]
    )
    let presentations = host.state.presentations.count
    handler.links.accountDidChange(to: "anna")
    await settle()
    #expect(host.state.presentations.count == presentations)
    #expect(host.state.visibleStack.last == .destination(Shelf(number: 3)))
  }

  @Test func unsavedWorkInWhatWasShownMeanwhileIsAskedAbout() async throws {
    let signIn = Shelf(number: 4)
    let (handler, host) = try await scene(showing: signIn, whileWaiting: Shelf(number: 6))
    host.unsavedScreens = [signIn]
    var asked: [Set<NavigationEntry<Shelf>>] = []
    handler.links.confirmLeaving = { question in
      asked.append(question.screens)
      return false
    }
    handler.links.accountDidChange(to: "anna")
    await settle()
    #expect(asked == [[.destination(signIn)]])
    #expect(host.state.visibleEntry == .destination(signIn))
  }

  @Test func whatIsShownMeanwhileInAnotherTabStays() async throws {
    let (handler, host) = try await scene(
      showing: Shelf(number: 1),
      whileWaiting: Shelf(number: 3)
    )
    try host.state.select("news")
    handler.links.accountDidChange(to: "anna")
    await settle()
    #expect(host.state.visibleStack == [9, 3].map { .destination(Shelf(number: $0)) })
    let screens = [0, 1].map { NavigationEntry.destination(Shelf(number: $0)) }
    #expect(host.state.stack(at: .container("shelves")) == screens)
  }

  @Test func placesOfSeveralTypesNameEachOther() async throws {
    let router = LinkRouter(Library.self, prefixes: [.scheme("library")])
    let time = VirtualTime()
    let host = HeadlessHost<Library>(
      state: try NavigationState(containers: [.init(id: "shelves")])
    )
    let links = DeepLinks(router: router, environment: time.environment)
    let handler = LinkHandler(links: links, host: host, scene: .main)
    let delivery = LinkDelivery<Library>(
      url: "library://books/emma",
      source: .customScheme,
      entryPoint: .openURL
    )
    #expect(await handler.receive(delivery).outcome.isSuccess)
    #expect(
      host.state.visibleStack.compactMap(\.destination)
        == [
          .shelf(Shelf(number: 0)), .shelf(Shelf(number: 1)), .book(Book(title: "emma")),
        ]
    )
  }

  @Test func aTabThatTheSceneDoesNotHaveIsNamed() async throws {
    let router = LinkRouter(Library.self, prefixes: [.scheme("library")])
    let host = HeadlessHost<Library>(
      state: try NavigationState(containers: [.init(id: "books")])
    )
    let links = DeepLinks(router: router, environment: VirtualTime().environment)
    let handler = LinkHandler(links: links, host: host, scene: .main)
    let outcome = await handler.open(.shelf(Shelf(number: 1))).outcome
    let reason = try #require(outcome.reason)
    #expect(reason.code == .noPlace && reason.route == "shelf.Shelf")
    #expect(reason.message.contains("the tab 'shelves', which the scene does not have"))
    #expect(reason.fix?.contains(".tab(\"shelves\")") == true)
  }

  @Test func everyKindOfPlaceIsKeptAmongSeveralTypes() {
    let router = LinkRouter(Library.self, prefixes: [.scheme("library")])
    let zero = Library.shelf(Shelf(number: 0))
    let placements = (0...5).map { router.placements(of: .shelf(Shelf(number: $0))) }
    #expect(
      placements == [
        [.root("shelves")], [.pushed(on: zero)],
        [.presented(.popover(from: "list"), over: zero)],
        [.pushedOnCurrent, .pushed(on: zero)],
        [.presentedOnCurrent(.sheet), .pushed(on: zero)], [.noScreen],
      ]
    )
  }

  @Test func aLinkOfAnyScreenLiesOnNone() {
    let router = LinkRouter(Shelf.self, prefixes: [.scheme("library")])
    let links = DeepLinks(router: router, environment: VirtualTime().environment)
    #expect(links.parents(of: Shelf(number: 3)) == [])
    #expect(links.parents(of: Shelf(number: 4)) == [])
    #expect(links.parents(of: Shelf(number: 1)) == [Shelf(number: 0)])
  }

  /// A scene with a recording host, under a policy.
  private func scene(
    _ policy: LinkPolicy,
    willPerform: @escaping @MainActor (NavigationStep<Quiz>) -> Void = { _ in }
  ) throws -> (LinkHandler<Quiz>, RecordingNavigationHost<Quiz>) {
    let host = RecordingNavigationHost(state: try freshState(), willPerform: willPerform)
    let time = VirtualTime()
    let links = DeepLinks(router: Quiz.router, environment: time.environment, policy: policy)
    return (LinkHandler(links: links, host: host, scene: .main), host)
  }

  @Test func aPolicyChoosesHowLinksTakeTheirPlace() async throws {
    var policy = LinkPolicy.quiz
    policy.mode = .presentOnTop(.formSheet)
    let (handler, host) = try scene(policy)
    #expect(await handler.open(.league(league: 1)).outcome.isSuccess)
    #expect(host.state.presentations.map(\.style) == [.formSheet])
    #expect(await handler.open(.home).outcome.isSuccess)
    #expect(try host.state == freshState())
  }

  @Test func aLinkThatStartsTheAppIsOneChange() async throws {
    let (handler, host) = try scene(.quiz)
    let cold = LinkDelivery<Quiz>(
      url: "quiz://comments/1",
      source: .customScheme,
      entryPoint: .connection,
      isCold: true
    )
    #expect(await handler.receive(cold).outcome.isSuccess)
    #expect(host.steps.map(\.name) == ["select", "push"])
    #expect(host.changes == 1)
  }

  @Test(arguments: [true, false])
  func aRestoredSceneIsOneThatShowsSomething(isRestored: Bool) async throws {
    let router = LinkRouter(Shelf.self, prefixes: [.scheme("library")])
    func handler() throws -> (LinkHandler<Shelf>, HeadlessHost<Shelf>) {
      let links = DeepLinks(router: router, environment: VirtualTime().environment)
      let host = HeadlessHost(state: try Self.shelves())
      return (LinkHandler(links: links, host: host, scene: .main), host)
    }
    let (before, earlier) = try handler()
    let screens = [9, 8].map { NavigationEntry.destination(Shelf(number: $0)) }
    try earlier.state.setStack(screens, of: "news")
    let (handler, host) = try handler()
    if isRestored { #expect(await handler.restore(before.savedNavigation()).problem == nil) }
    #expect(await handler.receive(Self.coldShelf).outcome == .opened(skipping: []))
    let stack = (isRestored ? [9, 8, 3] : [0, 3]).map(Shelf.init)
    #expect(host.state.selected == (isRestored ? "news" : "shelves"))
    #expect(host.state.visibleStack.map(\.destination) == stack)
  }

  @Test func aPolicyAsksForOneChange() async throws {
    var policy = LinkPolicy.quiz
    policy.showsAtOnce = true
    let (handler, host) = try scene(policy)
    #expect(await handler.open(.comment(id: 1)).outcome.isSuccess)
    #expect(host.steps.map(\.name) == ["select", "push"])
    #expect(host.changes == 1)
    let (slow, animated) = try scene(.quiz)
    #expect(await slow.open(.comment(id: 1)).outcome.isSuccess)
    #expect(animated.changes == 2)
  }
}

@MainActor
@Suite struct DriftTests {
  /// A host whose person goes elsewhere while a link is being shown.
  @MainActor
  final class Restless: StepwiseHost {
    var state: NavigationState<Quiz>
    var built: [Quiz] = []
    var steps = 0
    var reopenedLinks: [Quiz] = []
    let afterStep: (Int, inout NavigationState<Quiz>) -> Void

    init(afterStep: @escaping (Int, inout NavigationState<Quiz>) -> Void) throws {
      state = try freshState()
      self.afterStep = afterStep
    }

    func prepare(_ destination: Quiz) async throws { built.append(destination) }

    func reopened(_ destination: Quiz) { reopenedLinks.append(destination) }

    func perform(_ step: NavigationStep<Quiz>) async throws {
      steps += 1
      try state.apply(step)
      afterStep(steps, &state)
    }
  }

  /// Opens a link in a scene with a host.
  private func open(_ link: Quiz, on host: Restless) async -> LinkReport<Quiz> {
    let time = VirtualTime()
    let links = DeepLinks(router: Quiz.router, environment: time.environment, policy: .quiz)
    return await LinkHandler(links: links, host: host, scene: .main).open(link).report
  }

  @Test func plansAndBuildsAgainWhenThePersonWentElsewhere() async throws {
    // The link is shown in two steps; after the first the person leaves the screen below it.
    let host = try Restless { step, state in
      if step == 1 { try? state.setStack([], of: "leagues") }
    }
    let report = await open(.join(league: 1), on: host)
    #expect(report.outcome == .opened(skipping: []))
    #expect(host.state.visibleEntry == .destination(.join(league: 1)))
    #expect(
      host.state.containers.first?.stack
        == [.destination(.home), .destination(.league(league: 1))]
    )
    #expect(host.built.filter { $0 == .league(league: 1) }.count == 2)
    #expect(report.steps.count == 3)
  }

  @Test func whatThePersonWentToMayBeTheLink() async throws {
    let host = try Restless { step, state in
      guard step == 1 else { return }
      state.presentations = [Presentation(style: .sheet, root: .destination(.join(league: 1)))]
    }
    let report = await open(.join(league: 1), on: host)
    #expect(report.outcome == .opened(skipping: []))
    #expect(host.steps == 1)
  }

  @Test func givesUpOnAScreenThatKeepsChanging() async throws {
    let host = try Restless { step, state in
      try? state.setStack([.destination(.league(league: 100 + step))], of: "leagues")
    }
    let report = await open(.join(league: 1), on: host)
    #expect(report.outcome == .cancelled(.screensChanged))
    #expect(host.steps == 1 + LinkShowRequest<Quiz>.maximumReplans)
  }

  @Test func aScreenIsNotToldOfALinkThatDoesNotLeadToIt() async throws {
    let host = try Restless { step, state in
      if step > 1 {
        state.presentations = [Presentation(style: .sheet, root: .destination(.activity))]
      }
    }
    let time = VirtualTime()
    let links = DeepLinks(router: Quiz.router, environment: time.environment, policy: .quiz)
    let handler = LinkHandler(links: links, host: host, scene: .main)
    #expect(await handler.open(.league(league: 1)).outcome == .opened(skipping: []))
    host.state.presentations = [Presentation(style: .sheet, root: .destination(.activity))]
    #expect(await handler.open(.league(league: 1)).outcome == .cancelled(.screensChanged))
    #expect(host.reopenedLinks == [])
  }

  @Test func aScreenIsToldWhenALinkLeadsToItAgain() async throws {
    let host = try Restless { _, _ in }
    let time = VirtualTime()
    let links = DeepLinks(router: Quiz.router, environment: time.environment, policy: .quiz)
    let handler = LinkHandler(links: links, host: host, scene: .main)
    #expect(await handler.open(.join(league: 1)).outcome == .opened(skipping: []))
    #expect(host.reopenedLinks == [])
    #expect(await handler.open(.join(league: 1)).outcome == .alreadyShown)
    #expect(host.reopenedLinks == [.join(league: 1)])
    // The screen below is gone back to, and is the same one.
    #expect(await handler.open(.league(league: 1)).outcome == .opened(skipping: []))
    #expect(host.reopenedLinks == [.join(league: 1), .league(league: 1)])
  }
}
