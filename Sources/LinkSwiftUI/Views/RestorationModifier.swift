#if canImport(SwiftUI) && !os(watchOS)
import Foundation
import LinkHandling
import LinkNavigation
import LinkRouting
import SwiftUI

/// Keeps what a model shows in the storage of the scene, and restores it once.
@MainActor
struct RestorationModifier<Link: DeepLink & NavigationPlacing>: ViewModifier {
  /// What the scene shows.
  private let model: NavigationModel<Link>

  /// The handler of the scene.
  private let handler: LinkHandler<Link>

  /// Called when something is left out.
  private let onProblem: @MainActor @Sendable (LinkFailure) -> Void

  /// What the system keeps.
  @SceneStorage private var saved: Data?

  /// Keeps what a model shows.
  init(
    model: NavigationModel<Link>,
    handler: LinkHandler<Link>,
    key: String,
    onProblem: @escaping @MainActor @Sendable (LinkFailure) -> Void
  ) {
    self.model = model
    self.handler = handler
    self.onProblem = onProblem
    _saved = SceneStorage(key)
  }

  /// The view, keeping what it shows.
  func body(content: Content) -> some View {
    // A link may come as soon as this body was read, so it is from then on that it finds what to restore.
    let _ = model.armRestoration { restore() }
    NavigationReader(model) { model in
      content
        .onAppear { model.restoreNow() }
        .task(id: model.ownState) {
          model.restoreNow()
          // Until it is decided what is restored, it is kept as it is.
          await handler.restorationEnd()
          guard !Task.isCancelled else { return }
          save()
        }
    }
  }

  /// Shows what was kept.
  private func restore() {
    guard let data = saved else { return }
    handler.restore(data).whenEnded { problem in
      guard let problem else { return }
      if problem.code == .savedStateDamaged { saved = nil }
      onProblem(problem)
    }
  }

  /// Keeps what is shown.
  private func save() {
    let data = try? handler.savedNavigation().data()
    if data != saved { saved = data }
  }
}
#endif
