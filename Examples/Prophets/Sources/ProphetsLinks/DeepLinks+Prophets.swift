public import DeepLinking

extension DeepLinks<ProphetsLink> {
  /// The links of the app, one for all its scenes: the table, the records that links name, and sign-in.
  ///
  /// - Parameters:
  ///   - screens: Finds the records.
  ///   - environment: Time and identities.
  ///   - account: The signed-in account; `nil` when signed out. Links that require sign-in wait meanwhile.
  ///   - store: Keeps the links that wait from one run of the app to the next.
  ///   - router: The table; tests have others.
  ///   - log: When a line is written for each link that ends.
  public convenience init(
    screens: any ScreenSource,
    environment: LinkEnvironment,
    account: LinkAccount?,
    store: (any PendingLinkStore)? = nil,
    router: LinkRouter<ProphetsLink> = ProphetsLink.router,
    log: LinkLog = .off
  ) {
    self.init(
      router: router,
      environment: environment,
      guards: [
        LinkGuard("sign-in") { request in
          request.event.account == nil && request.link.needsSignIn
            ? .wait(until: .signedIn) : .allow
        }
      ],
      store: store,
      payloads: .prophets,
      resolve: { link in try await screens.resolve(link) },
      perform: { link in try await screens.perform(link) },
      log: log
    )
    accountDidChange(to: account)
  }
}

extension LinkAccount {
  /// The one account of the sample.
  public static let me: LinkAccount = "me"
}

extension PayloadLinks {
  /// Where the app's notifications carry their link: its own, and those of three services.
  ///
  /// A path in place of a URL is one of the app's pages.
  public static let prophets = PayloadLinks(
    PayloadReader("Prophets", at: "url"),
    .airship,
    .braze,
    .oneSignal,
    pathPrefix: .domain("55prophets.example")
  )
}
