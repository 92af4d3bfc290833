import LinkNavigation
import LinkRouting

extension LinkHandler {
  /// What the scene shows, to be kept from one run of the app to the next.
  ///
  /// It is bound to the account that is shown. Screens that were shown to another one and are still
  /// there are left out with what stands on them, but for the roots of containers, which an app has for
  /// everybody.
  ///
  /// - Returns: What is kept. `SavedNavigationV1.data()` makes data of it.
  /// - Complexity: O(*n*), *n* = number of entries.
  public func savedNavigation() -> SavedNavigationV1 {
    formerScreens.formIntersection(screensOverRoots)
    return SavedNavigationV1(
      host.state,
      router: intake.router,
      account: intake.account,
      leavingOut: formerScreens
    )
  }

  /// Notes that what is on screen was shown to an account that is not shown any more.
  func noteFormerScreens() {
    formerScreens.formUnion(screensOverRoots)
  }

  /// All screens of the scene but the roots of its containers.
  private var screensOverRoots: Set<Link> {
    let state = host.state
    let entries =
      state.containers.flatMap { $0.stack.dropFirst() } + state.presentations.flatMap(\.stack)
    return Set(entries.compactMap(\.destination))
  }
}
