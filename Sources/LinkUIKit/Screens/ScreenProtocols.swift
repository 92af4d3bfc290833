#if canImport(UIKit) && !os(watchOS)
public import LinkPatterns
public import UIKit

/// A controller that receives the link of its screen before it is shown.
///
/// See ``ScreenFactory/telling(_:)``. Casting to it at run time is why iOS 16 is the oldest
/// system.
@MainActor
public protocol LinkReceiving<Link>: AnyObject {
  /// The links of the app.
  associatedtype Link: DeepLink

  /// Receives the link. Called once, before the view is loaded.
  ///
  /// - Parameter content: The link, its URL and its values.
  func receive(_ content: ReceivedLink<Link>)
}

/// A link as a controller receives it.
public struct ReceivedLink<Link: DeepLink>: Hashable, Sendable {
  /// The link.
  public let link: Link

  /// The URL in canonical form, as the router prints it; `nil` for a link without one.
  public let url: LinkURL?

  /// The values by the names of their parameters, without escapes.
  public let values: [String: String]

  /// Describes a link.
  ///
  /// - Parameters:
  ///   - link: The link that was opened.
  ///   - url: The URL in canonical form.
  ///   - values: The values by the names of their parameters.
  public init(link: Link, url: LinkURL?, values: [String: String]) {
    self.link = link
    self.url = url
    self.values = values
  }
}

/// A controller that is notified when a link leads to it again.
///
/// Its content stays the same, since the link is equal: it may scroll to its top, or load
/// again.
@MainActor
public protocol LinkReopening: AnyObject {
  /// Called when a link led to this screen while it existed already; it is on top now.
  func linkReopened()
}

/// A controller that declares unsaved work.
///
/// Before a link removes the controller, or one that contains it, the person is asked with
/// `DeepLinks.confirmLeaving`. Without that closure the link is declined, and the controller stays.
@MainActor
public protocol UnsavedWork: AnyObject {
  /// Whether leaving the controller now would lose work: edits, a recording, a game.
  var hasUnsavedWork: Bool { get }
}

/// A container controller of the app's own, which the host treats as part of the tree.
///
/// With one controller it is a frame around it: a drawer, a banner. With several, of which one is shown, it is
/// like a tab bar, and a host with names reads and selects them. Screens are pushed and presented in
/// its controllers; the container itself stays in place. A container that does not conform
/// is one screen for the host.
@MainActor
public protocol ScreenContaining: UIViewController {
  /// The controllers of the container, in the order of the host's names.
  ///
  /// A frame has one controller, or none while it is empty.
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
  ///   - controller: One of ``containedControllers``; `nil` for an empty frame.
  ///   - other: The new controller, which is selected if the old one was.
  func replace(_ controller: UIViewController?, with other: UIViewController)
}
#endif
