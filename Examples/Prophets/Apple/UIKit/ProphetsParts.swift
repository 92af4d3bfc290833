#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import DeepLinking
public import LinkUIKit
public import ProphetsLinks

/// What all scenes of the app share.
///
/// The delegate of the application has it.
@MainActor
public protocol ProphetsParts: AnyObject {
  /// The table, the records, and what was received.
  var links: DeepLinks<ProphetsLink> { get }

  /// Where the screens come from.
  var screens: any ScreenSource { get }

  /// How steps are performed.
  var transitions: TransitionOptions { get }
}

extension ProphetsParts {
  /// Animated, as usual.
  public var transitions: TransitionOptions { TransitionOptions() }
}
#endif
