#if !STANDINS && (os(iOS) || os(visionOS) || os(tvOS))
import LinkHandling
import LinkNavigation
import LinkRouting
import SwiftUI
import Testing
import UIKit

@testable import LinkSwiftUI

/// Views in a window, as Apple's SwiftUI shows them.
///
/// There is no model of this: it runs on a Mac alone. A test waits for screens to appear, not for time, and ends after a minute when they do not.
@MainActor @Suite struct HostedViewTests {
  private let model = NavigationModel<TransitLink>(state: .transit())
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  /// Shows a view, and tells the screens that appear.
  private func show(
    _ view: (@escaping @MainActor @Sendable (TransitLink) -> Void) -> some View
  ) -> AsyncStream<TransitLink> {
    let (appeared, source) = AsyncStream.makeStream(of: TransitLink.self)
    window.rootViewController = UIHostingController(rootView: view { source.yield($0) })
    // Not `makeKeyAndVisible()`: the tests of a package have no app around them.
    window.isHidden = false
    window.layoutIfNeeded()
    return appeared
  }

  /// Waits until a screen appears.
  private func wait(for link: TransitLink, in appeared: AsyncStream<TransitLink>) async {
    for await next in appeared where next == link { return }
  }

  @Test(.timeLimit(.minutes(1))) func showsTheScreenOfALink() async throws {
    let appeared = show { note in
      DestinationStack(model, of: .lines) { link in
        Text(link.title).onAppear { note(link) }
      }
    }
    await wait(for: .lines, in: appeared)
    try await model.apply(.transit(.line(7)))
    await wait(for: .line(line: 7), in: appeared)
    #expect(model.state == .transit(.line(7)))
    window.isHidden = true
  }

  @Test(.timeLimit(.minutes(1))) func showsAnotherTab() async throws {
    let appeared = show { note in
      DestinationTabs(model) { link in
        Text(link.title).onAppear { note(link) }
      } label: {
        Text($0.rawValue)
      }
    }
    await wait(for: .lines, in: appeared)
    try await model.apply(.transit(selected: .map))
    await wait(for: .map, in: appeared)
    window.isHidden = true
  }
}
#endif
