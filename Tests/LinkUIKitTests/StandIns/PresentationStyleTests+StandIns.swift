#if STANDINS
@_spi(Driving) import AppleFoundationStandIn
import LinkNavigation
@testable import LinkUIKit
import Testing
@_spi(Driving) import UIKit

/// How styles are shown, and what popovers point at.
@MainActor @Suite struct PresentationStyleTests {
  /// A screen with a button and two views that popovers can point at.
  private final class Shelf: UIViewController, PopoverAnchoring {
    let button = UIBarButtonItem(title: "Add")
    let label = UILabel(frame: .zero)
    let other = UIView(frame: .zero)
    var asked: [String?] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(label)
    }

    func popoverAnchor(named name: String?) -> PopoverAnchor? {
      asked.append(name)
      switch name {
      case "add": return .item(button)
      case "label", nil: return .view(label)
      case "corner": return .rect(CGRect(x: 1, y: 2, width: 3, height: 4), in: view)
      case "other": return .view(other)
      default: return nil
      }
    }
  }

  /// A container that knows an anchor which its screens do not know.
  private final class Bar: UITabBarController, PopoverAnchoring {
    let button = UIBarButtonItem(title: "Menu")

    func popoverAnchor(named name: String?) -> PopoverAnchor? {
      name == "menu" ? .item(button) : nil
    }
  }

  private let shelf = Shelf()
  private let bar = Bar()
  private let stage: Stage

  init() {
    let navigation = UINavigationController(rootViewController: shelf)
    bar.viewControllers = [navigation]
    stage = Stage.one(bar)
  }

  /// Presents the login in a style, and says what its popover knows.
  private func popover(
    _ style: PresentationStyle
  ) async throws -> UIPopoverPresentationController? {
    try await stage.perform(.present(Presentation(style: style, root: at(.login))))
    #expect(stage.window.exceptions == [])
    return stage.window.presentedChain.first?.popoverPresentationController
  }

  @Test(arguments: [
    (PresentationStyle.sheet, UIModalPresentationStyle.automatic),
    (.fullScreen, .fullScreen), (.formSheet, .formSheet), (.popover, .popover),
    (.popover(from: "add"), .popover), (PresentationStyle(rawValue: "drawer"), .automatic),
  ])
  func showsAStyleAsUIKitsOfThatName(style: PresentationStyle, shown: UIModalPresentationStyle)
    async throws
  {
    _ = try await popover(style)
    #expect(stage.window.presentedChain.map(\.modalPresentationStyle) == [shown])
    #expect(stage.host.state.presentations.map(\.style) == [style])
  }

  @Test func anOwnTableOfStylesComesFirst() {
    let options = TransitionOptions(modalStyles: [
      .popover: .formSheet, .popover(from: "add"): .pageSheet, .fullScreen: .overFullScreen,
    ])
    #expect(options.modalStyle(of: .popover(from: "share")) == .formSheet)
    #expect(options.modalStyle(of: .popover(from: "add")) == .pageSheet)
    #expect(options.modalStyle(of: .fullScreen) == .overFullScreen)
    #expect(options.modalStyle(of: .formSheet) == .formSheet)
  }

  @Test func pointsAtABarButton() async throws {
    #expect(try await popover(.popover(from: "add"))?.sourceItem === shelf.button)
    #expect(shelf.asked == ["add"])
  }

  @Test func pointsAtAView() async throws {
    #expect(try await popover(.popover(from: "label"))?.sourceItem === shelf.label)
  }

  @Test func pointsWhereTheScreenSaysWhenTheStyleNamesNoAnchor() async throws {
    #expect(try await popover(.popover)?.sourceItem === shelf.label)
    #expect(shelf.asked == [nil])
  }

  @Test func pointsAtAPartOfAView() async throws {
    let popover = try await popover(.popover(from: "corner"))
    #expect(popover?.sourceView === shelf.view)
    #expect(popover?.sourceRect == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(popover?.permittedArrowDirections == .any)
  }

  @Test func asksTheContainersAroundTheScreen() async throws {
    #expect(try await popover(.popover(from: "menu"))?.sourceItem === bar.button)
    #expect(shelf.asked == ["menu"])
  }

  @Test(arguments: ["unheard of", "other"])
  func isASheetWithoutAnAnchorOnScreen(name: String) async throws {
    #expect(try await popover(.popover(from: name)) == nil)
    #expect(stage.window.presentedChain.map(\.modalPresentationStyle) == [.automatic])
    #expect(stage.host.state.presentations.first?.style == .popover(from: name))
  }

  @Test func isTheSameToAStateWhereUIKitAdaptsIt() async throws {
    stage.window.isCompact = true
    _ = try await popover(.popover(from: "add"))
    #expect(stage.window.presentedChain.first?.shownStyle == .pageSheet)
    let target = stage.host.state
    #expect(target.presentations == [Presentation(style: .popover(from: "add"), root: at(.login))])
    #expect(try NavigationPlan(from: stage.host.state, to: target).steps.isEmpty)
  }

  @Test func readsTheStylesOfWhatOthersPresented() async {
    let styles: [(UIModalPresentationStyle, PresentationStyle)] = [
      (.popover, .popover), (.formSheet, .formSheet), (.pageSheet, .sheet),
      (.overFullScreen, .fullScreen), (.custom, .sheet),
    ]
    for (style, _) in styles {
      let controller = UIViewController()
      controller.modalPresentationStyle = style
      controller.popoverPresentationController?.sourceView = shelf.view
      (stage.window.presentedChain.last ?? bar).present(controller, animated: false)
      await stage.idle()
    }
    #expect(stage.host.state.presentations.map(\.style) == styles.map(\.1))
  }

  @Test(arguments: [true, false])
  func placesAlertsAndShareSheetsInTheMiddleOfWhatIsBelow(isAlert: Bool) async throws {
    let root = QuizScreen(.home)
    let stage = Stage.one(root) { _ in
      isAlert
        ? UIAlertController(title: "Sure?", message: nil, preferredStyle: .actionSheet)
        : UIActivityViewController(activityItems: [], applicationActivities: nil)
    }
    root.view.bounds = CGRect(x: 0, y: 0, width: 100, height: 60)
    try await stage.perform(.present(Presentation(style: .sheet, root: at(.login))))
    #expect(stage.window.exceptions == [])
    let popover = stage.window.presentedChain.first?.popoverPresentationController
    #expect(popover?.sourceView === root.view)
    #expect(popover?.sourceRect == CGRect(x: 50, y: 30, width: 0, height: 0))
    #expect(popover?.permittedArrowDirections == [])
  }

  @Test func pointsAnAlertAtTheAnchorThatItsLinkNames() async throws {
    let stage = Stage.one(bar) { _ in
      UIAlertController(title: "Sure?", message: nil, preferredStyle: .actionSheet)
    }
    try await stage.perform(.present(Presentation(style: .popover(from: "add"), root: at(.login))))
    let popover = stage.window.presentedChain.first?.popoverPresentationController
    #expect(popover?.sourceItem === shelf.button)
    #expect(popover?.permittedArrowDirections == .any)
  }
}
#endif
