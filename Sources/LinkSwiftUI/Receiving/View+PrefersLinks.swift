#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
import LinkHandling
public import LinkRouting
public import SwiftUI

extension View {
  /// Has the system hand a link to the window that shows it, and to any other window before a new one.
  ///
  /// For apps with several windows, on iPad, Mac and visionOS; a system with one ignores it. Compared is
  /// the URL, or the `targetContentIdentifier` of an activity, which `.handoff(_:of:to:)` sets to the URL.
  /// A notification or quick action needs it, too, to reach that window.
  ///
  /// It has no effect in a view inside a `UIHostingController` of an app with UIKit's life cycle.
  ///
  /// Without it, SwiftUI opens a new window for each link on a Mac. What links a new window may be opened
  /// for is said by the scene:
  ///
  /// ```swift
  /// WindowGroup { WholeQuizRoot() }
  ///   .handlesExternalEvents(matching: router.windowConditions)
  /// ```
  ///
  /// - Parameters:
  ///   - model: The model of the window.
  ///   - router: Knows the URLs of links.
  /// - Returns: This view; its window is preferred for the link on top, unless that is the root of a
  ///   container, with which the URLs of many others begin.
  public func prefersLinks<Link: DeepLink>(
    of model: NavigationModel<Link>,
    router: LinkRouter<Link>
  ) -> some View {
    modifier(WindowPreference(model: model, router: router))
  }
}

/// Says which links a window shows, and which it can show.
@MainActor
struct WindowPreference<Link: DeepLink>: ViewModifier {
  /// What the window shows.
  let model: NavigationModel<Link>

  /// Knows the URLs of links.
  let router: LinkRouter<Link>

  /// The view, with what its window handles.
  func body(content: Content) -> some View {
    NavigationReader(model) { model in
      content.handlesExternalEvents(
        preferring: router.windowConditions(showing: model.state),
        allowing: router.windowConditions
      )
    }
  }
}
#endif
