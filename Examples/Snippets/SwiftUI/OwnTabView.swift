// An app with tabs, paths and sheets of its own, and a store with a path and something presented.
// snippet.hide
#if canImport(SwiftUI) && !os(watchOS)
import LinkSwiftUI
import SwiftUI

enum GymLink: DeepLink, Identifiable {
  case courses
  case course(id: Int)
  case profile
  case booking(course: Int)
  case trainer(id: Int)
  case signIn

  static let routes = LinkRoutes<GymLink>(access: .everyone) {
    LinkRoute(.courses, "/").tab("courses")
    LinkRoute(GymLink.course, "/courses/:id")
    LinkRoute(.profile, "/profile").tab("profile")
    LinkRoute(GymLink.booking, "/courses/:course/booking").presented(.sheet)
    LinkRoute(GymLink.trainer, "/trainers/:id").pushedOnCurrent
    LinkRoute(.signIn, "/sign-in").presentedOnCurrent(.sheet)
  }

  var id: Self { self }
}

@MainActor let gymLinks = DeepLinks(GymLink.self, prefixes: [.scheme("gym")], log: .off)

// snippet.show
struct GymTabs: View {
  @State private var tab: TabID = "courses"
  @State private var paths: [TabID: [GymLink]] = [:]
  @State private var sheet: GymLink?

  var body: some View {
    TabView(selection: $tab) {
      stack("courses", root: .courses)
      stack("profile", root: .profile)
    }
    .sheet(item: $sheet) { Text(verbatim: "\($0)") }
    .onDeepLink(gymLinks) { link, parents, destination in
      if let selected = destination.tab {
        (tab, paths[selected]) = (selected, Array(destination.stack.dropFirst()))
      } else {
        paths[tab, default: []] += destination.stack  // on whatever the person sees
      }
      sheet = destination.presentations.last?.stack.last
    }
  }
  // snippet.end

  private func stack(_ id: TabID, root: GymLink) -> some View {
    NavigationStack(
      path: Binding {
        paths[id] ?? []
      } set: {
        paths[id] = $0
      }
    ) {
      Text(verbatim: "\(root)")
        .navigationDestination(for: GymLink.self) { Text(verbatim: "\($0)") }
    }
    .tabItem { Text(verbatim: id.rawValue) }
    .tag(id)
  }
}

// A store in the way of `path` and `@Presents`: the reducer takes the destination as an action.
@MainActor final class GymStore {
  struct State: Equatable {
    var tab: TabID = "courses"
    var path: [GymLink] = []
    var presented: GymLink?
  }

  enum Action {
    case follow(LinkDestination<GymLink>)
    case dismissed
  }

  private(set) var state = State()

  func send(_ action: Action) {
    switch action {
    case .follow(let destination):
      if let tab = destination.tab {
        (state.tab, state.path) = (tab, Array(destination.stack.dropFirst()))
      } else {
        state.path += destination.stack
      }
      state.presented = destination.presentations.last?.stack.last
    case .dismissed: state.presented = nil
    }
  }

  func followLinks() -> Task<Void, Never> {
    let destinations = gymLinks.settledDestinations()
    return Task { for await destination in destinations { send(.follow(destination)) } }
  }
}
// snippet.hide
#endif
