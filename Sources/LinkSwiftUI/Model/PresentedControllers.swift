#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
import LinkUIKit
import SwiftUI
import UIKit

/// The controllers that are presented over the views of a model: those of its own presentations, and those of sheets
/// that the app presents itself and did not mark.
@MainActor
final class PresentedControllers: UnmarkedPresentations {
  private struct Weak {
    weak var controller: UIViewController?
  }

  /// The controller that shows the model.
  private weak var base: UIViewController?

  /// The controllers that show presentations of the model.
  private var own: [Weak] = []

  /// The names of the other controllers.
  private var names: [(controller: Weak, screen: ForeignScreen)] = []

  private var made = 0

  /// Records the controller that shows the model.
  func setBase(_ controller: UIViewController) { base = controller }

  /// Records a controller that shows a presentation of the model.
  func addOwn(_ controller: UIViewController) {
    own =
      own.filter { $0.controller != nil && $0.controller !== controller } + [
        Weak(controller: controller)
      ]
  }

  /// The presented controllers that do not leave, the lowest first.
  private var chain: [UIViewController] {
    guard let base else { return [] }
    let presented = sequence(first: base, next: \.presentedViewController).dropFirst()
    return presented.filter { !$0.isBeingDismissed }
  }

  /// Those that are not the model's own, of which some may be about to show presentations of the model.
  private func controllers(besides count: Int, ofOwn ownCount: Int) -> [UIViewController] {
    let chain = chain
    let others = chain.filter { presented in !own.contains { $0.controller === presented } }
    let expected = max(0, ownCount - (chain.count - others.count))
    return Array(others.dropFirst(count + expected))
  }

  func screens(besides count: Int, ofOwn ownCount: Int) -> [ForeignScreen] {
    controllers(besides: count, ofOwn: ownCount).map(screen)
  }

  /// The name of a controller among foreign screens.
  private func screen(of controller: UIViewController) -> ForeignScreen {
    names.removeAll { $0.controller.controller == nil }
    if let known = names.first(where: { $0.controller.controller === controller }) {
      return known.screen
    }
    made += 1
    let screen = ForeignScreen(id: "unmarked-\(made)", kind: controller.systemScreen ?? .modal)
    names.append((Weak(controller: controller), screen))
    return screen
  }

  func status(of screen: ForeignScreen) -> ScreenStatus? {
    guard let controller = names.first(where: { $0.screen == screen })?.controller.controller else {
      return nil
    }
    var status = ScreenStatus(foreign: screen.kind)
    status.title = controller.title
    status.isModalInPresentation = controller.isModalInPresentation
    return status
  }

  func dismiss(besides count: Int, ofOwn ownCount: Int) -> Bool {
    guard let lowest = controllers(besides: count, ofOwn: ownCount).first else { return false }
    lowest.presentingViewController?.dismiss(animated: true)
    return true
  }

  var isChanging: Bool {
    guard let base else { return false }
    let presented = sequence(first: base, next: \.presentedViewController).dropFirst()
    return presented.contains { $0.isBeingDismissed || $0.isBeingPresented }
  }
}

extension View {
  /// Tells a model which controller shows this view.
  func reportsController(
    _ report: @escaping @MainActor (UIViewController) -> Void
  ) -> some View {
    onWindow { view, window in
      let nearest = sequence(first: view as UIResponder, next: \.next).lazy
        .compactMap { $0 as? UIViewController }.first
      guard let controller = nearest ?? window.rootViewController else { return }
      report(sequence(first: controller, next: \.parent).reduce(controller) { $1 })
    }
  }
}
#endif
