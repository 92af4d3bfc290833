#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
public import SwiftUI

extension View {
  /// Lets the system prefer the window that shows a link, and any open window over a new one.
  ///
  /// For apps with several windows, on iPad, Mac and visionOS; other systems ignore it. The system compares
  /// the URL, or the `targetContentIdentifier` of an activity, which `.handoff(_:of:to:)` sets to the URL.
  /// A notification or quick action needs that identifier, too, to reach the window.
  ///
  /// It has no effect in a view inside a `UIHostingController` of a UIKit app.
  ///
  /// Without it, SwiftUI opens a new window for each link on a Mac. The scene declares for which links a new
  /// window may be opened:
  ///
  /// ```swift
  /// WindowGroup { WholeQuizRoot() }
  ///   .handlesExternalEvents(matching: router.windowConditions)
  /// ```
  ///
  /// - Parameters:
  ///   - model: The navigation state of the window.
  ///   - router: Prints the URLs of links.
  /// - Returns: This view; its window is preferred for the link on top, unless that is the root of a
  ///   container: the URLs of many other links begin with the root's.
  public func prefersLinks<Link: DeepLink>(
    of model: NavigationModel<Link>,
    router: LinkRouter<Link>
  ) -> some View {
    modifier(WindowPreference(model: model, router: router))
  }
}

/// Declares which links a window shows, and which it can show.
@MainActor
struct WindowPreference<Link: DeepLink>: ViewModifier {
  /// The navigation state of the window.
  let model: NavigationModel<Link>

  /// Prints the URLs of links.
  let router: LinkRouter<Link>

  /// The view, with the conditions of its window.
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
