import DeepLinking
import Foundation
@_spi(Driving) import SwiftUI
import Testing
@_spi(Driving) import UIKit

@testable import DeepLinking
@testable import LinkSwiftUI

/// Links with a secret, a closed route and one that a guard refuses.
enum VaultLink: DeepLink {
  case home
  case box(id: Int)
  case invitation(token: String)
  case account
  case hidden
  case page

  static let routes = LinkRoutes<VaultLink>(access: .everyone) {
    LinkRoute(.home, "/")
    LinkRoute(VaultLink.box, "/boxes/:id")
    LinkRoute(VaultLink.invitation, "/invite/:token").secret("token").presented(.sheet)
    LinkRoute(.account, "/account").access(.from(.notification))
    LinkRoute(.hidden, "/hidden")
    LinkRoute(.page, "/hidden/page")
  }
}

/// A window of the app, with the inspector over it.
private struct VaultWindow: View {
  let links: DeepLinks<VaultLink>

  @State private var isInspected = false

  init(links: DeepLinks<VaultLink>) { self.links = links }

  var body: some View {
    VStack {
      DeepLinkStack(links) { link in Text(verbatim: "\(link)") }
      Button("Inspect") { isInspected = true }
    }
    .linkInspector(links, isPresented: $isInspected)
  }
}

@MainActor private func vault(inspects: Bool = true) -> DeepLinks<VaultLink> {
  let refusing = LinkGuard<VaultLink>("hiding") { request in
    request.link == .hidden
      ? .deny(LinkFailure(.init(rawValue: "hidden"), message: "It is hidden.")) : .allow
  }
  return DeepLinks(
    VaultLink.self,
    prefixes: [.scheme("vault"), .domain("vault.example")],
    guards: [refusing],
    log: .off,
    inspects: inspects
  )
}

@MainActor private func model(
  _ links: DeepLinks<VaultLink>
) throws -> InspectorModel<VaultLink> {
  try #require(InspectorModel(links))
}

/// What the inspector knows of an app.
@MainActor @Suite struct InspectorModelTests {
  private let links = vault()
  private let host: ViewHost

  init() { host = ViewHost(DeepLinkStack(links) { link in Text(verbatim: "\(link)") }) }

  private func open(_ text: String, from source: LinkSource = .customScheme) async {
    _ = await links.receive(text, from: source)?.outcome
  }

  @Test func anOpenedLinkIsShownWithItsWay() async throws {
    await open("vault://boxes/7")
    let event = try #require(try model(links).events.first)
    #expect(event.subject == "vault://boxes/7")
    #expect(event.outcome == "opened")
    #expect(event.source == "customScheme, by openURL, started the app")
    #expect(event.way.hasPrefix("received → matched → "))
    #expect(event.way.hasSuffix(" → performing → ended"))
    #expect(event.cause == "route 'box'")
    #expect(event.command == "xcrun simctl openurl booted 'vault://boxes/7'")
  }

  @Test func aRefusedLinkIsShownWithItsTrueCauseAndTheFix() async throws {
    await open("vault://account")
    var event = try #require(try model(links).events.first)
    #expect(event.outcome == "unmatched")
    #expect(event.cause.contains("route 'account' matches, but is closed to customScheme."))
    #expect(event.cause.contains("Add .access("))
    #expect(event.way == "received → ended")

    await open("vault://boxes/first")
    event = try #require(try model(links).events.first)
    #expect(event.cause.contains("expected Int, found 'first'"))

    await open("vault://hidden")
    event = try #require(try model(links).events.first)
    #expect(event.outcome == "denied")
    #expect(event.cause.contains("It is hidden."))
    #expect(event.way.contains("guarding"))
  }

  @Test func anEventThatGoesOnIsUnderWay() throws {
    links.receive("vault://boxes/7", from: .customScheme)
    let event = try #require(try model(links).events.first)
    #expect(event.outcome == "under way")
    #expect(event.cause.isEmpty)
    #expect(!event.way.contains("ended"))
  }

  @Test func whatIsInTheWayAndWhatWasLeftOutIsShown() async throws {
    await open("vault://hidden/page")
    var event = try #require(try model(links).events.first)
    #expect(event.outcome == "opened")
    #expect(event.cause.contains("route 'page'\n"))
    #expect(event.cause.contains("It is hidden."))
    links.receive("vault://boxes/7", from: .customScheme)
    event = try #require(try model(links).events.first)
    links.recorder?.record(.waiting(for: ScreenStatus(foreign: .alert), of: event.id))
    event = try #require(try model(links).events.first)
    #expect(event.way.hasSuffix(", waited for alert"))
  }

  @Test func secretsNeverAppear() async throws {
    await open("vault://invite/S3CR3T")
    await open("vault://invite/S3CR3T/more")
    links.open(.invitation(token: "S3CR3T"))
    let events = try model(links).events
    #expect(events.count == 3)
    #expect(!"\(events)".contains("S3CR3T"))
    #expect(events.map(\.subject).allSatisfy { $0.contains("<redacted>") })
    // A command with something left out would open another link.
    #expect(events.allSatisfy { $0.command == nil })
    #expect(!(try model(links).explain("vault://invite/S3CR3T/more")).contains("S3CR3T"))
  }

  @Test func theLastFiftyEventsAreKept() async throws {
    for id in 1...53 { await open("vault://boxes/\(id)", from: .notification) }
    let subjects = try model(links).events.map(\.subject)
    #expect(subjects == (4...53).reversed().map { "vault://boxes/\($0)" })
  }

  @Test func routesAreShownWithTheirAccessAndASample() throws {
    let routes = try model(links).routes
    #expect(routes.map(\.id) == ["home", "box", "invitation", "account", "hidden", "page"])
    #expect(routes.map(\.pattern)[1] == "/boxes/:id")
    #expect(routes.map(\.access).filter { $0 != "everyone" } == ["notification"])
    #expect(routes[1].sample == "https://vault.example/boxes/1")
    for route in routes {
      let sample = try #require(route.sample)
      #expect(links.explain(sample).hasPrefix("route '\(route.id)'"))
    }
  }

  @Test func aURLIsExplainedAsTheSystemWouldHandItOver() throws {
    let model = try model(links)
    #expect(model.explain("vault://account").contains("closed to customScheme"))
    #expect(model.explain("https://vault.example/account").contains("closed to universalLink"))
    #expect(model.explain("vault://boxes/7") == "route 'box' /boxes/:id")
  }

  @Test func aCommandIsQuotedForAShell() {
    let command = InspectorCommand.command(for: "vault://boxes/it's;$(id)")
    #expect(command == #"xcrun simctl openurl booted 'vault://boxes/it'\''s;$(id)'"#)
  }

  @Test func nothingIsKeptInAnAppThatIsNotInspected() async {
    let plain = vault(inspects: false)
    let host = ViewHost(DeepLinkStack(plain) { link in Text(verbatim: "\(link)") })
    _ = await plain.receive("vault://boxes/7", from: .customScheme)?.outcome
    #expect(host.texts == ["box(id: 7)"])
    #expect(plain.recorder == nil)
    #expect(InspectorModel(plain) == nil)
  }

  @Test func theAppsOwnProgressIsToldBesides() async throws {
    var ended = 0
    links.onProgress = { if case .ended = $0 { ended += 1 } }
    await open("vault://boxes/7")
    #expect(ended == 1)
    #expect(try model(links).events.count == 1)
  }
}

/// The inspector on screen.
@MainActor @Suite struct InspectorViewTests {
  private let links = vault()

  @Test func eventsAppearAsTheyHappen() async throws {
    let window = ViewHost(DeepLinkStack(links) { link in Text(verbatim: "\(link)") })
    let inspector = ViewHost(LinkInspector(links))
    #expect(!inspector.texts.contains("opened: vault://boxes/7"))
    window.open(try #require(URL(string: "vault://boxes/7")))
    await window.settle()
    await inspector.settle()
    #expect(inspector.texts.contains("opened: vault://boxes/7"))
    #expect(inspector.texts.contains("route 'box'"))
  }

  @Test func aTypedURLIsExplainedOpenedAndCopied() async throws {
    let window = ViewHost(DeepLinkStack(links) { link in Text(verbatim: "\(link)") })
    let inspector = ViewHost(LinkInspector(links))
    #expect(!inspector.controls.contains("Open"))
    #expect(inspector.type("vault://boxes/8", into: "URL"))
    #expect(inspector.texts.contains("route 'box' /boxes/:id"))
    await UIApplication.withIsolated { _ in
      #expect(inspector.tap("Copy simctl command"))
      #expect(UIPasteboard.general.string == "xcrun simctl openurl booted 'vault://boxes/8'")
    }
    #expect(inspector.tap("Open"))
    await window.settle()
    #expect(window.texts == ["box(id: 8)"])
  }

  @Test func asASheetItIsDismissedBeforeASampleIsOpened() async throws {
    let window = ViewHost(VaultWindow(links: links))
    window.tap("Inspect")
    #expect(window.title == "Links")
    #expect(window.tap("https://vault.example/invite/a"))
    #expect(try model(links).events.isEmpty)
    await window.settle()
    // The sheet of the link, where the inspector was.
    #expect(window.presentations.count == 1)
    #expect(window.texts == [#"invitation(token: "a")"#])
    #expect(window.warnings.isEmpty)
  }

  @Test func itIsClosedByItsButton() async throws {
    let window = ViewHost(VaultWindow(links: links))
    window.tap("Inspect")
    #expect(window.presentations.count == 1)
    #expect(window.tap("Close"))
    await window.settle()
    #expect(window.presentations.isEmpty)
    #expect(window.texts == ["home", "Inspect"])
  }

  @Test func itIsEmptyInAnAppThatIsNotInspected() {
    let plain = vault(inspects: false)
    #expect(ViewHost(LinkInspector(plain)).texts.isEmpty)
    let window = ViewHost(VaultWindow(links: plain))
    window.tap("Inspect")
    #expect(window.presentations.isEmpty)
  }
}

/// The inspector in an app in UIKit.
@MainActor @Suite struct InspectorWindowTests {
  private typealias Inspector = UIHostingController<LinkInspector<VaultLink>>

  private func window(_ links: DeepLinks<VaultLink>) -> LinkInspectorWindow {
    let window = LinkInspectorWindow(
      windowScene: UIApplication().connectScene(delegate: nil),
      links
    )
    window.rootViewController = UINavigationController(rootViewController: UIViewController())
    window.makeKeyAndVisible()
    return window
  }

  @Test func shakingShowsItOnceOverWhatIsShown() async {
    let window = window(vault())
    let sheet = UIViewController()
    window.rootViewController?.present(sheet, animated: true)
    await window.transitions.runUntilIdle()
    window.shake()
    await window.transitions.runUntilIdle()
    #expect(sheet.presentedViewController is Inspector)
    window.shake()
    await window.transitions.runUntilIdle()
    #expect(window.presentedChain.filter { $0 is Inspector }.count == 1)
    #expect(window.warnings.isEmpty)
  }

  /// What is on its way when the device is shaken.
  enum Change: CaseIterable { case coming, leaving, pushed }

  @Test(arguments: Change.allCases, [true, false])
  func whileASheetComesOrGoesShakingShowsNothing(change: Change, isAnimated: Bool) async {
    let window = window(vault())
    let sheet = UIViewController()
    let root = window.rootViewController as? UINavigationController
    if change == .leaving {
      root?.present(sheet, animated: false)
      await window.transitions.runUntilIdle()
    }
    window.transitions.ending = .held
    switch change {
    case .coming: root?.present(sheet, animated: isAnimated)
    case .leaving: sheet.dismiss(animated: isAnimated)
    // Without animation, a push is over at once.
    case .pushed: root?.pushViewController(sheet, animated: true)
    }
    window.shake()
    window.transitions.releaseAll()
    await window.transitions.runUntilIdle()
    #expect(window.presentedChain.contains { $0 is Inspector } == false)
    #expect(window.warnings.isEmpty)
    // Once that is over, it does.
    window.transitions.ending = .nextTurn
    window.shake()
    await window.transitions.runUntilIdle()
    #expect(window.presentedChain.contains { $0 is Inspector })
  }

  @Test func itIsDismissedBeforeASampleIsOpened() async throws {
    let links = vault()
    let window = window(links)
    window.shake()
    await window.transitions.runUntilIdle()
    let inspector = try #require(window.front as? Inspector)
    let shown = ViewHost(inspector.rootView, inHostingController: true)
    #expect(shown.tap("https://vault.example/boxes/1"))
    #expect(try model(links).events.isEmpty)
    await window.transitions.runUntilIdle()
    #expect(window.presentedChain.contains { $0 is Inspector } == false)
    // The app has no scene yet, so the link waits for the first.
    let host = ViewHost(DeepLinkStack(links) { link in Text(verbatim: "\(link)") })
    await host.settle()
    #expect(host.texts == ["box(id: 1)"])
  }

  @Test func aWindowOfAnArchiveShowsNothing() async throws {
    let window = try #require(LinkInspectorWindow(coder: NSCoder()))
    window.rootViewController = UIViewController()
    window.shake()
    await window.transitions.runUntilIdle()
    #expect(window.presentedChain.isEmpty)
  }

  @Test func aWindowOfAnAppThatIsNotInspectedShowsNothing() async {
    let window = window(vault(inspects: false))
    window.shake()
    await window.transitions.runUntilIdle()
    #expect(window.rootViewController?.presentedViewController == nil)
  }
}
