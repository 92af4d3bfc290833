package import LinkPatterns

/// The host that another URL parser finds: a second check of the host that the link parser finds.
package struct HostReading: Hashable, Sendable {
  /// The host, in lower case; `nil` when the parser finds none.
  package let host: String?

  /// Stores the host.
  init(host: String?) {
    self.host = host
  }
}

extension LinkFailure {
  /// Creates the failure of a web URL in which two parsers find different hosts; returns `nil` when they agree,
  /// and for other schemes, whose hosts parsers treat in many ways.
  package init?(_ reading: HostReading, otherThan link: LinkURL) {
    let (own, other) = (link.host ?? "", reading.host ?? "")
    // A parser may give the characters that an ASCII form stands for.
    guard link.isWeb, !UTF8Text.areEqual(own, other), own.internationalHost != other else {
      return nil
    }
    self.init(.ambiguousHost, expected: .value(own), found: .value(other))
  }
}
