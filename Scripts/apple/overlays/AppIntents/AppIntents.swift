// swift-format-ignore-file
// What the adapters use of App Intents. Apple: appintents/appintent, targetcontentprovidingintent, 2026-11-29.

@available(iOS 16.0, *)
public protocol AppIntent: Sendable {}

@available(iOS 26.0, *)
public protocol TargetContentProvidingIntent: AppIntent {
  var contentIdentifier: String { get }
}
