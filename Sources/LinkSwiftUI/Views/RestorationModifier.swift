#if canImport(SwiftUI) && !os(watchOS)
import Foundation
import LinkHandling
import LinkNavigation
import LinkRouting
import SwiftUI

/// Keeps what a model shows in the storage of the scene, and restores it once.
@MainActor
struct RestorationModifier<Link: DeepLink>: ViewModifier {
  /// What the scene shows.
  private let model: NavigationModel<Link>

  /// Prints and reads the URLs.
  private let router: LinkRouter<Link>

  /// Called when something is left out.
  private let onProblem: @MainActor @Sendable (LinkReason) -> Void

  /// What the system keeps.
  @SceneStorage private var saved: Data?

  /// Keeps what a model shows.
  ///
  /// - Parameters:
  ///   - model: What the scene shows.
  ///   - router: Prints and reads the URLs.
  ///   - key: The key of the storage.
  ///   - onProblem: Called when something is left out.
  init(
    model: NavigationModel<Link>,
    router: LinkRouter<Link>,
    key: String,
    onProblem: @escaping @MainActor @Sendable (LinkReason) -> Void
  ) {
    self.model = model
    self.router = router
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
        .task(id: model.state) {
          guard !Task.isCancelled else { return }
          model.restoreNow()
          save()
        }
    }
  }

  /// Shows what was kept, without animation.
  private func restore() {
    guard let data = saved else { return }
    let restored = SavedNavigationV1.restore(data, over: model.state, router: router)
    if let state = restored.state { model.show(state, isAtOnce: true) } else { saved = nil }
    if let problem = restored.problem { onProblem(problem) }
  }

  /// Keeps what is shown.
  private func save() {
    let data = try? SavedNavigationV1(model.state, router: router).data()
    if data != saved { saved = data }
  }
}
#endif
