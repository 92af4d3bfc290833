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

  /// Dismisses sheets that the app did not mark, and waits until they are gone.
  func dismissUnmarked() async throws {
    var tries = 0
    var quietTurns = 0
    var waited = Duration.zero
    while quietTurns < 2 {
      if appPresentations.unmarked?.isChanging == true {
        quietTurns = 0
      } else if appPresentations.dismissUnmarked() {
        guard tries == 0 else { throw LinkFailure(.sheetStays) }
        (tries, quietTurns) = (1, 0)
      } else {
        guard tries > 0 else { return }
        quietTurns += 1
      }
      guard await dismissals.pause(after: waited) else { throw LinkFailure(.sheetStays) }
      waited += DismissalWatch.moment
      try Task.checkCancellation()
    }
  }
}
#endif
