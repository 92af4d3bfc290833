#if canImport(SwiftUI) && !os(watchOS)
public import DeepLinking
public import LinkSwiftUI
public import PreferencesApp
public import SwiftUI

/// The one scene of the app in SwiftUI: what it shows, and the app behind it.
@MainActor
public final class PreferencesScene {
  /// What is shown.
  public let model: NavigationModel<PreferencesLink>

  /// The app.
  public let app: PreferencesApp

  /// Launches the app.
  ///
  /// - Parameter environment: Time and identities.
  /// - Throws: What launching throws.
  public init(environment: LinkEnvironment = .live()) throws {
    model = NavigationModel(state: try PreferencesApp.atLaunch())
    app = try PreferencesApp(
      schemes: ["vnd.mycompany.myapp"],
      host: model,
      scene: .main,
      environment: environment
    )
  }
}

/// The root of the window: two tabs, what is presented over them, and the one place that listens.
public struct PreferencesRoot: View {
  /// The scene.
  private let scene: PreferencesScene

  /// Creates a root.
  public init(scene: PreferencesScene) {
    self.scene = scene
  }

  /// The tabs.
  public var body: some View {
    NavigationReader(scene.model) { model in
      TabView(selection: model.selection) {
        DestinationStack(model, of: "home") { PreferencesScreen(link: $0) }
          .tabItem { Text(verbatim: "Home") }
          .tag(TabID("home"))
        DestinationStack(model, of: "inbox") { PreferencesScreen(link: $0) }
          .tabItem { Text(verbatim: "Inbox") }
          .tag(TabID("inbox"))
      }
      .presentations(of: model) { PreferencesScreen(link: $0) }
    }
    .onDeepLink(scene.app.handler)
  }
}

/// A screen: its title.
struct PreferencesScreen: View {
  /// What it shows.
  let link: PreferencesLink

  /// The title.
  var body: some View {
    Text(verbatim: "\(link)").navigationTitle("\(link)")
  }
}
#endif
