#if canImport(SwiftUI) && !os(watchOS)
import Foundation
public import LinkRouting
public import SwiftUI

extension View {
  /// Keeps what a scene shows from one run of the app to the next, by SwiftUI's `@SceneStorage`.
  ///
  /// Kept are URLs, so what is kept survives releases as long as its links do. Opaque screens, links with a
  /// secret and links that do more than navigate are neither kept nor restored, with what stands on them.
  ///
  /// It is restored once, before the view is seen and before the first link that `.onDeepLink(_:)` receives,
  /// which is placed over it. Nothing is restored over what the app showed by itself before that. Guards
  /// are not asked and screens are not prepared: what is restored was on screen before, and its
  /// screens must cope with records that are gone.
  ///
  /// Attach it once in a scene, around all containers, inside of `.onDeepLink(_:)` or outside.
  ///
  /// - Parameters:
  ///   - model: What the scene shows.
  ///   - router: Prints and reads the URLs.
  ///   - key: The key of the storage, of which a scene has one value.
  ///   - onProblem: Called when something is left out: with `.savedStateDamaged`, all of it, which is
  ///     dropped; with `.savedScreensLost`, some screens. By default a line is written to the console.
  /// - Returns: This view, keeping what it shows.
  public func restoresNavigation<Link: DeepLink>(
    of model: NavigationModel<Link>,
    router: LinkRouter<Link>,
    key: String = "navigation",
    onProblem: (@MainActor @Sendable (LinkReason) -> Void)? = nil
  ) -> some View {
    modifier(
      RestorationModifier(
        model: model,
        router: router,
        key: key,
        onProblem: onProblem ?? { NSLog("LinkSwiftUI: %@", $0.message) }
      )
    )
  }
}
#endif
