#if canImport(UIKit) && !os(watchOS)
import LinkNavigation
import UIKit

/// The controllers that take turns in a tab bar or in a container of the app's own, read once.
///
/// Those without a name are read too, so that a link leads away from them: a further tab, and the list of
/// those that have no room in the bar.
@MainActor
struct LiveTabs {
  /// What they take turns in.
  @MainActor
  enum Holder {
    /// A tab bar.
    case bar(UITabBarController)

    /// A container of the app's own.
    case own(any ScreenContaining)
  }

  /// One of them.
  @MainActor
  struct Tab {
    /// Its name.
    let id: TabID

    /// What it shows; `nil` as long as it shows nothing.
    let controller: UIViewController?

    /// How many controllers at the bottom of it belong to the group or the list that it is in.
    var below = 0

    /// How many controllers are its own; `nil` for all that are left.
    var count: Int?
  }

  /// What they take turns in.
  let holder: Holder

  /// All of them: those with names first.
  private(set) var all: [Tab] = []

  /// The position of the one that is selected.
  private(set) var selected = 0

  /// The most tabs that have room in a bar for certain; of more, some may be in a list.
  private static let roomForCertain = 5

  /// Finds what a window shows several controllers in.
  static func holder(in root: UIViewController?) -> Holder? {
    switch root {
    case let own as any ScreenContaining:
      own.containedControllers.count > 1 ? .own(own) : holder(in: own.shownController)
    case let bar as UITabBarController: .bar(bar)
    default: nil
    }
  }

  /// Reads the controllers that take turns.
  init(in holder: Holder, names: [TabID]) {
    self.holder = holder
    switch holder {
    case .own(let own):
      all = Self.tabs(own.containedControllers, names)
      note(own.shownController)
    case .bar(let bar):
      if #available(iOS 18.0, macCatalyst 18.0, tvOS 18.0, visionOS 2.0, *),
        let tabs = bar.tabs(names)
      {
        all = tabs.all
        note(bar.selectedViewController)
        selected = tabs.selected ?? selected
      } else {
        all = Self.tabs(bar.viewControllers ?? [], names)
        note(bar.selectedViewController)
      }
      #if !os(tvOS) && !os(visionOS)
      if all.count > Self.roomForCertain { readList(of: bar) }
      #endif
    }
  }

  #if !os(tvOS) && !os(visionOS)
  /// Reads the list of further tabs, and the tab that was opened in it.
  ///
  /// While a navigation controller is opened there, its screens stand on that of the list, and its own
  /// stack is empty: UIKit nests none.
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

  /// Notes which one is selected.
  private mutating func note(_ shown: UIViewController?) {
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

  /// Whether one of them, when it is selected, shows its group instead: UIKit shows the controllers of root tabs, and
  /// of tabs in a group with a managing navigation controller, unless the app puts another into the bar.
  func showsItsGroup(_ index: Int) -> Bool {
    guard #available(iOS 18.0, macCatalyst 18.0, tvOS 18.0, visionOS 2.0, *),
      case .bar(let bar) = holder, let tab = bar.tab(named: all[index].id)
    else { return false }
    return tab.parent != nil && tab.managingTabGroup == nil && tab.viewController?.parent == nil
  }

  /// Selects one of them, which shows something or is a `UITab`.
  ///
  /// A `UITab` may have no controller until it is selected: Apple's page doesn't say when it is made.
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

  /// Whether one of them is a tab that makes its controller itself.
  func makesController(at index: Int) -> Bool {
    guard case .bar(let bar) = holder else { return false }
    return bar.makesController(of: all[index].id)
  }

  /// Puts a controller in the place of what one of them shows.
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
      // A bar whose selected controller goes selects the first.
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

  /// Whether this has its stack inside, wherever it stands: a split view, a frame of the app's own.
  @MainActor fileprivate var isSeenInto: Bool {
    self is UISplitViewController || self is any ScreenContaining
  }
}
#endif

// Tabs as values with identifiers, in groups: since iOS 18.

extension UITabBarController {
  /// Tells whether a name is that of a tab that makes its controller itself.
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

  /// This tab, and those in it when it is a group.
  fileprivate var withChildren: [UITab] { [self] + inner.flatMap(\.withChildren) }

  /// The tabs without a name that can be selected, beside or around one that has a name.
  ///
  /// A group in which nothing has a name is one of them, and so is one that has a name itself.
  fileprivate func further(than names: Set<String>) -> [UITab] {
    guard !names.contains(identifier) else { return [] }
    let isSplit = withChildren.contains { names.contains($0.identifier) }
    return [self] + (isSplit ? inner.flatMap { $0.further(than: names) } : [])
  }

  /// What shows this tab and those in it as a stack, when it is a group of that kind.
  fileprivate var ownNavigation: UINavigationController? {
    (self as? UITabGroup)?.managingNavigationController
  }
}

@available(iOS 18.0, macCatalyst 18.0, tvOS 18.0, visionOS 2.0, *)
extension LiveTabs.Tab {
  /// Reads what a tab shows: its own controller, on the stack of its group where that has one.
  ///
  /// What stands there above it belongs to the tab in it that is selected.
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
