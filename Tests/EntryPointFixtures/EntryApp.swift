package import DeepLinking
import LinkRouting
package import LinkTesting
package import LinkUIKit
@_spi(Driving) package import UIKit
@_spi(Driving) package import UserNotifications

/// When something arrives: with the connection that starts the app, or while it runs.
package enum Moment: CaseIterable { case cold, warm }

/// Whether a person is signed in.
@MainActor package final class SignInWall {
  package var isOpen = true
}

/// An app on the front door, with `LinkAppDelegate`, as it is before it has a window.
@MainActor package final class EntryApp {
  package let links: DeepLinks<EntryLink>
  package let time = VirtualTime()
  package let wall = SignInWall()
  package let application: UIApplication
  package private(set) var reports: [LinkReport<EntryLink>] = []
  /// What lives as long as the app: its windows, and the delegates of its scenes.
  package var kept: [AnyObject] = []
  private let delegate: LinkAppDelegate

  private init(_ application: UIApplication, _ delegate: LinkAppDelegate) {
    self.application = application
    self.delegate = delegate
    application.delegate = delegate
    _ = delegate.application(application)
    let router = LinkRouter(EntryLink.self, prefixes: [.scheme("quiz"), .domain("quiz.example")])
    links = DeepLinks(
      router: router,
      environment: time.environment,
      guards: [
        LinkGuard("sign-in") { [wall] request in
          wall.isOpen || request.link == .home ? .allow : .wait(until: .signedIn)
        }
      ],
      log: .off
    )
    links.onProgress = { [weak self] progress in
      if case .ended(let report) = progress { self?.reports.append(report) }
    }
  }

  /// Runs an app by itself.
  package static func run(
    _ delegate: LinkAppDelegate = LinkAppDelegate(),
    _ body: @MainActor (EntryApp, UNUserNotificationCenter) async throws -> Void
  ) async rethrows {
    try await UIApplication.withIsolated { application in
      try await UNUserNotificationCenter.withIsolated { center in
        try await LinkInbox.withIsolated { _ in
          try await body(EntryApp(application, delegate), center)
        }
      }
    }
  }

  /// The sources, and how each event ended, in order.
  package var ends: [String] {
    reports.map {
      "\($0.event.delivery.source.rawValue) \($0.event.delivery.isCold) \($0.outcome.name)"
    }
  }
}
