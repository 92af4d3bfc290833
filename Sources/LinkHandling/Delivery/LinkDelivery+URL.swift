public import LinkRouting

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension LinkDelivery {
  /// Describes a URL that the system delivered as Foundation's.
  ///
  /// The text of the URL is what is read. As a second net, the host that Foundation sees in a web URL must
  /// be the one that is read: otherwise it is refused as `ambiguousHost`.
  ///
  /// - Parameters:
  ///   - url: The URL, unchecked.
  ///   - origin: Where it came from. `LinkSource.app` cannot be claimed for a URL: it counts as
  ///     `LinkSource.content`, the least trusted.
  ///   - entryPoint: The call that handed it over.
  ///   - isCold: Whether it started the app or connected the scene.
  ///   - identity: What the system tells deliveries of one occasion apart by.
  ///   - caller: The app that handed it over.
  ///   - referrer: The page or app that a person came from.
  public init(
    url: URL,
    origin: LinkSource,
    entryPoint: LinkEntryPoint,
    isCold: Bool = false,
    identity: String? = nil,
    caller: LinkCaller = .unavailable,
    referrer: String? = nil
  ) {
    self.init(
      text: url.absoluteString,
      read: url.hostReading,
      origin: origin,
      entryPoint: entryPoint,
      isCold: isCold,
      identity: identity,
      caller: caller,
      referrer: referrer
    )
  }
}
