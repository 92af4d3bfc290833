public import DeepLinking
public import ProphetsLinks

/// Who is signed in, for the guard that lets links wait until somebody is.
@MainActor
public final class SignedInPerson {
  /// The account; `nil` when nobody is signed in.
  public private(set) var account: LinkAccount?

  /// Notes who is signed in at launch.
  ///
  /// - Parameter account: The account; `nil` for nobody.
  public init(_ account: LinkAccount?) {
    self.account = account
  }

  /// Lets links wait that need somebody, while nobody is signed in.
  public var linkGuard: LinkGuard<ProphetsLink> {
    LinkGuard("sign-in") { [self] request in
      account == nil && request.link.needsSignIn ? .wait(until: .signedIn) : .allow
    }
  }

  /// Signs in or out: links that wait are opened, or dropped.
  ///
  /// - Parameters:
  ///   - account: The account; `nil` for nobody.
  ///   - intake: What is told.
  public func become(_ account: LinkAccount?, in intake: DeepLinks<ProphetsLink>) {
    self.account = account
    intake.accountDidChange(to: account)
  }
}
