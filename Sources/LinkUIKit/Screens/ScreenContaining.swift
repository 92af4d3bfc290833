#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// A container controller of the app's own, into which the host sees.
///
/// With one controller it is a frame around it: a drawer, a banner. With several that take turns it is
/// what a tab bar is, and a host with names reads and selects them. Screens are pushed and presented in
/// what it contains; its own controllers around that stay where they are. A container that does not adopt
/// this is one screen to the host.
@MainActor
public protocol ScreenContaining: UIViewController {
  /// The controllers that take turns, in the order of the names that the host was given.
  ///
  /// A frame has one, or none as long as it is empty.
  var containedControllers: [UIViewController] { get }

  /// The visible child controller; `nil` when none is visible.
  var shownController: UIViewController? { get }

  /// Shows one of the controllers.
  ///
  /// - Parameter controller: One of ``containedControllers``.
  func select(_ controller: UIViewController)

  /// Replaces a child controller with another one, and removes the old one.
  ///
  /// - Parameters:
  ///   - controller: One of ``containedControllers``; `nil` for a frame that is empty.
  ///   - other: What takes its place. It is selected if the other was.
  func replace(_ controller: UIViewController?, with other: UIViewController)
}
#endif
