import LinkNavigation
import LinkRouting

extension LinkHandler {
  /// Shows what was saved of the scene when the app ran last, without animation.
  ///
  /// Once the app is ready, the guards are asked about each screen that is not there yet, the lowest of a
  /// stack first, as about an ancestor unless it is the top of its stack. One that is not allowed is left
  /// out with all that stood on it, whatever else a guard says than `allow`; so is one that cannot be
  /// built. All of them together have `LinkPolicy.guardLimit`, and for building `LinkPolicy.screenLimit`.
  /// To guards it is one event, through the entry point ``LinkEntryPoint/restoration``.
  ///
  /// Links that are received meanwhile are placed over what is restored. Nothing is restored that was
  /// saved for another account, and nothing over what the app or the person showed meanwhile.
  ///
  /// To be called once, when the first screens of the scene are there, and before its links are received.
  ///
  /// - Parameter saved: What was saved.
  /// - Returns: What to await the end by. Nothing needs to hold it.
  /// - Complexity: O(*n*), *n* = number of URLs.
  @discardableResult
  public func restore(_ saved: SavedNavigationV1) -> LinkRestoration {
    let restoration = LinkRestoration()
    guard !isRestoring else {
      restoration.end(.savedTooLate)
      return restoration
    }
    let placing = SavedPlacing(
      saved,
      over: host.state,
      router: intake.router,
      restoration: restoration
    )
    let event = intake.event(for: LinkDelivery(restoring: placing.screens.top), in: scene)
    start(LinkWork(event, nil, restoration: restoration), .restoring(event, placing))
    self.restoration = isRestoring ? restoration : nil
    return restoration
  }

  /// Waits until what was saved of the scene is shown, or is not going to be.
  package func restorationEnd() async {
    _ = await restoration?.problem
  }
}
