// Opens links of an app with tabs in memory, and looks at the tab and its stack.
import DeepLinking

enum SportLink: DeepLink {
  case leagues
  case activity
  case entry(id: Int)

  static let routes = LinkRoutes<SportLink>(access: .everyone) {
    LinkRoute(.leagues, "/").tab("leagues")
    LinkRoute(.activity, "/activity").tab("activity")
    LinkRoute(SportLink.entry, "/activity/:id")
  }
}

let links = DeepLinks(SportLink.self, prefixes: [.scheme("sport")], log: .off)
let state = try NavigationState<SportLink>(containers: [
  NavigationContainer(id: "leagues", stack: [.destination(.leagues)]),
  NavigationContainer(id: "activity"),  // not shown yet, so its stack is empty
])
let host = HeadlessHost(state: state)
let handler = LinkHandler(links: links, host: host, scene: .main)
handler.sceneDidBecomeActive()
let receipt = links.receive("sport://activity/3", from: .customScheme)
print(await receipt?.outcome.name ?? "-", host.state.selected)  // opened activity
print(host.state.visibleStack.compactMap(\.destination))  // activity, entry(id: 3)
