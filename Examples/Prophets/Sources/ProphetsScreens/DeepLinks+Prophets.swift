public import DeepLinking
public import ProphetsLinks

extension DeepLinks<ProphetsLink> {
  /// The links of the app, one for all its scenes: the table, and the records that links name.
  ///
  /// - Parameters:
  ///   - screens: Finds the records.
  ///   - environment: Time and identities.
  ///   - person: The signed-in account. Links that require sign-in wait while signed out.
  ///   - store: Keeps the links that wait from one run of the app to the next.
  ///   - router: The table; tests have others.
  ///   - log: When a line is written for each link that ends.
  public convenience init(
    screens: any ScreenSource,
    environment: LinkEnvironment,
    person: SignedInPerson,
    store: (any PendingLinkStore)? = nil,
    router: LinkRouter<ProphetsLink> = ProphetsRoutes.router,
    log: LinkLog = .off
  ) {
    self.init(
      router: router,
      environment: environment,
      guards: [person.linkGuard],
      store: store,
      resolve: { link in try await screens.resolve(link) },
      perform: { link in try await screens.perform(link) },
      log: log
    )
    payloads = .prophets
    accountDidChange(to: person.account)
  }
}
