#if canImport(SwiftUI) && !os(watchOS)
import DeepLinking
import SwiftUI

extension View {
  /// Hands over what the scene receives, lets views below open links and move about, and does what the options
  /// say.
  @MainActor
  func handlesLinks<Link: DeepLink>(
    of scene: LinkScene<Link>,
    _ options: LinkSceneOptions<Link>
  ) -> some View {
    modifier(LinkEnvironmentModifier(scene: scene))
      .environment(\.sheetDress, options.presentation)
      .joinsScene { scene.handler.joinScene($0, of: scene) }
      .modifier(OptionalHandoff(scene: scene, options: options))
      .onDeepLink(scene.handler)
      .opensLinks(with: scene.handler)
      .modifier(OptionalRestoration(scene: scene, key: options.storageKey))
      .modifier(OptionalPreference(scene: scene, isOn: options.prefersLinks))
      .modifier(FirstLinkModifier(scene: scene, link: options.firstLink))
  }
}

/// Keeps what is shown, where there is a key for it.
@MainActor
private struct OptionalRestoration<Link: DeepLink>: ViewModifier {
  let scene: LinkScene<Link>
  let key: String?

  func body(content: Content) -> some View {
    if let key {
      content.restoresNavigation(of: scene.model, by: scene.handler, key: key)
    } else {
      content
    }
  }
}

/// Offers what is shown to other devices, where there is a type of activity for it.
@MainActor
private struct OptionalHandoff<Link: DeepLink>: ViewModifier {
  let scene: LinkScene<Link>
  let options: LinkSceneOptions<Link>

  func body(content: Content) -> some View {
    if let type = options.handoffType {
      content.handoff(type, of: scene.model, to: scene.handler, title: options.handoffTitle)
    } else {
      content
    }
  }
}

/// Has the window preferred for the link that it shows, where the app says so.
@MainActor
private struct OptionalPreference<Link: DeepLink>: ViewModifier {
  let scene: LinkScene<Link>
  let isOn: Bool

  func body(content: Content) -> some View {
    #if os(tvOS)
    content
    #else
    if isOn {
      content.prefersLinks(of: scene.model, router: scene.handler.links.router)
    } else {
      content
    }
    #endif
  }
}

/// Opens a link once, when the window appears.
@MainActor
private struct FirstLinkModifier<Link: DeepLink>: ViewModifier {
  let scene: LinkScene<Link>
  let link: Link?

  @State private var opened: Link?

  func body(content: Content) -> some View {
    content.onAppear {
      guard let link, opened == nil else { return }
      opened = link
      scene.handler.open(link)
    }
  }
}

/// Gives views below what moves about.
@MainActor
private struct LinkEnvironmentModifier<Link: DeepLink>: ViewModifier {
  let scene: LinkScene<Link>

  func body(content: Content) -> some View {
    NavigationReader(scene.model) { model in
      content.environment(\.linkNavigator, LinkNavigator(model))
    }
  }
}
#endif
