import DeepLinking
import LinkActions
import LinkRouting
import Testing

@MainActor
@Suite struct LinkPushActionsTests {
  /// A registry that notes what ran.
  @MainActor
  private final class Recorder {
    let registry = LinkActionRegistry()
    var ran: [String] = []

    init() throws {
      for names in [["tag"], ["deepLink", "^d"], ["badge"]] {
        try registry.register(
          LinkAction(taking: PayloadValue.self) { [unowned self] _, request in
            await Task.yield()
            ran.append(request.name)
            guard request.argument != "broken" else {
              throw LinkFailure(.actionFailed, message: "It broke.")
            }
            return .empty
          },
          as: names[0],
          aliases: Array(names.dropFirst()),
          when: .always
        )
      }
    }
  }

  @Test func actionsOfAPayloadRunInTheOrderOfRegistrationC8() async throws {
    let recorder = try Recorder()
    let actions = LinkPushActions(["badge": 1, "^d": "quiz://home", "tag": "a"])
    let reports = await recorder.registry.run(actions, in: .launchedFromPush)
    #expect(recorder.ran == ["tag", "^d", "badge"])
    #expect(reports.map(\.name) == ["tag", "^d", "badge"])
    #expect(reports.allSatisfy { $0.outcome == .done(.empty) })
  }

  @Test func anActionThatFailsDoesNotStopTheOthersC8() async throws {
    let recorder = try Recorder()
    let actions = LinkPushActions(["badge": 1, "tag": "broken"])
    let reports = await recorder.registry.run(actions, in: .launchedFromPush)
    #expect(reports.map(\.outcome.name) == ["failed", "done"])
  }

  @Test func unknownNamesAreReportedLastC8() async throws {
    let recorder = try Recorder()
    let actions = LinkPushActions(["zoo": 1, "badge": 1, "alien": 1])
    let reports = await recorder.registry.run(actions, in: .launchedFromPush)
    #expect(reports.map(\.name) == ["badge", "alien", "zoo"])
    #expect(reports.map(\.outcome.reason?.code) == [nil, .unknownAction, .unknownAction])
  }

  @Test(arguments: LinkActionSituation.allCases)
  func actionsOfAPushRunAfterATapOnlyC6(situation: LinkActionSituation) async throws {
    let recorder = try Recorder()
    let actions = LinkPushActions(["badge": 1, "nosuch": 1])
    let reports = await recorder.registry.run(actions, in: situation)
    let isTap = [.launchedFromPush, .foregroundButton, .backgroundButton].contains(situation)
    #expect(recorder.ran == (isTap ? ["badge"] : []))
    #expect(reports.allSatisfy { ($0.outcome.reason?.code == .notTapped) == !isTap })
  }

  @Test func anActionRunsOnceForAPayloadC8() async throws {
    let recorder = try Recorder()
    let actions = LinkPushActions(["^d": "quiz://a", "deepLink": "quiz://b"])
    let reports = await recorder.registry.run(actions, in: .launchedFromPush)
    #expect(recorder.ran == ["deepLink"])
    #expect(reports.last?.name == "^d")
    #expect(reports.last?.outcome.reason?.code == .repeatedAction)
  }

  @Test func actionsAreReadFromTheirPlaceInAPayloadC8() throws {
    let payload: PayloadValue = [
      "aps": ["alert": "Hello"], "^d": "quiz://home", "app": ["actions": ["tag": "a"]],
    ]
    #expect(
      try LinkPushActions(in: payload).arguments.keys.sorted() == ["^d", "app"]
    )
    #expect(try LinkPushActions(in: payload, at: "app", "actions").arguments == ["tag": "a"])
    #expect(try LinkPushActions(in: payload, at: "nosuch").arguments == [:])
    let error = #expect(throws: LinkFailure.self) { try LinkPushActions(in: payload, at: "^d") }
    #expect(error?.code == .malformedActions)
    #expect(error?.found == "text")
  }
}
