#if canImport(SwiftUI) && !os(watchOS)
public import DeepLinking
public import SwiftUI

/// A window with tabs, each with a stack of its own, and every link that its scene receives.
///
/// The tabs are those of the routes with `.tab(_:)`, in the order of the routes.
@MainActor
public struct DeepLinkTabs<Link: DeepLink, Screen: View, Label: View>: View {
  private let links: DeepLinks<Link>

  private let screen: @MainActor @Sendable (Link) -> Screen

  private let label: @MainActor @Sendable (TabID) -> Label

  private var storageKey: String?

  @State private var keeper = LinkSceneKeeper<Link>()

  /// Creates the view of a window.
  ///
  /// - Parameters:
  ///   - links: What all windows of the app share.
  ///   - screen: Makes the view of a link.
  ///   - label: Makes what the tab bar shows for a tab.
  public init(
    _ links: DeepLinks<Link>,
    @ViewBuilder screen: @escaping @MainActor @Sendable (Link) -> Screen,
    @ViewBuilder label: @escaping @MainActor @Sendable (TabID) -> Label
  ) {
    self.links = links
    self.screen = screen
    self.label = label
  }

  /// Keeps what the window shows, and shows it again when its scene is restored, as far as guards allow it.
  ///
  /// Screens that are no links are left out, with what stands on them.
  ///
  /// - Parameter key: The key of the scene's storage.
  /// - Returns: The window, restored.
  public func restoresLinks(_ key: String = "links") -> Self {
    var view = self
    view.storageKey = key
    return view
  }

  /// What the window shows.
  public var body: some View {
    let scene = keeper.scene(of: links) { .tabs(of: links) }
    DestinationTabs(scene.model, screen: screen, label: label)
      .presentations(of: scene.model, screen: screen)
      .handlesLinks(of: scene, keptAs: storageKey)
  }
}
#endif
