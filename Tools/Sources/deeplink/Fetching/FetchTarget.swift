import Foundation

/// The target of a request: scheme, host, port and the rest.
struct FetchTarget: Hashable, Sendable {
  /// Whether the request uses HTTPS.
  let isSecure: Bool

  /// The host: a name, an address of version 4, or one of version 6 in brackets.
  let host: String

  /// The port.
  let port: UInt16

  /// The path and the query.
  let path: String

  /// The place as a URL.
  var text: String {
    let isUsual = port == (isSecure ? 443 : 80)
    return "\(isSecure ? "https" : "http")://\(host)\(isUsual ? "" : ":\(port)")\(path)"
  }

  /// The host in the form for looking up its addresses.
  var name: String { host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host }

  /// Names a place on a host.
  init(host: String, isSecure: Bool, port: UInt16?, path: String) {
    (self.host, self.isSecure, self.path) = (host, isSecure, path)
    self.port = port ?? (isSecure ? 443 : 80)
  }

  /// Reads the target of a redirect; `nil` when it isn't a web URL.
  init?(location: String, from base: FetchTarget) {
    guard let start = URL(string: base.text),
      let url = URL(string: location, relativeTo: start)?.absoluteURL,
      let scheme = url.scheme?.lowercased(), scheme == "https" || scheme == "http",
      let found = url.host, url.port.map({ UInt16(exactly: $0) != nil }) ?? true
    else { return nil }
    let host = found.contains(":") && !found.hasPrefix("[") ? "[\(found)]" : found
    guard Self.problem(ofHost: host.lowercased()) == nil else { return nil }
    let path = url.path(percentEncoded: true)
    let query = url.query(percentEncoded: true).map { "?\($0)" } ?? ""
    self.init(
      host: host.lowercased(),
      isSecure: scheme == "https",
      port: url.port.flatMap { UInt16(exactly: $0) },
      path: (path.isEmpty ? "/" : path) + query
    )
  }

  /// The problem of a host, as a sentence; `nil` when nothing is wrong.
  ///
  /// Numbers that systems read as addresses in ways of their own, such as 127.1, are refused.
  ///
  /// Source: WHATWG URL Standard, "ends in a number checker"; RFC 1035 §2.3.4 for the lengths.
  static func problem(ofHost host: String) -> String? {
    if host.hasPrefix("["), host.hasSuffix("]") {
      let isHexadecimal = host.utf8.dropFirst().dropLast().allSatisfy {
        "0123456789abcdef:.".utf8.contains($0)
      }
      return isHexadecimal && host.contains(":") ? nil : "'\(host)' is not an address."
    }
    if host.contains("://") || host.contains("/") || host.contains(":") {
      return "'\(host)' is not a host alone, such as example.com."
    }
    if host.hasPrefix("*.") {
      return "'\(host)' has a wildcard; the file of a wildcard is that of \(host.dropFirst(2))."
    }
    if !host.utf8.allSatisfy({ $0 < 0x80 }) {
      return "'\(host)' is not ASCII; write it in Punycode (xn--)."
    }
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    let areLabels = labels.allSatisfy { label in
      (1...63).contains(label.utf8.count)
        && label.utf8.allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789-_".utf8.contains($0) }
    }
    guard areLabels, host.utf8.count <= 253 else {
      return "'\(host)' is not a host, such as example.com."
    }
    let isNumber = labels.last.map { last in
      last.utf8.allSatisfy { (0x30...0x39).contains($0) } || last.hasPrefix("0x")
    }
    let isAddress =
      labels.count == 4
      && labels.allSatisfy { label in UInt8(label).map(String.init) == String(label) }
    return isNumber == true && !isAddress ? "'\(host)' is not an address, such as 192.0.2.1." : nil
  }
}
