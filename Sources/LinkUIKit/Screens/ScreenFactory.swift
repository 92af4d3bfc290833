#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// Builds the controller of each screen.
///
/// Each call makes a new controller: one that is on screen cannot be shown a second time.
public struct ScreenFactory<Destination: Hashable & Sendable>: Sendable {
  /// Builds a controller.
  private let make: @MainActor @Sendable (Destination) async throws -> UIViewController

  /// Creates a factory with a closure.
  ///
  /// - Parameter make: Builds the controller of a destination, or throws when that is impossible:
  ///   then nothing is shown. A `LinkFailure` is reported as it is. A navigation controller, a split
  ///   view controller and a frame are identified by their lowest screen; the first two cannot be
  ///   pushed.
  public init(
    _ make: @escaping @MainActor @Sendable (Destination) async throws -> UIViewController
  ) {
    self.make = make
  }

  /// Creates a factory with a storyboard.
  ///
  /// - Parameters:
  ///   - storyboard: The storyboard with the controllers.
  ///   - identifier: Returns the storyboard identifier of a destination, or `nil` when it has none. UIKit
  ///     raises an exception for one that the storyboard does not have.
  public init(
    storyboard: UIStoryboard,
    identifier: @escaping @MainActor @Sendable (Destination) -> String?
  ) {
    self.init { destination in
      guard let identifier = identifier(destination) else { throw UIKitStepError(.noScreen) }
      return storyboard.instantiateViewController(withIdentifier: identifier)
    }
  }

  /// Builds the controller of a destination.
  ///
  /// - Parameter destination: The destination of the controller.
  /// - Returns: A new controller.
  /// - Throws: What the closure throws; ``UIKitStepError`` – `.noScreen` without an identifier.
  @MainActor
  public func controller(for destination: Destination) async throws -> UIViewController {
    try await make(destination)
  }
}

extension ScreenFactory where Destination: DeepLink {
  /// Returns a factory whose controllers receive their link, if they conform to ``LinkReceiving``.
  ///
  /// A navigation controller and the controllers in it all receive it, before any view is loaded.
  ///
  /// - Parameter router: Prints the URL and the values of a link.
  /// - Returns: A factory that builds the same controllers.
  public func telling(_ router: LinkRouter<Destination>) -> ScreenFactory {
    ScreenFactory { link in
      let controller = try await make(link)
      let told = ReceivedLink(
        link: link,
        url: router.reportedURL(for: link),
        values: router.values(of: link)
      )
      for receiver in [controller] + controller.children {
        (receiver as? any LinkReceiving<Destination>)?.receive(told)
      }
      return controller
    }
  }
}
#endif
