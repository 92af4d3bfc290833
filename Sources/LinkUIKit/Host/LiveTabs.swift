#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The controllers of a tab bar or of a container of the app's own, read once.
///
/// Tabs without a name are read too, so that a link can leave them: a further tab, and the list of
/// tabs that don't fit in the bar.
@MainActor
struct LiveTabs {
  /// The container of the tabs.
  @MainActor
  enum Holder {
    /// A tab bar.
    case bar(UITabBarController)

    /// A container of the app's own.
    case own(any ScreenContaining)
  }

  /// One tab.
  @MainActor
  struct Tab {
    /// Its name.
    let id: TabID

    /// Its controller; `nil` when it has none yet.
    let controller: UIViewController?

    /// The number of controllers at its bottom that belong to its group, or to the list of further tabs.
    var below = 0

    /// The number of controllers that are its own; `nil` for all the rest.
    var count: Int?
  }

  /// The container of the tabs.
  let holder: Holder

  /// All tabs, named ones first.
  private(set) var all: [Tab] = []

  /// The position of the selected tab.
  private(set) var selected = 0

  /// The number of tabs that always fit in a bar; with more, some may be in a list.
  private static let roomForCertain = 5

  /// Finds the container of tabs in a window.
  static func holder(in root: UIViewController?) -> Holder? {
    switch root {
    case let own as any ScreenContaining:
      own.containedControllers.count > 1 ? .own(own) : holder(in: own.shownController)
    case let bar as UITabBarController: .bar(bar)
    default: nil
    }
  }

  /// Reads the tabs.
  init(in holder: Holder, names: [TabID]) {
    self.holder = holder
    switch holder {
    case .own(let own):
      all = Self.tabs(own.containedControllers, names)
      record(own.shownController)
    case .bar(let bar):
      if #available(iOS 18.0, macCatalyst 18.0, tvOS 18.0, visionOS 2.0, *),
        let tabs = bar.tabs(names)
      {
        all = tabs.all
        record(bar.selectedViewController)
        selected = tabs.selected ?? selected
      } else {
        all = Self.tabs(bar.viewControllers ?? [], names)
        record(bar.selectedViewController)
      }
      #if !os(tvOS) && !os(visionOS)
      if all.count > Self.roomForCertain { readList(of: bar) }
      #endif
    }
  }

  #if !os(tvOS) && !os(visionOS)
  /// Reads the list of further tabs, and the tab that is open in it.
  ///
  /// When a navigation controller is opened there, its screens are pushed on the list's stack, and its own
  /// stack is empty: UIKit doesn't nest them.
  private mutating func readList(of bar: UITabBarController) {
    let list = bar.moreNavigationController
    let opened = list.viewControllers.dropFirst().first.flatMap { first in
      all.firstIndex { $0.controller === first } ?? all.lastIndex { $0.controller.isEmptyStack }
    }
    if let opened, !all[opened].controller.isSeenInto {
      let tab = all[opened]
      all[opened] = Tab(id: tab.id, controller: list, below: 1)
    }
    let id: TabID = all.contains { $0.id == "more" } ? "more tabs" : "more"
    all.append(Tab(id: id, controller: list, count: opened == nil ? nil : 1))
    if bar.selectedViewController === list { selected = opened ?? all.count - 1 }
  }
  #endif

  /// Records which tab is selected.
  private mutating func record(_ shown: UIViewController?) {
    selected = all.firstIndex { $0.controller === shown } ?? 0
  }

  /// Names controllers by their positions.
  private static func tabs(_ controllers: [UIViewController], _ names: [TabID]) -> [Tab] {
    let named = names.enumerated().map { index, id in
      Tab(id: id, controller: controllers.dropFirst(index).first)
    }
    let further = controllers.enumerated().dropFirst(names.count).map { index, controller in
      Tab(id: TabID(rawValue: "tab \(index + 1)"), controller: controller)
    }
    return named + further.filter { !names.contains($0.id) }
  }

  /// Whether a tab, when selected, shows its group instead: UIKit shows the controllers of root tabs, and
  /// of tabs in a group with a managing navigation controller, unless the app puts another into the bar.
  func showsItsGroup(_ index: Int) -> Bool {
    guard #available(iOS 18.0, macCatalyst 18.0, tvOS 18.0, visionOS 2.0, *),
      case .bar(let bar) = holder, let tab = bar.tab(named: all[index].id)
    else { return false }
    return tab.parent != nil && tab.managingTabGroup == nil && tab.viewController?.parent == nil
  }

  /// Selects a tab, which has a controller or is a `UITab`.
  ///
  /// A `UITab` may have no controller until it is selected: Apple's page doesn't document when it is made.
  func select(_ index: Int) {
    if #available(iOS 18.0, macCatalyst 18.0, tvOS 18.0, visionOS 2.0, *),
      case .bar(let bar) = holder, let tab = bar.tab(named: all[index].id)
    {
      bar.selectedTab = tab
      return
    }
    guard let controller = all[index].controller else { return }
    switch holder {
    case .own(let own): own.select(controller)
    case .bar(let bar): bar.selectedViewController = controller
    }
  }

  /// Whether a tab makes its controller itself.
  func makesController(at index: Int) -> Bool {
    guard case .bar(let bar) = holder else { return false }
    return bar.makesController(of: all[index].id)
  }

  /// Replaces the controller of a tab.
  func replace(at index: Int, with other: UIViewController) -> Bool {
    guard let controller = all[index].controller else { return false }
    switch holder {
    case .own(let own):
      own.replace(controller, with: other)
    case .bar(let bar):
      var controllers = bar.viewControllers ?? []
      guard let place = controllers.firstIndex(where: { $0 === controller }),
        !makesController(at: index)
      else { return false }
      other.tabBarItem = controller.tabBarItem
      let isSelected = controller === bar.selectedViewController
      controllers[place] = other
      bar.setViewControllers(controllers, animated: false)
      // A bar whose selected controller is removed selects the first tab.
      if isSelected { bar.selectedViewController = other }
    }
    return true
  }
}

#if !os(tvOS) && !os(visionOS)
extension UIViewController? {
  /// Whether this is a navigation controller without a screen.
  @MainActor fileprivate var isEmptyStack: Bool {
    (self as? UINavigationController)?.viewControllers.isEmpty ?? false
  }

  /// Whether its stack is inside it: a split view, or a frame of the app.
  @MainActor fileprivate var isSeenInto: Bool {
    self is UISplitViewController || self is any ScreenContaining
  }
}
#endif

// `UITab` values with identifiers, in groups: since iOS 18.

extension UITabBarController {
  /// Returns whether a named tab makes its controller itself.
  func makesController(of id: TabID) -> Bool {
    guard #available(iOS 18.0, macCatalyst 18.0, tvOS 18.0, visionOS 2.0, *) else { return false }
    return tab(named: id) != nil
  }
}

@available(iOS 18.0, macCatalyst 18.0, tvOS 18.0, visionOS 2.0, *)
extension UITabBarController {
  /// Finds a tab by its name, in groups too.
  func tab(named id: TabID) -> UITab? {
    tabs.lazy.flatMap(\.withChildren).first { $0.identifier == id.rawValue }
  }

  /// Reads the tabs.
  func tabs(_ names: [TabID]) -> (all: [LiveTabs.Tab], selected: Int?)? {
    let named = names.map { (id: $0, tab: tab(named: $0)) }
    guard named.contains(where: { $0.tab != nil }) else { return nil }
    let identifiers = Set(names.map(\.rawValue))
    let further = tabs.flatMap { $0.further(than: identifiers) }
    let all = named + further.map { (TabID(rawValue: $0.identifier), $0) }
    let around = sequence(first: selectedTab) { $0?.parent }.compactMap(\.self)
    let selected = around.lazy.compactMap { tab in all.firstIndex { $0.tab === tab } }.first
    return (all.map { LiveTabs.Tab($0.id, $0.tab) }, selected)
  }
}

@available(iOS 18.0, macCatalyst 18.0, tvOS 18.0, visionOS 2.0, *)
extension UITab {
  /// The tabs in it, when it is a group.
  private var inner: [UITab] { (self as? UITabGroup)?.children ?? [] }

  /// This tab, and the tabs in it when it is a group.
  fileprivate var withChildren: [UITab] { [self] + inner.flatMap(\.withChildren) }

  /// The unnamed tabs that can be selected, beside or around a named one.
  ///
  /// A group without named tabs is one of them, and so is a group that is named itself.
  fileprivate func further(than names: Set<String>) -> [UITab] {
    guard !names.contains(identifier) else { return [] }
    let isSplit = withChildren.contains { names.contains($0.identifier) }
    return [self] + (isSplit ? inner.flatMap { $0.further(than: names) } : [])
  }

  /// The navigation controller that shows a group and its tabs as a stack, if it has one.
  fileprivate var ownNavigation: UINavigationController? {
    (self as? UITabGroup)?.managingNavigationController
  }
}

@available(iOS 18.0, macCatalyst 18.0, tvOS 18.0, visionOS 2.0, *)
extension LiveTabs.Tab {
  /// Reads the controllers of a tab: its own controller, on the stack of its group if it has one.
  ///
  /// Controllers above it belong to the selected tab of the group.
  fileprivate init(_ id: TabID, _ tab: UITab?) {
    let navigation = tab?.managingTabGroup?.managingNavigationController ?? tab?.ownNavigation
    let stack = navigation?.viewControllers ?? []
    guard let tab, let place = stack.firstIndex(where: { $0 === tab.viewController }) else {
      self.init(id: id, controller: tab?.viewController)
      return
    }
    let inner = Set(tab.withChildren.dropFirst().compactMap(\.viewController))
    let next = stack.dropFirst(place + 1).firstIndex(where: inner.contains)
    self.init(id: id, controller: navigation, below: place, count: next.map { $0 - place })
  }
}
#endif
