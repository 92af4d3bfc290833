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

extension TabID {
  fileprivate static let shelf = TabID("shelf")
  fileprivate static let notes = TabID("notes")
}

private enum BookLink: DeepLink {
  case shelf
  case book(id: Int)
  case notes
  case note(id: Int)
  case page(note: Int)
  case cover(book: Int)
  case draft(note: Int)

  static let routes = LinkRoutes<BookLink>(access: .everyone) {
    LinkRoute(.shelf, "/").tab(.shelf)
    LinkRoute(BookLink.book, "/books/:id")
    LinkRoute(.notes, "/notes").tab(.notes)
    LinkRoute(BookLink.note, "/notes/:id")
    LinkRoute(BookLink.page, "/notes/:note/page")
    LinkRoute(BookLink.cover, "/books/:book/cover").presented(.sheet)
    LinkRoute(BookLink.draft, "/notes/:note/draft").presented(.sheet)
  }
}

/// The screen of a link, in either framework.
private struct BookScreen: View {
  let link: BookLink
  @Environment(\.openLink) private var openLink
  @State private var isDirty = false

  init(_ link: BookLink) { self.link = link }

  var body: some View {
    VStack {
      Text(verbatim: "\(link)")
      Button("Note 3") { openLink(BookLink.note(id: 3)) }
      Button("Type") { isDirty = true }
      Link("Book 9", destination: url("books://books/9"))
    }
    .unsavedWork(isDirty)
    .navigationTitle("\(link)")
  }
}

/// SwiftUI inside an app with UIKit's life cycle: screens in hosting controllers, and a stack in a tab.
@MainActor @Suite struct HostingTests {
  private let time = VirtualTime()
  private let links: DeepLinks<BookLink>

  init() {
    let router = LinkRouter(BookLink.self, prefixes: [.scheme("books")])
    links = DeepLinks(router: router, environment: time.environment, log: .off)
  }

  /// A window with a tab of UIKit and one in which SwiftUI shows a stack.
  @MainActor private struct Shell {
    let scene: UIWindowScene
    let window: UIWindow
    let bar: UITabBarController
    let attached: SceneLinks<BookLink>
    let model: NavigationModel<BookLink>

    /// The views of the tab of SwiftUI.
    let views: ViewHost

    /// The stack of the tab of UIKit.
    var stack: UINavigationController? {
      bar.viewControllers?.first as? UINavigationController
    }

    func idle() async {
      await window.transitions.runUntilIdle(quietTurns: 100)
      await views.settle()
    }
  }

  /// Runs an app by itself.
  private func withShell(_ body: @MainActor (Shell) async throws -> Void) async rethrows {
    try await UIApplication.withIsolated { application in
      let scene = application.connectScene(delegate: nil)
      let id = LinkSceneID(scene)
      let window = UIWindow(windowScene: scene)
      let model = NavigationModel<BookLink>(
        state: NavigationState(stack: [.destination(.notes)])
      )
      let root = DestinationStack(model) { BookScreen($0) }.opensLinks(with: links, in: id)
      let hosting = UIHostingController(rootView: root)
      let bar = UITabBarController()
      let shelf = UIHostingController(rootView: BookScreen(.shelf).opensLinks(with: links, in: id))
      bar.viewControllers = [UINavigationController(rootViewController: shelf), hosting]
      window.rootViewController = bar
      window.makeKeyAndVisible()
      let attached = links.attach(
        to: window,
        in: scene,
        tabs: [.shelf, .notes],
        stacks: [.notes: model],
        presentation: { link, controller in
          controller.sheetPresentationController?.detents =
            link == .cover(book: 1) ? [.medium()] : [.large()]
        }
      ) { link in
        UIHostingController(rootView: BookScreen(link).opensLinks(with: links, in: id))
      }
      attached.didBecomeActive()
      let shell = Shell(
        scene: scene,
        window: window,
        bar: bar,
        attached: attached,
        model: model,
        views: ViewHost(hosting)
      )
      try await body(shell)
    }
  }

  @Test func aHostingControllerIsAScreenLikeAnyOther() async throws {
    try await withShell { shell in
      #expect(await shell.attached.handler.open(.book(id: 1)).outcome == .opened(skipping: []))
      #expect(shell.stack?.viewControllers.count == 2)
      let top = try #require(shell.stack?.topViewController)
      #expect("\(type(of: top))".hasPrefix("UIHostingController"))
      #expect(links.state()?.visibleEntry == .destination(.book(id: 1)))
    }
  }

  @Test func aViewInAHostingControllerOpensLinksInItsScene() async {
    await withShell { shell in
      shell.views.tap("Note 3")
      await shell.idle()
      #expect(shell.model.state.visibleStack.map(\.destination) == [.notes, .note(id: 3)])
      #expect(shell.bar.selectedIndex == 1)
      // A link in a text is content, which `.everyone` includes.
      shell.views.tap("Book 9")
      await shell.idle()
      #expect(links.state()?.visibleEntry == .destination(.book(id: 9)))
    }
  }

  @Test func aLinkIsShownByTheHostOfItsTab() async {
    await withShell { shell in
      let handler = shell.attached.handler
      #expect(await handler.open(.page(note: 3)).outcome == .opened(skipping: []))
      #expect(shell.bar.selectedIndex == 1)
      #expect(shell.views.stackTitles == ["notes", "note(id: 3)", "page(note: 3)"])
      #expect(shell.stack?.viewControllers.count == 1)
      #expect(await handler.open(.book(id: 1)).outcome == .opened(skipping: []))
      #expect(shell.bar.selectedIndex == 0 && shell.stack?.viewControllers.count == 2)
      // What the other tab shows stays.
      #expect(shell.model.state.visibleStack.count == 3)
      #expect(await handler.open(.note(id: 4)).outcome == .opened(skipping: []))
      #expect(shell.views.stackTitles == ["notes", "note(id: 4)"])
    }
  }

  @Test func whatAPersonDoesInTheTabIsSeen() async {
    await withShell { shell in
      let handler = shell.attached.handler
      await _ = handler.open(.page(note: 3)).outcome
      shell.views.goBack()
      #expect(handler.links.state()?.visibleEntry == .destination(.note(id: 3)))
      #expect(await handler.open(.note(id: 3)).outcome == .alreadyShown)
    }
  }

  @Test func theWindowPresentsOverEitherTab() async throws {
    try await withShell { shell in
      let handler = shell.attached.handler
      #expect(await handler.open(.draft(note: 3)).outcome == .opened(skipping: []))
      #expect(shell.views.stackTitles == ["notes", "note(id: 3)"])
      let sheet = try #require(shell.window.presentedChain.first)
      #expect(sheet.sheetPresentationController?.detents.map(\.name) == ["large"])
      #expect(await handler.open(.cover(book: 1)).outcome == .opened(skipping: []))
      #expect(shell.window.presentedChain.count == 1 && shell.bar.selectedIndex == 0)
      let cover = shell.window.presentedChain.first?.sheetPresentationController
      #expect(cover?.detents.map(\.name) == ["medium"])
      #expect(await handler.open(.notes).outcome == .opened(skipping: []))
      #expect(shell.window.presentedChain.isEmpty && shell.model.state.visibleStack.count == 1)
    }
  }

  @Test func unsavedWorkInTheTabIsAskedAbout() async {
    await withShell { shell in
      await _ = shell.attached.handler.open(.note(id: 3)).outcome
      shell.model.unsavedScreens = [.note(id: 3)]
      #expect(await shell.attached.handler.open(.note(id: 4)).outcome.name == "declined")
      links.confirmLeaving = { _ in true }
      #expect(
        await shell.attached.handler.open(.note(id: 4)).outcome == .opened(skipping: [])
      )
    }
  }

  @Test func workThatAViewInTheTabNamesIsAskedAbout() async {
    await withShell { shell in
      await _ = shell.attached.handler.open(.note(id: 3)).outcome
      shell.views.tap("Type")
      await shell.idle()
      #expect(await shell.attached.handler.open(.note(id: 4)).outcome.name == "declined")
      #expect(shell.views.stackTitles == ["notes", "note(id: 3)"])
    }
  }

  @Test func aLinkThatStartsTheAppIsShownAtOnce() async {
    await withShell { shell in
      let delivery = LinkDelivery<BookLink>(
        url: "books://notes/3/draft",
        source: .customScheme,
        entryPoint: .connection,
        isCold: true
      )
      let report = await shell.attached.handler.receive(delivery).report
      #expect(report.outcome == .opened(skipping: []))
      #expect(shell.views.stackTitles == ["notes", "note(id: 3)"])
      #expect(shell.window.presentedChain.count == 1)
    }
  }

  @Test func bothHostsAreRestored() async throws {
    try await withShell { shell in
      await _ = shell.attached.handler.open(.book(id: 1)).outcome
      await _ = shell.attached.handler.open(.page(note: 3)).outcome
      let activity = try #require(shell.attached.restorationActivity)
      try await withShell { again in
        let restoration = try #require(again.attached.restore(activity))
        #expect(await restoration.problem == nil)
        #expect(again.model.state.visibleStack.count == 3 && again.bar.selectedIndex == 1)
        #expect(again.stack?.viewControllers.count == 2)
      }
    }
  }
}
