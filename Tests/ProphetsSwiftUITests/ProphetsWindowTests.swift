import Foundation
import ProphetsLinks
@_spi(Driving) import SwiftUI
import Testing

/// Which of several windows the system gives a link to.
@MainActor @Suite struct ProphetsWindowTests {
  private let first = ShownApp()
  private let second = ShownApp()

  /// The window that a URL goes to.
  private func window(for text: String) throws -> ShownApp? {
    let url = try #require(URL(string: text))
    let host = ViewHost.window(for: url, among: [first.host, second.host])
    return [first, second].first { $0.host === host }
  }

  @Test(arguments: ["prophets://", "https://55prophets.example/"])
  func goesToTheWindowThatShowsIt(prefix: String) async throws {
    let url = "\(prefix)leagues/123/questions/456"
    await first.settle()
    try await second.open("prophets://leagues/123/questions/456")
    #expect(try window(for: url) === second)
    #expect(try window(for: "prophets://activity") === first)
    second.host.selectTab("Activity")
    await second.settle()
    #expect(try window(for: url) === first)
  }

  @Test func anActivityOfAnotherDeviceGoesThereToo() async throws {
    await first.settle()
    try await second.open("prophets://leagues/7")
    let offered = try #require(second.host.advertisedActivities.first)
    #expect(ViewHost.window(for: offered, among: [first.host, second.host]) === second.host)
  }

  @Test(
    arguments: [
      ("prophets://leagues/7", true), ("https://55prophets.example/leagues/7", true),
      ("other://leagues/7", false), ("https://elsewhere.example/leagues/7", false),
    ]
  )
  func aNewWindowIsOpenedForTheLinksOfTheAppAlone(text: String, isOpened: Bool) throws {
    let url = try #require(URL(string: text))
    #expect(ViewHost.opensWindow(of: first.windows, for: url) == isOpened)
  }
}
