#if canImport(UIKit) && !os(watchOS)
import LinkNavigation
import UIKit

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
