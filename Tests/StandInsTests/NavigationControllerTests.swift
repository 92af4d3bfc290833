@_spi(Driving) import AppleFoundationStandIn
import Testing
@_spi(Driving) import UIKit

@MainActor @Suite struct NavigationControllerTests {
  @Test func changesTheStackAtOnceAndEndsTheTransitionLater() async {
    let (window, navigation) = shownStack("a")
    let next = screen("b")
    navigation.pushViewController(next, animated: true)
    #expect(navigation.titles == ["a", "b"])
    #expect(navigation.topViewController === next)
    #expect(next.navigationController === navigation)
    #expect(next.isMovingToParent)
    #expect(next.transitionCoordinator != nil)
    #expect(next.lifeCycle == ["viewDidLoad", "viewWillAppear"])
    await window.transitions.runUntilIdle()
    #expect(next.transitionCoordinator == nil)
    #expect(next.lifeCycle.last == "viewDidAppear")
    #expect(navigation.viewControllers[0].lifeCycle.last == "viewDidDisappear")
    #expect(navigation.viewControllers[0].view.window == nil)
  }

  @Test func hasNoCoordinatorWithoutAnimation() async {
    let (window, navigation) = shownStack("a")
    navigation.pushViewController(screen("b"), animated: false)
    #expect(navigation.transitionCoordinator == nil)
    #expect(window.transitions.runningNames == ["push"])
  }

  @Test func hasNoTransitionOutsideAWindow() {
    let navigation = UINavigationController(rootViewController: screen("a"))
    navigation.pushViewController(screen("b"), animated: true)
    #expect(navigation.titles == ["a", "b"])
    #expect(navigation.transitionCoordinator == nil)
    #expect(navigation.viewControllers[1].lifeCycle.isEmpty)
  }

  @Test func hasNoTransitionWhenTheTopStays() {
    let (window, navigation) = shownStack("a", "b")
    let top = navigation.viewControllers[1]
    navigation.setViewControllers([screen("x"), screen("y"), top], animated: true)
    #expect(navigation.titles == ["x", "y", "b"])
    #expect(window.transitions.history.isEmpty)
  }

  @Test func raisesForANavigationControllerATabBarControllerAndATwin() {
    let (window, navigation) = shownStack("a")
    navigation.pushViewController(UINavigationController(), animated: false)
    navigation.pushViewController(UITabBarController(), animated: false)
    navigation.pushViewController(navigation.viewControllers[0], animated: false)
    #expect(navigation.titles == ["a"])
    #expect(window.exceptions.count == 3)
    #expect(
      navigation.exceptions.first?.contains("Pushing a navigation controller is not supported")
        == true
    )
    #expect(navigation.exceptions.last?.contains("more than once is not supported") == true)
  }

  @Test func raisesForAStackWithTwinsOrNavigationControllers() {
    let (window, navigation) = shownStack("a")
    let twin = screen("twin")
    navigation.setViewControllers([twin, twin], animated: false)
    navigation.viewControllers = [UINavigationController()]
    navigation.viewControllers = [UITabBarController()]
    navigation.viewControllers = [UISplitViewController(style: .doubleColumn)]
    #expect(navigation.titles == ["a"])
    #expect(window.exceptions.count == 4)
  }

  @Test func warnsOfAChangeWhileAnAnimatedOneIsOnItsWay() async {
    let (window, navigation) = shownStack("a")
    navigation.pushViewController(screen("b"), animated: true)
    navigation.pushViewController(screen("c"), animated: true)
    #expect(navigation.titles == ["a", "b", "c"])
    #expect(window.warnings.count == 1)
    #expect(window.warnings.first?.contains("corrupted navigation bar") == true)
    await window.transitions.runUntilIdle()
    navigation.pushViewController(screen("d"), animated: true)
    #expect(window.warnings.count == 1)
  }

  @Test func popsOneSeveralAndAllButTheRoot() async {
    let (window, navigation) = shownStack("a", "b", "c", "d", "e")
    #expect(navigation.popViewController(animated: false)?.title == "e")
    let popped = navigation.popToViewController(navigation.viewControllers[1], animated: false)
    #expect(popped?.map { $0.title } == ["c", "d"])
    await window.transitions.runUntilIdle()
    #expect(popped?.allSatisfy { $0.parent == nil } == true)
    #expect(navigation.popToRootViewController(animated: false)?.count == 1)
    #expect(navigation.titles == ["a"])
    #expect(navigation.popViewController(animated: false) == nil)
    #expect(navigation.popToRootViewController(animated: false)?.isEmpty == true)
  }

  @Test func raisesWhenPoppingToAStranger() {
    let (window, navigation) = shownStack("a", "b")
    #expect(navigation.popToViewController(screen("x"), animated: true) == nil)
    #expect(window.exceptions == ["Tried to pop to a view controller that doesn't exist."])
  }

  @Test func refusesToPopWhileAnAnimatedChangeIsOnItsWay() async {
    let (window, navigation) = shownStack("a", "b")
    navigation.pushViewController(screen("c"), animated: true)
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(navigation.titles == ["a", "b", "c"])
    #expect(window.warnings.first?.contains("the navigation stack will not be updated") == true)
    await window.transitions.runUntilIdle()
    #expect(navigation.popViewController(animated: true)?.title == "c")
  }

  @Test func tellsTheDelegateWhatIsShown() async {
    final class Delegate: NSObject, UINavigationControllerDelegate {
      let notes = Notes()
      func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
      ) { notes.add("will \(viewController.title ?? "")") }
      func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
      ) { notes.add("did \(viewController.title ?? "")") }
    }
    let (window, navigation) = shownStack("a")
    let delegate = Delegate()
    navigation.delegate = delegate
    navigation.pushViewController(screen("b"), animated: true)
    #expect(delegate.notes.all == ["will b"])
    await window.transitions.runUntilIdle()
    #expect(delegate.notes.all == ["will b", "did b"])
  }

  @Test func goesBackWhenAPersonTaps() async {
    let (window, navigation) = shownStack("a", "b")
    navigation.viewControllers[1].navigationItem.hidesBackButton = true
    #expect(!navigation.tapBack())
    navigation.viewControllers[1].navigationItem.hidesBackButton = false
    #expect(navigation.tapBack())
    await window.transitions.runUntilIdle()
    #expect(navigation.titles == ["a"])
    #expect(!navigation.tapBack())
  }

  @Test func changesTheStackWhenASwipeBeginsAndRestoresItWhenItIsCancelled() async {
    let (window, navigation) = shownStack("a", "b")
    let top = navigation.viewControllers[1]
    #expect(navigation.beginInteractivePop())
    #expect(navigation.titles == ["a"])
    let coordinator = navigation.transitionCoordinator
    #expect(coordinator?.initiallyInteractive == true)
    #expect(coordinator?.isInteractive == true)
    #expect(coordinator?.viewController(forKey: .from) === top)
    #expect(top.parent === navigation)
    let notes = Notes()
    coordinator?.notifyWhenInteractionChanges { notes.add("let go, cancelled \($0.isCancelled)") }
    coordinator?.animate(alongsideTransition: nil) { notes.add("end, cancelled \($0.isCancelled)") }
    #expect(navigation.cancelInteractivePop())
    #expect(notes.all == ["let go, cancelled true"])
    #expect(navigation.titles == ["a"])
    await window.transitions.runUntilIdle()
    #expect(notes.all == ["let go, cancelled true", "end, cancelled true"])
    #expect(navigation.titles == ["a", "b"])
    #expect(navigation.topViewController === top)
    #expect(top.parent === navigation)
    #expect(top.lifeCycle.last == "viewDidAppear")
  }

  @Test func popsWhenASwipeIsCompleted() async {
    let (window, navigation) = shownStack("a", "b")
    let top = navigation.viewControllers[1]
    #expect(navigation.beginInteractivePop())
    #expect(navigation.completeInteractivePop())
    await window.transitions.runUntilIdle()
    #expect(navigation.titles == ["a"])
    #expect(top.parent == nil)
    #expect(top.lifeCycle.last == "viewDidDisappear")
    #expect(!navigation.completeInteractivePop())
  }

  @Test func refusesEveryChangeWhileAPersonSwipes() {
    let (window, navigation) = shownStack("a", "b")
    #expect(navigation.beginInteractivePop())
    navigation.pushViewController(screen("c"), animated: true)
    navigation.setViewControllers([screen("x")], animated: false)
    #expect(navigation.titles == ["a"])
    #expect(window.warnings.count == 2)
  }

  @Test func doesNotSwipeFromTheRootOrWhenDisabled() {
    let (window, navigation) = shownStack("a")
    #expect(!navigation.beginInteractivePop())
    navigation.viewControllers = [screen("a"), screen("b")]
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    #expect(!navigation.beginInteractivePop())
    navigation.interactivePopGestureRecognizer?.isEnabled = true
    window.isHidden = true
    #expect(!navigation.beginInteractivePop())
    window.isHidden = false
    #expect(navigation.beginInteractivePop())
  }

  @Test func showsTheLastPresentedAsVisible() {
    let (window, navigation) = shownStack("a")
    #expect(navigation.visibleViewController?.title == "a")
    navigation.present(screen("sheet"), animated: false)
    #expect(navigation.visibleViewController?.title == "sheet")
    #expect(window.front?.title == "sheet")
  }
}
