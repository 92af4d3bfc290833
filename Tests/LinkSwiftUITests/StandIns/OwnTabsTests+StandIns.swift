#if STANDINS
import DeepLinking
import Foundation
import LinkTesting
@_spi(Driving) import SwiftUI
import Testing

@testable import LinkSwiftUI

/// The links of an app with a tab bar of its own.
private enum ClubLink: DeepLink {
  case news
  case story(id: Int)
  case team
  case member(id: Int)
  case rules

  static let routes = LinkRoutes<ClubLink>(access: .everyone) {
    LinkRoute(.news, "/").tab(.news)
    LinkRoute(ClubLink.story, "/stories/:id")
    LinkRoute(.team, "/team").tab(.team)
    LinkRoute(ClubLink.member, "/members/:id").pushedOnCurrent
    LinkRoute(.rules, "/rules").presentedOnCurrent(.sheet)
  }
}

extension TabID {
  fileprivate static let news = TabID("news"), team = TabID("team"), search = TabID("search")
}

private struct ClubScreen: View {
  let link: ClubLink
  @Environment(\.linkNavigator) private var navigator

  init(_ link: ClubLink) { self.link = link }

  var body: some View {
    VStack {
      Text(verbatim: "\(link)")
      Button("To the search") { navigator.select(.search) }
      NavigationLink("Story 1", link: ClubLink.story(id: 1))
    }
  }
}

/// Items with `tabItem` and `tag`, as from iOS 16.
private struct OldTabs: View {
  let links: DeepLinks<ClubLink>

  var body: some View {
    DeepLinkTabs(links) {
      ClubScreen($0)
    } tabs: { stacks in
      TabView(selection: stacks.selection) {
        stacks.stack(.news).tabItem { Label("News", systemImage: "newspaper") }.badge(3).tag(
          TabID.news
        )
        stacks.stack(.team).tabItem { Label("Team", systemImage: "person.3") }.tag(TabID.team)
        Text("Search").tabItem { Label("Find", systemImage: "magnifyingglass") }.tag(TabID.search)
      }
    }
    .restoresLinks()
  }
}

/// `Tab`s, as from iOS 18.
private struct NewTabs: View {
  let links: DeepLinks<ClubLink>

  var body: some View {
    DeepLinkTabs(links) {
      ClubScreen($0)
    } tabs: { stacks in
      TabView(selection: stacks.selection) {
        Tab("News", systemImage: "newspaper", value: .news) { stacks.stack(.news) }.badge(3)
        TabSection("People") {
          Tab("Team", systemImage: "person.3", value: .team) { stacks.stack(.team) }
        }
        Tab("Find", systemImage: "magnifyingglass", value: .search, role: .search) {
          Text("Search")
        }
      }
    }
    .restoresLinks()
  }
}

/// A tab bar of the app's own, with a tab without links.
@MainActor @Suite struct OwnTabsTests {
  private let time = VirtualTime()
  private let links: DeepLinks<ClubLink>
  private let store = SceneStore()

  init() {
    let router = LinkRouter(ClubLink.self, prefixes: [.scheme("club")])
    links = DeepLinks(router: router, environment: time.environment, log: .off)
  }

  private func start(_ form: Int) -> ViewHost {
    form == 0
      ? ViewHost(OldTabs(links: links), storage: store)
      : ViewHost(NewTabs(links: links), storage: store)
  }

  private var state: NavigationState<ClubLink>? { links.state() }

  private var shown: [ClubLink?]? { state?.visibleStack.map(\.destination) }

  private func open(_ text: String, in host: ViewHost) async throws {
    host.open(try #require(URL(string: text)))
    await host.settle()
  }

  @Test(arguments: [0, 1]) func showsTheStacksOfItsTabs(_ form: Int) async throws {
    let host = start(form)
    #expect(host.tabLabels == ["News", "Team", "Find"])
    #expect(host.texts.first == "news")
    try await open("club:///stories/7", in: host)
    #expect(host.texts.first == "story(id: 7)" && shown == [.news, .story(id: 7)])
    try await open("club:///team", in: host)
    #expect(host.selectedTab == "Team" && shown == [.team])
    host.selectTab("News")
    #expect(shown == [.news, .story(id: 7)])
    #expect(host.warnings.isEmpty)
  }

  @Test(arguments: [0, 1]) func aTabWithoutLinksIsSelectedAndForeign(_ form: Int) async throws {
    let host = start(form)
    host.selectTab("Find")
    #expect(host.selectedTab == "Find" && host.texts.first == "Search")
    #expect(state?.selected == .search && shown == [nil])
    #expect(state?.visibleStack.first?.foreign != nil)
    try await open("club:///stories/7", in: host)
    #expect(host.selectedTab == "News" && host.texts.first == "story(id: 7)")
    host.tap("To the search")
    #expect(host.selectedTab == "Find")
    host.selectTab("Team")
    #expect(host.selectedTab == "Team" && shown == [.team])
    #expect(host.warnings.isEmpty)
  }

  @Test(arguments: [0, 1]) func whatIsPushedOnTheCurrentScreenGoesToTheLastTabWithLinks(_ form: Int)
    async throws
  {
    let host = start(form)
    host.selectTab("Team")
    host.selectTab("Find")
    try await open("club:///members/5", in: host)
    #expect(host.selectedTab == "Team" && host.texts.first == "member(id: 5)")
    #expect(shown == [.team, .member(id: 5)])
  }

  @Test(arguments: [0, 1]) func aSheetStaysOverATabWithoutLinks(_ form: Int) async throws {
    let host = start(form)
    host.selectTab("Find")
    try await open("club:///rules", in: host)
    #expect(host.presentations.count == 1 && host.texts.first == "rules")
    host.swipeDown()
    await host.settle()
    #expect(host.presentations.isEmpty && host.selectedTab == "Find")
  }

  @Test(arguments: [0, 1]) func isRestoredWithATabThatHasLinks(_ form: Int) async throws {
    let host = start(form)
    try await open("club:///stories/7", in: host)
    host.selectTab("Find")
    await host.settle()
    let again = start(form)
    await again.settle()
    #expect(again.selectedTab == "News" && again.texts.first == "story(id: 7)")
    #expect(again.warnings.isEmpty)
  }

  @Test func theStackOfATabThatNoRouteNamesSaysSo() {
    var lines: [String] = []
    links.onLogLine = { lines.append($0) }
    let host = ViewHost(
      DeepLinkTabs(links) {
        ClubScreen($0)
      } tabs: { stacks in
        TabView(selection: stacks.selection) {
          stacks.stack(.news).tabItem { Text("News") }.tag(TabID.news)
          stacks.stack("shop").tabItem { Text("Shop") }.tag(TabID("shop"))
        }
      }
    )
    host.selectTab("Shop")
    #expect(
      lines == [
        "no route has .tab(\"shop\"), so its stack is empty; show a view of your own there."
      ]
    )
    host.selectTab("News")
    host.selectTab("Shop")
    #expect(lines.count == 1)
  }

  /// A tab bar with the stacks of tabs, each in an item with a tag.
  private func start(
    _ items: [(stack: TabID?, tag: TabID)],
    log: @escaping @MainActor (String) -> Void
  )
    -> ViewHost
  {
    links.onLogLine = { log($0) }
    return ViewHost(
      DeepLinkTabs(links) {
        ClubScreen($0)
      } tabs: { stacks in
        TabView(selection: stacks.selection) {
          ForEach(items, id: \.tag.rawValue) { item in
            VStack {
              if let stack = item.stack { stacks.stack(stack) } else { Text("Search") }
            }
            .tabItem { Text(item.tag.rawValue) }
            .tag(item.tag)
          }
        }
      }
    )
  }

  private func pass(_ host: ViewHost) async {
    await host.settle()
    time.advance(by: .seconds(2))
    for _ in 0..<100 { await Task.yield() }
    await host.settle()
  }

  @Test func aTabWhoseStackNoViewShowsIsALineOfTheLogWhenItIsSelected() async throws {
    var lines: [String] = []
    let host = start([(.news, .news), (nil, .search)]) { lines.append($0) }
    await pass(host)
    #expect(lines == [])
    for _ in 0..<2 {
      try await open("club:///team", in: host)
      await pass(host)
      #expect(
        lines == [
          """
          the tab 'team' was selected, and no view shows its stack: put stacks.stack("team") into an item of the tab \
          bar with .tag(TabID("team")), or take .tab("team") from the routes.
          """
        ]
      )
      host.selectTab("news")
      await pass(host)
    }
  }

  @Test func aTagThatIsMisspeltIsALineOfTheLog() async throws {
    var lines: [String] = []
    let host = start([(.news, .news), (.team, "taem"), (nil, .search)]) { lines.append($0) }
    await pass(host)
    #expect(lines == [])
    host.selectTab("search")
    await pass(host)
    #expect(lines == [])
    for _ in 0..<2 {
      host.selectTab("taem")
      await pass(host)
      host.selectTab("news")
      await pass(host)
    }
    #expect(
      lines == [
        """
        stacks.stack("team") is in an item with the tag 'taem', so no link selects it: give it .tag(TabID("team")).
        """
      ]
    )
  }

  @Test func aStackThatIsThereTwiceIsALineOfTheLog() async throws {
    var lines: [String] = []
    let host = start([(.news, .news), (.team, .team), (.news, .search)]) { lines.append($0) }
    await pass(host)
    host.selectTab("team")
    await pass(host)
    #expect(lines == [])
    host.selectTab("search")
    await pass(host)
    #expect(
      lines.last
        == "stacks.stack(\"news\") is in the window twice, and both show the same screens: keep one."
    )
    let count = lines.count
    host.selectTab("news")
    host.selectTab("search")
    await pass(host)
    #expect(lines.count == count)
  }

  @Test(arguments: [0, 1]) func aTabBarThatIsRightWritesNothing(_ form: Int) async throws {
    var lines: [String] = []
    links.onLogLine = { lines.append($0) }
    let host = start(form)
    for tab in ["Team", "Find", "News", "Find", "Team"] {
      host.selectTab(tab)
      await pass(host)
    }
    try await open("club:///stories/7", in: host)
    await pass(host)
    #expect(lines == [])
  }
}
#endif
