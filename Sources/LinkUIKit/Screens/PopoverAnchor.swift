#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import UIKit

/// The view or bar button item that a popover points at.
@MainActor
public struct PopoverAnchor {
  /// The closed list of places.
  private enum Place {
    /// A bar button or a view.
    case item(any UIPopoverPresentationControllerSourceItem)

    /// A part of a view.
    case rect(CGRect, in: UIView)
  }

  /// The place.
  private let place: Place

  /// The view of the anchor; `nil` for a bar button, which has no public view.
  private let view: UIView?

  /// The directions of the arrow; `nil` for any.
  private var arrows: UIPopoverArrowDirection?

  /// A button of a bar.
  public static func item(_ item: UIBarButtonItem) -> PopoverAnchor {
    PopoverAnchor(place: .item(item), view: nil)
  }

  /// A whole view.
  ///
  /// - Parameter view: The view. Where it is in no window, the popover is shown as a sheet.
  /// - Returns: An anchor that retains the view.
  public static func view(_ view: UIView) -> PopoverAnchor {
    PopoverAnchor(place: .item(view), view: view)
  }

  /// A part of a view.
  ///
  /// - Parameters:
  ///   - rect: The part, in the coordinates of the view.
  ///   - view: The view. Where it is in no window, the popover is shown as a sheet.
  /// - Returns: An anchor that retains the view.
  public static func rect(_ rect: CGRect, in view: UIView) -> PopoverAnchor {
    PopoverAnchor(place: .rect(rect, in: view), view: view)
  }

  /// The middle of a view, without an arrow: for alerts without an anchor.
  static func middle(of view: UIView) -> PopoverAnchor {
    let middle = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
    var anchor = PopoverAnchor.rect(middle, in: view)
    anchor.arrows = []
    return anchor
  }

  /// Whether the anchor can be pointed at.
  var isOnScreen: Bool { view.map { $0.window != nil } ?? true }

  /// Lets a popover point here.
  func place(_ popover: UIPopoverPresentationController) {
    switch place {
    case .item(let item):
      popover.sourceItem = item
    case .rect(let rect, in: let view):
      popover.sourceView = view
      popover.sourceRect = rect
    }
    if let arrows { popover.permittedArrowDirections = arrows }
  }
}

/// A controller that provides the anchors of popovers over it.
@MainActor
public protocol PopoverAnchoring: UIViewController {
  /// Returns the view or bar button item that a popover points at.
  ///
  /// - Parameter name: The name in `PresentationStyle.popover(from:)`; `nil` for a popover that names
  ///   no anchor.
  /// - Returns: The anchor; `nil` when this controller has no such anchor. Then the containers
  ///   around it are asked, and finally the popover is shown as a sheet.
  func popoverAnchor(named name: String?) -> PopoverAnchor?
}

extension UIViewController {
  /// Finds the anchor of a popover over this controller.
  ///
  /// Visible controllers are asked first, then the containers around them.
  func nearestPopoverAnchor(named name: String?) -> PopoverAnchor? {
    visibleTree.lazy
      .compactMap { ($0 as? any PopoverAnchoring)?.popoverAnchor(named: name) }
      .first { $0.isOnScreen }
  }
}
#endif
