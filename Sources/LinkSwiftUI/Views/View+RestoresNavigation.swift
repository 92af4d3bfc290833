#if canImport(SwiftUI) && !os(watchOS)
import Foundation
public import SwiftUI

extension View {
  /// Saves the links of a scene from one run of the app to the next, in SwiftUI's `@SceneStorage`.
  ///
  /// Links are saved as URLs, so they survive releases that keep reading those URLs. Foreign screens, links with a
  /// secret and links with side effects are neither saved nor restored, nor are the screens on them.
  ///
  /// The account is saved with them, as with pending links, so use an opaque number. Apple asks apps not to
  /// keep sensitive data in scene storage: declare such values of links `.secret`.
  ///
  /// The links are restored once, by `LinkHandler.restore(_:)`: after the app is ready, if the guards allow
  /// them, and only for the same account. Set the account of the `DeepLinks` before,
  /// or let links wait until the account is known. In an app that is ready and has no guards they are restored
  /// before the view is visible; in others as soon as all guards have answered. Links that
  /// `.onDeepLink(_:)` receives meanwhile are placed over them. Nothing is restored over screens that the app or the
  /// person showed before that. Screens are not prepared: they must cope with missing records.
  ///
  /// Attach it once in a scene, around all containers, inside of `.onDeepLink(_:)` or outside.
  ///
  /// - Parameters:
  ///   - model: The navigation state of the scene.
  ///   - handler: The handler of the scene, whose host the model is.
  ///   - key: The key of the storage, which holds one value for each scene.
  ///   - onProblem: Called when something is left out, with one of the failures of
  ///     `LinkRestoration.problem`. By default a line is written to the log.
  /// - Returns: This view, which saves and restores its links.
  public func restoresNavigation<Link: DeepLink & NavigationPlacing>(
    of model: NavigationModel<Link>,
    by handler: LinkHandler<Link>,
    key: String = "navigation",
    onProblem: (@MainActor @Sendable (LinkFailure) -> Void)? = nil
  ) -> some View {
    modifier(
      RestorationModifier(
        model: model,
        handler: handler,
        key: key,
        onProblem: onProblem ?? { handler.links.onLogLine?($0.explanation) }
      )
    )
  }
}

/// Saves the links of a model in the storage of the scene, and restores them once.
@MainActor
private struct RestorationModifier<Link: DeepLink & NavigationPlacing>: ViewModifier {
  /// The navigation state of the scene.
  private let model: NavigationModel<Link>

  /// The handler of the scene.
  private let handler: LinkHandler<Link>

  /// Called when something is left out.
  private let onProblem: @MainActor @Sendable (LinkFailure) -> Void

  /// The stored data.
  @SceneStorage private var saved: Data?

  /// Saves the links of a model.
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

  /// The view, which saves and restores its links.
  func body(content: Content) -> some View {
    // A link may arrive as soon as this body was read, so restoring must be possible from now on.
    let _ = model.armRestoration { restore() }
    NavigationReader(model) { model in
      content
        .onAppear { model.restoreNow() }
        .task(id: model.ownState) {
          model.restoreNow()
          // The stored data stays unchanged until it is decided what is restored.
          await handler.restorationEnd()
          guard !Task.isCancelled else { return }
          save()
        }
    }
  }

  /// Restores the stored links.
  private func restore() {
    guard let data = saved else { return }
    handler.restore(data).whenEnded { problem in
      guard let problem else { return }
      if problem.code == .savedStateDamaged { saved = nil }
      onProblem(problem)
    }
  }

  /// Saves the current links.
  private func save() {
    let data = try? handler.savedNavigation().data()
    if data != saved { saved = data }
  }
}
#endif
