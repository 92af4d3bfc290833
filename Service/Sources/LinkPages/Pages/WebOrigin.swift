import LinkPatterns

/// The scheme and host of an `https` URL, as a policy names them.
struct WebOrigin {
  /// The URL in canonical form.
  let url: String

  /// The origin.
  let text: String

  /// Reads an address of a picture; fails for all but `https` URLs.
  init?(_ address: String?) {
    guard let address, let url = try? LinkURL(address), url.scheme == "https", let host = url.host
    else { return nil }
    // In a policy these would begin another source or directive.
    guard !host.utf8.contains(where: { " ;,'\"*".utf8.contains($0) }) else { return nil }
    self.url = url.text
    text = "https://\(host)\(url.port.map { ":\($0)" } ?? "")"
  }
}
