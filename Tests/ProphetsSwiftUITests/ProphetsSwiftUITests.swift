import DeepLinking
import Foundation
import LinkTesting
import ProphetsFixtures
import ProphetsLinks
@_spi(Driving) import SwiftUI
import Testing

@testable import ProphetsSwiftUI

/// The quiz-league app in SwiftUI, on the models of Apple's frameworks.
@MainActor @Suite struct ProphetsSwiftUITests {
  private let question = "leagues/123/questions/456"
  private let backStack = ["Your leagues", "League 123", "Questions", "Question 456"]
  private let app = ShownApp()

  private var host: ViewHost { app.host }

  private func open(_ text: String) async throws { try await app.open(text) }

  private func settle() async { await app.settle() }

  @Test func launchesWithTheFirstTab() async {
    await settle()
    #expect(host.tabLabels == ["Leagues", "Activity"])
    #expect(host.stackTitles == ["Your leagues"])
    #expect(host.warnings.isEmpty)
  }

  @Test func opensAQuestionColdWithItsBackStack() async throws {
    host.setEnvironment(\.scenePhase, .inactive)
    try await open("prophets://\(question)")
    host.setEnvironment(\.scenePhase, .active)
    await settle()
    #expect(host.stackTitles.count == 4)
    #expect(host.title == "Question 456")
    for title in backStack.dropLast().reversed() {
      #expect(host.goBack())
      await settle()
      #expect(host.title == title)
    }
    #expect(!host.goBack())
  }

  @Test func opensAQuestionWarm() async throws {
    await settle()
    try await open("prophets://leagues/7")
    try await open("prophets:///\(question)")
    #expect(host.stackTitles.count == 4)
    #expect(host.title == "Question 456")
  }

  @Test(arguments: [ViewHost.EntryPoints.openURL, .userActivity, [.openURL, .userActivity]])
  func opensAUniversalLinkThroughEveryEntryPoint(entryPoints: ViewHost.EntryPoints) async throws {
    await settle()
    let url = try #require(URL(string: "https://55prophets.example/\(question)"))
    host.openUniversalLink(url, through: entryPoints)
    await settle()
    #expect(host.stackTitles.count == 4)
    #expect(host.title == "Question 456")
  }

  @Test func dismissesAnInvitationBeforeItOpensAQuestion() async throws {
    try await open("prophets://leagues/7/invitation")
    #expect(host.title == "Join 7")
    host.transitions.endNext(.held)
    try await open("prophets://\(question)")
    #expect(host.presentations.map(\.isDismissing) == [true])
    #expect(host.title == "Question 456")
    host.transitions.release()
    await settle()
    #expect(host.presentations.isEmpty)
    host.goBack()
    #expect(host.stackTitles.count == 3)
  }

  @Test func presentsAnInvitationOnlyAfterAnotherHasLeft() async throws {
    try await open("prophets://leagues/7/invitation")
    host.transitions.endNext(.held)
    try await open("prophets://leagues/123/invitation")
    #expect(host.presentations.map(\.title) == ["Join 7"])
    host.transitions.release()
    await settle()
    #expect(host.presentations.map(\.title) == ["Join 123"])
    #expect(host.warnings.isEmpty)
  }

  @Test func opensWhereAPersonSwipedTheInvitationDown() async throws {
    try await open("prophets://leagues/7/invitation")
    #expect(host.swipeDown())
    await settle()
    #expect(host.title == "League 7")
    try await open("prophets://leagues/7/invitation")
    #expect(host.title == "Join 7")
    #expect(host.presentations.count == 1)
  }

  @Test(arguments: [("OK", "performed"), ("Cancel", "declined")])
  func asksBeforeALinkJoins(button: String, outcome: String) async throws {
    await settle()
    try await open("prophets://leagues/7/join")
    #expect(host.texts.contains("Join league 7?"))
    #expect(!host.swipeDown())
    #expect(app.outcomes == [])
    #expect(host.tap(button))
    await settle()
    #expect(app.outcomes == [outcome])
    #expect(host.presentations.isEmpty)
    #expect(host.title == "Your leagues")
    #expect(host.warnings.isEmpty)
  }

  @Test func aLinkWaitsForSignInAndThenContinues() async throws {
    let signedOut = ShownApp(account: nil)
    await signedOut.settle()
    try await signedOut.open("prophets://leagues/7")
    #expect(signedOut.outcomes == ["suspended"])
    #expect(signedOut.host.texts.contains("Sign in to open this link?"))
    #expect(signedOut.host.tap("OK"))
    await signedOut.settle()
    await signedOut.settle()
    #expect(signedOut.links.account == .me)
    #expect(signedOut.outcomes == ["suspended", "opened"])
    #expect(signedOut.host.title == "League 7")
    #expect(signedOut.host.presentations.isEmpty)
    #expect(signedOut.host.warnings.isEmpty)
  }

  @Test func aLinkWaitsOnWhenThePersonDoesNotSignIn() async throws {
    let signedOut = ShownApp(account: nil)
    await signedOut.settle()
    #expect(signedOut.host.tap("Sunday"))
    await signedOut.settle()
    #expect(signedOut.host.tap("Cancel"))
    await signedOut.settle()
    #expect(signedOut.links.account == nil)
    #expect(signedOut.outcomes == ["suspended"])
    #expect(signedOut.host.title == "Your leagues")
    try await signedOut.open("prophets://activity")
    #expect(signedOut.host.title == "Activity")
  }

  @Test func keepsTheStackOfATabThatIsLeft() async throws {
    try await open("prophets://\(question)")
    host.selectTab("Activity")
    await settle()
    #expect(host.title == "Activity")
    try await open("prophets://leagues/123/questions/457")
    #expect(host.selectedTab == "Leagues")
    #expect(host.stackTitles.count == 4)
    host.goBack()
    await settle()
    #expect(host.title == "Questions")
  }

  @Test func walksByTappingTheLines() async {
    await settle()
    for line in ["Sunday", "Questions", "Question 457"] {
      #expect(host.tap(line))
      await settle()
    }
    #expect(host.stackTitles.count == 4)
    #expect(host.title == "Question 457")
    host.goBack()
    host.goBack()
    await settle()
    host.tap("Join this league")
    await settle()
    #expect(host.presentations.map(\.title) == ["Join 123"])
  }

  @Test(arguments: ["leagues/999999", "leagues/999999/questions/456", "leagues/7/questions/456"])
  func changesNothingForARecordThatDoesNotExist(path: String) async throws {
    try await open("prophets://leagues/123")
    try await open("prophets://\(path)")
    #expect(host.title == "League 123")
    #expect(host.stackTitles.count == 2)
  }

  @Test func leavesAPageWithoutAScreenToTheBrowser() async throws {
    try await open("https://55prophets.example/imprint")
    #expect(host.openedBySystem.map(\.absoluteString) == ["https://55prophets.example/imprint"])
    try await open("prophets://imprint")
    #expect(host.openedBySystem.count == 1)
  }

  @Test func saysWhyAScreenIsNotAvailable() async {
    let host = ViewHost(
      ScreenView(link: .league(league: 999), screens: MadeUpScreens(), open: { _ in })
    )
    await host.settle()
    #expect(host.title == "Not available")
    #expect(host.texts == ["There is no such league."])
  }
}
