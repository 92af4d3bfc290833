#if canImport(UIKit) && !os(watchOS)
/// A controller that is told when a link leads to it again.
///
/// What it shows stays the same, since an equal link leads to it: it may scroll to its top, or load
/// anew.
@MainActor
public protocol LinkReopening: AnyObject {
  /// Tells that a link led here while the screen was there already, and that it is on top now.
  func linkReopened()
}
#endif
