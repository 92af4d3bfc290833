// swift-format-ignore-file
// What UIKit declares in Swift alone. Apple, 2026-11-29: uikit/uiview/bounds, uiaction, uibarbuttonitem, uibutton,
// uiscenesessionactivationrequest-swift.struct, uiapplication/activatescenesession(for:errorhandler:).

@_exported import Foundation
@_exported import UIKit
@_exported import UserNotifications

/// The value of everything that is only declared.
func declared<Value>() -> Value { fatalError("declared only") }  // proof: nothing links or runs it

/// The body of what is only declared.
func never() -> Never { fatalError("declared only") }  // proof: nothing links or runs it

extension UIView {
  public var bounds: CGRect { get { declared() } set {} }
}
extension UIPopoverPresentationController {
  public var sourceRect: CGRect { get { declared() } set {} }
}
extension UIStackView {
  public var spacing: CGFloat { get { declared() } set {} }
}
extension UIAction {
  public typealias Handler = (UIAction) -> Void
  @MainActor @preconcurrency public convenience init(
    title: String = "", image: UIImage? = nil, handler: @escaping UIAction.Handler
  ) { never() }
}
extension UIBarButtonItem {
  @MainActor @preconcurrency public convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) { never() }
  @MainActor @preconcurrency public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) { never() }
}
extension UIPasteboard {
  // As apps in public repositories call it, 2026-11-30.
  public func detectPatterns(
    for patterns: Set<UIPasteboard.DetectionPattern>,
    completionHandler: @escaping (Result<Set<UIPasteboard.DetectionPattern>, any Error>) -> Void
  ) { never() }
}
extension UIButton {
  public enum ButtonType: Int { case custom, system }
  @MainActor @preconcurrency public convenience init(type: ButtonType = .system, primaryAction: UIAction?) { never() }
}

@available(iOS 17.0, *)
@MainActor @preconcurrency public struct UISceneSessionActivationRequest {
  public init(
    role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {}
  public init(
    session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil
  ) {}
}
extension UIApplication {
  @available(iOS 17.0, *)
  public func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {}
}
extension UIApplicationDelegate {
  @MainActor public static func main() {}
}
