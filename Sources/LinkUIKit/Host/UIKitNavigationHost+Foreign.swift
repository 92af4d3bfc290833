#if canImport(UIKit) && !os(watchOS)
package import UIKit

extension UIKitNavigationHost {
  /// Returns the status of a screen: its kind, whether it has unsaved work, and whether it can be swiped away.
  ///
  /// A controller, or one inside it, declares unsaved work with ``UnsavedWork``.
  ///
  /// - Parameter entry: A position of ``state``.
  /// - Returns: The status; the default status for a screen without a controller.
  /// - Complexity: O(*n*), *n* = number of controllers.
  public func status(of entry: NavigationEntry<Destination>) -> ScreenStatus {
    var status = ScreenStatus(foreign: entry.foreign?.kind)
    if let link = entry.destination, unsavedScreens.contains(link) { status.hasUnsavedWork = true }
    let tree = tree
    let stacks = tree.containers + tree.presentations.map(\.stack)
    for controller in stacks.flatMap(\.controllers) where ledger.entry(of: controller) == entry {
      add(controller, to: &status)
    }
    for presentation in tree.presentations where rootEntry(of: presentation) == entry {
      add(presentation.controller, to: &status)
      status.isModalInPresentation =
        status.isModalInPresentation || presentation.isModalInPresentation
    }
    return status
  }

  /// Waits for alerts and system pickers, and asks about screens that a step removes and that need consent.
  ///
  /// - Parameters:
  ///   - plan: The plan, made from ``state``.
  ///   - target: The state after the plan.
  /// - Returns: How the current screens respond.
  /// - Complexity: O(*s* · *n*), *s* = number of steps, *n* = number of controllers.
  public func interruption(
    by plan: NavigationPlan<Destination>,
    to target: NavigationState<Destination>
  ) -> NavigationInterruption<Destination> {
    reading(tree) { interruption(by: plan, losing: []) }
  }

  /// The lowest screen of a presentation.
  func rootEntry(of presentation: LivePresentation) -> NavigationEntry<Destination> {
    let root = presentation.stack.controllers.first ?? presentation.controller
    return ledger.entry(of: root, foreign: .modal)
  }

  /// Adds the status of a controller.
  private func add(_ controller: UIViewController, to status: inout ScreenStatus) {
    status.title = status.title ?? controller.title
    status.hasUnsavedWork = status.hasUnsavedWork || controller.holdsUnsavedWork
  }
}

extension LivePresentation {
  /// Whether a controller in it prevents the person from swiping it away.
  fileprivate var isModalInPresentation: Bool {
    controller.isModalInPresentation
      || stack.controllers.contains { $0.isModalInPresentation }
  }
}

extension UIViewController {
  /// Whether the controller, or one inside it, has unsaved work.
  fileprivate var holdsUnsavedWork: Bool {
    (self as? any UnsavedWork)?.hasUnsavedWork == true || children.contains { $0.holdsUnsavedWork }
  }

  /// The kind of the controller, if it is an alert or a system picker.
  package var systemScreen: ForeignScreen.Kind? {
    if self is UIAlertController { return .alert }
    #if !os(tvOS)
    if self is UIActivityViewController { return .systemPicker }
    #endif
    return classNames.contains(where: Self.systemPickers.contains) ? .systemPicker : nil
  }

  /// The names of its class and its superclasses.
  private var classNames: [String] {
    var names: [String] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      names.append("\(current.subjectType)")
      mirror = current.superclassMirror
    }
    return names
  }

  /// The names of system controllers in which the person chooses or writes something for the app.
  ///
  /// By name, so that their frameworks are not linked.
  private static let systemPickers: Set = [
    "CNContactPickerViewController", "EKEventEditViewController", "MFMailComposeViewController",
    "MFMessageComposeViewController", "MPMediaPickerController",
    "PKAddPassesViewController", "PKPaymentAuthorizationViewController", "PHPickerViewController",
    "SKStoreProductViewController", "UIColorPickerViewController",
    "UIDocumentPickerViewController", "UIFontPickerViewController", "UIImagePickerController",
    "VNDocumentCameraViewController",
  ]
}
#endif
