@_spi(Driving) import AppleFoundationStandIn
import Testing
@_spi(Driving) import UIKit

@MainActor @Suite struct PresentationTests {
  let root = screen("root")
  let window: UIWindow

  init() {
    window = UIWindow.shown(root: root)
  }

  @Test func setsThePresentedControllerAtOnceAndCompletesLater() async {
    let sheet = screen("sheet")
    var completed = false
    root.present(sheet, animated: true) { completed = true }
    #expect(root.presentedViewController === sheet)
    #expect(sheet.presentingViewController === root)
    #expect(sheet.isBeingPresented)
    #expect(!completed)
    await window.transitions.runUntilIdle()
    #expect(completed)
    #expect(!sheet.isBeingPresented)
    #expect(sheet.lifeCycle == ["viewDidLoad", "viewWillAppear", "viewDidAppear"])
  }

  @Test func completesLaterWithoutAnimationToo() async {
    var completed = false
    root.present(screen("sheet"), animated: false) { completed = true }
    #expect(root.transitionCoordinator == nil)
    #expect(!completed)
    await window.transitions.runUntilIdle()
    #expect(completed)
  }

  @Test func refusesWhileAlreadyPresentingAndNeverCompletes() async {
    let first = screen("first")
    root.present(first, animated: false)
    await window.transitions.runUntilIdle()
    var completed = false
    let second = screen("second")
    root.present(second, animated: true) { completed = true }
    await window.transitions.runUntilIdle()
    #expect(!completed)
    #expect(second.presentingViewController == nil)
    #expect(root.presentedViewController === first)
    #expect(window.warnings.count == 1)
    #expect(
      window.warnings.first?.contains("which is already presenting <UIViewController: first>")
        == true
    )
    #expect(root.warnings == window.warnings)
  }

  @Test func refusesWhileTheDismissalIsOnItsWay() async {
    root.present(screen("first"), animated: false)
    await window.transitions.runUntilIdle()
    window.transitions.endNext(.held)
    root.dismiss(animated: true)
    var completed = false
    root.present(screen("second"), animated: true) { completed = true }
    await window.transitions.runUntilIdle()
    #expect(!completed)
    #expect(window.warnings.first?.contains("which is already presenting") == true)
  }

  @Test func refusesToPresentOnWhatIsBeingDismissed() async {
    let sheet = screen("sheet")
    root.present(sheet, animated: false)
    await window.transitions.runUntilIdle()
    window.transitions.endNext(.held)
    root.dismiss(animated: true)
    sheet.present(screen("more"), animated: true)
    #expect(sheet.presentedViewController == nil)
    #expect(sheet.warnings.first?.contains("which is being dismissed") == true)
  }

  @Test func refusesWhileThePresentationOfThePresenterIsOnItsWay() async {
    let sheet = screen("sheet")
    root.present(sheet, animated: true)
    sheet.present(screen("other"), animated: true)
    #expect(sheet.presentedViewController == nil)
    #expect(window.warnings.first?.contains("while a presentation is in progress!") == true)
    await window.transitions.runUntilIdle()
    sheet.present(screen("other"), animated: true)
    #expect(sheet.presentedViewController != nil)
  }

  @Test func presentsASearchInTheContextOfItsNavigationController() async {
    let navigation = UINavigationController(rootViewController: screen("a"))
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    window.rootViewController = tabs
    let search = UISearchController(searchResultsController: nil)
    navigation.topViewController?.present(search, animated: false)
    await window.transitions.runUntilIdle()
    #expect(search.presentingViewController === navigation)
    #expect(tabs.presentedViewController == nil)
    tabs.present(screen("alert"), animated: false)
    #expect(tabs.presentedViewController?.title == "alert")
    #expect(window.warnings == [])
  }

  @Test func refusesInAHiddenWindow() async {
    window.isHidden = true
    var completed = false
    root.present(screen("sheet"), animated: true) { completed = true }
    await window.transitions.runUntilIdle()
    #expect(!completed)
    #expect(root.presentedViewController == nil)
    #expect(window.warnings.first?.contains("whose view is not in the window hierarchy") == true)
  }

  @Test func refusesOutsideEveryWindowAndSaysSoOnTheController() {
    let lonely = screen("lonely")
    lonely.present(screen("sheet"), animated: true)
    #expect(lonely.warnings.first?.contains("whose view is not in the window hierarchy") == true)
    #expect(window.warnings.isEmpty)
  }

  @Test func refusesOnceWhenTheSystemSaysSo() async {
    window.refusePresentations()
    let sheet = screen("sheet")
    root.present(sheet, animated: true)
    #expect(sheet.presentingViewController == nil)
    #expect(window.warnings.count == 1)
    root.present(sheet, animated: true)
    #expect(sheet.presentingViewController === root)
  }

  @Test func neverCompletesWhenTheCompletionIsLost() async {
    window.transitions.endNext(.completionLost)
    let sheet = screen("sheet")
    var completed = false
    var coordinated = false
    root.present(sheet, animated: true) { completed = true }
    root.transitionCoordinator?.animate(alongsideTransition: nil) { _ in coordinated = true }
    await window.transitions.runUntilIdle()
    #expect(!completed && !coordinated)
    #expect(!sheet.isBeingPresented)
    #expect(root.presentedViewController === sheet)
  }

  @Test func raisesForAControllerThatIsAlreadyPresentedOrContained() async {
    let sheet = screen("sheet")
    root.present(sheet, animated: false)
    await window.transitions.runUntilIdle()
    sheet.present(sheet, animated: true)
    let navigation = UINavigationController(rootViewController: screen("inner"))
    sheet.present(navigation.viewControllers[0], animated: true)
    #expect(sheet.exceptions.count == 2)
    #expect(sheet.exceptions.last?.contains("that has a parent view controller") == true)
    #expect(sheet.presentedViewController == nil)
  }

  @Test func forwardsToTheOutermostContainer() async {
    let (window, navigation) = shownStack("home")
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    window.rootViewController = tabs
    let sheet = screen("sheet")
    navigation.viewControllers[0].present(sheet, animated: true)
    #expect(sheet.presentingViewController === tabs)
    #expect(tabs.presentedViewController === sheet)
    #expect(navigation.viewControllers[0].presentedViewController === sheet)
  }

  @Test func presentsInTheCurrentContextWhereItIsDefined() async {
    let (window, navigation) = shownStack("home")
    navigation.viewControllers[0].definesPresentationContext = true
    let over = screen("over")
    over.modalPresentationStyle = .overCurrentContext
    navigation.viewControllers[0].present(over, animated: true)
    #expect(over.presentingViewController === navigation.viewControllers[0])
    #expect(navigation.presentedViewController == nil)
    #expect(window.front === over)
  }

  @Test func findsThePresentingControllerThroughAncestors() async {
    let inner = screen("inner")
    root.present(UINavigationController(rootViewController: inner), animated: false)
    #expect(inner.presentingViewController === root)
  }

  @Test func takesTheViewOutOfTheWindowUnderAFullScreenPresentation() async {
    let full = screen("full")
    full.modalPresentationStyle = .fullScreen
    root.present(full, animated: true)
    #expect(root.view.window === window)
    await window.transitions.runUntilIdle()
    #expect(root.view.window == nil)
    #expect(full.view.window === window)
    #expect(root.lifeCycle.suffix(2) == ["viewWillDisappear", "viewDidDisappear"])
    root.dismiss(animated: true)
    await window.transitions.runUntilIdle()
    #expect(root.view.window === window)
    #expect(root.lifeCycle.last == "viewDidAppear")
  }

  @Test func leavesTheViewInTheWindowUnderASheet() async {
    root.present(screen("sheet"), animated: true)
    await window.transitions.runUntilIdle()
    #expect(root.view.window === window)
    #expect(root.lifeCycle.last == "viewDidAppear")
  }

  @Test func givesBothSidesTheCoordinatorUntilTheEnd() async {
    let sheet = screen("sheet")
    root.present(sheet, animated: true)
    let coordinator = root.transitionCoordinator
    #expect(coordinator != nil)
    #expect(sheet.transitionCoordinator === coordinator)
    #expect(coordinator?.presentationStyle == .automatic)
    let notes = Notes()
    coordinator?.animate { _ in
      notes.add("alongside")
    } completion: { context in
      notes.add("after, cancelled \(context.isCancelled)")
    }
    #expect(notes.all == ["alongside"])
    await window.transitions.runUntilIdle()
    #expect(notes.all == ["alongside", "after, cancelled false"])
    #expect(root.transitionCoordinator == nil)
  }
}
