#if STANDINS
@_spi(Driving) import AppleFoundationStandIn
import DeepLinking
import LinkNavigation
import LinkRouting
import LinkTesting
import Testing
@_spi(Driving) import UIKit
@testable import LinkUIKit

/// A stack in the columns of a split view, expanded and collapsed.
@MainActor @Suite struct SplitViewTests {
  /// What stands where nothing is selected.
  private final class Nothing: UIViewController {}

  /// A split view as the root, with the host's own placeholder.
  @MainActor private struct Split {
    let view: UISplitViewController
    let stage: Stage
    let placeholder = Nothing()

    init(_ style: UISplitViewController.Style, options: TransitionOptions = .quick) {
      view = UISplitViewController(style: style)
      let home = QuizScreen(.home)
      view.setViewController(home, for: .primary)
      view.setViewController(placeholder, for: .secondary)
      stage = Stage.one(view, options: options)
      stage.host.register(home, as: .home)
      stage.host.register(emptyColumn: placeholder)
    }

    /// The links in a column.
    func links(_ column: UISplitViewController.Column) -> [Quiz?] {
      let controller = view.viewController(for: column)
      return stage.window.links(
        of: controller as? UINavigationController ?? controller?.navigationController
      )
    }

    /// The stack of the state.
    var stack: [Quiz?] { stage.host.state.visibleStack.map(\.destination) }
  }

  private static let league = Quiz.league(league: 1)
  private static let question = Quiz.question(league: 1, question: 5)
  nonisolated private static let styles: [UISplitViewController.Style] = [
    .doubleColumn, .tripleColumn,
  ]

  private func links(_ split: Split) -> [[Quiz?]] {
    split.view.stackColumns.map(split.links)
  }

  @Test func readsAPlaceholderAsNothing() {
    #expect(Split(.doubleColumn).stack == [.home])
  }

  @Test func refusesTheClassicStyleByItsName() async throws {
    let split = UISplitViewController()
    split.viewControllers = [UINavigationController(rootViewController: QuizScreen(.home))]
    let stage = Stage.one(split)
    stage.host.register(split, as: .home)
    #expect(stage.host.state.visibleStack == [at(.home)])
    let steps: [NavigationStep<Quiz>] = [
      .push([at(Self.league)], on: .container(.main)),
      .replaceStack([at(.activity)], of: .main),
    ]
    for step in steps { #expect(await stage.failure(of: step) == .classicSplitView) }
    guard case .failed(let reason) = await stage.handler.open(Self.league).outcome else {
      Issue.record("It did not fail.")
      return
    }
    #expect(reason.description.contains("classic style"))
    #expect(stage.window.rootViewController === split)
    #expect(stage.window.presented == [])
    // What stands over it needs no column.
    #expect(await stage.handler.open(.login).outcome == .opened(skipping: []))
    #expect(stage.window.presented == [[.login]])
    #expect(stage.window.exceptions == [])
  }

  @Test(arguments: styles)
  func showsOneScreenAColumnAndTheOthersInTheLast(style: UISplitViewController.Style) async throws {
    let split = Split(style)
    #expect(await split.stage.handler.open(Self.question).outcome == .opened(skipping: []))
    #expect(split.stack == [.home, Self.league, Self.question])
    let columns: [[Quiz?]] =
      style == .doubleColumn
      ? [[.home], [Self.league, Self.question]] : [[.home], [Self.league], [Self.question]]
    #expect(links(split) == columns)
    #expect(split.stage.window.exceptions + split.stage.window.warnings == [])
  }

  @Test(arguments: styles)
  func isTheSameStackCollapsedAndExpanded(style: UISplitViewController.Style) async throws {
    let split = Split(style)
    #expect(await split.stage.handler.open(Self.question).outcome == .opened(skipping: []))
    let state = split.stage.host.state
    split.view.collapse()
    await split.stage.idle()
    #expect(split.stage.host.state == state)
    #expect((split.stage.window.front as? QuizScreen)?.link == Self.question)
    #expect(await split.stage.handler.open(Self.question).outcome == .alreadyShown)
    split.view.expand()
    await split.stage.idle()
    #expect(split.stage.host.state == state)
  }

  @Test(arguments: styles)
  func pushesAndPopsCollapsed(style: UISplitViewController.Style) async throws {
    let split = Split(style)
    split.view.collapse()
    await split.stage.idle()
    split.view.show(.primary)
    await split.stage.idle()
    #expect(split.stack == [.home])
    #expect(await split.stage.handler.open(Self.question).outcome == .opened(skipping: []))
    #expect(split.stack == [.home, Self.league, Self.question])
    #expect((split.stage.window.front as? QuizScreen)?.link == Self.question)
    try await split.stage.perform(.pop(to: 1, in: .container(.main)))
    #expect(split.stack == [.home])
    #expect((split.stage.window.front as? QuizScreen)?.link == .home)
    split.view.expand()
    await split.stage.idle()
    // What was gone back from does not come back beside the list.
    #expect(split.stack == [.home])
    #expect(split.stage.window.exceptions + split.stage.window.warnings == [])
  }

  @Test func pushesInsideTheLastColumnCollapsed() async throws {
    let split = Split(.doubleColumn)
    #expect(await split.stage.handler.open(Self.league).outcome == .opened(skipping: []))
    split.view.collapse()
    await split.stage.idle()
    try await split.stage.perform(.push([at(Self.question)], on: .container(.main)))
    #expect(split.stack == [.home, Self.league, Self.question])
    try await split.stage.perform(.pop(to: 2, in: .container(.main)))
    #expect(split.stack == [.home, Self.league])
    // A person goes back to the list.
    let primary = split.view.viewController(for: .primary)?.navigationController
    #expect(primary?.tapBack() == true)
    await split.stage.idle()
    #expect(split.stack == [.home])
  }

  @Test func fillsAnEmptyColumnWithWhatTheAppMakes() async throws {
    var options = TransitionOptions.quick
    options.emptyColumn = { Nothing() }
    let split = Split(.doubleColumn, options: options)
    #expect(await split.stage.handler.open(Self.league).outcome == .opened(skipping: []))
    #expect(links(split) == [[.home], [Self.league]])
    try await split.stage.perform(.pop(to: 1, in: .container(.main)))
    #expect(split.stack == [.home])
    let detail = split.view.viewController(for: .secondary)
    #expect((detail?.navigationController?.topViewController ?? detail?.children.first) is Nothing)
    #expect(detail !== split.placeholder)
  }

  @Test func emptiesAColumnWithoutAPlaceholder() async throws {
    let split = Split(.doubleColumn)
    #expect(await split.stage.handler.open(Self.league).outcome == .opened(skipping: []))
    try await split.stage.perform(.pop(to: 1, in: .container(.main)))
    #expect(split.view.viewController(for: .secondary) == nil)
    #expect(await split.stage.handler.open(Self.league).outcome == .opened(skipping: []))
    #expect(links(split) == [[.home], [Self.league]])
  }

  @Test func replacesTheListToo() async throws {
    let split = Split(.doubleColumn)
    try await split.stage.perform(.replaceStack([at(.activity), at(.login)], of: .main))
    #expect(links(split) == [[.activity], [.login]])
    #expect(split.stack == [.activity, .login])
  }

  @Test func goesIntoWhatIsShownInPlaceOfTheColumns() async throws {
    let split = Split(.doubleColumn)
    let compact = QuizScreen(.home)
    split.stage.host.register(compact, as: .home)
    split.view.setViewController(UINavigationController(rootViewController: compact), for: .compact)
    split.view.collapse()
    #expect(await split.stage.handler.open(Self.league).outcome == .opened(skipping: []))
    #expect(split.links(.compact) == [.home, Self.league])
    #expect(split.stack == [.home, Self.league])
    split.view.expand()
    #expect(split.stack == [.home])
    split.view.setViewController(QuizScreen(.activity), for: .compact)
    split.view.collapse()
    try await split.stage.perform(.replaceStack([at(.login)], of: .main))
    #expect(split.links(.compact) == [.login])
  }

  @Test(arguments: [true, false])
  func goesOnWhenTheColumnsCollapseOrExpandMeanwhile(collapses: Bool) async throws {
    let split = Split(.doubleColumn)
    if !collapses { split.view.collapse() }
    let sheet = UINavigationController(rootViewController: QuizScreen(.login))
    split.stage.host.register(try #require(sheet.topViewController), as: .login)
    split.view.present(sheet, animated: false)
    await split.stage.idle()
    split.stage.window.transitions.endNext(.held)
    let receipt = split.stage.handler.open(Self.question)
    await Pauses().idle()
    #expect(split.stage.window.transitions.runningNames == ["dismiss"])
    if collapses { split.view.collapse() } else { split.view.expand() }
    split.stage.window.transitions.releaseAll()
    #expect(await receipt.outcome == .opened(skipping: []))
    #expect(split.stack == [.home, Self.league, Self.question])
    #expect(split.stage.window.exceptions + split.stage.window.warnings == [])
  }

  @Test func isShownAtOnceWithoutAnimation() async throws {
    let split = Split(.doubleColumn)
    split.view.collapse()
    await split.stage.idle()
    let target = NavigationState(stack: [at(Quiz.home), at(Self.league)])
    let plan = try NavigationPlan(from: split.stage.host.state, to: target, isAtOnce: true)
    // A transition that is animated would be waited for.
    split.stage.window.transitions.ending = .held
    #expect(try await split.stage.host.perform(plan, to: target) == 1)
    #expect(split.stage.host.state == target)
    split.stage.window.transitions.releaseAll()
  }

  @Test func isOneTabOfSeveral() async throws {
    let stage = try Stage.tabs()
    let split = UISplitViewController(style: .doubleColumn)
    let home = QuizScreen(.home)
    stage.host.register(home, as: .home)
    split.setViewController(home, for: .primary)
    stage.bar?.viewControllers?[0] = split
    stage.bar?.selectedIndex = 1
    #expect(await stage.handler.open(Self.league).outcome == .opened(skipping: []))
    #expect(stage.host.state.selected == "leagues")
    #expect(stage.host.state.visibleStack == [at(.home), at(Self.league)])
  }
}
#endif
