// swift-format-ignore-file
// What a file sees that imports both AppIntents and UIKit: a module that the compiler imports by itself, and that names
// AppIntents for whoever has it. Apple: appintents/uisceneappintent, appintentscenedelegate,
// uikit/uiscene/connectionoptions/appintent, 2026-11-29. Their identifiers (`s:17_AppIntents_UIKit…`) say that they are
// Swift's own, not Objective-C's.

@_exported import AppIntents
public import UIKit

@available(iOS 26.0, *)
public protocol UISceneAppIntent: TargetContentProvidingIntent {
  @MainActor func performNavigation(forScene scene: UIScene)
}

@available(iOS 26.0, *)
@MainActor public protocol AppIntentSceneDelegate: UISceneDelegate {
  func scene(_ scene: UIScene, willPerformAppIntent appIntent: any UISceneAppIntent)
}

@available(iOS 26.0, *)
extension UIScene.ConnectionOptions {
  @MainActor @preconcurrency public var appIntent: (any UISceneAppIntent)? { nil }
}
