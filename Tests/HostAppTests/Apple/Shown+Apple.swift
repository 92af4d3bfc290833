@testable import HostApp
import SwiftUI
import UIKit

/// A view that is shown.
@MainActor struct Shown {
  /// Shows a view as the root of the window.
  init(_ view: some View, in app: HostSceneDelegate) {
    app.window?.rootViewController = UIHostingController(rootView: view)
  }

  /// Lets views follow their model.
  func settle() async {
    await Task.yield()
  }
}
