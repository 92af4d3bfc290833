// Apps that navigate by themselves: a path, a state, a store and a coordinator take links with their parents.
// snippet.hide
#if canImport(SwiftUI) && !os(watchOS)
import LinkSwiftUI
import Observation
import SwiftUI

enum SongLink: DeepLink {
  case library
  case album(id: Int)
  case song(album: Int, id: Int)

  static let routes = LinkRoutes<SongLink>(access: .everyone) {
    LinkRoute(.library, "/")
    LinkRoute(SongLink.album, "/albums/:id")
    LinkRoute(SongLink.song, "/albums/:album/songs/:id")
  }
}

@MainActor let songs = DeepLinks(SongLink.self, prefixes: [.scheme("songs")], log: .off)

struct SongScreen: View {
  let link: SongLink

  init(_ link: SongLink) { self.link = link }

  var body: some View { Text(verbatim: "\(link)").navigationTitle("\(link)") }
}

// snippet.show
// A `NavigationPath`: the root is in the stack already.
struct PathRoot: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      SongScreen(.library)
        .navigationDestination(for: SongLink.self) { SongScreen($0) }
    }
    .onDeepLink(songs) { link, parents in
      path = NavigationPath((parents + [link]).filter { $0 != .library })
    }
  }
}
// snippet.end

// A state: an enum says what is shown, and a link is one of its values.
enum SongState: Equatable {
  case browsing
  case reading(album: Int)
  case playing(song: Int, album: Int)

  init(_ link: SongLink) {
    switch link {
    case .library: self = .browsing
    case .album(let id): self = .reading(album: id)
    case .song(let album, let id): self = .playing(song: id, album: album)
    }
  }
}

struct StateRoot: View {
  @State private var state = SongState.browsing

  var body: some View {
    VStack {
      switch state {
      case .browsing: Text("Library")
      case .reading(let album): Text("Album \(album)")
      case .playing(let song, let album): Text("Song \(song) of album \(album)")
      }
    }
    .onDeepLink(songs) { link, _ in state = SongState(link) }
  }
}
// snippet.end

// A store in the style of Redux: a link is an action like all others.
enum SongAction: Equatable {
  case follow(SongLink, parents: [SongLink])
  case back
}

@MainActor final class SongStore {
  private(set) var path: [SongLink] = [.library]
  private(set) var log: [SongAction] = []

  func send(_ action: SongAction) {
    log.append(action)
    switch action {
    case .follow(let link, let parents): path = parents + [link]
    case .back: path = path.count > 1 ? path.dropLast() : path
    }
  }

  // Outside of views: the stream lives as long as the task that reads it.
  func followLinks() -> Task<Void, Never> {
    let links = songs.settledLinks()
    return Task { for await (link, parents) in links { send(.follow(link, parents: parents)) } }
  }
}
// snippet.end

// A coordinator: it asks its children, each of which shows its own links.
@MainActor protocol SongCoordinator: AnyObject {
  func show(_ link: SongLink, on parents: [SongLink]) -> Bool
}

@MainActor final class AlbumCoordinator: SongCoordinator {
  private(set) var album: Int?

  func show(_ link: SongLink, on parents: [SongLink]) -> Bool {
    guard case .album(let id) = link else { return false }
    album = id
    return true
  }
}

@MainActor final class PlayerCoordinator: SongCoordinator {
  private(set) var song: Int?

  func show(_ link: SongLink, on parents: [SongLink]) -> Bool {
    guard case .song(_, let id) = link else { return false }
    song = id
    return true
  }
}

struct CoordinatedRoot: View {
  let children: [any SongCoordinator]

  var body: some View {
    Text("Library")
      .onDeepLink(songs) { link, parents in
        _ = children.contains { $0.show(link, on: parents) }
      }
  }
}
// snippet.hide
#endif
