import DeepLinking
@testable import HostApp
import LinkUIKit
import Testing
import UIKit

extension Hosted {
  /// Links and steps in a window with tabs.
  @MainActor @Suite struct HostedUIKitTests {
    @Test func aLinkPushesItsScreen() async throws {
      try await withApp { app in
        let handler = try #require(app.links?.handler)
        #expect(await handler.open(.item(item: 7)).outcome == .opened(skipping: []))
        #expect(app.stack == [.items, .item(item: 7)])
        let top = try #require(app.navigation?.topViewController as? HostScreen)
        #expect(top.view.window === app.window)
        try await until { top.appearances == 1 }
        #expect(await handler.open(.item(item: 7)).outcome == .alreadyShown)
        #expect(top.appearances == 1)
      }
    }

    @Test func aLinkPresentsASheetAndTheNextOneDismissesIt() async throws {
      try await withApp { app in
        let handler = try #require(app.links?.handler)
        #expect(await handler.open(.note(text: "a")).outcome == .opened(skipping: []))
        #expect(app.presented == [[.note(text: "a")]])
        #expect(app.bar?.presentedViewController?.isBeingPresented == false)
        #expect(await handler.open(.news).outcome == .opened(skipping: []))
        #expect(app.presented == [])
        #expect(app.bar?.selectedIndex == 1)
        #expect(app.stack == [.news])
      }
    }

    @Test func aLinkChangesWhatASheetShows() async throws {
      try await withApp { app in
        let handler = try #require(app.links?.handler)
        #expect(await handler.open(.note(text: "a")).outcome == .opened(skipping: []))
        #expect(await handler.open(.note(text: "b")).outcome == .opened(skipping: []))
        #expect(app.presented == [[.note(text: "b")]])
      }
    }

    @Test func stepsFollowOneAnother() async throws {
      try await withApp { app in
        let host = try #require(app.host)
        let items: [NavigationEntry<HostLink>] = (1...3).map { .destination(.item(item: $0)) }
        let note = Presentation(style: .sheet, root: .destination(HostLink.note(text: "a")))
        let cover = Presentation(
          style: .fullScreen,
          root: .destination(HostLink.note(text: "b")),
          pushed: items
        )
        let steps: [NavigationStep<HostLink>] = [
          .push(items, on: .container("items")), .pop(to: 2, in: .container("items")),
          .replaceStack([.destination(.items)] + items.reversed(), of: "items"),
          .present(note), .present(cover), .pop(to: 1, in: .presentation(1)), .dismiss(to: 1),
          .push(items, on: .presentation(0)), .dismiss(to: 0), .select("news"),
          .push(items, on: .container("news")), .select("items"),
          .pop(to: 1, in: .container("items")),
        ]
        for step in steps {
          var wanted = host.state
          try wanted.apply(step)
          try await host.perform(step)
          #expect(host.state == wanted, "\(step)")
        }
        #expect(app.stack == [.items])
        #expect(app.presented == [])
      }
    }

    @Test func whatOtherCodeDismissesIsSeen() async throws {
      try await withApp { app in
        let handler = try #require(app.links?.handler)
        let bar = try #require(app.bar)
        #expect(await handler.open(.note(text: "a")).outcome == .opened(skipping: []))
        await withCheckedContinuation { done in bar.dismiss(animated: true) { done.resume() } }
        #expect(app.host?.state.presentations == [])
        #expect(await handler.open(.note(text: "a")).outcome == .opened(skipping: []))
        #expect(app.presented == [[.note(text: "a")]])
      }
    }

    @Test func whatOtherCodePopsIsSeen() async throws {
      try await withApp { app in
        let handler = try #require(app.links?.handler)
        #expect(await handler.open(.item(item: 7)).outcome == .opened(skipping: []))
        app.navigation?.popViewController(animated: false)
        #expect(app.host?.state.visibleStack == [.destination(.items)])
        #expect(await handler.open(.item(item: 7)).outcome == .opened(skipping: []))
        #expect(app.stack == [.items, .item(item: 7)])
      }
    }

    @Test func theLastOfManyLinksIsShown() async throws {
      try await withApp { app in
        let handler = try #require(app.links?.handler)
        let receipts = (1...5).map { handler.open(.item(item: $0)) }
        #expect(await receipts[4].outcome == .opened(skipping: []))
        #expect(app.stack == [.items, .item(item: 5)])
        for receipt in receipts.dropLast() { #expect(await !receipt.outcome.isSuccess) }
      }
    }

    @Test func aLinkWaitsForAnAlert() async throws {
      try await withApp { app in
        let handler = try #require(app.links?.handler)
        let bar = try #require(app.bar)
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        await withCheckedContinuation { shown in
          bar.present(alert, animated: true) { shown.resume() }
        }
        let receipt = handler.open(.item(item: 7))
        for _ in 0..<50 { await Task.yield() }
        #expect(app.stack == [.items])
        #expect(bar.presentedViewController === alert)
        await withCheckedContinuation { gone in bar.dismiss(animated: true) { gone.resume() } }
        handler.screenDidChange()
        #expect(await receipt.outcome == .opened(skipping: []))
        #expect(app.stack == [.items, .item(item: 7)])
      }
    }

    @Test func aScreenOpensALink() async throws {
      try await withApp { app in
        let screen = try #require(app.navigation?.topViewController)
        #expect(await (try screen.open(HostLink.news)).outcome == .opened(skipping: []))
        #expect(app.stack == [.news])
      }
    }
  }
}
