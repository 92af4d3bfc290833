@_spi(Driving) public import AppleFoundationStandIn

// Apple: uikit/uipopoverpresentationcontrollersourceitem, 2026-11-22
/// What a popover can point at: a view, or a button of a bar.
@MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

// Apple: uikit/uipopoverarrowdirection, not compared
/// Where the arrow of a popover may point.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates directions from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up, down, left and right.
  public static let any = Self(rawValue: 15)
}

// Apple: uikit/uipopoverpresentationcontroller, 2026-11-22
/// Manages a popover; not on tvOS.
@MainActor open class UIPopoverPresentationController: UIPresentationController {
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

  // Apple: uikit/uipopoverpresentationcontroller/permittedarrowdirections, not compared
  /// Where the arrow may point.
  open var permittedArrowDirections = UIPopoverArrowDirection.any

  /// Whether the popover knows where to point.
  var hasSource: Bool { sourceItem != nil || sourceView != nil }
}

extension UIViewController {
  // Apple: uikit/uiviewcontroller/popoverpresentationcontroller, not compared
  /// What manages the popover of this controller or an ancestor; nil when there is none.
  public var popoverPresentationController: UIPopoverPresentationController? {
    guard let parent else { return ownPopover }
    return parent.popoverPresentationController
  }

  /// What manages the popover of this very controller, made when first asked for.
  private var ownPopover: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover else { return nil }
    if let stored = storedPresentationController as? UIPopoverPresentationController {
      return stored
    }
    let made = UIPopoverPresentationController(
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
