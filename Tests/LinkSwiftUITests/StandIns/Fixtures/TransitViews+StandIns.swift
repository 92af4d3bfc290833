import DeepLinking
import LinkNavigation
@_spi(Driving) import SwiftUI

@testable import LinkSwiftUI

/// A scene and what shows it.
@MainActor struct ShownScene {
  /// The scene.
  let scene: TransitScene

  /// What shows it.
  let host: ViewHost

  /// Shows a scene.
  init(_ scene: TransitScene = TransitScene(), _ host: ViewHost? = nil) {
    self.scene = scene
    self.host = host ?? ViewHost(TransitRoot(scene: scene))
  }
}

/// The root of a scene: tabs, presentations over them, and the one place that listens.
struct TransitRoot: View {
  let scene: TransitScene
  var body: some View {
    TransitTabs(model: scene.model)
      .onDeepLink(
        scene.handler,
        onReceive: { scene.note($0) },
        onSecondAttachment: { scene.noteSecondAttachment() }
      )
      .environment(\.scenePhase, scene.phase.phase)
  }
}

/// Tabs, and presentations over them.
struct TransitTabs: View {
  let model: NavigationModel<TransitLink>
  var body: some View {
    NavigationReader(model) { model in
      TabView(selection: model.selection) {
        DestinationStack(model, of: .lines) { TransitScreen(link: $0) }
          .tabItem { Text("Lines") }.tag(TabID.lines)
        DestinationStack(model, of: .map) { TransitScreen(link: $0) }
          .tabItem { Text("Map") }.tag(TabID.map)
      }
      .presentations(of: model) { TransitScreen(link: $0) }
    }
  }
}

/// The screen of a link: it counts taps, leads to a stop, and can close itself.
struct TransitScreen: View {
  let link: TransitLink
  @State private var taps = 0
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Text("taps \(taps)")
    Button("Tap") { taps += 1 }
    Button("Close") { dismiss() }
    NavigationLink("Next stop", value: LinkPathItem(TransitLink.stop(line: 1, stop: 9)))
      .navigationTitle(link.title)
  }
}
