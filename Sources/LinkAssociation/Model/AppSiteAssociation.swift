/// What an apple-app-site-association file says, with the place of everything in it.
///
/// It is what Apple's systems make of a file, as far as that is known: they pass over what they do not
/// understand. What they pass over is in ``ParsedAssociation/findings``.
public struct AppSiteAssociation: Hashable, Sendable {
  /// The universal links; `nil` when the file has none.
  public var appLinks: AppLinks?

  /// The other services, which list apps and look at no URLs.
  public var services: [ServiceApps] = []

  /// A text of a file, and where it is.
  public struct PlacedText: Hashable, Sendable {
    /// The text.
    public var text: String

    /// Where it is.
    public var pointer: JSONPointer

    /// Creates a text.
    ///
    /// - Parameters:
    ///   - text: The string's contents.
    ///   - pointer: Where it is.
    public init(_ text: String, at pointer: JSONPointer = .root) {
      (self.text, self.pointer) = (text, pointer)
    }
  }

  /// The apps of a service that looks at no URLs.
  public struct ServiceApps: Hashable, Sendable {
    /// The name of the service, one of ``AppSiteAssociation/serviceNames``.
    public var service: String

    /// The identifiers of the apps.
    public var apps: [PlacedText]

    /// Where it is.
    public var pointer = JSONPointer.root
  }

  /// The services that list apps and look at no URLs.
  ///
  /// `authsrv` is that of Platform SSO, `messagefilter` that of extensions which filter messages.
  public static let serviceNames = [
    "activitycontinuation", "appclips", "authsrv", "messagefilter", "webcredentials",
  ]
}
