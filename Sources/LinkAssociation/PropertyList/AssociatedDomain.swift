@_spi(Tools) import LinkAnalysis

/// An entry of the entitlement `com.apple.developer.associated-domains`: `applinks:example.com`.
///
/// Source: Apple's Associated Domains Entitlement, TN3155.
public struct AssociatedDomain: Hashable, Sendable {
  /// The key of the entitlement.
  public static let key = "com.apple.developer.associated-domains"

  /// The service: `applinks`, or one of ``AppSiteAssociation/serviceNames``.
  public let service: String

  /// The host, perhaps after `*.`, in lower case.
  public let host: String

  /// The mode after `?mode=`; `nil` without a mode.
  public let mode: String?

  /// Reads an entry.
  ///
  /// - Parameter text: The entry. Shape: `service:host[?mode=developer|managed|developer+managed]`.
  /// - Throws: ``AssociatedDomainError`` – `service`, `otherParts`, `internationalHost`, `host`, `wildcard` or `mode`.
  /// - Complexity: O(*n*), *n* = length of the text.
  public init(_ text: String) throws(AssociatedDomainError) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let services = ["applinks"] + AppSiteAssociation.serviceNames
    guard parts.count == 2, services.contains(String(parts[0])) else {
      let near = parts.count == 2 ? NearestName.of(services, to: String(parts[0])) : nil
      throw AssociatedDomainError(
        .service,
        text,
        expected: services.joined(separator: ", "),
        correction: near.map { "\($0):\(parts[1])" },
        meant: near
      )
    }
    service = String(parts[0])
    let pieces = parts[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(pieces[0]).lowercased()
    host = name
    let more: (Character, String)? = [
      ("/", "a scheme or a path"), (":", "a port"), (" ", "a space"),
    ].first { name.contains($0.0) }
    if let more {
      throw AssociatedDomainError(
        .otherParts,
        text,
        found: more.1,
        correction: Self.host(in: host).map { "\(parts[0]):\($0)" }
      )
    }
    if !host.utf8.allSatisfy({ $0 < 0x80 }) {
      throw AssociatedDomainError(.internationalHost, text)
    }
    guard Self.isHost(host) else { throw AssociatedDomainError(.host, text) }
    if service == "appclips", host.utf8.starts(with: "*".utf8) {
      throw AssociatedDomainError(.wildcard, text)
    }
    guard pieces.count == 2 else {
      mode = nil
      return
    }
    let modes = ["developer", "managed", "developer+managed"]
    guard let mode = modes.first(where: { "mode=\($0)" == pieces[1] }) else {
      throw AssociatedDomainError(
        .mode,
        text,
        found: String(pieces[1]),
        expected: "mode=\(modes.joined(separator: ", mode="))",
        correction: NearestName.of(
          modes,
          to: pieces[1].split(separator: "=").last.map(String.init) ?? ""
        ).map { "\(parts[0]):\(pieces[0])?mode=\($0)" }
      )
    }
    self.mode = mode
  }

  /// Whether the entry covers the subdomains of its domain, but not the domain itself.
  var isWildcard: Bool { host.utf8.starts(with: "*.".utf8) }

  /// The domain whose file applies: for a wildcard, that of the domain itself.
  public var fileDomain: String { isWildcard ? String(host.dropFirst(2)) : host }

  /// Returns whether a text is a domain, perhaps after `*.`.
  private static func isHost(_ text: String) -> Bool {
    let name = text.utf8.starts(with: "*.".utf8) ? text.dropFirst(2) : text[...]
    let labels = name.split(separator: ".", omittingEmptySubsequences: false)
    return labels.count > 1 && labels.allSatisfy(isLabel)
  }

  /// The host in a text that has a scheme, a port, a path or spaces beside it; `nil` without one.
  private static func host(in text: String) -> String? {
    text.split { "/: ".contains($0) }.map(String.init).first(where: isHost)
  }

  /// Returns whether a text is a label of a domain.
  private static func isLabel(_ text: Substring) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy {
        (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x5F
      }
  }
}

extension AssociatedDomain: CustomStringConvertible {
  /// The entry as it is written.
  public var description: String { "\(service):\(host)\(mode.map { "?mode=\($0)" } ?? "")" }
}
