package import LinkPatterns

/// What another reader of URLs takes for the host: the second net below the one that reads links.
package struct HostReading: Equatable, Sendable {
  /// The host, in lower case; `nil` when the reader sees none.
  package let host: String?

  /// Notes what was read.
  package init(host: String?) {
    self.host = host
  }
}

extension LinkFailure {
  /// Says that two readers see different hosts in a web URL; fails when they see the same, and for other
  /// schemes, whose hosts are read in many ways.
  package init?(_ reading: HostReading, otherThan link: LinkURL) {
    let (own, other) = (link.host ?? "", reading.host ?? "")
    guard link.isWeb, !UTF8Text.areEqual(own, other) else { return nil }
    self.init(.ambiguousHost, expected: .value(own), found: .value(other))
  }
}
