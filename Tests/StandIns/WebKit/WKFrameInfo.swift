#if !os(tvOS)
@_exported public import Foundation

// Apple: webkit/wksecurityorigin, 2026-11-22
/// The origin of a resource: who may see what it holds.
@MainActor open class WKSecurityOrigin: NSObject {
  /// The scheme, without the colon.
  public let `protocol`: String

  /// The host; empty for none.
  public let host: String

  /// The port; 0 for that of the scheme.
  public let port: Int

  /// Creates an origin; apps cannot.
  @_spi(Driving) public init(_ url: URL?) {
    `protocol` = url?.scheme ?? ""
    host = url?.host ?? ""
    port = url?.port ?? 0
    super.init()
  }
}

// Apple: webkit/wkframeinfo, 2026-11-22
/// A frame of a page, as it was at the moment of a call.
@MainActor open class WKFrameInfo: NSObject {
  /// Whether it is the page itself.
  public let isMainFrame: Bool

  /// What it shows.
  public let request: URLRequest

  // Apple: webkit/wkframeinfo/securityorigin, 2026-11-22
  /// The origin of what it shows.
  public let securityOrigin: WKSecurityOrigin

  /// Creates a frame; apps cannot.
  @_spi(Driving) public init(isMainFrame: Bool, request: URLRequest) {
    self.isMainFrame = isMainFrame
    self.request = request
    securityOrigin = WKSecurityOrigin(request.url)
    super.init()
  }
}

/// A request to load a URL: here only which.
///
/// Foundation's own is in a module of its own on Linux, which loads.
public struct URLRequest: Hashable, Sendable {
  /// The URL.
  public var url: URL?

  /// Creates a request.
  public init(url: URL) { self.url = url }
}
#endif
