#if canImport(SwiftUI) && !os(watchOS)
public import DeepLinking
import LinkSwiftUI
public import ProphetsLinks
public import SwiftUI

/// The windows of the app: each is a scene with a model and a handler of its own.
///
/// The app shows these with its database; tests with what they made up.
public struct ProphetsWindows: Scene {
  private let links: DeepLinks<ProphetsLink>

  private let screens: any ScreenSource

  private let dismissalLimit: Duration

  /// Creates the windows.
  ///
  /// - Parameters:
  ///   - links: What all windows share. The app makes it once.
  ///   - screens: Where the screens come from.
  ///   - dismissalLimit: How long a sheet may take to leave before another is presented.
  public init(
    links: DeepLinks<ProphetsLink>,
    screens: any ScreenSource,
    dismissalLimit: Duration = .seconds(2)
  ) {
    (self.links, self.screens, self.dismissalLimit) = (links, screens, dismissalLimit)
  }

  /// The windows.
  public var body: some Scene {
    WindowGroup {
      ProphetsRoot(links: links, screens: screens, dismissalLimit: dismissalLimit)
    }
    #if !os(tvOS)
    .handlesExternalEvents(matching: links.router.windowConditions)
    #endif
  }
}
#endif
