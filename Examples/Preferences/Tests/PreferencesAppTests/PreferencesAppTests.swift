import DeepLinking
import LinkActions
import LinkTesting
import PreferencesApp
import Testing

@MainActor
@Suite struct PreferencesAppTests {
  private let app: PreferencesApp
  private let host: HeadlessHost<PreferencesLink>
  private let handler: LinkHandler<PreferencesLink>

  init() throws {
    app = try PreferencesApp()
    host = HeadlessHost(state: try .atLaunch())
    handler = LinkHandler(links: app.links, host: host, scene: .main)
  }

  /// The URL of a path.
  private static func url(_ path: String) -> String { "vnd.mycompany.myapp://deeplink/\(path)" }

  /// Opens a URL.
  private func open(_ url: String, from source: LinkSource = .customScheme) async -> LinkOutcome {
    await handler.receive(LinkDelivery(url: url, source: source, entryPoint: .openURL)).outcome
  }

  /// Runs the deep-link action.
  private func run(_ path: String, in situation: LinkActionSituation) async -> LinkActionOutcome {
    await app.registry.run(
      LinkActionRequest("^d", .text(Self.url(path)), in: situation)
    )
  }

  @Test func schemesAreReadFromThePropertyListC1() {
    let info: [String: Any] = [
      "CFBundleURLTypes": [["CFBundleURLSchemes": ["vnd.mycompany.myapp"]], ["other": 1]]
    ]
    #expect(RegisteredSchemes.schemes(in: info) == ["vnd.mycompany.myapp"])
    #expect(RegisteredSchemes.schemes(in: [:]) == [])
  }

  @Test func aForeignSchemeIsRefusedC1() async throws {
    let outcome = await open("foreign://deeplink/preferences")
    #expect(outcome.reason?.code == .unregisteredScheme)
    let unregistered = try PreferencesApp(schemes: [])
    let handler = LinkHandler(links: unregistered.links, host: host, scene: .main)
    let delivery = LinkDelivery<PreferencesLink>(
      url: Self.url("preferences"),
      source: .customScheme,
      entryPoint: .openURL
    )
    let refused = await handler.receive(delivery).outcome
    #expect(refused.reason?.code == .unregisteredScheme)
  }

  @Test func onlyListedScreensAreLinkedToC2() async {
    #expect(await open(Self.url("preferences")).isSuccess)
    for path in ["diagnostics", "nosuch", "preferences/nosuch", "", "preferences/../home"] {
      #expect(await !open(Self.url(path)).isSuccess, "\(path)")
    }
    #expect(await !open("vnd.mycompany.myapp://elsewhere/preferences").isSuccess)
    #expect(app.screens == [.home, .preferences])
  }

  @Test func theScreensAreAppendedToTheRootC3() async throws {
    let host = RecordingNavigationHost(
      state: try NavigationState<PreferencesLink>(containers: [
        .init(
          id: "home",
          stack: [.destination(.home), .foreign(ForeignScreen(id: "storyboard", kind: .pushed))]
        )
      ])
    )
    let handler = LinkHandler(links: app.links, host: host, scene: .main)
    for (path, screens) in [
      ("preferences/profile", [.home, .preferences, .profile]),
      ("preferences", [.home, .preferences]),
    ] as [(String, [PreferencesLink])] {
      let changes = host.changes
      let delivery = LinkDelivery<PreferencesLink>(
        url: Self.url(path),
        source: .customScheme,
        entryPoint: .openURL
      )
      #expect(await handler.receive(delivery).outcome.isSuccess)
      #expect(host.state.visibleStack == screens.map { .destination($0) })
      #expect(host.changes == changes + 1)
    }
  }

  @Test func aURLCrossesEachFloorOnceAndInOrder() async {
    for path in ["preferences", "preferences/about", "inbox", "diagnostics"] {
      let delivery = LinkDelivery<PreferencesLink>(
        url: Self.url(path),
        source: .customScheme,
        entryPoint: .openURL
      )
      #expect(await WayLaw.violations(of: delivery, to: handler) == [])
    }
  }

  @Test func aTabAndASheetAreReachedWithoutStoryboardsC4() async {
    _ = await open(Self.url("inbox"))
    #expect(app.screens == [.inbox])
    #expect(await open(Self.url("preferences/about")).isSuccess)
    #expect(app.screens == [.about])
  }

  @Test(arguments: LinkActionSituation.allCases)
  func theDeepLinkActionRunsAfterATapAndForAPageC6(situation: LinkActionSituation) async {
    let isAdmitted = [.launchedFromPush, .webViewInvocation].contains(situation)
    #expect(await run("preferences", in: situation).name == (isAdmitted ? "done" : "refused"))
    #expect(app.screens.count == (isAdmitted ? 2 : 1))
  }

  @Test func aReplacedActionKeepsItsPredicateC7() async throws {
    try app.registry.replaceAction(of: "^d", by: LinkAction(taking: String.self) { _, _ in .empty })
    #expect(await run("preferences", in: .launchedFromPush) == .done(.empty))
    #expect(await run("preferences", in: .backgroundPush).reason?.code == .actionNotAllowed)
    #expect(app.screens == [.home])
  }

  @Test func aPayloadRunsItsActionsAndReportsTheUnknownC5C8() async throws {
    let payload: PayloadValue = [
      "aps": ["alert": "Hello"], "^t": "new", "^d": .text(Self.url("inbox")), "nosuch": 1,
    ]
    let reports = await app.registry.run(
      try LinkPushActions(in: payload),
      in: .launchedFromPush
    )
    #expect(reports.map(\.name) == ["^d", "^t", "nosuch"])
    #expect(reports.map(\.outcome.name) == ["done", "done", "refused"])
    #expect(app.tags == ["new"])
    #expect(app.screens == [.inbox])
  }

  @Test func aPageOpensALinkAndSetsNoTagC8() async {
    let frame = WebPageFrame(
      isMainFrame: true,
      scheme: "https",
      host: "help.mycompany.example",
      port: 0
    )
    let body: PayloadValue = ["action": "deepLink", "argument": .text(Self.url("preferences"))]
    let reply = await app.bridge.answer(WebMessage(body, from: frame))
    #expect(reply.outcome.name == "done")
    let tag = WebMessage(["action": "addTag", "argument": "x"], from: frame)
    #expect(await app.bridge.answer(tag).outcome.reason?.code == .effectNotAllowed)
    #expect(app.tags == [])
  }

  @Test func aLinkInARichMessageIsOpenedAsContentC8() async {
    let frame = WebPageFrame(isMainFrame: true, scheme: "", host: "", port: 0)
    let tap = WebNavigation(to: Self.url("preferences"), isActivated: true, from: frame)
    guard case .open(let delivery) = app.content.decision(on: tap) else {
      Issue.record("not opened")
      return
    }
    #expect(await handler.receive(delivery).outcome.isSuccess)
    let profile = WebNavigation(to: Self.url("preferences/profile"), isActivated: true, from: frame)
    guard case .refuse = app.content.decision(on: profile) else {
      Issue.record("not refused")
      return
    }
  }

  @Test func settingsAreOpenedFromANotificationC9() async {
    let push = LinkActionRequest("deepLink", "app-settings:", in: .launchedFromPush)
    #expect(await app.registry.run(push).name == "done")
    #expect(host.settingsCount == 1)
  }

  @Test func settingsAreNotOpenedForAPageOrAnotherAppC9() async {
    let page = LinkActionRequest("deepLink", "app-settings:", in: .webViewInvocation)
    #expect(await app.registry.run(page).name == "failed")
    #expect(await !open("app-settings:").isSuccess)
    #expect(host.settingsCount == 0)
  }
}
