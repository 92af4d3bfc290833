// Catches the link that starts an app with SwiftUI's life cycle in a scene delegate as well.
#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
import LinkSwiftUI
import SwiftUI
import UIKit

@MainActor final class NetWindows {  // what the delegate and the view have in common
  static let shared = NetWindows()
  let model = NavigationModel<QuizLink>(state: NavigationState(stack: [.destination(.home)]))
  lazy var handler = LinkHandler(links: links, host: model, scene: links.makeSceneID())
  lazy var scene = SceneLinks(handler: handler)
}

// The app delegate names it: `configuration.delegateClass = NetSceneDelegate.self`.
final class NetSceneDelegate: NSObject, UIWindowSceneDelegate {
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {
    NetWindows.shared.handler.sceneDidConnect(as: LinkSceneID(scene))
    NetWindows.shared.scene.willConnect(with: options)
  }
}

struct NetRoot: View {
  private let windows = NetWindows.shared

  var body: some View {
    DestinationStack(windows.model) { QuizScreen(link: $0) }
      .presentations(of: windows.model) { QuizScreen(link: $0) }
      .onDeepLink(windows.handler)
  }
}
#endif
