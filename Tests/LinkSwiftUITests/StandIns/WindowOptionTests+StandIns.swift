import DeepLinking
import LinkNavigation
import LinkRouting
import LinkTesting
@_spi(Driving) import SwiftUI
import Testing

@testable import LinkSwiftUI

private enum RecipeLink: DeepLink {
  case recipes
  case recipe(id: Int)
  case steps(recipe: Int)
  case note(recipe: Int)
  case photo(recipe: Int)
  case filter

  static let routes = LinkRoutes<RecipeLink>(access: .everyone) {
    LinkRoute(.recipes, "/")
    LinkRoute(RecipeLink.recipe, "/recipes/:id")
    LinkRoute(RecipeLink.steps, "/recipes/:recipe/steps")
    LinkRoute(RecipeLink.note, "/recipes/:recipe/note").presented(.sheet)
    LinkRoute(RecipeLink.photo, "/recipes/:recipe/note/photo").presented(.fullScreen)
    LinkRoute(.filter, "/filter").presented(.popover(from: "filter"))
  }
}

@MainActor private func recipes(_ time: VirtualTime = VirtualTime()) -> DeepLinks<RecipeLink> {
  DeepLinks(
    router: LinkRouter(RecipeLink.self, prefixes: [.scheme("recipes")]),
    environment: time.environment,
    log: .off
  )
}

/// A list that selects, and the screens that it leads to.
private struct RecipeScreen: View {
  let link: RecipeLink
  @Environment(\.linkSelection) private var selection

  init(_ link: RecipeLink) { self.link = link }

  var body: some View {
    VStack {
      Text(verbatim: "\(link)")
      if link == .recipes {
        List(selection: selection(RecipeLink.self)) {
          Text("First").tag(RecipeLink.recipe(id: 1))
          Text("Second").tag(RecipeLink.recipe(id: 2))
        }
      }
    }
    .navigationTitle("\(link)")
  }
}

/// What a window says beside its screens: how presentations look, what a list selects, which columns are shown.
@MainActor @Suite struct WindowOptionTests {
  private let links = recipes()

  private func open(_ link: RecipeLink, in host: ViewHost) async {
    links.open(link)
    await host.settle()
  }

  @Test func aPresentationLooksAsTheAppSays() async {
    let host = ViewHost(
      DeepLinkStack(links) { link in
        RecipeScreen(link)
      } presentation: { link, content in
        content.presentationDetents(link == .note(recipe: 1) ? [.medium, .large] : [.large])
      }
    )
    await open(.note(recipe: 1), in: host)
    #expect(host.presentations.map(\.size) == ["large, medium"])
    await open(.photo(recipe: 1), in: host)
    #expect(host.presentations.map(\.isFullScreen) == [false, true])
    #expect(host.presentations.map(\.size) == ["large, medium", "large"])
    #expect(host.texts.first == "photo(recipe: 1)")
    await open(.note(recipe: 2), in: host)
    #expect(host.presentations.map(\.size) == ["large"])
    #expect(host.warnings.isEmpty)
  }

  @Test func aPopoverLooksAsTheAppSays() async {
    let model = NavigationModel<RecipeLink>(state: NavigationState(stack: [.destination(.recipes)]))
    let handler = LinkHandler(links: links, host: model, scene: .main)
    let host = ViewHost(
      DestinationStack(model) { link in
        RecipeScreen(link).popoverAnchor("filter", of: model) { RecipeScreen($0) }
      }
      .presentations(of: model) {
        RecipeScreen($0)
      } presentation: { _, content in
        content.presentationDetents([.medium])
      }
    )
    handler.open(.filter)
    await host.settle()
    #expect(host.presentations.map(\.isPopover) == [true])
    #expect(host.presentations.map(\.size) == ["medium"])
  }

  @Test func tabsAndColumnsDressTheirPresentationsToo() async {
    let tabs = ViewHost(
      DeepLinkTabs(links) {
        RecipeScreen($0)
      } label: {
        Text($0.rawValue)
      } presentation: { _, content in
        content.presentationDetents([.medium])
      }
    )
    await open(.note(recipe: 1), in: tabs)
    #expect(tabs.presentations.map(\.size) == ["medium"])
    let columns = ViewHost(
      DeepLinkColumns(links) {
        RecipeScreen($0)
      } placeholder: {
        Text("Choose")
      } presentation: { _, content in
        content.presentationDetents([.medium])
      }
      .environment(\.horizontalSizeClass, .regular)
    )
    await open(.note(recipe: 1), in: columns)
    #expect(columns.presentations.map(\.size) == ["medium"])
  }

  @Test(arguments: [UserInterfaceSizeClass.compact, .regular])
  func aListSelectsWhatStandsOnItsScreen(width: UserInterfaceSizeClass) async {
    let host = ViewHost(
      DeepLinkColumns(links) { link in
        RecipeScreen(link)
      } placeholder: {
        Text("Choose")
      }
      .environment(\.horizontalSizeClass, width)
    )
    #expect(!host.texts.contains("selected"))
    host.tap("First")
    #expect(links.state()?.visibleEntry == .destination(.recipe(id: 1)))
    await open(.steps(recipe: 2), in: host)
    if width == .regular { #expect(host.controls.contains("Second selected")) }
    // Another choice takes the place of everything above the list.
    host.goBack()
    host.goBack()
    host.tap("First")
    #expect(
      links.state()?.visibleStack == [.destination(.recipes), .destination(.recipe(id: 1))]
    )
    #expect(host.warnings.isEmpty)
  }

  @Test func aSelectionThatIsClearedGoesBackToTheList() async {
    let model = NavigationModel<RecipeLink>(state: NavigationState(stack: [.destination(.recipes)]))
    let place = SelectionPlace(address: .container(.main), link: RecipeLink.recipes)
    model[above: place] = .recipe(id: 1)
    #expect(model[above: place] == .recipe(id: 1) && !model.isUntouched)
    model[above: place] = nil
    #expect(model.state.visibleStack == [.destination(.recipes)])
    let nowhere = SelectionPlace(address: .container(.main), link: RecipeLink.recipe(id: 9))
    model[above: nowhere] = .recipe(id: 1)
    #expect(model[above: nowhere] == nil && model.state.visibleStack.count == 1)
    // Outside of a screen of links, or for links of another type, there is nothing to select.
    #expect(LinkSelection()(RecipeLink.self).wrappedValue == nil)
    let screen = ScreenPlace(stack: .whole(.container(.main)), destination: RecipeLink.recipes)
    #expect(LinkSelection((model, screen))(Int.self).wrappedValue == nil)
  }

  @Test(
    arguments: [
      (2, NavigationSplitViewVisibility.all, 2), (3, .all, 3), (3, .doubleColumn, 2),
      (2, .detailOnly, 1),
    ]
  )
  func aBindingSaysWhichColumnsAreShown(
    count: Int,
    visibility: NavigationSplitViewVisibility,
    shown: Int
  ) async {
    let host = ViewHost(
      DeepLinkColumns(links, count: count, visibility: .constant(visibility)) { link in
        RecipeScreen(link)
      } placeholder: {
        Text("Choose")
      }
      .environment(\.horizontalSizeClass, .regular)
    )
    #expect(host.columns.count == shown)
    await open(.steps(recipe: 2), in: host)
    #expect(host.columns.count == shown && host.columns.last?.last == "steps(recipe: 2)")
  }

  @Test func aWindowIsPreferredForTheLinkThatItShows() async throws {
    let url = url("recipes://recipes/2")
    let first = ViewHost(DeepLinkStack(links) { RecipeScreen($0) }.prefersLinks())
    await open(.recipe(id: 2), in: first)
    let second = ViewHost(DeepLinkStack(links) { RecipeScreen($0) }.prefersLinks())
    #expect(ViewHost.window(for: url, among: [second, first]) === first)
  }

  @Test func everyWindowOffersItsLinkIsPreferredAndIsRestored() async {
    func check(_ root: some View) async {
      let store = SceneStore()
      let host = ViewHost(root.environment(\.horizontalSizeClass, .regular), storage: store)
      await open(.recipe(id: 2), in: host)
      let offered = host.advertisedActivities.first
      #expect(offered?.userInfo?["url"] as? String == "recipes://recipes/2")
      #expect(offered?.title == nil)
      #expect(ViewHost.window(for: url("recipes://recipes/2"), among: [host]) === host)
      #expect(store.values["links"] != nil)
    }
    let type = "com.example.recipes.link"
    await check(
      DeepLinkStack(links) { RecipeScreen($0) }.offersLinks(as: type).prefersLinks()
        .restoresLinks()
    )
    await check(
      DeepLinkTabs(links) {
        RecipeScreen($0)
      } label: {
        Text($0.rawValue)
      }
      .offersLinks(as: type).prefersLinks().restoresLinks()
    )
    await check(
      DeepLinkColumns(links) {
        RecipeScreen($0)
      } placeholder: {
        Text("Choose")
      }
      .offersLinks(as: type).prefersLinks().restoresLinks()
    )
  }
}
