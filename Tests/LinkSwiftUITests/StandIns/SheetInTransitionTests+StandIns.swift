#if STANDINS
import LinkNavigation
import LinkRouting
@_spi(Driving) import SwiftUI
import Testing

@testable import LinkSwiftUI

/// What waits for the app's own sheet, which comes and leaves in its own time.
@MainActor @Suite struct SheetInTransitionTests {
  /// A sheet of the app that is coming, until so many moments have passed.
  @MainActor private final class Sheet: UnmarkedPresentations {
    private(set) var momentsLeft: Int
    private(set) var moments = 0
    private(set) var dismissals = 0
    private var isThere = true
    private var turnsUntilItLeaves: Int?

    init(comingFor moments: Int) { momentsLeft = moments }

    var isChanging: Bool { momentsLeft > 0 }

    func screens(besides count: Int, ofOwn ownCount: Int) -> [ForeignScreen] {
      isThere && count == 0 ? [ForeignScreen(id: "sheet", kind: .modal)] : []
    }

    func status(of screen: ForeignScreen) -> ScreenStatus? { ScreenStatus(foreign: .modal) }

    func dismiss(besides count: Int, ofOwn ownCount: Int) -> Bool {
      guard isThere, !isChanging else { return false }
      (isThere, momentsLeft, dismissals) = (false, 3, dismissals + 1)
      return true
    }

    /// SwiftUI begins to dismiss it, after two moments.
    func leaveSoon() { turnsUntilItLeaves = 2 }

    func pass() {
      if let turns = turnsUntilItLeaves {
        turnsUntilItLeaves = turns > 0 ? turns - 1 : nil
        if turns == 0 { (isThere, momentsLeft) = (false, 4) }
      }
      moments += 1
      momentsLeft = max(0, momentsLeft - 1)
    }
  }

  private func model(over sheet: Sheet) -> NavigationModel<TransitLink> {
    let model = NavigationModel<TransitLink>(state: .transit(), sleep: { _ in sheet.pass() })
    model.appPresentations.unmarked = sheet
    return model
  }

  @Test(arguments: [0, 2, 7])
  func isDismissedOnceItHasComeAndWaitedForUntilItHasLeft(moments: Int) async throws {
    let sheet = Sheet(comingFor: moments)
    let model = model(over: sheet)
    try await model.dismissOwnSheets()
    #expect(sheet.dismissals == 1 && !sheet.isChanging)
    // It leaves for three moments, and two in which nothing changes say that it has left.
    #expect(sheet.moments == moments + 5)
  }

  @Test func aMarkedOneIsLeftToSwiftUIAndWaitedForUntilItHasLeft() async throws {
    let sheet = Sheet(comingFor: 0)
    let model = model(over: sheet)
    let presented = AppPresentations.Presented()
    var isPresented = true
    presented.isPresented = Binding(
      get: { isPresented },
      set: {
        isPresented = $0
        sheet.leaveSoon()
      }
    )
    model.appPresentations.register(presented, kind: .modal)
    try await model.dismissOwnSheets()
    #expect(!isPresented && sheet.dismissals == 0 && !sheet.isChanging)
    // Three moments until it leaves, three in which it leaves, and two in which nothing changes.
    #expect(sheet.moments == 8)
  }

  @Test func oneThatNeverEndsToComeIsNamed() async {
    let sheet = Sheet(comingFor: .max)
    let model = model(over: sheet)
    await #expect(throws: LinkFailure.self) { try await model.dismissOwnSheets() }
    #expect(sheet.dismissals == 0)
    #expect(sheet.moments == 40)
  }
}
#endif
