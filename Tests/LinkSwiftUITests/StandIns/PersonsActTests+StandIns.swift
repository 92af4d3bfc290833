@testable import DeepLinking
import LinkNavigation
import LinkRouting
@_spi(Driving) import SwiftUI
import Testing

@testable import LinkSwiftUI

/// What a person or the app does in any turn of a link's steps never counts as a failure.
@MainActor @Suite struct PersonsActTests {
  /// What is done meanwhile.
  enum Act: CaseIterable, Sendable {
    case swipeDown, tapBack, tapSelectedTab, tapOtherTab, closeButton, navigationLink
    case appPopsToRoot, appDismisses, appPresents, appPushes, appSelects, appReplacesStack
  }

  private nonisolated static let links: [TransitLink] = [
    .line(line: 2), .stop(line: 1, stop: 2), .ticket(ticket: 7), .hint,
  ]

  private func perform(_ act: Act, _ shown: ShownScene) {
    let (host, model) = (shown.host, shown.scene.model)
    switch act {
    case .swipeDown: host.swipeDown()
    case .tapBack: host.goBack()
    case .tapSelectedTab: host.selectTab("Lines")
    case .tapOtherTab: host.selectTab("Map")
    case .closeButton: host.tap("Close")
    case .navigationLink: host.tap("Next stop")
    case .appPopsToRoot: model.path(of: .lines).wrappedValue = []
    case .appDismisses: model.sheet(at: 0).wrappedValue = nil
    case .appPresents:
      model.show(.transit(.line(1), presented: [.sheet(.notice(line: 1))]))
    case .appPushes: model.path(of: .lines).wrappedValue.append(.link(.line(line: 8)))
    case .appSelects: model.selection.wrappedValue = .map
    case .appReplacesStack: model.path(of: .lines).wrappedValue = [.link(.line(line: 9))]
    }
  }

  @Test(arguments: Act.allCases)
  func isNoFailureInAnyTurn(act: Act) async throws {
    var effects = 0
    for link in Self.links.indices { effects += try await effectsInEveryTurn(of: act, link) }
    // The selected tab is selected already; every other act changes something in some turn.
    #expect((effects > 0) == (act != .tapSelectedTab))
  }

  /// Opens a link and performs an act in each of its turns; returns how often that changed the screens.
  private func effectsInEveryTurn(of act: Act, _ link: Int) async throws -> Int {
    var effects = 0
    for turns in 0..<14 {
      let sleep = ManualSleep()
      let model = NavigationModel<TransitLink>(
        state: .transit(.line(1)),
        sleep: { try await sleep.sleep($0) }
      )
      let shown = ShownScene(TransitScene(model))
      try await model.apply(.transit(.line(1), presented: [.sheet(.notice(line: 1))]))
      await shown.host.settle()
      shown.scene.handler.links.onUnhandled = { report in
        Issue.record("\(act) after \(turns) turns: \(report.outcome)")
      }
      let receipt = shown.scene.handler.open(Self.links[link])
      for _ in 0..<turns { await Task.yield() }
      let before = model.state
      perform(act, shown)
      if model.state != before { effects += 1 }
      for _ in 0..<40 where receipt.outcomeSoFar == nil {
        await shown.host.settle()
        await Task.yield()
        sleep.pass()
      }
      switch receipt.outcomeSoFar {
      case .opened, .alreadyShown, .cancelled(.screensChanged): break
      case let other: Issue.record("\(act) after \(turns) turns: \(other.map { "\($0)" } ?? "-")")
      }
    }
    return effects
  }
}
