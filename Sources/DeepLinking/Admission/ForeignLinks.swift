public import LinkPatterns

/// URLs that reach the app and aren't its links: sign-in SDKs, OAuth callbacks, files.
///
/// They are passed on before any rule is applied, and nothing about them is kept.
public struct ForeignLinks: Hashable, Sendable {
  /// The beginning of foreign paths at one prefix.
  public struct Paths: Hashable, Sendable {
    /// The prefix.
    public let prefix: LinkPrefix

    /// The segments that the paths begin with, as they are written.
    public let segments: [String]

    /// Describes paths.
    ///
    /// - Parameters:
    ///   - prefix: The prefix of the foreign URLs.
    ///   - path: What the paths begin with, in whole segments: `/auth/callback`.
    public init(at prefix: LinkPrefix, _ path: String) {
      self.prefix = prefix
      segments = UTF8Text.segments(of: path)
    }
  }

  /// The schemes, in lower case.
  public let schemes: Set<String>

  /// The paths at the app's own prefixes.
  public let paths: [Paths]

  /// Creates a list of foreign URLs.
  ///
  /// - Parameters:
  ///   - schemes: The schemes, in any case.
  ///   - paths: The paths at the app's own prefixes.
  public init(schemes: Set<String> = ["file"], paths: [Paths] = []) {
    self.schemes = Set(schemes.map { $0.lowercased() })
    self.paths = paths
  }

  /// Returns whether a URL is foreign.
  ///
  /// - Parameters:
  ///   - text: The URL, unchecked.
  ///   - limits: The bounds for URLs.
  /// - Returns: `true` for a scheme of ``schemes``, whatever follows it, and for a URL with a path of
  ///   ``paths``.
  /// - Complexity: O(*n*), *n* = length of the URL up to the limit.
  public func contains(_ text: String, limits: URLLimits = .standard) -> Bool {
    contains(text, read: try? LinkURL(text, limits: limits))
  }

  /// The same for a URL that was read already; `nil` when it is malformed.
  func contains(_ text: String, read url: LinkURL?) -> Bool {
    if let scheme = URLHead.scheme(of: text), schemes.contains(scheme) { return true }
    guard let url else { return false }
    return paths.contains { paths in
      paths.prefix.admits(url)
        && url.segments(host: paths.prefix.hostPosition).starts(with: paths.segments) {
          UTF8Text.areEqual(url.string($0), $1)
        }
    }
  }
}
