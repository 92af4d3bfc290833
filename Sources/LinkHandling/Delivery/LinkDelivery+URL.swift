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
  /// be the one that is read: otherwise it is refused as `ambiguousHost`. All else is as for the URL's text.
  public init(
    url: URL,
    source: LinkSource,
    entryPoint: LinkEntryPoint,
    isCold: Bool = false,
    identity: String? = nil,
    caller: LinkCaller = .unavailable,
    referrer: String? = nil
  ) {
    let content = Content.url(url.absoluteString)
    let reading = url.hostReading
    self.init(content, source.claimed, entryPoint, isCold, identity, caller, referrer, reading)
  }
}
