#if canImport(SwiftUI) && !os(watchOS)
import SwiftUI

extension View {
  /// Receives the links of the scene, lets views below open links and navigate, and applies the options.
  @MainActor
  func handlesLinks<Link: DeepLink>(
    of scene: LinkScene<Link>,
    _ options: LinkSceneOptions<Link>
  ) -> some View {
    providesLinkNavigator(scene.model)
      .environment(\.presentationStyling, options.presentation)
      .joinsScene { id, isKey in
        scene.model.windowIsKey = isKey
        scene.handler.joinScene(id, of: scene)
      }
      .readsKeyWindow(of: scene.model)
      .offersLinks(of: scene, options)
      .onDeepLink(scene.handler)
      .opensLinks(with: scene.handler)
      .restoresLinks(of: scene, options.storageKey)
      .prefersLinks(of: scene, options.prefersLinks)
      .modifier(FirstLinkModifier(scene: scene, link: options.firstLink))
  }

  /// Lets a model know on macOS whether its window has the person's attention; elsewhere the window itself is asked.
  @MainActor
  private func readsKeyWindow<Link: DeepLink>(of model: NavigationModel<Link>) -> some View {
    #if os(macOS)
    modifier(KeyWindowModifier { isKey in model.windowIsKey = { isKey } })
    #else
    self
    #endif
  }

  /// Sets the navigator of views below.
  @MainActor
  private func providesLinkNavigator<Link: DeepLink>(_ model: NavigationModel<Link>) -> some View {
    NavigationReader(model) { model in
      environment(\.linkNavigator, LinkNavigator(model))
    }
  }

  /// Offers the current link to other devices, if a type of activity is set.
  @MainActor
  @ViewBuilder
  private func offersLinks<Link: DeepLink>(
    of scene: LinkScene<Link>,
    _ options: LinkSceneOptions<Link>
  ) -> some View {
    if let type = options.handoffType {
      handoff(type, of: scene.model, to: scene.handler, title: options.handoffTitle)
    } else {
      self
    }
  }

  /// Saves and restores the links, if a key is set.
  @MainActor
  @ViewBuilder
  private func restoresLinks<Link: DeepLink>(of scene: LinkScene<Link>, _ key: String?) -> some View
  {
    if let key {
      restoresNavigation(of: scene.model, by: scene.handler, key: key)
    } else {
      self
    }
  }

  /// Prefers the window for the link that it shows, if the app asks for that.
  @MainActor
  @ViewBuilder
  private func prefersLinks<Link: DeepLink>(of scene: LinkScene<Link>, _ isOn: Bool) -> some View {
    #if os(tvOS)
    self
    #else
    if isOn {
      prefersLinks(of: scene.model, router: scene.handler.links.router)
    } else {
      self
    }
    #endif
  }
}

#if os(macOS)
/// Reports whether views of the window appear active, as in the key window.
@MainActor
private struct KeyWindowModifier: ViewModifier {
  let report: @MainActor (Bool) -> Void

  @Environment(\.appearsActive) private var appearsActive

  init(_ report: @escaping @MainActor (Bool) -> Void) { self.report = report }

  func body(content: Content) -> some View {
    let _ = report(appearsActive)
    content
  }
}
#endif

/// Opens a link once, when the window appears.
@MainActor
private struct FirstLinkModifier<Link: DeepLink>: ViewModifier {
  let scene: LinkScene<Link>
  let link: Link?

  @State private var opened: Link?

  init(scene: LinkScene<Link>, link: Link?) {
    (self.scene, self.link) = (scene, link)
  }

  func body(content: Content) -> some View {
    content.onAppear {
      guard let link, opened == nil else { return }
      opened = link
      scene.handler.open(link)
    }
  }
}
#endif
