import Foundation
import LinkAnalysis
import LinkAssociation
import Testing

/// What people, previews and systems get from a running service.
@Suite struct PageTests {
  private let folder: ServiceFolder
  private let service: ServiceProcess
  private let key: String

  init() throws {
    folder = try ServiceFolder()
    key = try folder.key()
    service = try ServiceProcess(in: folder)
  }

  /// Creates a link.
  private func create(_ body: String) throws {
    let answer = try service.api("POST", "/api/links", key: key, body)
    try #require(answer.status == 201, "\(answer.text)")
  }

  @Test func aLinkHasAPage() throws {
    let answer = try service.ask("GET", "/products/7?utm_source=mail")
    #expect(answer.status == 200)
    #expect(answer.header("Content-Type") == "text/html; charset=utf-8")
    #expect(answer.text.contains("app-argument=https://shop.example/products/7?utm_source=mail"))
    #expect(answer.header("Content-Security-Policy")?.hasPrefix("default-src 'none'") == true)
    let head = try service.ask("HEAD", "/products/7?utm_source=mail")
    #expect(head.status == 200 && head.header("Content-Length") == String(answer.body.count))
  }

  @Test func aShortLinkHasThePageOfItsLink() throws {
    try create(
      #"{"url": "https://shop.example/products/7", "code": "gift", "title": "A gift", "#
        + #""description": "For you.", "image": "https://images.example/7.jpg", "#
        + #""campaign": {"utm_campaign": "autumn\r\nX-Evil: 1"}}"#
    )
    let page = try service.ask("GET", "/l/gift")
    #expect(page.status == 200)
    #expect(page.text.contains("<meta property=\"og:title\" content=\"A gift\">"))
    #expect(
      page.text.contains("<meta property=\"og:url\" content=\"https://shop.example/l/gift\">")
    )
    #expect(page.text.contains("href=\"/l/gift/store?to=google\""))
    let store = try service.ask("GET", "/l/gift/store?to=google")
    #expect(store.status == 302)
    #expect(
      store.header("Location")
        == "https://play.google.com/store/apps/details?id=com.example.shop"
        + "&referrer=utm_campaign%3Dautumn%250D%250AX-Evil%253A%25201"
    )
    #expect(store.header("X-Evil") == nil)
    let apple = try service.ask("GET", "/l/gift/store", ["User-Agent: iPhone"])
    #expect(
      apple.header("Location")?.hasPrefix("https://apps.apple.com/app/id1234567890?ct=") == true
    )
  }

  @Test func unknownExpiredAndSwitchedOffLinksLookTheSame() throws {
    let soon = Date(timeIntervalSinceNow: 1.5).formatted(.iso8601)
    try create(#"{"url": "https://shop.example/products/7", "code": "off"}"#)
    try create(
      #"{"url": "https://shop.example/products/7", "code": "soon", "expires": "\#(soon)"}"#
    )
    #expect(try service.ask("GET", "/l/off").status == 200)
    #expect(try service.api("DELETE", "/api/links/off", key: key).status == 204)
    let unknown = try service.ask("GET", "/l/unknown")
    #expect(unknown.status == 404)
    while try service.ask("GET", "/l/soon").status == 200 {}
    for target in [
      "/l/off", "/l/soon", "/l/off/store", "/l/unknown/store", "/l/", "/l/a/b", "/account", "/x",
    ] {
      let answer = try service.ask("GET", target)
      #expect(answer.status == 404 && answer.body == unknown.body, "\(target)")
      let names = answer.headers.map(\.name)
      #expect(names == unknown.headers.map(\.name), "\(target)")
    }
    let api = try service.api("GET", "/api/links/unknown", key: nil)
    for code in ["off", "soon"] {
      let answer = try service.api("GET", "/api/links/\(code)", key: nil)
      #expect(answer.status == 404 && answer.body == api.body)
    }
  }

  @Test func usesAreCountedByDay() throws {
    try create(#"{"url": "https://shop.example/products/7", "code": "gift"}"#)
    for _ in 0..<3 { _ = try service.ask("GET", "/l/gift", ["User-Agent: Mozilla/5.0 (iPhone)"]) }
    for robot in ["Twitterbot/1.0", "facebookexternalhit/1.1", "Slackbot-LinkExpanding 1.0"] {
      _ = try service.ask("GET", "/l/gift", ["User-Agent: \(robot)"])
    }
    _ = try service.ask("HEAD", "/l/gift")
    _ = try service.ask("GET", "/l/gift/store", ["User-Agent: Mozilla/5.0 (iPhone)"])
    #expect(try service.api("GET", "/api/links/gift", key: nil).status == 200)
    // A stop stores what was counted.
    #expect(service.stop() == 0)
    let again = try ServiceProcess(in: folder)
    let counts = try again.api("GET", "/api/links/gift", key: key).json["counts"]
    let days = try #require(counts as? [String: [String: Int]])
    #expect(days.count == 1)
    #expect(days.values.first == ["page": 3, "app": 1, "store": 1])
    #expect(days.keys.first?.wholeMatch(of: /\d{4}-\d\d-\d\d/) != nil)
  }

  @Test func theAssociationFilesOfferShortLinksToo() throws {
    let answer = try service.ask("GET", "/.well-known/apple-app-site-association")
    #expect(answer.status == 200 && answer.header("Content-Type") == "application/json")
    let read = try ParsedAssociation(Array(answer.body))
    #expect(AssociationLint().findings(of: read).filter { $0.severity == .error } == [])
    let matcher = AssociationMatcher(read.association)
    let app = "ABCDE12345.com.example.shop"
    for (path, isOffered) in [
      ("/products/7", true), ("/l/gift", true), ("/l/gift/store", false), ("/account", false),
    ] {
      let verdict = matcher.decide(try AssociationURL(path), app: app).verdict
      #expect((verdict == .match) == isOffered, "\(path)")
    }
    let tag = try #require(answer.header("ETag"))
    let file = "/.well-known/apple-app-site-association"
    #expect(try service.ask("GET", file, ["If-None-Match: \(tag)"]).status == 304)
    #expect(try service.ask("GET", file, ["If-None-Match: \"other\""]).status == 200)
    let links = try service.ask("GET", "/.well-known/assetlinks.json")
    #expect(AssociationLint().findings(ofAssetLinks: Array(links.body)) == [])
  }

  @Test func healthAndNumbersAreForPrograms() throws {
    #expect(
      try service.ask("GET", "/health").json as? [String: String] == [
        "status": "ok", "database": "ok",
      ]
    )
    #expect(try service.ask("GET", "/health/live", host: "10.0.0.1:8080").status == 200)
    _ = try service.ask("GET", "/products/7")
    let metrics = try service.ask("GET", "/metrics")
    #expect(metrics.status == 200)
    #expect(metrics.text.contains("link_service_responses_total{kind=\"page\",status=\"2xx\"} 1\n"))
    // A proxy speaks for clients that are elsewhere.
    let forwarded = ["X-Forwarded-For: 192.0.2.1"]
    #expect(try service.ask("GET", "/metrics", forwarded).status == 401)
    let keyed = forwarded + ["Authorization: Bearer \(key)"]
    #expect(try service.ask("GET", "/metrics", keyed).status == 200)
  }

  @Test(arguments: [
    ("shop.example", 200), ("SHOP.example:443", 200), ("localhost:1", 200), ("127.0.0.1", 200),
    ("evil.example", 421), ("shop.example.evil.example", 421), ("shop.example@evil.example", 421),
    ("shop.example:x", 421), ("[::1]", 200), (".shop.example", 421), ("a.shop.example", 421),
    ("", 421),
  ])
  func aHostThatIsNotServedIsRefused(host: String, status: Int) throws {
    #expect(try service.ask("GET", "/products/7", host: host).status == status)
  }

  @Test(arguments: ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND"])
  func aPageIsOnlyRead(method: String) throws {
    let answer = try service.ask(method, "/products/7")
    #expect(answer.status == 405 && answer.header("Allow") == "GET, HEAD")
  }
}
