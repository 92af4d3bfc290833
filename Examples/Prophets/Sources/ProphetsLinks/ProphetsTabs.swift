public import DeepLinking
import LinkNavigation

extension TabID {
  /// The tab of the person's leagues.
  public static let leagues: TabID = "leagues"

  /// The tab of what happened lately.
  public static let activity: TabID = "activity"
}

extension NavigationState<ProphetsLink> {
  /// What the app shows when it was launched without a link: two tabs, the first one selected.
  ///
  /// - Throws: `NavigationStateError`, never for these tabs.
  public static func atLaunch() throws(NavigationStateError) -> Self {
    try NavigationState(containers: [
      NavigationContainer(id: .leagues, stack: [.destination(.memberships)]),
      NavigationContainer(id: .activity, stack: [.destination(.activity)]),
    ])
  }
}
