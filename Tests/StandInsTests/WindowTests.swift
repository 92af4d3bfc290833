@_spi(Driving) import AppleFoundationStandIn
import Testing
@_spi(Driving) import UIKit

@MainActor @Suite struct WindowTests {
  @Test func isHiddenUntilShown() {
    let root = screen("root")
    let window = UIWindow(frame: .zero)
    window.rootViewController = root
    #expect(window.isHidden)
    #expect(!root.isViewLoaded)
    window.isHidden = false
    #expect(root.lifeCycle == ["viewDidLoad", "viewWillAppear", "viewDidAppear"])
    #expect(root.viewIfLoaded?.window === window)
  }

  @Test func replacesItsRoot() {
    let old = screen("old")
    let window = UIWindow.shown(root: old)
    let new = screen("new")
    window.rootViewController = new
    #expect(old.lifeCycle.last == "viewDidDisappear")
    #expect(old.view.window == nil)
    #expect(new.view.window === window)
    #expect(window.front === new)
    #expect(window.warnings == [])
  }

  @Test func warnsOfWhatItsRootPresentsWhenThatIsReplaced() {
    let window = UIWindow.shown(root: screen("old"))
    window.rootViewController?.present(screen("sheet"), animated: false)
    window.rootViewController = screen("new")
    #expect(window.warnings.first?.contains("stays in the window") == true)
  }

  @Test func belongsToItsSceneAndBecomesKey() {
    let scene = UIApplication().connectScene(delegate: nil)
    let first = UIWindow(windowScene: scene)
    let second = UIWindow(windowScene: scene)
    first.makeKeyAndVisible()
    #expect(scene.keyWindow === first)
    second.makeKeyAndVisible()
    #expect(scene.keyWindow === second)
    #expect(!first.isKeyWindow)
    #expect(scene.windows.count == 2)
    #expect(first.windowScene === scene)
  }

  @Test func keepsItsWarningsApartFromOtherWindows() {
    let (one, two) = (UIWindow.shown(root: screen("1")), UIWindow.shown(root: screen("2")))
    one.refusePresentations()
    one.rootViewController?.present(screen("sheet"), animated: true)
    #expect(one.warnings.count == 1)
    #expect(two.warnings.isEmpty)
  }

  @Test func findsTheControllerInFrontThroughContainersAndPresentations() async {
    let (inner, outer) = (screen("inner"), UITabBarController())
    outer.viewControllers = [UINavigationController(rootViewController: screen("home"))]
    let window = UIWindow.shown(root: outer)
    #expect(window.front?.title == "home")
    outer.present(UINavigationController(rootViewController: inner), animated: false)
    #expect(window.front === inner)
  }

  @Test func appearsInAPlainContainerToo() {
    let (parent, child) = (screen("parent"), screen("child"))
    let window = UIWindow.shown(root: parent)
    parent.addChild(child)
    #expect(child.parent === parent)
    #expect(child.lifeCycle.last == "viewDidAppear")
    #expect(child.view.window === window)
    child.removeFromParent()
    #expect(parent.children.isEmpty)
    #expect(child.lifeCycle.last == "viewDidDisappear")
  }

  @Test func showsByPushingOrPresenting() {
    let (window, navigation) = shownStack("a")
    navigation.viewControllers[0].show(screen("b"), sender: nil)
    #expect(navigation.titles == ["a", "b"])
    window.rootViewController = screen("plain")
    window.rootViewController?.show(screen("c"), sender: nil)
    #expect(window.presentedChain.map { $0.title } == ["c"])
  }
}
