#if canImport(UIKit) && !os(watchOS)
public import LinkPatterns
public import LinkRouting
public import UIKit

/// A controller that is told the link whose screen it is, before it is shown.
///
/// See ``ScreenFactory/telling(_:)``. The cast to it at run time is why iOS 16 is the oldest
/// system.
@MainActor
public protocol LinkReceiving<Link>: AnyObject {
  /// The links of the app.
  associatedtype Link: DeepLink

  /// Tells the link. Called once, before the view is loaded.
  ///
  /// - Parameter content: The link, its URL and its values.
  func receive(_ content: ReceivedLink<Link>)
}

/// A link as a controller is told it.
public struct ReceivedLink<Link: DeepLink>: Hashable, Sendable {
  /// The link.
  public let link: Link

  /// The URL, canonical, as the router prints it; `nil` for a link without one.
  public let url: LinkURL?

  /// The values by the names of their parameters, without escapes.
  public let values: [String: String]

  /// Describes a link.
  ///
  /// - Parameters:
  ///   - link: The link that was opened.
  ///   - url: The URL, canonical.
  ///   - values: The values by the names of their parameters.
  public init(link: Link, url: LinkURL?, values: [String: String]) {
    self.link = link
    self.url = url
    self.values = values
  }
}

/// A controller that is told when a link leads to it again.
///
/// What it shows stays the same, since an equal link leads to it: it may scroll to its top, or load
/// anew.
@MainActor
public protocol LinkReopening: AnyObject {
  /// Tells that a link led here while the screen was there already, and that it is on top now.
  func linkReopened()
}

/// A controller that says when leaving it would lose what the person did.
///
/// A link that would remove the controller, or one that contains it, asks the person first, by
/// `DeepLinks.confirmLeaving`. Without that the link is declined, and the controller stays.
@MainActor
public protocol UnsavedWork: AnyObject {
  /// Whether leaving the controller now would lose work: edits, a recording, a game.
  var hasUnsavedWork: Bool { get }
}

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
