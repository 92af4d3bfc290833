import DeepLinking
import Foundation
import ProphetsLinks
@_spi(Driving) import SwiftUI
import Testing

/// What the app offers to the person's other devices, and what comes from them.
@MainActor @Suite struct ProphetsHandoffTests {
  private let app = ShownApp()
  private let question = "leagues/123/questions/456"

  /// Continues what another device offered.
  private func `continue`(_ url: String, in app: ShownApp) async {
    let activity = NSUserActivity(activityType: ProphetsLink.activityType)
    activity.userInfo = [LinkActivity.urlKey: url]
    #expect(app.host.continue(activity) == 1)
    await app.settle()
  }

  @Test func offersTheQuestionThatIsShown() async throws {
    try await app.open("prophets://\(question)")
    let activity = try #require(app.host.advertisedActivities.first)
    #expect(app.host.advertisedActivities.count == 1)
    #expect(activity.activityType == "example.55prophets.link")
    #expect(activity.title == "Question 456")
    #expect(activity.userInfo?["url"] as? String == "prophets://\(question)")
    #expect(activity.webpageURL?.absoluteString == "https://55prophets.example/\(question)")
    #expect(activity.isEligibleForHandoff)
  }

  @Test func followsWhatThePersonGoesTo() async throws {
    try await app.open("prophets://\(question)")
    app.host.goBack()
    await app.settle()
    #expect(app.host.advertisedActivities.map(\.title) == ["Questions of league 123"])
  }

  @Test func offersNothingWithASecret() async throws {
    // The same table, in which the number of a question is secret.
    let routes = ProphetsLink.router.routes
    let secret = LinkRouter(
      prefixes: ProphetsLink.router.prefixes,
      routes: routes.map { $0.name == "question" ? $0.secret("question") : $0 }
    )
    let app = ShownApp(router: secret)
    try await app.open("prophets://\(question)")
    #expect(app.host.title == "Question 456")
    #expect(app.host.advertisedActivities.isEmpty)
    app.host.goBack()
    await app.settle()
    #expect(app.host.advertisedActivities.count == 1)
  }

  @Test func offersWhatIsShownWhileALinkChangesSomething() async throws {
    try await app.open("prophets://leagues/7")
    try await app.open("prophets://leagues/7/join")
    #expect(app.host.texts.contains("Join league 7?"))
    #expect(app.host.advertisedActivities.map(\.title) == ["League 7"])
    await app.tap("OK")
    #expect(app.outcomes == ["opened", "performed"])
    #expect(app.host.advertisedActivities.map(\.title) == ["League 7"])
  }

  @Test func opensWhatAnotherDeviceOffered() async throws {
    await app.settle()
    await `continue`("prophets://\(question)", in: app)
    let report = try #require(app.reports.last)
    #expect(report.outcome == .opened(skipping: []))
    #expect(report.event.delivery.source == .handoff)
    #expect(app.host.stackTitles.count == 4)
    #expect(app.host.title == "Question 456")
  }

  @Test func refusesALinkThatChangesSomething() async throws {
    await app.settle()
    await `continue`("prophets://leagues/7/join", in: app)
    #expect(app.outcomes == ["unmatched"])
    #expect(!app.host.texts.contains("Join league 7?"))
  }

  @Test func whatWasOfferedWaitsForSignIn() async throws {
    let signedOut = ShownApp(account: nil)
    await signedOut.settle()
    await `continue`("prophets://\(question)", in: signedOut)
    #expect(signedOut.outcomes == ["suspended"])
    await signedOut.tap("OK")
    #expect(signedOut.outcomes == ["suspended", "opened"])
    #expect(signedOut.host.title == "Question 456")
  }
}
