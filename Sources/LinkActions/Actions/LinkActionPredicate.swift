/// Decides in which situations an action runs.
public struct LinkActionPredicate: Sendable {
  /// The situations in which it may run.
  let situations: Set<LinkActionSituation>

  /// The additional condition.
  private var condition: @MainActor @Sendable (LinkActionRequest) -> Bool = { _ in true }

  /// Admits situations.
  ///
  /// - Parameter situations: The situations in which the action may run.
  /// - Returns: A predicate that refuses every other situation.
  public static func situations(_ situations: LinkActionSituation...) -> LinkActionPredicate {
    LinkActionPredicate(situations: Set(situations))
  }

  /// Admits every situation.
  public static let always = LinkActionPredicate(situations: Set(LinkActionSituation.allCases))

  /// Admits situations that lead to a screen: a tapped notification, and a page in a web view.
  ///
  /// It is the predicate of the deep-link action.
  public static let deepLink = situations(.launchedFromPush, .webViewInvocation)

  /// Adds a condition.
  ///
  /// - Parameter condition: The additional condition.
  /// - Returns: The predicate, which checks `condition` last.
  public func and(
    _ condition: @escaping @MainActor @Sendable (LinkActionRequest) -> Bool
  ) -> LinkActionPredicate {
    let first = self.condition
    return LinkActionPredicate(situations: situations) { request in
      first(request) && condition(request)
    }
  }

  /// Decides about a request.
  ///
  /// - Returns: Whether the action may run.
  @MainActor
  public func admits(_ request: LinkActionRequest) -> Bool {
    situations.contains(request.situation) && condition(request)
  }
}
