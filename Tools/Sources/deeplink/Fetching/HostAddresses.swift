import Foundation

/// The result of looking up the addresses of a host.
enum HostAddresses: Sendable {
  /// The addresses, in the order in which the system would use them.
  case found([NetworkAddress])

  /// The system found no addresses, for the given reason.
  case failed(String)

  /// There was no answer in time.
  case late

  /// Asks the system for the addresses of a host.
  static func resolve(_ host: String, within seconds: Double) async -> HostAddresses {
    let (answers, continuation) = AsyncStream.makeStream(of: HostAddresses.self)
    // `getaddrinfo` can't be cancelled, so it runs on a detached thread that nothing joins.
    Thread.detachNewThread { continuation.yield(ask(host)) }
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { continuation.yield(.late) }
    return await answers.first { _ in true } ?? .late
  }

  /// Asks the system, and waits.
  private static func ask(_ host: String) -> HostAddresses {
    var hints = addrinfo()
    #if canImport(Glibc)
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    #else
    hints.ai_socktype = SOCK_STREAM
    #endif
    var list: UnsafeMutablePointer<addrinfo>?
    let code = getaddrinfo(host, nil, &hints, &list)
    guard code == 0 else { return .failed(gai_strerror(code).map { String(cString: $0) } ?? "") }
    defer { freeaddrinfo(list) }
    var addresses: [NetworkAddress] = []
    var next = list
    while let entry = next?.pointee {
      next = entry.ai_next
      if let address = address(of: entry), !addresses.contains(address) {
        addresses.append(address)
      }
    }
    return .found(addresses)
  }

  /// Reads an address.
  private static func address(of entry: addrinfo) -> NetworkAddress? {
    guard let address = entry.ai_addr else { return nil }
    switch entry.ai_family {
    case AF_INET:
      return address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { address in
        withUnsafeBytes(of: address.pointee.sin_addr) { NetworkAddress(Array($0)) }
      }
    case AF_INET6:
      return address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) { address in
        withUnsafeBytes(of: address.pointee.sin6_addr) { NetworkAddress(Array($0)) }
      }
    default: return nil
    }
  }
}
