@_spi(Driving) import AppleFoundationStandIn
import Testing
@_spi(Driving) import UIKit

@MainActor @Suite struct DismissalTests {
  let root = screen("root")
  let window: UIWindow

  init() {
    window = UIWindow.shown(root: root)
  }

  /// Presents screens on each other and waits.
  private func presentChain(_ titles: String...) async -> [UIViewController] {
    var chain: [UIViewController] = []
    for title in titles {
      let next = screen(title)
      (chain.last ?? root).present(next, animated: false)
      await window.transitions.runUntilIdle()
      chain.append(next)
    }
    return chain
  }

  @Test func keepsThePresentedControllerUntilTheEnd() async {
    let sheet = await presentChain("sheet")[0]
    var completed = false
    root.dismiss(animated: true) { completed = true }
    #expect(sheet.isBeingDismissed)
    #expect(root.presentedViewController === sheet)
    await window.transitions.runUntilIdle()
    #expect(completed)
    #expect(root.presentedViewController == nil)
    #expect(sheet.presentingViewController == nil)
    #expect(sheet.lifeCycle.last == "viewDidDisappear")
  }

  @Test func forwardsFromThePresentedController() async {
    let sheet = await presentChain("sheet")[0]
    sheet.dismiss(animated: true)
    await window.transitions.runUntilIdle()
    #expect(root.presentedViewController == nil)
  }

  @Test func dismissesWhatIsAboveRatherThanItself() async {
    let chain = await presentChain("a", "b")
    chain[0].dismiss(animated: true)
    await window.transitions.runUntilIdle()
    #expect(root.presentedViewController === chain[0])
    #expect(chain[0].presentedViewController == nil)
  }

  @Test func dismissesTheWholeChainAbove() async {
    let chain = await presentChain("a", "b", "c")
    #expect(window.presentedChain.count == 3)
    root.dismiss(animated: true)
    #expect(chain.allSatisfy { $0.isBeingDismissed })
    await window.transitions.runUntilIdle()
    #expect(window.presentedChain.isEmpty)
    #expect(chain.allSatisfy { $0.presentingViewController == nil })
    #expect(window.transitions.history.filter { $0 == "dismiss" }.count == 1)
  }

  @Test func neverCompletesWhenAlreadyBeingDismissed() async {
    _ = await presentChain("sheet")
    let notes = Notes()
    root.dismiss(animated: true) { notes.add("first") }
    root.dismiss(animated: true) { notes.add("second") }
    await window.transitions.runUntilIdle()
    #expect(notes.all == ["first"])
    #expect(window.warnings.count == 1)
  }

  @Test func neverCompletesWhileThePresentationIsOnItsWay() async {
    let notes = Notes()
    let sheet = screen("sheet")
    root.present(sheet, animated: true) { notes.add("presented") }
    root.dismiss(animated: true) { notes.add("dismissed") }
    await window.transitions.runUntilIdle()
    #expect(notes.all == ["presented"])
    #expect(root.presentedViewController === sheet)
  }

  @Test func doesNothingWithoutAPresentation() async {
    var completed = false
    root.dismiss(animated: true) { completed = true }
    await window.transitions.runUntilIdle()
    #expect(!completed)
    #expect(window.transitions.history.isEmpty)
  }

  @Test func canBeHeldAndLosesItsCompletion() async {
    _ = await presentChain("sheet")
    window.transitions.endNext(.held)
    var completed = false
    root.dismiss(animated: true) { completed = true }
    await window.transitions.runUntilIdle()
    #expect(root.presentedViewController?.isBeingDismissed == true)
    #expect(window.transitions.releaseLosingCompletion())
    #expect(root.presentedViewController == nil)
    #expect(!completed)
  }

  @Test func letsAPersonSwipeASheetAway() async {
    let sheet = await presentChain("sheet")[0]
    #expect(sheet.swipeDown())
    #expect(sheet.isBeingDismissed && !sheet.swipeDown())
    await window.transitions.runUntilIdle()
    #expect(root.presentedViewController == nil)
  }

  @Test(arguments: [true, false])
  func letsAPersonHoldASheetAndLetGo(completes: Bool) async {
    let sheet = await presentChain("sheet")[0]
    #expect(!sheet.cancelSwipeDown())
    #expect(sheet.beginSwipeDown())
    #expect(!sheet.beginSwipeDown())
    #expect(sheet.isBeingDismissed)
    #expect(sheet.transitionCoordinator?.isInteractive == true)
    #expect(sheet.lifeCycle.last == "viewWillDisappear")
    #expect(completes ? sheet.completeSwipeDown() : sheet.cancelSwipeDown())
    #expect(sheet.transitionCoordinator?.isCancelled == !completes)
    await window.transitions.runUntilIdle()
    #expect(!sheet.isBeingDismissed)
    #expect(sheet.transitionCoordinator == nil)
    #expect((root.presentedViewController == nil) == completes)
    #expect(sheet.lifeCycle.last == (completes ? "viewDidDisappear" : "viewDidAppear"))
  }

  @Test func holdsAModalSheetAndAFullScreenAgainstASwipe() async {
    let sheet = await presentChain("sheet")[0]
    sheet.isModalInPresentation = true
    #expect(!sheet.swipeDown())
    sheet.isModalInPresentation = false
    sheet.modalPresentationStyle = .fullScreen
    #expect(!sheet.swipeDown())
    #expect(root.presentedViewController === sheet)
  }

  @Test func runsTheHandlerOfAnAlertAfterItIsGone() async {
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    var presentedInHandler: UIViewController?
    var ran = false
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [root] _ in
        ran = true
        presentedInHandler = root.presentedViewController
      }
    )
    root.present(alert, animated: true)
    #expect(!alert.tap("OK"))
    await window.transitions.runUntilIdle()
    #expect(alert.tap("OK"))
    #expect(!ran)
    await window.transitions.runUntilIdle()
    #expect(ran)
    #expect(presentedInHandler == nil)
  }
}
