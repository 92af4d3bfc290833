#if canImport(SwiftUI) && !os(watchOS)
public import DeepLinking
public import GalleryApp
import LinkSwiftUI
public import SwiftUI

/// The gallery in SwiftUI: the same links, table and places, with views.
public struct GalleryRoot: View {
  /// What the window shows and receives links with; made once, whatever this view is made anew.
  @State private var window: GalleryWindow

  /// What the person is told about a link that was not opened.
  @State private var notice: String?

  /// Creates a root.
  ///
  /// - Parameter links: What all windows of the app share.
  public init(links: DeepLinks<GalleryLink>) {
    _window = State(initialValue: GalleryWindow(links: links))
  }

  /// The tabs, what is presented over them, and what the person is told.
  public var body: some View {
    VStack {
      DestinationTabs(window.model) {
        PhotoView(link: $0)
      } label: {
        Text($0.rawValue)
      }
      .presentations(of: window.model) { PhotoView(link: $0) }
      .onDeepLink(window.handler) { receipt in
        Task { notice = GalleryApp.notice(about: await receipt.outcome) }
      }
      if let notice { Text(notice) }
    }
  }
}

/// What one window shows, and what it receives links with.
@MainActor
final class GalleryWindow {
  /// What the window shows.
  let model: NavigationModel<GalleryLink>

  /// Turns what it receives into what it shows.
  let handler: LinkHandler<GalleryLink>

  /// Creates a window that shows the first tab.
  init(links: DeepLinks<GalleryLink>) {
    // The tabs have different names, so there is a state.
    model = NavigationModel(state: (try? .atLaunch()) ?? NavigationState())
    handler = LinkHandler(links: links, host: model, scene: links.makeSceneID())
  }
}

/// The screen of a link.
private struct PhotoView: View {
  /// The link.
  let link: GalleryLink

  /// An image, or words.
  var body: some View {
    if case .photo(let photo) = link {
      VStack {
        Image(systemName: "photo")
        Text(photo.caption ?? photo.name)
      }
    } else {
      Text("\(link.feature)")
    }
  }
}
#endif
