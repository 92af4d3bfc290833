#if STANDINS
import DeepLinking
import Foundation
@_spi(Driving) import SwiftUI
import Testing

@testable import LinkSwiftUI
@testable import QuickStartSwiftUI

/// A stack with links and screens that are not links, kept from one run to the next.
@MainActor @Suite struct PathItemTests {
  private let links = DeepLinks(QuizLink.self, prefixes: [.scheme("quiz")], log: .off)
  private let store = SceneStore()

  private func start() -> ViewHost { ViewHost(DraftsView(links: links), storage: store) }

  private var shown: [QuizLink?]? { links.state()?.visibleStack.map(\.destination) }

  @Test func aNavigationLinkPushesALink() {
    let host = start()
    host.tap("League 5")
    #expect(host.texts.first == "league(id: 5)")
    #expect(shown == [.home, .league(id: 5)])
    #expect(host.warnings.isEmpty)
  }

  @Test func aNavigationLinkPushesAScreenThatIsNoLink() {
    let host = start()
    host.tap("New question")
    host.tap("Another")
    #expect(host.texts.first == "A question for league 6")
    #expect(shown == [.home, nil, nil])
    host.goBack()
    #expect(host.texts.first == "A question for league 5")
    host.goBack()
    #expect(host.texts.first == "home")
    #expect(host.warnings.isEmpty)
  }

  @Test func aLinkTakesTheScreenAwayAndOneOnItStays() async throws {
    let host = start()
    host.tap("New question")
    host.tap("League 6")
    await host.settle()
    #expect(host.texts.first == "league(id: 6)")
    #expect(shown == [.home, .league(id: 6)])
    host.goBack()
    host.tap("New question")
    let url = try #require(URL(string: "quiz:///"))
    host.open(url)
    await host.settle()
    #expect(shown == [.home])
  }

  @Test func aValueWithoutAScreenSaysWhatToAdd() {
    var notes: [String] = []
    links.onLogLine = { notes.append($0) }
    let host = start()
    host.tap("New question")
    host.tap("Its answers")
    let text =
      "No screen for 'String'. Add .linkScreen(for: String.self) { … } to the DeepLinkStack."
    #expect(host.texts.first == text)
    #expect(notes == [text])
  }

  @Test func theSameValueTwiceIsTwoScreens() {
    let model = NavigationModel<QuizLink>(state: NavigationState(stack: [.destination(.home)]))
    let item = LinkPathItem<QuizLink>.screen(Draft(league: 1))
    model.path(of: .main).wrappedValue = [item, item]
    #expect(model.path(of: .main).wrappedValue == [item, item])
    let stack = model.state.visibleStack
    #expect(stack.count == 3 && Set(stack).count == 3)
    model.path(of: .main).wrappedValue = [item]
    #expect(model.state.visibleStack == Array(stack.prefix(2)))
    model.path(of: .main).wrappedValue = [item, item]
    #expect(Set(model.state.visibleStack).count == 3)
  }

  @Test func aWindowIsRestoredWithoutScreensThatAreNoLinks() async throws {
    let host = start()
    host.open(try #require(URL(string: "quiz://leagues/7/questions/2")))
    await host.settle()
    host.tap("New question")
    await host.settle()
    let again = start()
    await again.settle()
    #expect(again.texts.first == "question(league: 7, id: 2)")
    #expect(shown == [.home, .league(id: 7), .question(league: 7, id: 2)])
  }

  @Test func whatCannotBeReadIsALineOfTheLog() async {
    var notes: [String] = []
    links.onLogLine = { notes.append($0) }
    store.values["links"] = Data("not JSON".utf8)
    await start().settle()
    #expect(shown == [.home])
    #expect(notes.count == 1 && notes[0].hasPrefix("the saved screens cannot be read"), "\(notes)")
  }

  @Test func tabsAndColumnsAreRestored() async throws {
    let url = try #require(URL(string: "sport://leagues/3"))
    func tabs() -> ViewHost {
      ViewHost(
        DeepLinkTabs(sportLinks) {
          SportScreen($0)
        } label: {
          Text($0.rawValue)
        }.restoresLinks(),
        storage: store
      )
    }
    let left = tabs()
    left.open(url)
    await left.settle()
    let tabs = tabs()
    await tabs.settle()
    #expect(tabs.texts.first == "league(id: 3)" && tabs.tabLabels == ["leagues", "activity"])

    let wide = DeepLinkColumns(sportLinks) {
      SportScreen($0)
    } placeholder: {
      Text("None")
    }
    .restoresLinks("columns").environment(\.horizontalSizeClass, .regular)
    let before = ViewHost(wide, storage: store)
    before.open(url)
    await before.settle()
    let columns = ViewHost(wide, storage: store)
    await columns.settle()
    #expect(columns.columns.map(\.last) == ["leagues", "league(id: 3)"])
  }

  @Test func anOpenLinkOutsideOfAWindowSaysWhatIsMissing() {
    var lines: [String] = []
    let openLink = OpenLinkAction { lines.append($0) }
    #expect(!openLink(QuizLink.home) && !openLink("/leagues/7"))
    #expect(
      lines == [
        """
        openLink(QuizLink) opened nothing: no DeepLinkStack, DeepLinkTabs or DeepLinkColumns is around the view.
        """,
        """
        openLink(a URL or a path) opened nothing: no DeepLinkStack, DeepLinkTabs or DeepLinkColumns is around \
        the view.
        """,
      ]
    )
  }

  @Test func aSceneIsAskedForWhatItShows() {
    #expect(links.state() == nil)
    let host = start()
    #expect(links.state(in: "elsewhere") == nil)
    #expect(host.texts.first == "home" && shown == [.home])
  }
}
#endif
