#if canImport(UIKit) && !os(watchOS)
import LinkNavigation
import UIKit

// Tabs as values with identifiers, in groups: since iOS 18.

extension UITabBarController {
  /// Tells whether a name is that of a tab that makes its controller itself.
  ///
  /// - Parameter id: The name.
  /// - Returns: `true` when such a tab has the name as its identifier.
  func makesController(of id: ContainerID) -> Bool {
    guard #available(iOS 18.0, macCatalyst 18.0, tvOS 18.0, visionOS 2.0, *) else { return false }
    return tab(named: id) != nil
  }
}

@available(iOS 18.0, macCatalyst 18.0, tvOS 18.0, visionOS 2.0, *)
extension UITabBarController {
  /// Finds a tab by its name, in groups too.
  ///
  /// - Parameter id: The name, which is the identifier of the tab.
  /// - Returns: The tab; `nil` when there is none.
  func tab(named id: ContainerID) -> UITab? {
    tabs.lazy.flatMap(\.withChildren).first { $0.identifier == id.rawValue }
  }

  /// Reads the tabs.
  ///
  /// - Parameter names: The names.
  /// - Returns: The tabs with these names, and after them the others that are in no group; and the
  ///   position of the selected one. `nil` when no name is the identifier of a tab.
  func tabs(_ names: [ContainerID]) -> (all: [LiveTabs.Tab], selected: Int)? {
    let named = names.map { (id: $0, tab: tab(named: $0)) }
    guard named.contains(where: { $0.tab != nil }) else { return nil }
    let further = tabs.filter { root in
      !root.withChildren.contains { tab in names.contains { $0.rawValue == tab.identifier } }
    }
    let all = named + further.map { (ContainerID(rawValue: $0.identifier), $0) }
    let around = sequence(first: selectedTab) { $0?.parent }.compactMap(\.self)
    let selected = around.lazy.compactMap { tab in all.firstIndex { $0.tab === tab } }.first
    return (all.map { LiveTabs.Tab($0.id, $0.tab) }, selected ?? 0)
  }
}

@available(iOS 18.0, macCatalyst 18.0, tvOS 18.0, visionOS 2.0, *)
extension UITab {
  /// This tab, and those in it when it is a group.
  fileprivate var withChildren: [UITab] {
    [self] + ((self as? UITabGroup)?.children.flatMap(\.withChildren) ?? [])
  }
}

@available(iOS 18.0, macCatalyst 18.0, tvOS 18.0, visionOS 2.0, *)
extension LiveTabs.Tab {
  /// Reads what a tab shows: its own controller, on the stack of its group where that has one.
  ///
  /// - Parameters:
  ///   - id: Its name.
  ///   - tab: The tab; `nil` when no tab has the name.
  fileprivate init(_ id: ContainerID, _ tab: UITab?) {
    let navigation = tab?.managingTabGroup?.managingNavigationController
    let place = navigation?.viewControllers.firstIndex { $0 === tab?.viewController }
    self.init(
      id: id,
      controller: place == nil ? tab?.viewController : navigation,
      below: place ?? 0
    )
  }
}
#endif
