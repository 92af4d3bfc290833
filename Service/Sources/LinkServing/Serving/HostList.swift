/// The domains that a service answers for.
struct HostList: Sendable {
  private let names: Set<String>
  private let suffixes: [String]

  /// The domain for requests of this machine to one of its own names; `nil` when those are refused.
  private let localDomain: String?

  init(_ settings: ServiceSettings) {
    names = Set(settings.domains.filter { !$0.hasPrefix("*.") })
    suffixes = settings.domains.filter { $0.hasPrefix("*.") }.map { String($0.dropFirst()) }
    localDomain = settings.isLocal ? settings.shortDomain : nil
  }

  /// The domain that a request is for; `nil` for one that isn't served.
  ///
  /// The port doesn't count: behind a proxy it's the proxy's.
  func domain(of authority: String?) -> String? {
    guard let authority else { return nil }
    var host = authority.lowercased()[...]
    if let colon = host.utf8.lastIndex(of: UInt8(ascii: ":")), host.utf8.last != UInt8(ascii: "]") {
      let port = host[colon...].dropFirst()
      guard port.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
      host = host[..<colon]
    }
    let name = String(host)
    if names.contains(name) { return name }
    if ["localhost", "127.0.0.1", "[::1]"].contains(name) { return localDomain }
    let isSubdomain = suffixes.contains { suffix in
      name.hasSuffix(suffix) && name.utf8.count > suffix.utf8.count && Self.isHost(name)
    }
    return isSubdomain ? name : nil
  }

  /// Whether a text has the characters of a domain only.
  private static func isHost(_ text: String) -> Bool {
    text.utf8.allSatisfy { byte in
      byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") || (0x30...0x39).contains(byte)
        || (0x61...0x7A).contains(byte)
    }
  }
}
