import DeepLinking
@testable import HostApp
import LinkSwiftUI
import SwiftUI
import Testing

/// The screens that appeared, in order.
@MainActor private final class Appeared {
  var links: [HostLink] = []
}

extension Hosted {
  /// Links in views whose root is shown in the window.
  @MainActor @Suite struct HostedSwiftUITests {
    private let appeared = Appeared()
    private let model: NavigationModel<HostLink>
    private let handler: LinkHandler<HostLink>

    init() throws {
      let containers = HostLink.tabs.map {
        NavigationContainer(id: TabID(rawValue: "\($0)"), stack: [.destination($0)])
      }
      model = NavigationModel(state: try NavigationState(containers: containers))
      let links = DeepLinks(router: HostLink.router, environment: .live(), log: .off)
      handler = LinkHandler(links: links, host: model, scene: .main)
    }

    /// The tabs, and what is presented over them.
    private var root: some View {
      let appeared = appeared
      return DestinationTabs(model) { link in
        Text(verbatim: "\(link)").onAppear { appeared.links.append(link) }
      } label: {
        Text(verbatim: $0.rawValue)
      }
      .presentations(of: model) { link in
        Text(verbatim: "\(link)").onAppear { appeared.links.append(link) }
      }
    }

    /// Opens a link, and lets views follow until its event has ended.
    private func open(_ link: HostLink, in shown: Shown) async throws -> LinkOutcome {
      let receipt = handler.open(link)
      let ended = Ended()
      Task { ended.outcome = await receipt.outcome }
      try await until {
        await shown.settle()
        return ended.outcome != nil
      }
      return try #require(ended.outcome)
    }

    /// Lets views follow until a screen has appeared so often.
    private func appears(_ link: HostLink, _ count: Int = 1, in shown: Shown) async throws {
      try await until {
        await shown.settle()
        return appeared.links.count { $0 == link } >= count
      }
    }

    @Test func aLinkShowsItsScreen() async throws {
      try await withApp { app in
        let shown = Shown(root, in: app)
        try await appears(.items, in: shown)
        #expect(try await open(.item(item: 7), in: shown) == .opened(skipping: []))
        try await appears(.item(item: 7), in: shown)
        let stack = model.state.visibleStack
        #expect(stack == [.destination(.items), .destination(.item(item: 7))])
      }
    }

    @Test func aLinkSelectsAnotherTab() async throws {
      try await withApp { app in
        let shown = Shown(root, in: app)
        try await appears(.items, in: shown)
        #expect(try await open(.news, in: shown) == .opened(skipping: []))
        try await appears(.news, in: shown)
        #expect(model.state.selected == "news")
      }
    }

    @Test func aSheetComesAgainAfterItWasTakenAway() async throws {
      try await withApp { app in
        let shown = Shown(root, in: app)
        try await appears(.items, in: shown)
        for count in 1...2 {
          #expect(try await open(.note(text: "a"), in: shown) == .opened(skipping: []))
          try await appears(.note(text: "a"), count, in: shown)
          #expect(try await open(.items, in: shown) == .opened(skipping: []))
          #expect(model.state.presentations == [])
        }
      }
    }
  }
}

/// The outcome of an event, once it has ended.
@MainActor private final class Ended {
  var outcome: LinkOutcome?
}
