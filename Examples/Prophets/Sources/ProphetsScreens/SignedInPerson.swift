public import DeepLinking
public import ProphetsLinks

/// The signed-in account, and the guard that lets links wait for sign-in.
@MainActor
public final class SignedInPerson {
  /// The account; `nil` when signed out.
  public private(set) var account: LinkAccount?

  /// Creates the state at launch.
  ///
  /// - Parameter account: The account; `nil` when signed out.
  public init(_ account: LinkAccount?) {
    self.account = account
  }

  /// A guard that lets links wait which require sign-in, while signed out.
  public var linkGuard: LinkGuard<ProphetsLink> {
    LinkGuard("sign-in") { [self] request in
      account == nil && request.link.needsSignIn ? .wait(until: .signedIn) : .allow
    }
  }

  /// Signs in or out: links that wait are opened, or dropped.
  ///
  /// - Parameters:
  ///   - account: The account; `nil` to sign out.
  ///   - links: The app's links, among which those that wait are opened.
  public func become(_ account: LinkAccount?, in links: DeepLinks<ProphetsLink>) {
    self.account = account
    links.accountDidChange(to: account)
  }
}
