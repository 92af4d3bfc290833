@_spi(Driving) import AppleFoundationStandIn
import DeepLinking
import LinkNavigation
import LinkRouting
import LinkTesting
import LinkUIKit
@_spi(Driving) import SwiftUI
import Testing
@_spi(Driving) import UIKit

@testable import LinkSwiftUI
@testable import SwiftUISnippets

/// A link that starts an app with SwiftUI's life cycle, caught by a scene delegate as well.
@MainActor @Suite struct ColdStartTests {
  private let scene = TransitScene(phase: .inactive)
  private let application = UIApplication()

  /// A delegate that SwiftUI's scene has beside its own.
  @MainActor private final class Delegate: NSObject, UIWindowSceneDelegate {
    let links: SceneLinks<TransitLink>
    var receipts: [LinkReceipt<TransitLink>] = []
    init(_ scene: TransitScene) { links = SceneLinks(handler: scene.handler) }
    func scene(
      _ scene: UIScene,
      willConnectTo session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) {
      receipts += links.willConnect(with: options)
    }
  }

  /// Starts the app by a link, through the entry points of UIKit and then of SwiftUI.
  private func start(
    _ options: UIScene.ConnectionOptions,
    opening text: String?,
    through entryPoints: ViewHost.EntryPoints = .openURL
  ) async -> (host: ViewHost, outcomes: [String]) {
    let delegate = Delegate(scene)
    application.connectScene(delegate: delegate, options: options)
    let host = ViewHost(TransitRoot(scene: scene))
    if let text { host.openUniversalLink(url(text), through: entryPoints) }
    await host.settle()
    scene.phase.phase = .active
    await host.settle()
    var outcomes: [String] = []
    for receipt in delegate.receipts + scene.receipts {
      outcomes.append(await receipt.outcome.name)
    }
    return (host, outcomes)
  }

  @Test func aURLIsOneEvent() async {
    let text = "transit://lines/1/stops/2"
    let (host, outcomes) = await start(
      UIScene.ConnectionOptions(urlContexts: [.make(url(text))]),
      opening: text
    )
    #expect(outcomes == ["opened", "duplicate"])
    #expect(host.stackTitles == ["Lines", "Line 1", "Stop 2"])
  }

  @Test(arguments: [ViewHost.EntryPoints.openURL, .userActivity, [.openURL, .userActivity]])
  func aUniversalLinkIsOneEvent(entryPoints: ViewHost.EntryPoints) async {
    let text = "https://transit.example/lines/1"
    let (host, outcomes) = await start(
      UIScene.ConnectionOptions(userActivities: [.browsing(url(text))]),
      opening: text,
      through: entryPoints
    )
    #expect(outcomes.first == "opened")
    #expect(outcomes.dropFirst().allSatisfy { $0 == "duplicate" })
    #expect(host.stackTitles == ["Lines", "Line 1"])
  }

  @Test func aLinkThatSwiftUILosesIsOpened() async {
    let (host, outcomes) = await start(
      UIScene.ConnectionOptions(urlContexts: [.make(url("transit://lines/1"))]),
      opening: nil
    )
    #expect(outcomes == ["opened"])
    #expect(host.stackTitles == ["Lines", "Line 1"])
  }

  @Test func aPersonWhoTapsLaterIsHeard() async {
    let text = "transit://lines/1"
    let (host, _) = await start(
      UIScene.ConnectionOptions(urlContexts: [.make(url(text))]),
      opening: text
    )
    host.goBack()
    scene.time.advance(by: .seconds(10))
    host.open(url(text))
    #expect(await scene.outcomes.last == .opened(skipping: []))
  }

  /// The example of the documentation, as UIKit and SwiftUI would run it.
  @Test func theExampleOpensTheLinkThatStartsTheApp() async {
    let windows = NetWindows.shared
    let delegate = NetSceneDelegate()
    let link = url("https://quiz.example/leagues/3")
    application.connectScene(
      delegate: delegate,
      options: UIScene.ConnectionOptions(userActivities: [.browsing(link)])
    )
    let host = ViewHost(NetRoot())
    host.open(link)
    await host.settle()
    #expect(host.texts.first == "league(id: 3)")
    #expect(windows.model.state.visibleStack.count == 2)
  }
}
