public import DeepLinking
public import ProphetsLinks

extension LinkIntake<ProphetsLink> {
  /// The intake of the app, one for all its scenes: the table, and the records that links name.
  ///
  /// - Parameters:
  ///   - screens: Finds the records.
  ///   - environment: Time and identities.
  public convenience init(screens: any ScreenSource, environment: LinkEnvironment) {
    // A sample shows what it does, also the values of links.
    self.init(
      router: ProphetsRoutes.router,
      environment: environment,
      policy: LinkPolicy(privacy: .public),
      resolve: { link in try await screens.resolve(link) },
      perform: { link in try await screens.perform(link) }
    )
  }
}
