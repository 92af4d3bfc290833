public import DeepLinking
import ProphetsLinks

extension RunningApp {
  /// Goes back, as with the back button: to the screen below, or out of a presentation.
  ///
  /// - Returns: `false` on the first screen of a tab, below which there is nothing.
  @discardableResult
  public func goBack() -> Bool {
    let step: NavigationStep<ProphetsLink>
    if state.visibleStack.count > 1 {
      step = .pop(to: state.visibleStack.count - 1, in: state.visibleAddress)
    } else if !state.presentations.isEmpty {
      step = .dismiss(to: state.presentations.count - 1)
    } else {
      return false
    }
    return perform(step)
  }

  /// Selects a tab, as by tapping it: its stack is as it was left.
  ///
  /// What is presented covers the tabs, so it is dismissed first.
  ///
  /// - Parameter tab: The name of the tab.
  /// - Returns: `false` when there is no such tab; nothing is changed then.
  @discardableResult
  public func select(_ tab: TabID) -> Bool {
    guard state.containers.contains(where: { $0.id == tab }) else { return false }
    if !state.presentations.isEmpty { perform(.dismiss(to: 0)) }
    return perform(.select(tab))
  }

  /// Performs one step by hand.
  @discardableResult
  private func perform(_ step: NavigationStep<ProphetsLink>) -> Bool {
    (try? host.state.apply(step)) != nil
  }
}
