@_spi(Driving) import AppleFoundationStandIn
import Testing
@_spi(Driving) import UIKit

@MainActor @Suite struct TabBarControllerTests {
  let tabs = UITabBarController()
  let window: UIWindow

  init() {
    tabs.viewControllers = ["one", "two", "three"].map(screen)
    window = UIWindow.shown(root: tabs)
  }

  @Test func selectsTheFirstTabAndLoadsNoOther() {
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.selectedViewController?.title == "one")
    #expect(tabs.viewControllers?.map { $0.isViewLoaded } == [true, false, false])
  }

  @Test func switchesAtOnce() {
    tabs.selectedIndex = 2
    #expect(tabs.selectedViewController?.title == "three")
    #expect(tabs.transitionCoordinator == nil)
    #expect(window.transitions.history.isEmpty)
    #expect(tabs.viewControllers?[0].lifeCycle.last == "viewDidDisappear")
    #expect(tabs.viewControllers?[2].lifeCycle.last == "viewDidAppear")
    #expect(tabs.viewControllers?[0].view.window == nil)
    #expect(tabs.viewControllers?[2].view.window === window)
  }

  @Test func raisesForAnIndexOrAControllerThatIsNoTab() {
    tabs.selectedIndex = 3
    tabs.selectedViewController = screen("stranger")
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.exceptions.count == 2)
  }

  @Test func makesTheControllerOfATabWhenItIsReadOrSelected() throws {
    let values = ["one", "two"].map { title in
      UITab(title: title, image: nil, identifier: title) { _ in screen(title) }
    }
    values.forEach { $0.waitsForSelection = true }
    tabs.tabs = values
    #expect(tabs.selectedTab === values[0] && tabs.viewControllers?.map(\.title) == ["one"])
    #expect(values[1].viewController == nil)
    tabs.selectedTab = values[1]
    #expect(values[1].viewController === tabs.selectedViewController)
    #expect(tabs.viewControllers?.map(\.title) == ["one", "two"])
    let other = UITab(title: "", image: nil, identifier: "") { _ in screen("other") }
    #expect(other.viewController?.title == "other")
    #expect(tabs.exceptions == [])
  }

  @Test func hasNotFoundWithoutTabs() {
    #expect(UITabBarController().selectedIndex == NSNotFound)
    #expect(UITabBarController().viewControllers == nil)
  }

  @Test func keepsTheSelectionWhileItsControllerStays() throws {
    tabs.selectedIndex = 1
    let all = try #require(tabs.viewControllers)
    tabs.setViewControllers([all[1], all[0]], animated: false)
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.selectedViewController === all[1])
    tabs.setViewControllers([all[2]], animated: false)
    #expect(tabs.selectedViewController === all[2])
    #expect(all[1].parent == nil)
  }

  @Test func tellsTheDelegateOfTapsOnly() {
    final class Delegate: NSObject, UITabBarControllerDelegate {
      let notes = Notes()
      func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
      ) -> Bool { viewController.title != "three" }
      func tabBarController(
        _ tabBarController: UITabBarController,
        didSelect viewController: UIViewController
      ) { notes.add(viewController.title ?? "") }
    }
    let delegate = Delegate()
    tabs.delegate = delegate
    tabs.selectedIndex = 1
    #expect(tabs.tapTab(at: 0))
    #expect(!tabs.tapTab(at: 2))
    #expect(!tabs.tapTab(at: 9))
    #expect(tabs.selectedIndex == 0)
    #expect(delegate.notes.all == ["one"])
  }

  @Test func popsTheStackWhenTheSelectedTabIsTapped() async {
    let navigation = UINavigationController()
    navigation.viewControllers = [screen("a"), screen("b")]
    tabs.viewControllers = [navigation, screen("two")]
    #expect(tabs.selectedViewController === navigation)
    tabs.tapTab(at: 0)
    await window.transitions.runUntilIdle()
    #expect(navigation.titles == ["a"])
  }

  @Test func refusesToPresentFromATabThatIsNotShown() {
    let hidden = tabs.viewControllers?[1]
    hidden?.present(screen("sheet"), animated: true)
    #expect(tabs.presentedViewController == nil)
    #expect(window.warnings.count == 1)
    #expect(window.warnings.first?.contains("whose view is not in the window hierarchy") == true)
  }

  @Test func lendsTheStackOfATabToTheListOfFurtherTabs() async {
    let stacks = (1...6).map { UINavigationController(rootViewController: screen("\($0)")) }
    tabs.viewControllers = stacks
    #expect(!tabs.tapInMore(at: 5))
    #expect(tabs.tapMore())
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(!tabs.tapInMore(at: 3))
    #expect(tabs.tapInMore(at: 5))
    await window.transitions.runUntilIdle()
    #expect(stacks[5].viewControllers == [])
    #expect(tabs.moreNavigationController.titles.last == "6")
    #expect(window.front?.title == "6")
    tabs.selectedIndex = 4
    #expect(stacks[5].titles == ["6"])
    #expect(stacks[4].viewControllers == [])
    #expect(window.front?.title == "5")
    #expect(tabs.moreNavigationController.tapBack())
    await window.transitions.runUntilIdle()
    #expect(stacks[4].titles == ["5"])
    #expect(window.exceptions + window.warnings == [])
  }
}
