#if STANDINS
import DeepLinking
import Foundation
import LinkPatterns
import LinkUIKit
@_spi(Driving) import SwiftUI
import Testing

@testable import QuickStartSwiftUI

/// The first page of the README, as an app would run it.
@MainActor @Suite struct FrontDoorTests {
  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  @Test func opensALinkWithItsBackStack() async throws {
    let host = ViewHost(app: QuizApp())
    #expect(host.texts.first == "home")
    host.open(try url("quiz://leagues/7/questions/2"))
    await host.settle()
    #expect(host.texts.first == "question(league: 7, id: 2)")
    host.goBack()
    #expect(host.texts.first == "league(id: 7)")
    host.goBack()
    #expect(host.texts.first == "home")
    #expect(host.warnings.isEmpty)
  }

  @Test func aViewOpensALink() async throws {
    let host = ViewHost(app: QuizApp())
    host.tap("League 7")
    await host.settle()
    #expect(host.texts.first == "league(id: 7)")
    host.openUniversalLink(try url("https://quiz.example/leagues/8"))
    await host.settle()
    #expect(host.texts.first == "league(id: 8)")
  }

  @Test func theAppHasTheNetForLinksThatStartIt() {
    let parts = Mirror(reflecting: QuizApp()).children
    #expect(parts.contains { $0.value is UIApplicationDelegateAdaptor<LinkAppDelegate> })
  }

  @Test func tabsAreTheRoutesWithATab() async throws {
    let host = ViewHost(SportTabs())
    #expect(host.tabLabels == ["leagues", "activity"])
    #expect(host.texts.prefix(2) == ["leagues", "tab leagues, back false"])
    host.open(try url("sport://leagues/3"))
    await host.settle()
    #expect(host.texts.prefix(2) == ["league(id: 3)", "tab leagues, back true"])
    host.open(try url("sport://activity"))
    await host.settle()
    #expect(host.selectedTab == "activity")
    #expect(host.texts.prefix(2) == ["activity", "tab activity, back false"])
  }

  @Test func aViewMovesAboutAsAPersonWould() async throws {
    let host = ViewHost(SportTabs())
    host.open(try url("sport://leagues/3"))
    await host.settle()
    host.tap("Back")
    #expect(host.texts.first == "leagues")
    host.open(try url("sport://leagues/rules"))
    await host.settle()
    #expect(host.presentations.count == 1 && host.texts.first == "rules")
    host.tap("Close")
    await host.settle()
    #expect(host.presentations.isEmpty && host.texts.first == "leagues")
    host.tap("Activity")
    #expect(host.selectedTab == "activity")
    host.open(try url("sport://leagues/4"))
    await host.settle()
    host.tap("Root")
    #expect(host.texts.first == "leagues")
  }

  @Test func aPathIsTheAppsOwnAndAURLIsContent() async throws {
    let host = ViewHost(SportTabs())
    host.tap("League 9")
    await host.settle()
    #expect(host.texts.first == "league(id: 9)")
    // A URL is content, which `.everyone` includes.
    host.tap("Text")
    await host.settle()
    #expect(host.texts.first == "league(id: 1)")
  }

  @Test func anAppWithAPathOfItsOwnTakesLinksWithTheirParents() async throws {
    let host = ViewHost(OwnPathView())
    host.open(try url("sport://leagues/3"))
    await host.settle()
    #expect(host.texts.first == "league(id: 3)")
    host.goBack()
    #expect(host.texts.first == "leagues")
    host.open(try url("sport://leagues/4"))
    await host.settle()
    #expect(host.texts.first == "league(id: 4)")
    #expect(host.stackTitles == ["leagues", "league(id: 4)"])
    host.open(try url("sport:///"))
    await host.settle()
    #expect(host.stackTitles == ["leagues"])
  }

  @Test func theInspectorSaysWhatBecameOfALink() async throws {
    let host = ViewHost(InspectedView())
    host.open(try url("quiz://leagues/seven"))
    await host.settle()
    host.tap("What became of links?")
    #expect(host.texts.contains("unmatched: quiz://leagues/seven"))
    #expect(host.texts.contains { $0.contains("expected Int, found 'seven'") })
  }

  @Test func theAppPackageRegistersTheSchemesOfItsLinks() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appendingPathComponent("Examples/QuickStart.swiftpm/Info.plist")
    let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
    let types = (list as? [String: Any])?["CFBundleURLTypes"] as? [[String: Any]] ?? []
    let registered = types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }
    #expect(registered == ["quiz", "sport"])
    let own = links.router.prefixes + sportLinks.router.prefixes
    #expect(own.filter { !$0.isWeb }.map(\.scheme) == registered)
  }

  @Test func columnsShowTheStack() async throws {
    let host = ViewHost(SportColumns().environment(\.horizontalSizeClass, .regular))
    host.open(try url("sport://leagues/3"))
    await host.settle()
    #expect(host.columns.map(\.last) == ["leagues", "league(id: 3)"])
  }
}
#endif
