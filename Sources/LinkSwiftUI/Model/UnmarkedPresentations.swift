#if canImport(SwiftUI) && !os(watchOS)
import SwiftUI

/// Finds sheets of the app that it did not mark with `.dismissedByLinks`, where they can be seen.
@MainActor
protocol UnmarkedPresentations: AnyObject {
  /// The sheets over a model, the lowest first.
  func screens(besides count: Int, ofOwn ownCount: Int) -> [ForeignScreen]

  /// The status of a sheet; `nil` for another screen.
  func status(of screen: ForeignScreen) -> ScreenStatus?

  /// Begins to dismiss the lowest sheet with all over it; returns `false` without one.
  func dismiss(besides count: Int, ofOwn ownCount: Int) -> Bool

  /// Whether something comes or leaves.
  var isChanging: Bool { get }
}

extension NavigationModel {
  /// Says once, where sheets cannot be seen, that one may lie over what links show.
  func noteUnseenSheets() {
    #if !canImport(UIKit)
    report?(
      """
      a sheet that the app presents itself may lie over the screens of links: here it cannot be seen. Mark it with \
      .dismissedByLinks($isPresented).
      """
    )
    report = nil
    #endif
  }

  /// Dismisses the app's own sheets, and waits until they are gone, where they can be seen.
  ///
  /// SwiftUI dismisses marked ones by itself, when it draws next; the others are dismissed in the window. Where no
  /// sheet can be seen, SwiftUI puts off what is presented meanwhile.
  func dismissOwnSheets() async throws {
    let hasMarked = appPresentations.dismissAll()
    guard let seen = appPresentations.unmarked, seen.isChanging || appPresentations.hasUnmarked
    else { return }
    var turnsForSwiftUI = hasMarked ? 4 : 0
    var hasDismissed = false
    var quietTurns = 0
    var waited = Duration.zero
    while quietTurns < 2 {
      if seen.isChanging {
        quietTurns = 0
      } else if !appPresentations.hasUnmarked {
        guard hasMarked || hasDismissed else { return }
        quietTurns += 1
      } else if turnsForSwiftUI > 0 {
        (turnsForSwiftUI, quietTurns) = (turnsForSwiftUI - 1, 0)
      } else {
        guard !hasDismissed, appPresentations.dismissUnmarked() else {
          throw LinkFailure(.sheetStays)
        }
        (hasDismissed, quietTurns) = (true, 0)
      }
      guard await dismissals.pause(after: waited) else { throw LinkFailure(.sheetStays) }
      waited += DismissalWatch.moment
      try Task.checkCancellation()
    }
  }
}
#endif
