@_spi(Driving) public import AppleFoundationStandIn

/// Shows two or three columns beside each other, or one stack where there is little room.
///
/// Of the classic style only that it has no columns is modelled. Each column is a navigation controller: that of the app, or one
/// around its controller. Collapsed, the navigation controllers of further columns stand on the stack of
/// the primary one, which is the one place where UIKit nests them.
@MainActor open class UISplitViewController: UIViewController {
  /// How many columns there are.
  public enum Style: Int, Sendable {
    // Apple: …/style-swift.enum/unspecified, 2026-11-22
    /// The classic style, of what was not created with a style.
    case unspecified = 0
    /// Two columns.
    case doubleColumn = 1
    /// Three columns.
    case tripleColumn = 2
  }

  // Apple: uikit/uisplitviewcontroller/column, 2026-11-22
  /// A column.
  public enum Column: Int, Sendable {
    /// The leading one.
    case primary = 0
    /// The one in the middle of three.
    case supplementary = 1
    /// The one with the detail.
    case secondary = 2
    // Apple: uikit/uisplitviewcontroller/column/compact, 2026-11-22
    /// What is shown in place of all columns where there is little room.
    case compact = 3
  }

  /// How many columns there are.
  public let style: Style

  /// Whether one stack is shown in place of the columns.
  public internal(set) var isCollapsed = false

  /// What was set for each column.
  var columns: [Column: UIViewController] = [:]

  /// The navigation controllers around what was set.
  var frames: [Column: UINavigationController] = [:]

  // Apple: uikit/uisplitviewcontroller/init(style:), 2026-11-22
  /// Creates an empty split view controller with columns; the classic style cannot be given.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
    if style == .unspecified {
      raise("UISplitViewControllerStyleUnspecified cannot be passed to -initWithStyle:.")
    }
  }

  /// Creates one of the classic style.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates one of the classic style from an archive.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  // Apple: uikit/uisplitviewcontroller/setviewcontroller(_:for:), 2026-11-22
  /// Puts a controller in a column; the classic style has none.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    guard style != .unspecified else {
      raise("-[UISplitViewController setViewController:forColumn:] needs a column style.")
      return
    }
    let isShown = frames[column].map { $0.parent === frames[.primary] } ?? false
    if isShown { UIView.performWithoutAnimation { show(preceding(column)) } }
    columns[column] = vc
    frames[column] = vc.map { vc in
      vc as? UINavigationController ?? UINavigationController(rootViewController: vc)
    }
    guard isCollapsed, column != .primary, column != .compact else { return arrange() }
    if isShown, vc != nil { UIView.performWithoutAnimation { show(column) } }
  }

  // Apple: uikit/uisplitviewcontroller/viewcontroller(for:), 2026-11-22
  /// What was set for a column.
  open func viewController(for column: Column) -> UIViewController? {
    columns[column]
  }

  // Apple: uikit/uisplitviewcontroller/viewcontrollers, 2026-11-22
  /// The columns, or the one stack; to be set in the classic style.
  open var viewControllers: [UIViewController] {
    get { children }
    set {
      newValue.forEach { $0.parent = self }
      children = newValue
    }
  }

  // Apple: uikit/uisplitviewcontroller/show(_:), 2026-11-22
  /// Shows a column: collapsed, what is above it goes, or it is pushed with those below it.
  open func show(_ column: Column) {
    guard isCollapsed, columns[.compact] == nil, let primary = frames[.primary] else { return }
    let own = primary.children.filter { !($0 is UINavigationController) }
    let nested = stackColumns.dropFirst().prefix { $0.rawValue <= column.rawValue }
      .compactMap { frames[$0] }
    primary.change(to: own + nested, animated: UIView.areAnimationsEnabled, name: "show")
  }

  override var visibleChildren: [UIViewController] { children }

  /// The columns of the style, the leading one first.
  var stackColumns: [Column] {
    style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  /// The column before another one.
  private func preceding(_ column: Column) -> Column {
    stackColumns.last { $0.rawValue < column.rawValue } ?? .primary
  }

  /// Takes in what is to be shown, without a transition.
  func arrange() {
    let compact = columns[.compact].map { [$0] }
    let shown =
      isCollapsed
      ? compact ?? [frames[.primary]].compactMap(\.self)
      : stackColumns.compactMap { frames[$0] }
    for gone in children where !shown.contains(where: { $0 === gone }) {
      gone.disappearAtOnce()
      if gone.parent === self { gone.parent = nil }
    }
    shown.forEach { $0.parent = self }
    children = shown
    if appearance == .appeared { shown.forEach { $0.appearAtOnce() } }
  }
}

@_spi(Driving) extension UISplitViewController {
  /// There is little room: the columns become one stack.
  public func collapse() {
    guard !isCollapsed else { return }
    let filled = stackColumns.last { columns[$0] != nil } ?? .primary
    isCollapsed = true
    arrange()
    UIView.performWithoutAnimation { show(filled) }
  }

  /// There is room again: the stack becomes columns.
  public func expand() {
    guard isCollapsed else { return }
    if columns[.compact] == nil { UIView.performWithoutAnimation { show(.primary) } }
    isCollapsed = false
    arrange()
  }
}
