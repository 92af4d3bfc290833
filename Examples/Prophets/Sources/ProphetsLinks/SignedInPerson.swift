public import DeepLinking

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
