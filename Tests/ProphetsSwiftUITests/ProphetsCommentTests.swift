import DeepLinking
import Foundation
import ProphetsLinks
@_spi(Driving) import SwiftUI
import Testing

@testable import ProphetsSwiftUI

/// What becomes of links that are written in a comment.
@MainActor @Suite struct ProphetsCommentTests {
  private let app = ShownApp()

  /// Shows the comments of a league.
  private func showComments() async throws {
    try await app.open("prophets://leagues/123/comments")
    #expect(app.host.title == "Comments 123")
  }

  @Test func aLinkIsOpenedAsContent() async throws {
    try await showComments()
    await app.tap("prophets://leagues/123/questions/457")
    let report = try #require(app.reports.last)
    #expect(report.outcome == .opened(skipping: []))
    #expect(report.event.delivery.source == .content)
    #expect(app.host.stackTitles.count == 4)
    #expect(app.host.title == "Question 457")
    #expect(app.host.openedBySystem.isEmpty)
    #expect(app.host.warnings.isEmpty)
  }

  @Test func aLinkInASheetIsOpenedWhereItLeads() async throws {
    try await app.open("prophets://leagues/7/invitation")
    await app.tap("prophets://leagues/7")
    #expect(app.reports.last?.event.delivery.source == .content)
    #expect(app.host.presentations.isEmpty)
    #expect(app.host.title == "League 7")
  }

  // Other apps may ask for it, but another person's comment makes no one a member.
  @Test func aLinkThatChangesSomethingIsRefused() async throws {
    try await showComments()
    await app.tap("prophets://leagues/7/join")
    #expect(app.outcomes == ["opened", "unmatched"])
    #expect(!app.host.texts.contains("Join league 7?"))
    #expect(app.host.openedBySystem.isEmpty)
    #expect(app.host.title == "Comments 123")
  }

  // As every page without a screen it is shown by the browser, where the site asks.
  @Test func thePageOfALinkThatChangesSomethingIsLeftToTheBrowser() async throws {
    try await showComments()
    let page = "https://55prophets.example/leagues/7/join"
    await app.tap(page)
    #expect(app.outcomes == ["opened", "openInBrowser"])
    #expect(!app.host.texts.contains("Join league 7?"))
    #expect(app.host.openedBySystem.map(\.absoluteString) == [page])
  }

  @Test func aLinkWaitsForSignIn() async throws {
    try await showComments()
    app.signOut()
    await app.tap("prophets://leagues/123/questions/457")
    #expect(app.outcomes == ["opened", "suspended"])
    await app.tap("OK")
    #expect(app.outcomes == ["opened", "suspended", "opened"])
    #expect(app.host.title == "Question 457")
  }

  @Test func aPageWithoutAScreenIsLeftToTheBrowser() async throws {
    try await showComments()
    let pages = ["https://55prophets.example/imprint", "https://elsewhere.example/seers"]
    for page in pages { await app.tap(page) }
    #expect(app.host.openedBySystem.map(\.absoluteString) == pages)
    #expect(app.host.title == "Comments 123")
  }

  @Test(arguments: ["prophets://nowhere", "other://leagues/7"])
  func whatTheAppDoesNotKnowGoesNowhere(url: String) async throws {
    try await showComments()
    await app.tap(url)
    #expect(app.host.openedBySystem.isEmpty)
    #expect(app.host.title == "Comments 123")
  }
}
