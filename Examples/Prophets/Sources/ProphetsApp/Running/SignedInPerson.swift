import DeepLinking
import ProphetsLinks

/// Who is signed in, for the guard that lets links wait until somebody is.
@MainActor
final class SignedInPerson {
  /// The account; `nil` when nobody is signed in.
  var account: LinkAccount?

  /// Notes who is signed in at launch.
  ///
  /// - Parameter account: The account.
  init(_ account: LinkAccount?) {
    self.account = account
  }

  /// Lets links wait that need somebody, while nobody is signed in.
  var linkGuard: LinkGuard<ProphetsLink> {
    LinkGuard("sign-in") { [self] request in
      account == nil && request.link.needsSignIn ? .suspend(until: .signedIn) : .allow
    }
  }
}
