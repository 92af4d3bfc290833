// Windows of an app in SwiftUI: which one a link goes to, what each shows again, and a link in a new one.
// snippet.hide
#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
import LinkSwiftUI
import SwiftUI

enum TripLink: DeepLink, Codable {
  case trips
  case trip(id: Int)

  static let routes = LinkRoutes<TripLink>(access: .everyone) {
    LinkRoute(.trips, "/")
    LinkRoute(TripLink.trip, "/trips/:id")
  }
}

@MainActor let trips = DeepLinks(TripLink.self, prefixes: [.scheme("trips")], log: .off)

// snippet.show
struct TripsApp: App {
  var body: some Scene {
    WindowGroup {
      DeepLinkStack(trips) { link in TripScreen(link) }
        .restoresLinks()  // what each window showed when the app ran last
        .prefersLinks()  // a link goes to the window that shows it, else to any that is open
    }
    .handlesExternalEvents(matching: trips.router.windowConditions)

    WindowGroup(for: TripLink.self) { $link in TripWindow(link: link) }  // TripLink: Codable
      .handlesExternalEvents(matching: [])
  }
}

struct TripWindow: View {
  let link: TripLink?

  var body: some View {
    DeepLinkStack(trips) { link in TripScreen(link) }
      .opensLink(link)  // in this window, when it appears
  }
}

struct TripScreen: View {
  let link: TripLink
  @Environment(\.openWindow) private var openWindow
  // snippet.hide

  init(_ link: TripLink) { self.link = link }
  // snippet.show

  var body: some View {
    Button("Open in a new window") { openWindow(value: link) }
    // snippet.hide
    Text(verbatim: "\(link)").navigationTitle("\(link)")
    // snippet.show
  }
}
// snippet.hide
#endif
