public import DeepLinking

extension DeepLinks<ProphetsLink> {
  /// The links of the app, one for all its scenes: the table, the records that links name, and sign-in.
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
    router: LinkRouter<ProphetsLink> = ProphetsLink.router,
    log: LinkLog = .off
  ) {
    self.init(
      router: router,
      environment: environment,
      guards: [person.linkGuard],
      store: store,
      payloads: .prophets,
      resolve: { link in try await screens.resolve(link) },
      perform: { link in try await screens.perform(link) },
      log: log
    )
    accountDidChange(to: person.account)
  }
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

/// The signed-in account, and the guard that lets links wait for sign-in.
@MainActor
public final class SignedInPerson {
  /// The account; `nil` when signed out.
  public private(set) var account: LinkAccount?

  /// Creates the state at launch.
  public init(_ account: LinkAccount?) {
    self.account = account
  }

  /// A guard that lets links wait which require sign-in, while signed out.
  var linkGuard: LinkGuard<ProphetsLink> {
    LinkGuard("sign-in") { [self] request in
      account == nil && request.link.needsSignIn ? .wait(until: .signedIn) : .allow
    }
  }

  /// Signs in or out: links that wait are opened, or dropped.
  public func become(_ account: LinkAccount?, in links: DeepLinks<ProphetsLink>) {
    self.account = account
    links.accountDidChange(to: account)
  }
}

extension LinkAccount {
  /// The one account of the sample.
  public static let me: LinkAccount = "me"
}
