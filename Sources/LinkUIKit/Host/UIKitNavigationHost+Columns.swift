#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UIKitNavigationHost {
  /// Shows a stack in the columns of a split view, and waits for the transitions to end.
  ///
  /// Each column but the last has one screen. When collapsed, UIKit shows the columns as one stack, with the
  /// last column that has a screen on top.
  func set(
    _ controllers: [UIViewController],
    on split: UISplitViewController,
    isAnimated: Bool
  ) async throws(UIKitStepError) {
    let order = split.stackColumns
    let entries = controllers.map { ledger.entry(of: $0) }
    let sizes = NavigationColumns(entries, count: order.count).columns.map(\.count)
    var rest = controllers[...]
    var top = UISplitViewController.Column.primary
    for (column, size) in zip(order, sizes) where size > 0 {
      split.fill(column, with: Array(rest.prefix(size)), isAnimated: isAnimated)
      rest = rest.dropFirst(size)
      top = column
    }
    if split.isCollapsed || top != order.last { split.show(top, isAnimated: isAnimated) }
    try await settle()
    for (column, size) in zip(order, sizes) where size == 0 { empty(column, of: split) }
    let shown = split.stackedControllers.filter { !ledger.isPlaceholder($0) }
    guard shown == controllers else { throw UIKitStepError(.refused) }
  }

  /// Shows the placeholder in a column.
  private func empty(_ column: UISplitViewController.Column, of split: UISplitViewController) {
    let shown = split.controllers(in: column)
    guard !shown.allSatisfy(ledger.isPlaceholder) else { return }
    guard let placeholder = options.emptyColumn?() else {
      return split.setViewController(nil, for: column)
    }
    ledger.register(placeholder: placeholder)
    split.fill(column, with: [placeholder], isAnimated: false)
  }
}

extension UISplitViewController {
  /// Whether there are columns to set; not in the classic style.
  var hasColumns: Bool { style == .doubleColumn || style == .tripleColumn }

  /// The columns that show a stack, the leading one first.
  var stackColumns: [Column] {
    style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  /// The controllers that a person sees or can go back to, the lowest first.
  var stackedControllers: [UIViewController] {
    guard isCollapsed else { return stackColumns.flatMap(controllers) }
    return frame(of: .primary)?.flattened ?? []
  }

  /// The controllers in a column, the lowest first, without columns that are nested in it.
  fileprivate func controllers(in column: Column) -> [UIViewController] {
    (frame(of: column)?.viewControllers ?? []).filter { !($0 is UINavigationController) }
  }

  /// The navigation controller of a column: the app's, or the one that UIKit made.
  private func frame(of column: Column) -> UINavigationController? {
    let controller = viewController(for: column)
    return controller as? UINavigationController ?? controller?.navigationController
  }

  /// Puts controllers in a column, unless they are there.
  fileprivate func fill(
    _ column: Column,
    with controllers: [UIViewController],
    isAnimated: Bool
  ) {
    guard self.controllers(in: column) != controllers else { return }
    let set = viewController(for: column)
    // UIKit's own is found through its controller, as long as that stays.
    guard let frame = frame(of: column), set === frame || controllers.first === set else {
      let frame = UINavigationController()
      frame.setViewControllers(controllers, animated: false)
      return setViewController(frame, for: column)
    }
    frame.setViewControllers(controllers, animated: isAnimated)
  }

  /// Shows a column.
  fileprivate func show(_ column: Column, isAnimated: Bool) {
    if isAnimated { return show(column) }
    UIView.performWithoutAnimation { show(column) }
  }
}
#endif
