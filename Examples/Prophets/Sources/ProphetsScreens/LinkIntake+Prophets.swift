public import DeepLinking
public import ProphetsLinks

extension LinkIntake<ProphetsLink> {
  /// The intake of the app, one for all its scenes: the table, and the records that links name.
  ///
  /// - Parameters:
  ///   - screens: Finds the records.
  ///   - environment: Time and identities.
  ///   - guards: Decide whether links may go on.
  ///   - store: Keeps the links that wait from one run of the app to the next.
  public convenience init(
    screens: any ScreenSource,
    environment: LinkEnvironment,
    guards: [LinkGuard<ProphetsLink>] = [],
    store: (any PendingLinkStore)? = nil
  ) {
    // A sample shows what it does, also the values of links.
    self.init(
      router: ProphetsRoutes.router,
      environment: environment,
      policy: LinkPolicy(privacy: .public),
      guards: guards,
      store: store,
      resolve: { link in try await screens.resolve(link) },
      perform: { link in try await screens.perform(link) }
    )
  }
}
