import DeepLinking

/// The links of the host app: two tabs, a screen that is pushed, and one that is presented.
enum HostLink: DeepLink, NavigationPlacing {
  case items, news, item(item: Int), note(text: String)

  /// The roots of the tabs, in their order.
  static let tabs: [HostLink] = [.items, .news]

  var placements: [LinkPlacement<HostLink>] {
    switch self {
    case .items: [.root("items")]
    case .news: [.root("news")]
    case .item: [.pushed(on: .items)]
    case .note: [.presented(.sheet, over: .items)]
    }
  }

  /// The table, all of it open to the scheme that `Info.plist` registers.
  static let router = LinkRouter<HostLink>(
    prefixes: [.scheme("deeplink-host")],
    routes: [
      LinkRoute(.items, "/items").access(.from(.customScheme)),
      LinkRoute(.news, "/news").access(.from(.customScheme)),
      LinkRoute(HostLink.item, "/items/:item").access(.from(.customScheme, .content)),
      LinkRoute(HostLink.note, "/notes?text=:text").access(.from(.customScheme)),
    ]
  )
}
