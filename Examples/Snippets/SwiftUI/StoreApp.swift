// Five screens of an ordinary app: a badge, a search tab, a sheet of the app's own, and a wall.
#if canImport(SwiftUI) && !os(watchOS)
import LinkSwiftUI
import SwiftUI

enum StoreLink: DeepLink {
  case shop
  case product(id: Int, variant: String?)
  case orders
  case order(id: Int)
  case signIn

  static let routes = LinkRoutes<StoreLink>(access: .everyone) {
    LinkRoute(.shop, "/").tab(.shop)
    LinkRoute(StoreLink.product, "/products/:id?variant=:variant")
    LinkRoute(.orders, "/orders").tab(.orders)
    LinkRoute(StoreLink.order, "/orders/:id")
    LinkRoute(.signIn, "/sign-in").presentedOnCurrent(.sheet).access(.appOnly)
  }
}

extension TabID {
  static let shop = TabID("shop"), orders = TabID("orders"), search = TabID("search")
}

@MainActor let storeLinks = DeepLinks(
  StoreLink.self,
  prefixes: [.scheme("store"), .domain("store.example")],
  guards: [
    LinkGuard("account") { request in
      guard case .order = request.link, request.event.account == nil else { return .allow }
      return .wait(until: .signedIn, showing: .signIn)
    }
  ]
)

struct StoreWindow: View {
  @State private var isFilterShown = false

  var body: some View {
    DeepLinkTabs(storeLinks) { link in
      StoreScreen(link, isFilterShown: $isFilterShown)
    } tabs: { stacks in
      if #available(iOS 18, macOS 15, tvOS 18, visionOS 2, *) {
        TabView(selection: stacks.selection) {
          Tab("Shop", systemImage: "bag", value: .shop) { stacks.stack(.shop) }
          Tab("Orders", systemImage: "bell", value: .orders) { stacks.stack(.orders) }.badge(3)
          Tab("Search", systemImage: "eyes", value: .search, role: .search) { SearchScreen() }
        }
      } else {
        TabView(selection: stacks.selection) {
          stacks.stack(.shop).tabItem { Label("Shop", systemImage: "bag") }.tag(TabID.shop)
          stacks.stack(.orders).tabItem { Label("Orders", systemImage: "bell") }.tag(TabID.orders)
          SearchScreen().tabItem { Label("Search", systemImage: "eyes") }.tag(TabID.search)
        }
      }
    }
    .restoresLinks()
    .dismissedByLinks($isFilterShown)
  }
}

struct StoreScreen: View {
  let link: StoreLink
  @Binding var isFilterShown: Bool

  init(_ link: StoreLink, isFilterShown: Binding<Bool>) {
    self.link = link
    _isFilterShown = isFilterShown
  }

  var body: some View {
    List {
      switch link {
      case .shop:
        NavigationLink("Red shoes", link: StoreLink.product(id: 7, variant: "red"))
        Button("Filter") { isFilterShown = true }
      case .product(let id, let variant): Text("Product \(id), \(variant ?? "any")")
      case .orders: NavigationLink("Order 12", link: StoreLink.order(id: 12))
      case .order(let id):
        Text("Order \(id)")
        NavigationLink("Buy again", link: StoreLink.product(id: 7, variant: nil))
      case .signIn: Button("Sign in") { storeLinks.accountDidChange(to: "anna") }
      }
    }
    .navigationTitle("\(link)")
    .sheet(isPresented: link == .shop ? $isFilterShown : .constant(false)) { Text("Filter") }
  }
}

struct SearchScreen: View {
  @Environment(\.openLink) private var openLink

  var body: some View {
    Button("The first match") { openLink(StoreLink.product(id: 9, variant: nil)) }
  }
}
#endif
