import DeepLinking
import Foundation
import LinkTesting
import ProphetsFixtures
import ProphetsLinks
@_spi(Driving) import SwiftUI
import Testing

@testable import ProphetsSwiftUI

/// The app in one window, with made-up records and a time that the test sets.
@MainActor final class ShownApp {
  /// The time of the app.
  let time = VirtualTime()

  /// What all windows share.
  let links: DeepLinks<ProphetsLink>

  /// The windows of the app.
  let windows: ProphetsWindows

  /// What shows the first of them.
  let host: ViewHost

  /// What became of each event, in order.
  private(set) var reports: [LinkReport<ProphetsLink>] = []

  /// How events ended, in order.
  var outcomes: [String] { reports.map(\.outcome.name) }

  /// Starts the app.
  init(
    account: LinkAccount? = .me,
    router: LinkRouter<ProphetsLink> = ProphetsLink.router,
    storage: SceneStore = SceneStore()
  ) {
    let screens = MadeUpScreens()
    links = DeepLinks(
      screens: screens,
      environment: time.environment,
      account: account,
      router: router
    )
    // Time is the test's: a slow machine must not end a wait for a sheet.
    windows = ProphetsWindows(
      links: links,
      screens: screens,
      dismissalLimit: .seconds(86_400)
    )
    host = ViewHost(app: TestApp(windows: windows), storage: storage)
    links.onProgress = { [weak self] progress in
      if case .ended(let report) = progress { self?.reports.append(report) }
    }
  }

  /// Delivers a URL, a second after the one before, and lets everything come to its end.
  func open(_ text: String) async throws {
    time.advance(by: .seconds(1))
    host.open(try #require(URL(string: text)))
    await settle()
  }

  /// Taps something, a second after what came before, and lets everything come to its end.
  func tap(_ label: String) async {
    time.advance(by: .seconds(1))
    #expect(host.tap(label), "\(label)")
    await settle()
  }

  /// Signs the person out; what is shown stays.
  func signOut() { links.accountDidChange(to: nil) }

  /// Lets screens load.
  func settle() async {
    await host.settle()
    await host.settle()
  }
}

/// The app with windows of a test.
private struct TestApp: App {
  /// The windows.
  var windows = ProphetsWindows(
    links: DeepLinks(
      screens: MadeUpScreens(),
      environment: VirtualTime().environment,
      account: nil
    ),
    screens: MadeUpScreens()
  )

  /// The windows.
  var body: some Scene { windows }
}
