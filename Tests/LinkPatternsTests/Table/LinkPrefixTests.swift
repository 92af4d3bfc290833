import LinkPatterns
import Testing

@Suite struct LinkPrefixTests {
  @Test(arguments: [
    ("https://a.example.com/", true), ("https://A.Example.COM/", true),
    ("https://b.a.example.com/", true), ("https://example.com/", false),
    ("https://.example.com/", false), ("https://a..example.com/", false),
    ("https://.a.example.com/", false), ("https://..example.com/", false),
    ("https://aexample.com/", false), ("https://a.example.com.evil.test/", false),
    ("https://a.example.co/", false), ("http://a.example.com/", false),
    ("app://a.example.com/", false),
  ])
  func admitsSubdomainsOfADomainAndNothingElse(text: String, isAdmitted: Bool) throws {
    let origin = LinkPrefix.domain("*.Example.com")
    #expect(origin.hasSubdomainWildcard)
    guard let url = try? LinkURL(text) else {
      #expect(!isAdmitted)
      return
    }
    #expect(origin.admits(url) == isAdmitted)
  }

  @Test func anotherDomainIsComparedWhole() throws {
    let origin = LinkPrefix.domain("example.com", allowsHTTP: true)
    #expect(!origin.hasSubdomainWildcard)
    #expect(origin.admits(try LinkURL("https://EXAMPLE.com/a")))
    #expect(origin.admits(try LinkURL("http://example.com/a")))
    #expect(!origin.admits(try LinkURL("https://a.example.com/a")))
  }

  @Test(arguments: [
    (LinkPrefix.domain("a.example", port: 8443), "https://a.example:8443/", true),
    (.domain("a.example", port: 8443), "http://a.example:8443/", false),
    (.domain("a.example", port: 8443, allowsHTTP: true), "http://a.example:8443/", true),
    (.domain("a.example", port: 8443), "https://a.example/", false),
    (.anyHost, "https://b.example:1/", true), (.anyHost, "http://b.example:1/", false),
    (.anyHost(allowsHTTP: true), "http://b.example:1/", true),
  ])
  func aPortStandsAsItIsSaid(prefix: LinkPrefix, text: String, isAdmitted: Bool) throws {
    var limits = URLLimits.standard
    limits.admitsPorts = true
    #expect(prefix.admits(try LinkURL(text, limits: limits)) == isAdmitted)
  }

  @Test(arguments: [
    ("a.example", "a.example", true), ("a.example", "b.example", false),
    ("*.a.example", "www.a.example", true), ("*.a.example", "*.b.a.example", true),
    ("*.a.example", "*.a.example", true), ("*", "b.example", true), ("*", "*.a.example", true),
    ("*.a.example", "*.b.example", false), ("*.a.example", "b.example", false),
    ("*.a.example", "a.example", false), ("*.a.example", "www.ba.example", false),
  ])
  func domainsOverlapWhereAHostIsOfBoth(name: String, other: String, overlaps: Bool) {
    let (one, other) = (LinkPrefix.domain(name), LinkPrefix.domain(other))
    #expect(one.overlaps(other) == overlaps)
    #expect(other.overlaps(one) == overlaps)
  }

  @Test func aSchemeHasNoWildcard() throws {
    let origin = LinkPrefix.scheme("App", host: "*.x")
    #expect(!origin.hasSubdomainWildcard)
    #expect(!origin.admits(try LinkURL("app://a.x/")))
    #expect(LinkPrefix.scheme("App", host: "Link").admits(try LinkURL("APP://LINK/a")))
  }
}
