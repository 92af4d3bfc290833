#if canImport(SwiftUI) && !os(watchOS)
import DeepLinking
import SwiftUI

extension View {
  /// Hands over what the scene receives, and lets views below open links and move about.
  @MainActor
  func handlesLinks<Link: DeepLink>(of scene: LinkScene<Link>) -> some View {
    modifier(LinkEnvironmentModifier(scene: scene))
      .onDeepLink(scene.handler)
      .opensLinks(with: scene.handler)
  }
}

/// Gives views below what opens links and what moves about.
@MainActor
private struct LinkEnvironmentModifier<Link: DeepLink>: ViewModifier {
  let scene: LinkScene<Link>

  func body(content: Content) -> some View {
    NavigationReader(scene.model) { model in
      content
        .environment(\.openLink, OpenLinkAction(scene.handler))
        .environment(\.linkNavigator, LinkNavigator(model))
    }
  }
}
#endif
