#if STANDINS
@_spi(Driving) import AppleFoundationStandIn
@testable import DeepLinking
import LinkNavigation
import LinkTesting
import LinkUIKit
import Testing
@_spi(Driving) import UIKit

/// What a person or the app does in any turn of a link's steps never counts as a failure.
@MainActor @Suite struct PersonsActTests {
  /// What is done meanwhile.
  enum Act: CaseIterable, Sendable {
    case swipeDown, tapBack, tapSelectedTab, tapOtherTab, swipeBack, changeOnesMind
    case appPopsToRoot, appDismisses, appPresents, appPushes, appSelects, appReplacesStack
  }

  private nonisolated static let links: [Quiz] = [
    .league(league: 1), .question(league: 1, question: 5), .login, .join(league: 1),
  ]

  private func perform(_ act: Act, _ stage: Stage) {
    let (bar, navigation, chain) = (stage.bar, stage.navigation, stage.window.presentedChain)
    switch act {
    case .swipeDown: _ = chain.last?.swipeDown()
    case .tapBack: _ = navigation?.tapBack()
    case .tapSelectedTab: _ = bar?.tapTab(at: 0)
    case .tapOtherTab: _ = bar?.tapTab(at: 1)
    case .swipeBack:
      if navigation?.beginInteractivePop() == true { _ = navigation?.completeInteractivePop() }
    case .changeOnesMind:
      if navigation?.beginInteractivePop() == true { _ = navigation?.cancelInteractivePop() }
    case .appPopsToRoot: _ = navigation?.popToRootViewController(animated: true)
    case .appDismisses: chain.first?.presentingViewController?.dismiss(animated: true)
    case .appPresents: (chain.last ?? bar)?.present(UIViewController(), animated: true)
    case .appPushes: navigation?.pushViewController(UIViewController(), animated: true)
    case .appSelects: bar?.selectedIndex = 1
    case .appReplacesStack:
      navigation?.setViewControllers([QuizScreen(.home)], animated: false)
    }
  }

  @Test(arguments: Act.allCases, links.indices)
  func isNoFailureInAnyTurn(act: Act, link: Int) async throws {
    for turns in 0..<14 {
      let stage = try Stage.tabs()
      stage.handler.links.onUnhandled = { report in
        Issue.record("\(act) after \(turns) turns: \(report.outcome)")
      }
      let receipt = stage.handler.open(Self.links[link])
      for _ in 0..<turns { await Task.yield() }
      perform(act, stage)
      for _ in 0..<4 where receipt.outcomeSoFar == nil {
        await stage.idle()
        await Pauses().idle()
        stage.handler.screenDidChange()
        stage.time.advance(by: .seconds(1))
      }
      switch receipt.outcomeSoFar {
      case .opened, .cancelled(.screensChanged): break
      case let other: Issue.record("\(act) after \(turns) turns: \(other.map { "\($0)" } ?? "-")")
      }
    }
  }
}
#endif
