import Testing

@testable import URLPattern

/// Hosts: addresses in all their spellings, domains, and the hosts of other schemes.
@Suite struct URLHostTests {
  @Test(arguments: [
    ("127.0.0.1", "127.0.0.1"), ("127.1", "127.0.0.1"), ("0x7f.1", "127.0.0.1"),
    ("0X7F000001", "127.0.0.1"), ("017700000001", "127.0.0.1"), ("2130706433", "127.0.0.1"),
    ("1.2.3.4.", "1.2.3.4"), ("0x.0x.0", "0.0.0.0"), ("4294967295", "255.255.255.255"),
    ("1.65535", "1.0.255.255"), ("1.2.65535", "1.2.255.255"), ("%31%32%37.1", "127.0.0.1"),
    ("00000000000000000000000000000000001", "0.0.0.1"),
  ])
  func readsIPv4AddressesInAllForms(text: String, expected: String) throws {
    let host = try URLRecord("https://\(text)/").host
    #expect(host?.text == expected)
    guard case .ipv4 = host else {
      Issue.record("not an address: \(String(describing: host))")
      return
    }
  }

  @Test(arguments: [
    "256.1.1.1", "1.256.1", "1.2.3.256", "1.2.65536", "4294967296", "1.2.3.4.5", "0x100000000",
    "08.1", "a.1", "1..2", "1.2.3.09", "a.0x1", "99999999999999999999999999", "0xg.1", "1.2.3.08",
  ])
  func refusesDomainsThatEndInANumber(text: String) {
    let error = #expect(throws: URLParsingError.self) { try URLRecord("https://\(text)/") }
    #expect(error?.code == .invalidIPv4Address)
  }

  @Test(arguments: [
    "1.a", "1.2.3.4..", "0xg", "1.2.3.4a", "a..b", "a.", ".", "..", "-", "_a", "xn--a",
  ])
  func keepsOtherDomains(text: String) throws {
    #expect(try URLRecord("https://\(text)/").host == .domain(Array(text.utf8)))
  }

  @Test func turnsDomainsIntoLowerCaseAndKeepsPunycode() throws {
    #expect(try URLRecord("https://EXAMPLE.XN--FA-HIA.com").host?.text == "example.xn--fa-hia.com")
    #expect(try URLRecord("https://%45xample").host?.text == "example")
  }

  @Test(arguments: [
    ("::", "::"), ("::1", "::1"), ("1::", "1::"), ("1:2:3:4:5:6:7:8", "1:2:3:4:5:6:7:8"),
    ("1:0:0:2:0:0:0:3", "1:0:0:2::3"), ("1:0:0:2:0:0:3:4", "1::2:0:0:3:4"),
    ("0:1:0:2:0:3:0:4", "0:1:0:2:0:3:0:4"), ("2001:DB8::0001", "2001:db8::1"),
    ("::127.0.0.1", "::7f00:1"), ("1:2:3:4:5:6:1.2.3.4", "1:2:3:4:5:6:102:304"),
    ("::ffff:255.255.255.255", "::ffff:ffff:ffff"), ("1:2:3:4:5:6:7::", "1:2:3:4:5:6:7:0"),
    ("::2:3:4:5:6:7:8", "0:2:3:4:5:6:7:8"), ("0:0:1::", "0:0:1::"),
  ])
  func readsAndCompressesIPv6Addresses(text: String, expected: String) throws {
    for scheme in ["https", "myapp"] {
      let url = try URLRecord("\(scheme)://[\(text)]:1/")
      #expect(url.host?.text == "[\(expected)]")
      #expect(try URLRecord(url.href) == url)
    }
  }

  @Test(arguments: [
    "", ":", ":::", "1", "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9", "1::2::3", "1:2:3:4:5:6:7:8::",
    "12345::", "g::", ":1::", "::1:", "1:2:3:4:5:6:7:", "::1.2.3", "::1.2.3.4.5", "::1.2.3.256",
    "::01.2.3.4", "::1..3.4", "::.1.2.3", "::1.2.3.4.", "::1.2..3.4", "1:2:3:4:5:6:7:1.2.3.4",
    "1:2:3:4:5:6::1.2.3.4", "1:2:3:4:5:6:7:1.2.3.4", "::1.2.3.4:1", "::1%25eth0",
    "::1.2.3.a", "::1.2.3.1000", "::a.2.3.4", "1.2.3.4", "::1 ", "::12345.1.1.1",
    "1::2:3:4:5:6:7:8",
  ])
  func refusesWhatIsNoIPv6Address(text: String) {
    for scheme in ["https", "myapp"] {
      #expect(throws: URLParsingError(.invalidIPv6Address, at: scheme.utf8.count + 3)) {
        try URLRecord("\(scheme)://[\(text)]/")
      }
    }
  }

  @Test func givesThePiecesOfAnIPv6Address() throws {
    guard case .ipv6(let address) = try URLRecord("a://[1:2:3:4:5:6:7:ffff]").host else {
      Issue.record("not an address")
      return
    }
    #expect(address.pieces == [1, 2, 3, 4, 5, 6, 7, 0xFFFF])
  }

  @Test(arguments: UInt8.min...0x7F)
  func refusesForbiddenCodePointsOnly(byte: UInt8) {
    // Source: WHATWG URL Standard, "forbidden host code point", "forbidden domain code point".
    let forbidden = Set("\0\t\n\r #/:<>?@[\\]^|".utf8)
    #expect(HostParser.isForbidden(byte) == forbidden.contains(byte))
    let isForbiddenInDomain =
      forbidden.contains(byte) || byte < 0x20 || byte == 0x7F || byte == 0x25
    #expect(HostParser.isForbiddenInDomain(byte) == isForbiddenInDomain)
  }

  @Test func encodesOpaqueHosts() throws {
    #expect(try URLRecord("myapp://\u{E9}%41A\u{1F}/").host?.text == "%C3%A9%41A%1F")
    #expect(try URLRecord("myapp://1.2.3.256").host?.text == "1.2.3.256")
  }
}
