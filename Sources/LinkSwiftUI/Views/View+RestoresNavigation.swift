#if canImport(SwiftUI) && !os(watchOS)
import Foundation
public import LinkHandling
public import LinkNavigation
public import LinkRouting
public import SwiftUI

extension View {
  /// Keeps what a scene shows from one run of the app to the next, by SwiftUI's `@SceneStorage`.
  ///
  /// Kept are URLs, so what is kept survives releases as long as its links do. Foreign screens, links with a
  /// secret and links that do more than navigate are neither kept nor restored, with what stands on them.
  ///
  /// With them the account is kept, as it is kept with pending links: best an opaque number. Apple asks not to
  /// keep anything sensitive in scene storage: values of links that are, are `.secret`.
  ///
  /// It is restored once, by `LinkHandler.restore(_:)`: after the app is ready, as far as the guards allow
  /// it, and only to the account that it was shown to. Tell the `DeepLinks` of the account before,
  /// or let them be ready only when they know it. In an app that is ready and has no guards it is restored
  /// before the view is seen; in others as soon as all guards have answered. Links that
  /// `.onDeepLink(_:)` receives meanwhile are placed over it. Nothing is restored over what the app or the
  /// person showed before that. Screens are not prepared: they must cope with records that are gone.
  ///
  /// Attach it once in a scene, around all containers, inside of `.onDeepLink(_:)` or outside.
  ///
  /// - Parameters:
  ///   - model: What the scene shows.
  ///   - handler: The handler of the scene, whose host the model is.
  ///   - key: The key of the storage, of which a scene has one value.
  ///   - onProblem: Called when something is left out, with one of the reasons of
  ///     `LinkRestoration.problem`. By default a line is written to the log.
  /// - Returns: This view, keeping what it shows.
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
        onProblem: onProblem ?? { handler.links.onNote?($0.explanation) }
      )
    )
  }
}

/// Keeps what a model shows in the storage of the scene, and restores it once.
@MainActor
private struct RestorationModifier<Link: DeepLink & NavigationPlacing>: ViewModifier {
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
