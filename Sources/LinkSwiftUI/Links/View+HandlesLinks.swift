#if canImport(SwiftUI) && !os(watchOS)
import DeepLinking
import SwiftUI

extension View {
  /// Hands over what the scene receives, lets views below open links and move about, and keeps what is shown
  /// where there is a key for it.
  @MainActor
  @ViewBuilder
  func handlesLinks<Link: DeepLink>(of scene: LinkScene<Link>, keptAs key: String?) -> some View {
    let view = modifier(LinkEnvironmentModifier(scene: scene))
      .onDeepLink(scene.handler)
      .opensLinks(with: scene.handler)
    if let key {
      view.restoresNavigation(of: scene.model, by: scene.handler, key: key)
    } else {
      view
    }
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
