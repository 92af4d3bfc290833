#if canImport(SwiftUI) && !os(watchOS)
public import DeepLinking
import LinkSwiftUI
public import ProphetsLinks
public import ProphetsScreens
public import SwiftUI

/// The windows of the app: each is a scene with a model and a handler of its own.
///
/// The app shows these with its database; tests with what they made up.
public struct ProphetsWindows: Scene {
  /// What all windows share: the table, the records, and what was received.
  private let links: DeepLinks<ProphetsLink>

  /// Who is signed in.
  private let person: SignedInPerson

  /// Where the screens come from.
  private let screens: any ScreenSource

  /// How long a sheet may take to leave before another is presented.
  private let dismissalLimit: Duration

  /// Creates the windows.
  ///
  /// - Parameters:
  ///   - links: What all windows share. The app makes it once.
  ///   - person: Who is signed in.
  ///   - screens: Where the screens come from.
  ///   - dismissalLimit: How long a sheet may take to leave before another is presented.
  public init(
    links: DeepLinks<ProphetsLink>,
    person: SignedInPerson,
    screens: any ScreenSource,
    dismissalLimit: Duration = .seconds(2)
  ) {
    self.links = links
    self.person = person
    self.screens = screens
    self.dismissalLimit = dismissalLimit
  }

  /// The windows.
  public var body: some Scene {
    WindowGroup {
      ProphetsRoot(
        links: links,
        person: person,
        screens: screens,
        dismissalLimit: dismissalLimit
      )
    }
    #if !os(tvOS)
    .handlesExternalEvents(matching: links.router.windowConditions)
    #endif
  }
}
#endif
