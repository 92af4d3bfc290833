import DeepLinking
import Foundation
import ProphetsLinks
@_spi(Driving) import SwiftUI
import Testing

/// What a window shows when the app was ended and is started again.
@MainActor @Suite struct ProphetsRestorationTests {
  /// What the system keeps of the window.
  private let storage = SceneStore()

  /// Opens links, and ends the app.
  private func leave(_ urls: String...) async throws {
    let app = ShownApp(storage: storage)
    for url in urls { try await app.open(url) }
  }

  @Test func showsWhatWasShown() async throws {
    try await leave("prophets://leagues/123/questions/456", "prophets://activity")
    let again = ShownApp(storage: storage)
    await again.settle()
    #expect(again.host.selectedTab == "Activity")
    again.host.selectTab("Leagues")
    await again.settle()
    for title in ["Question 456", "Questions", "League 123", "Your leagues"] {
      #expect(again.host.title == title)
      again.host.goBack()
      await again.settle()
    }
    #expect(again.reports.isEmpty)
    #expect(again.host.warnings.isEmpty)
  }

  @Test func showsASheetAgain() async throws {
    try await leave("prophets://leagues/7/invitation")
    let again = ShownApp(storage: storage)
    await again.settle()
    #expect(again.host.presentations.map(\.title) == ["Join 7"])
    #expect(again.host.swipeDown())
    await again.settle()
    #expect(again.host.title == "League 7")
  }

  @Test func aLinkThatStartsTheAppGoesOverIt() async throws {
    try await leave("prophets://leagues/123/questions/456", "prophets://activity")
    let again = ShownApp(storage: storage)
    again.host.setEnvironment(\.scenePhase, .inactive)
    try await again.open("prophets://leagues/7")
    #expect(again.outcomes == ["opened"])
    #expect(again.host.stackTitles == ["Your leagues", "League 7"])
    again.host.selectTab("Activity")
    await again.settle()
    #expect(again.host.title == "Activity")
  }

  @Test func aQuestionThatIsBeingAskedIsNotAskedAgain() async throws {
    try await leave("prophets://leagues/7", "prophets://leagues/7/join")
    let again = ShownApp(storage: storage)
    await again.settle()
    #expect(again.host.title == "League 7")
    #expect(!again.host.texts.contains("Join league 7?"))
  }

  @Test func startsAnewWhenWhatWasKeptIsDamaged() async throws {
    storage.values["navigation"] = Data("no JSON".utf8)
    let again = ShownApp(storage: storage)
    await again.settle()
    #expect(again.host.stackTitles == ["Your leagues"])
    #expect(again.host.selectedTab == "Leagues")
  }

  @Test func saysWhyAScreenIsNotThereAnyMore() async throws {
    try await leave("prophets://leagues/123")
    let data = try #require(storage.values["navigation"] as? Data)
    let gone = String(decoding: data, as: UTF8.self)
      .replacingOccurrences(of: "leagues/123", with: "leagues/999")
      .replacingOccurrences(of: #"leagues\/123"#, with: #"leagues\/999"#)
    storage.values["navigation"] = Data(gone.utf8)
    let again = ShownApp(storage: storage)
    await again.settle()
    #expect(again.host.stackTitles == ["Your leagues", "Not available"])
    #expect(again.host.texts.contains("There is no such league."))
  }
}
