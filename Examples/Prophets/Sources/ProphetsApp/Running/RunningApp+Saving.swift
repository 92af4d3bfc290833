public import DeepLinking
import ProphetsLinks

extension RunningApp {
  /// What is shown, to be saved.
  public var saved: SavedNavigationV1 { handler.savedNavigation() }

  /// Shows what was saved, without what may not be shown, or does not exist any more.
  ///
  /// A screen that cannot be shown is left out with all that stood on it. A tab of which nothing is
  /// left shows its first screen.
  ///
  /// - Parameter saved: What was saved.
  /// - Returns: The restoration, which has ended.
  public func restore(_ saved: SavedNavigationV1) async -> LinkRestoration {
    let restoration = handler.restore(saved)
    _ = await restoration.problem
    return restoration
  }
}
