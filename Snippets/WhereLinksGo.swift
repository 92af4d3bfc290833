// Where links go: into a tab, over it, or onto whatever is on screen.
// snippet.hide
import DeepLinking

// snippet.show
enum MusicLink: DeepLink {
  case home
  case album(id: Int)
  case search
  case profile(name: String)
  case player
  case settings

  static let routes = LinkRoutes<MusicLink>(access: .everyone) {
    LinkRoute(.home, "/").tab("home")
    LinkRoute(MusicLink.album, "/albums/:id")  // on its parent, in the tab "home"
    LinkRoute(.search, "/search").tab("search")
    LinkRoute(MusicLink.profile, "/@:name").pushedOnCurrent  // in whatever tab is selected
    LinkRoute(.player, "/player").presentedOnCurrent(.fullScreen)  // over whatever is shown
    LinkRoute(.settings, "/settings").presented(.sheet)  // over its parent, so over "home"
  }
}
// snippet.end

// snippet.hide
let links = DeepLinks(MusicLink.self, prefixes: [.scheme("music")], log: .off)
let host = HeadlessHost(
  state: try NavigationState<MusicLink>(containers: [
    NavigationContainer(id: "home", stack: [.destination(.home)]),
    NavigationContainer(id: "search", stack: [.destination(.search)]),
  ])
)
let handler = LinkHandler(links: links, host: host, scene: .main)
handler.sceneDidBecomeActive()
// snippet.show
for url in ["music://search", "music:///@ada", "music://player", "music://settings"] {
  let outcome = await links.receive(url, from: .customScheme)?.outcome.name ?? "-"
  let stack = host.state.visibleStack.compactMap(\.destination)
  print(outcome, host.state.selected, stack.map { "\($0)" })
}
// opened search ["search"]
// opened search ["search", "profile(name: \"ada\")"]
// opened search ["player"]
// opened home ["settings"]
