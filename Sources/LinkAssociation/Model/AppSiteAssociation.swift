/// The contents of an apple-app-site-association file, with the place of everything in it.
///
/// It is the file as Apple's systems read it, as far as that is known: they skip what they do not
/// understand. The skipped parts are in ``ParsedAssociation/findings``.
public struct AppSiteAssociation: Hashable, Sendable {
  /// The universal links; `nil` when the file has none.
  public var appLinks: AppLinks?

  /// The other services, which list apps and do not look at URLs.
  public var services: [ServiceApps] = []

  /// A text of a file, and its place.
  public struct PlacedText: Hashable, Sendable {
    /// The text.
    public var text: String

    /// The place in the file.
    public var pointer: JSONPointer

    /// Creates a text.
    ///
    /// - Parameters:
    ///   - text: The string's contents.
    ///   - pointer: The place in the file.
    public init(_ text: String, at pointer: JSONPointer = .root) {
      (self.text, self.pointer) = (text, pointer)
    }
  }

  /// The apps of a service that does not look at URLs.
  public struct ServiceApps: Hashable, Sendable {
    /// The name of the service, one of ``AppSiteAssociation/serviceNames``.
    public var service: String

    /// The identifiers of the apps.
    public var apps: [PlacedText]

    /// The place in the file.
    public var pointer = JSONPointer.root
  }

  /// The services that list apps and do not look at URLs.
  ///
  /// `authsrv` is that of Platform SSO, `messagefilter` that of extensions which filter messages.
  public static let serviceNames = [
    "activitycontinuation", "appclips", "authsrv", "messagefilter", "webcredentials",
  ]
}
