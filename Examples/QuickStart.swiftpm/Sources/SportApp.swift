// Tabs and columns of the README's first page.
#if canImport(SwiftUI) && !os(watchOS)
import LinkSwiftUI
import SwiftUI

enum SportLink: DeepLink {
  case leagues
  case league(id: Int)
  case activity
  case rules

  static let routes = LinkRoutes<SportLink>(access: .everyone) {
    LinkRoute(.leagues, "/").tab(.leagues)
    LinkRoute(SportLink.league, "/leagues/:id")
    LinkRoute(.activity, "/activity").tab(.activity)
    LinkRoute(.rules, "/leagues/rules").presented(.sheet)
  }
}

extension TabID { static let leagues = TabID("leagues"), activity = TabID("activity") }

@MainActor let sportLinks = DeepLinks(SportLink.self, prefixes: [.scheme("sport")])

struct SportTabs: View {
  var body: some View {
    DeepLinkTabs(sportLinks) { link in
      SportScreen(link)
    } label: { tab in
      Label(tab.rawValue, systemImage: "list.number")
    }
  }
}

struct SportColumns: View {
  var body: some View {
    DeepLinkColumns(sportLinks, count: 2) { link in
      SportScreen(link)
    } placeholder: {
      Text("Choose a league")
    }
  }
}

struct SportScreen: View {
  let link: SportLink
  @Environment(\.linkNavigator) private var navigator
  @Environment(\.openLink) private var openLink

  init(_ link: SportLink) { self.link = link }

  var body: some View {
    VStack {
      Text(verbatim: "\(link)")
      Text(verbatim: "tab \(navigator.selectedTab), back \(navigator.canPop)")
      Button("Back") { navigator.pop() }
      Button("Root") { navigator.popToRoot() }
      Button("Close") { navigator.dismiss() }
      Button("Activity") { navigator.select(.activity) }
      Button("League 9") { openLink("/leagues/9") }
      Button("Text") { URL(string: "sport://leagues/1").map { _ = openLink($0) } }
    }
    .navigationTitle("\(link)")
  }
}
#endif
