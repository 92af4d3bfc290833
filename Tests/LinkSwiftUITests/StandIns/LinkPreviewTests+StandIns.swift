#if STANDINS
import Foundation
import LinkSwiftUI
@_spi(Driving) import SwiftUI
import Testing

@testable import DeepLinking

private enum ShowLink: DeepLink {
  case home
  case act(id: Int)
  case programme
  case help

  static let routes = LinkRoutes<ShowLink>(access: .everyone) {
    LinkRoute(.home, "/").tab("home")
    LinkRoute(ShowLink.act, "/acts/:id")
    LinkRoute(.programme, "/programme").tab("programme")
    LinkRoute(.help, "/help").presentedOnCurrent(.sheet)
  }
}

/// Links of which two lie on each other.
private enum LoopLink: DeepLink, NavigationPlacing {
  case home
  case up
  case down

  static let routes = LinkRoutes<LoopLink>(access: .everyone) {
    LinkRoute(.home, "/").tab("home")
    LinkRoute(.up, "/up")
    LinkRoute(.down, "/down")
  }

  var placements: [LinkPlacement<LoopLink>] {
    switch self {
    case .home: [.root("home")]
    case .up: [.pushed(on: .down)]
    case .down: [.pushed(on: .up)]
    }
  }
}

/// A preview of a link, and the look of presentations over an app's own tabs.
@MainActor @Suite struct LinkPreviewTests {
  private let links = DeepLinks(ShowLink.self, prefixes: [.scheme("show")], log: .off)

  @Test func showsALinkInItsTab() async {
    let host = ViewHost(LinkPreview(links, .act(id: 3)) { Text(verbatim: "\($0)") })
    await host.settle()
    #expect(host.selectedTab == "home" && host.texts.first == "act(id: 3)")
    host.goBack()
    #expect(host.texts.first == "home")
  }

  @Test func showsTheRootInPlaceOfALinkWithoutAPlace() async {
    var lines: [String] = []
    let links = DeepLinks(LoopLink.self, prefixes: [.scheme("show")], log: .off)
    links.onLogLine = { lines.append($0) }
    let host = ViewHost(LinkPreview(links, .up) { Text(verbatim: "\($0)") })
    await host.settle()
    #expect(host.texts.first == "home")
    #expect(lines.contains { $0.hasPrefix("the preview shows the root: ") })
  }

  @Test func presentationsOverTabsOfTheAppsOwnHaveALook() async throws {
    let root = DeepLinkTabs(links) { link in
      Text(verbatim: "\(link)")
    } tabs: { stacks in
      TabView(selection: stacks.selection) {
        stacks.stack("home").tabItem { Text("Home") }.tag(TabID("home"))
        stacks.stack("programme").tabItem { Text("Programme") }.tag(TabID("programme"))
      }
    } presentation: { link, content in
      VStack {
        content
        Text(verbatim: "over \(link)")
      }
    }
    let host = ViewHost(root)
    host.open(try #require(URL(string: "show:///help")))
    await host.settle()
    #expect(host.presentations.count == 1 && host.texts.contains("over help"))
  }
}
#endif
