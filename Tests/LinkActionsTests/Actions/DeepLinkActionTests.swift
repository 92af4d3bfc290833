import DeepLinking
import LinkActions
import LinkRouting
import Testing

@MainActor
@Suite struct DeepLinkActionTests {
  /// A scene, and a registry with the action that opens links in it.
  private func parts() throws -> (Scene, LinkActionRegistry) {
    let scene = try Scene()
    return (scene, LinkActionRegistry(openingLinksIn: { _ in scene.handler }))
  }

  @Test(arguments: ["deepLink", "deep_link_action", "^d"])
  func opensTheLinkOfANotificationC5(name: String) async throws {
    let (scene, registry) = try parts()
    let request = LinkActionRequest(name, "quiz://leagues/1", in: .launchedFromPush)
    #expect(await registry.run(request) == .done(.value(["outcome": "opened"])))
    #expect(scene.visible == [.home, .league(league: 1)])
  }

  @Test(arguments: LinkActionSituation.allCases)
  func runsAfterATapAndForAPageOnlyC6(situation: LinkActionSituation) async throws {
    let (scene, registry) = try parts()
    let request = LinkActionRequest("deepLink", "quiz://leagues/1", in: situation)
    let outcome = await registry.run(request)
    let isAdmitted = [.launchedFromPush, .webViewInvocation].contains(situation)
    #expect(outcome.reason?.code == (isAdmitted ? nil : .actionNotAllowed))
    #expect(scene.visible.count == (isAdmitted ? 2 : 1))
  }

  @Test(arguments: [LinkActionSituation.backgroundPush, .backgroundButton])
  func neverRunsInTheBackgroundC6(situation: LinkActionSituation) async throws {
    let (scene, registry) = try parts()
    try registry.replacePredicate(of: "deepLink", by: .always)
    let request = LinkActionRequest("deepLink", "quiz://leagues/1", in: situation)
    #expect(await registry.run(request).reason?.code == .actionNotAllowed)
    #expect(scene.visible == [.home])
  }

  @Test func aPageReachesWhatIsOpenToContentOnlyC8() async throws {
    let (scene, registry) = try parts()
    let url: PayloadValue = "quiz://leagues/1/questions/2"
    let page = await registry.run(LinkActionRequest("deepLink", url, in: .webViewInvocation))
    #expect(page.name == "failed")
    #expect(page.reason?.code == .noRoute)
    #expect(scene.visible == [.home])
    let push = await registry.run(LinkActionRequest("deepLink", url, in: .launchedFromPush))
    #expect(push.name == "done")
  }

  @Test func theAppsOwnRequestCannotReachAClosedRouteByURL() async throws {
    let (_, registry) = try parts()
    try registry.replacePredicate(of: "deepLink", by: .always)
    let outcome = await registry.run(LinkActionRequest("deepLink", "quiz://secret/1", in: .manual))
    #expect(outcome.reason?.code == .noRoute)
  }

  @Test func aResponseThatComesTwiceIsOneEventC8() async throws {
    let (_, registry) = try parts()
    let request = LinkActionRequest(
      "deepLink",
      "quiz://leagues/1",
      in: .launchedFromPush,
      identity: "n1"
    )
    #expect(await registry.run(request) == .done(.value(["outcome": "opened"])))
    #expect(await registry.run(request) == .done(.value(["outcome": "duplicate"])))
  }

  @Test func twoLinksOfOneNotificationAreTwoEventsC8() async throws {
    let (scene, registry) = try parts()
    try registry.register(
      .deepLink(in: { _ in scene.handler }),
      as: "then",
      when: .deepLink
    )
    let actions = LinkPushActions(["^d": "quiz://leagues/1", "then": "quiz://leagues/2"])
    let first = await registry.run(actions, in: .launchedFromPush, identity: "n1 tap")
    #expect(first.map(\.outcome.result) == [.opened, .opened])
    #expect(scene.visible == [.home, .league(league: 2)])
    // The system hands the same response over a second time, as at a cold start.
    let second = await registry.run(actions, in: .launchedFromPush, identity: "n1 tap")
    #expect(second.map(\.outcome.result) == [.duplicate, .duplicate])
    let other = await registry.run(actions, in: .launchedFromPush, identity: "n2 tap")
    #expect(other.map(\.outcome.result) == [.opened, .opened])
  }

  @Test func failsWithoutAScene() async throws {
    let registry = LinkActionRegistry(openingLinksIn: { _ in LinkHandler<Quiz>?.none })
    let request = LinkActionRequest("deepLink", "quiz://leagues/1", in: .launchedFromPush)
    #expect(await registry.run(request).reason?.code == .noScene)
  }

  @Test func aReplacedActionKeepsThePredicateC7() async throws {
    let (scene, registry) = try parts()
    try registry.replaceAction(of: "^d", by: LinkAction(taking: String.self) { _, _ in .empty })
    let tap = LinkActionRequest("deepLink", "quiz://leagues/1", in: .launchedFromPush)
    #expect(await registry.run(tap) == .done(.empty))
    #expect(scene.visible == [.home])
    let early = LinkActionRequest("deepLink", "quiz://leagues/1", in: .foregroundPush)
    #expect(await registry.run(early).reason?.code == .actionNotAllowed)
  }
}

extension LinkActionResult {
  /// What the action answers that opened a link.
  fileprivate static let opened = value(["outcome": "opened"])

  /// What it answers about a link that it has opened for the same reason before.
  fileprivate static let duplicate = value(["outcome": "duplicate"])
}
