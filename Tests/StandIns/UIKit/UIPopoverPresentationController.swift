@_spi(Driving) public import AppleFoundationStandIn

// Apple: uikit/uipopoverpresentationcontrollersourceitem (not tvOS, not of the main actor), 2026-11-29
/// What a popover can point at: a view, or a button of a bar.
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// Where the arrow of a popover may point.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates directions from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up, down, left and right.
  public static let any = Self(rawValue: 15)
}

// Apple: uikit/uipopoverpresentationcontroller (not tvOS), 2026-11-22
/// Manages a popover.
@MainActor open class PopoverPresentationController: UIPresentationController {
  // Apple: uikit/uipopoverpresentationcontroller/sourceitem (iOS 16), 2026-11-22
  /// What the popover points at.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?

  // Apple: uikit/uipopoverpresentationcontroller/sourceview, 2026-11-22
  /// The view that holds `sourceRect`.
  open var sourceView: UIView?

  // Apple: uikit/uipopoverpresentationcontroller/sourcerect, 2026-11-22
  /// The part of `sourceView` that the popover points at; null is all of it.
  open var sourceRect = CGRect(
    x: CGFloat.infinity,
    y: CGFloat.infinity,
    width: 0,
    height: 0
  )

  /// Where the arrow may point.
  open var permittedArrowDirections = UIPopoverArrowDirection.any

  /// Whether the popover knows where to point.
  var hasSource: Bool { sourceItem != nil || sourceView != nil }
}

/// The class by its name; the models use its own, which is everywhere.
@available(tvOS, unavailable)
public typealias UIPopoverPresentationController = PopoverPresentationController

extension UIViewController {
  // Apple: uikit/uiviewcontroller/popoverpresentationcontroller (its type not tvOS), 2026-11-22
  /// What manages the popover of this controller or an ancestor; nil outside of a popover.
  @available(tvOS, unavailable)
  public var popoverPresentationController: PopoverPresentationController? { nearestPopover }

  /// What `popoverPresentationController` returns.
  var nearestPopover: PopoverPresentationController? {
    guard let parent else { return ownPopover }
    return parent.nearestPopover
  }

  /// What manages the popover of this very controller, made when first asked for.
  private var ownPopover: PopoverPresentationController? {
    guard modalPresentationStyle == .inPopover else { return nil }
    if let stored = storedPresentationController as? PopoverPresentationController {
      return stored
    }
    let made = PopoverPresentationController(
      presentedViewController: self,
      presenting: presenterOfMe
    )
    storedPresentationController = made
    return made
  }

  /// Why presenting this controller as a popover is a programming error.
  ///
  /// Where there is little room a popover is a sheet, which needs no source.
  func popoverImpossibility(in window: UIWindow?) -> String? {
    guard let popover = ownPopover, !popover.hasSource, window?.hasLittleRoom == false else {
      return nil
    }
    return "UIPopoverPresentationController (\(name)) should have a non-nil sourceView or "
      + "barButtonItem set before the presentation occurs."
  }
}
