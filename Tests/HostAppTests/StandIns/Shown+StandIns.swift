@testable import HostApp
@_spi(Driving) import SwiftUI

/// A view that is shown.
@MainActor struct Shown {
  /// Shows it.
  private let host: ViewHost

  /// Shows a view.
  init(_ view: some View, in app: HostSceneDelegate) {
    host = ViewHost(view)
  }

  /// Lets views follow their model.
  func settle() async {
    await host.settle()
  }
}
