#if canImport(SwiftUI) && !os(watchOS)
public import DeepLinking
public import SwiftUI

/// A window with one stack in columns, its presentations, and every link that its scene receives.
@MainActor
public struct DeepLinkColumns<Link: DeepLink, Screen: View, Placeholder: View>: View {
  private let links: DeepLinks<Link>

  private let count: Int

  private let screen: @MainActor @Sendable (Link) -> Screen

  private let placeholder: @MainActor @Sendable () -> Placeholder

  private var storageKey: String?

  @State private var keeper = LinkSceneKeeper<Link>()

  /// Creates the view of a window.
  ///
  /// - Parameters:
  ///   - links: What all windows of the app share.
  ///   - count: The number of columns, 2 or 3.
  ///   - screen: Makes the view of a link.
  ///   - placeholder: Makes what a column shows that has no link.
  public init(
    _ links: DeepLinks<Link>,
    count: Int = 2,
    @ViewBuilder screen: @escaping @MainActor @Sendable (Link) -> Screen,
    @ViewBuilder placeholder: @escaping @MainActor @Sendable () -> Placeholder
  ) {
    self.links = links
    self.count = count
    self.screen = screen
    self.placeholder = placeholder
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
    let scene = keeper.scene(of: links) { .stack(of: links) }
    DestinationColumns(scene.model, count: count, screen: screen, placeholder: placeholder)
      .presentations(of: scene.model, screen: screen)
      .handlesLinks(of: scene, keptAs: storageKey)
  }
}
#endif
