@_spi(Driving) import AppleFoundationStandIn
import Testing
@_spi(Driving) import UIKit

@MainActor @Suite struct SplitViewControllerTests {
  @Test func isOfTheClassicStyleWithoutOne() {
    let split = UISplitViewController()
    #expect(split.style == .unspecified)
    split.setViewController(screen("a"), for: .primary)
    #expect(split.exceptions.count == 1)
    split.viewControllers = [screen("a"), screen("b")]
    #expect(split.viewControllers.count == 2)
    #expect(split.viewControllers.allSatisfy { $0.parent === split })
  }

  @Test func raisesForTheClassicStyleAsAStyle() {
    #expect(UISplitViewController(style: .unspecified).exceptions.count == 1)
    #expect(UISplitViewController(style: .doubleColumn).exceptions == [])
  }
}
