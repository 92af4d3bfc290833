// Apple: uikit/uisheetpresentationcontroller (iOS 15; not tvOS), 2026-11-24
/// Manages a sheet; nothing is laid out here.
@MainActor open class SheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  public final class Detent: NSObject, Sendable {
    /// What tests see; not Apple's.
    @_spi(Driving) public let name: String

    init(_ name: String) { self.name = name }

    /// About half of the screen.
    public static func medium() -> Detent { Detent("medium") }

    /// The whole height.
    public static func large() -> Detent { Detent("large") }
  }

  /// The heights at which the sheet rests.
  open var detents = [Detent.large()]
}

/// The class by its name; the models use its own, which is everywhere.
@available(tvOS, unavailable)
public typealias UISheetPresentationController = SheetPresentationController

extension UIViewController {
  // Apple: uikit/uiviewcontroller/sheetpresentationcontroller (its type not tvOS), 2026-11-24
  /// What manages the sheet; nil for another style.
  @available(tvOS, unavailable)
  public var sheetPresentationController: SheetPresentationController? {
    guard [.automatic, .formSheet].contains(modalPresentationStyle) else { return nil }
    if let stored = storedPresentationController as? SheetPresentationController { return stored }
    let made = SheetPresentationController(presentedViewController: self, presenting: presenterOfMe)
    storedPresentationController = made
    return made
  }
}
