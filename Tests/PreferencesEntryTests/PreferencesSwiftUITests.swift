@_spi(Driving) import AppleFoundationStandIn
import DeepLinking
import Foundation
import LinkActions
import LinkTesting
import PreferencesApp
import PreferencesEntry
@_spi(Driving) import SwiftUI
import Testing

/// The preferences app in SwiftUI, on the models of Apple's frameworks.
@MainActor @Suite struct PreferencesSwiftUITests {
  private let app: PreferencesApp
  private let host: ViewHost
  private let time = VirtualTime()

  init() throws {
    app = try PreferencesApp(environment: time.environment)
    host = ViewHost(PreferencesRoot(app: app))
  }

  /// Delivers a URL and lets everything come to its end.
  private func open(_ path: String) async throws {
    time.advance(by: .seconds(1))
    host.open(try #require(URL(string: "vnd.mycompany.myapp://deeplink/\(path)")))
    await host.settle()
    await host.settle()
  }

  @Test func aSchemeOpensAListedScreenC2C3() async throws {
    try await open("preferences/profile")
    #expect(host.stackTitles == ["home", "preferences", "profile"])
    try await open("diagnostics")
    #expect(host.title == "profile")
  }

  @Test func aTabAndASheetAreReachedC4() async throws {
    try await open("inbox")
    #expect(host.selectedTab == "Inbox")
    try await open("preferences/about")
    #expect(host.title == "about")
    #expect(host.presentations.map(\.title) == ["about"])
  }

  @Test func aTappedNotificationOpensTheSettingsC9() async {
    let tap = LinkActionRequest("deepLink", "app-settings:", in: .launchedFromPush)
    #expect(await app.registry.run(tap).name == "done")
    #expect(host.openedBySystem.map(\.absoluteString) == ["app-settings:"])
    // Otherwise it would be another delivery of the same tap.
    time.advance(by: .seconds(1))
    let page = LinkActionRequest("deepLink", "app-settings:", in: .webViewInvocation)
    #expect(await app.registry.run(page).name == "failed")
    #expect(host.openedBySystem.count == 1)
  }
}
