@_spi(Driving) import AppleFoundationStandIn
import DeepLinking
import LinkNavigation
import LinkRouting
@_spi(Driving) import SwiftUI
import Testing

@testable import LinkSwiftUI

/// Which window the system gives a link to.
@MainActor @Suite struct WindowTests {
  /// A window that shows a state, and says what it shows.
  private func window(_ state: NavigationState<TransitLink>) -> ShownScene {
    let scene = TransitScene(NavigationModel(state: state))
    let root = TransitRoot(scene: scene).prefersLinks(of: scene.model, router: transitRouter)
    return ShownScene(scene, ViewHost(root))
  }

  @Test(arguments: ["transit://lines/5/notice", "https://transit.example/lines/5/notice"])
  func prefersTheWindowThatShowsTheLink(text: String) {
    let first = window(.transit())
    let second = window(.transit(.line(5), presented: [.sheet(.notice(line: 5))]))
    let windows = [first.host, second.host]
    #expect(ViewHost.window(for: url(text), among: windows) === second.host)
    #expect(ViewHost.window(for: url("transit://map"), among: windows) === first.host)
  }

  @Test func followsWhatIsShown() async throws {
    let first = window(.transit())
    let second = window(.transit())
    let windows = [first.host, second.host]
    try await second.scene.model.apply(.transit(.line(5)))
    #expect(ViewHost.window(for: url("transit://lines/5"), among: windows) === second.host)
    second.host.goBack()
    #expect(ViewHost.window(for: url("transit://lines/5"), among: windows) === first.host)
  }

  @Test func takesNoLinksOfOthers() {
    let windows = [window(.transit()).host]
    #expect(ViewHost.window(for: url("other://lines"), among: windows) == nil)
  }

  @Test func prefersTheWindowForHandoffToo() throws {
    let first = window(.transit())
    let second = window(.transit(.line(5)))
    let activity = NSUserActivity(activityType: "com.example.transit.link")
    activity.offer(try #require(transitRouter.activity(of: .line(line: 5))), title: nil)
    #expect(ViewHost.window(for: activity, among: [first.host, second.host]) === second.host)
  }
}
