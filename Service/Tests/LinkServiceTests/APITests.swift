import Foundation
import Testing

/// The API of a running service.
@Suite struct APITests {
  private let folder: ServiceFolder
  private let service: ServiceProcess
  private let key: String

  init() throws {
    folder = try ServiceFolder()
    key = try folder.key()
    service = try ServiceProcess(in: folder)
  }

  private func post(_ body: String) throws -> Connection.Answer {
    try service.api("POST", "/api/links", key: key, body)
  }

  @Test func aLinkIsCreatedReadChangedAndSwitchedOff() throws {
    let created = try post(
      #"{"screen": "product", "values": {"id": 7}, "code": "gift", "expires": "2090-01-01T00:00:00+01:00"}"#
    )
    #expect(created.status == 201 && created.header("Location") == "/api/links/gift")
    #expect(
      created.json as? [String: String] == [
        "code": "gift", "short_url": "https://shop.example/l/gift",
        "url": "https://shop.example/products/7", "route": "product",
        "expires": "2089-12-31T23:00:00Z",
      ]
    )
    let changed = try service.api(
      "PATCH",
      "/api/links/gift",
      key: key,
      #"{"url": "https://shop.example/", "expires": null, "title": "Home"}"#
    )
    #expect(changed.status == 200)
    #expect(changed.json["url"] as? String == "https://shop.example/")
    #expect(changed.json["route"] as? String == "home")
    #expect(changed.json["expires"] is NSNull && changed.json["title"] as? String == "Home")
    #expect(changed.json["disabled"] as? Bool == false)
    // The change is in force for apps at once.
    let expanded = try service.api("GET", "/api/links/gift", key: nil)
    #expect(expanded.json as? [String: String] == ["url": "https://shop.example/"])
    #expect(try service.api("DELETE", "/api/links/gift", key: key).status == 204)
    #expect(try service.api("GET", "/api/links/gift", key: nil).status == 404)
    let off = try service.api("GET", "/api/links/gift", key: key)
    #expect(off.json["disabled"] as? Bool == true)
    // The code stays taken, and the link can be switched on again.
    #expect(try post(#"{"url": "https://shop.example/", "code": "gift"}"#).status == 409)
    let on = try service.api("PATCH", "/api/links/gift", key: key, #"{"disabled": false}"#)
    #expect(on.status == 200)
    #expect(try service.api("GET", "/api/links/gift", key: nil).status == 200)
  }

  @Test func anAppIsToldTheCampaign() throws {
    let body =
      #"{"url": "https://shop.example/search?q=a%20b#top", "code": "gift", "#
      + #""campaign": {"utm_source": "a b", "gclid": "1"}}"#
    #expect(try post(body).status == 201)
    let answer = try service.api("GET", "/api/links/gift", key: nil)
    #expect(
      answer.json["url"] as? String
        == "https://shop.example/search?q=a%20b&gclid=1&utm_source=a%20b#top"
    )
  }

  @Test(arguments: [
    (#"{"url": "https://shop.example/prodcuts/7"}"#, "noRoute", "Did you mean 'products'?"),
    (#"{"url": "https://shop.example/products/x"}"#, "valueType", ""),
    (#"{"url": "https://shop.example/account"}"#, "closed", "Add .access(.everyone)"),
    (#"{"url": "https://other.example/"}"#, "unknownHost", ""),
    (#"{"screen": "prodct"}"#, "unknownRoute", "Did you mean 'product'?"),
    (#"{"screen": "product"}"#, "missingParameter", ""),
    (#"{"screen": "product", "values": {"id": "x"}}"#, "valueType", ""),
    (#"{"screen": "account"}"#, "closed", ""),
    (#"{"url": "https://shop.example/", "screen": "home"}"#, "contradiction", "one of them"),
    (#"{"values": {"id": 7}}"#, "missingKey", "screen"), ("{}", "missingKey", "url"),
    (#"{"url": "https://shop.example/", "code": "a b"}"#, "code", "3 to 64"),
    (#"{"url": "https://shop.example/", "code": "../x"}"#, "code", ""),
    (#"{"url": "https://shop.example/", "expires": "2001-01-01T00:00:00Z"}"#, "expires", "later"),
    (#"{"url": "https://shop.example/", "expires": "tomorrow"}"#, "expires", "ISO 8601"),
    (#"{"url": "https://shop.example/", "image": "http://a.example/1.jpg"}"#, "image", "https"),
    (#"{"url": "https://shop.example/", "image": "javascript:alert(1)"}"#, "image", ""),
    (#"{"url": "https://shop.example/", "campaign": {"q": "x"}}"#, "campaign", "utm_source"),
  ])
  func aLinkThatCanNotBeIsRefused(body: String, code: String, fix: String) throws {
    let answer = try post(body)
    #expect(answer.status == 422)
    #expect(answer.error("code") == code)
    #expect(answer.error("message")?.isEmpty == false)
    if !fix.isEmpty { #expect(answer.error("fix")?.contains(fix) == true, "\(answer.text)") }
  }

  @Test(arguments: [
    ("", "malformedJSON"), ("[]", "wrongType"), ("null", "wrongType"),
    ("{\"url\": 1}", "wrongType"),
    ("{\"url\"", "malformedJSON"),
    (#"{"title": ["a"], "url": "https://shop.example/"}"#, "wrongType"),
    (#"{"url": "https://shop.example/", "campaign": {"utm_source": 1}}"#, "wrongType"),
    (#"{"screen": "product", "values": [7]}"#, "wrongType"),
    (#"{"screen": "product", "values": {"id": {"a": 1}}}"#, "wrongType"),
    (#"{"ulr": "https://shop.example/"}"#, "unknownKey"),
    (#"{"url": "https://shop.example/", "disabled": true}"#, "unknownKey"),
    (String(repeating: "[", count: 60_000), "malformedJSON"),
  ])
  func aBodyOfTheWrongFormIsRefused(body: String, code: String) throws {
    let answer = try post(body)
    #expect(answer.status == 400 && answer.error("code") == code, "\(answer.text)")
  }

  @Test func anUnknownKeyIsNamed() throws {
    let answer = try post(#"{"ulr": "https://shop.example/"}"#)
    #expect(answer.error("message") == "The key 'ulr' is not known.")
    let change = try service.api("PATCH", "/api/links/gift", key: key, #"{"code": "other"}"#)
    #expect(change.error("code") == "unknownKey")
  }

  @Test func textsHaveBounds() throws {
    let long = String(repeating: "a", count: 301)
    #expect(
      try post(#"{"url": "https://shop.example/", "title": "\#(long)"}"#).error("code") == "tooLong"
    )
    let items = (0..<21).map { #""utm_\#($0)": "x""# }.joined(separator: ",")
    let many = #"{"url": "https://shop.example/", "campaign": {\#(items)}}"#
    #expect(try post(many).error("code") == "tooLong")
  }

  @Test func aKeyMayDoWhatItsScopeSays() throws {
    let reader = try folder.key("reader", scope: "read")
    let body = #"{"url": "https://shop.example/", "code": "gift"}"#
    for (key, method, target, status) in [
      (nil, "POST", "/api/links", 401), ("lsk_wrong", "POST", "/api/links", 401),
      (reader, "POST", "/api/links", 403), (key, "POST", "/api/links", 201),
      (nil, "PATCH", "/api/links/gift", 401), (reader, "PATCH", "/api/links/gift", 403),
      (nil, "DELETE", "/api/links/gift", 401), (reader, "DELETE", "/api/links/gift", 403),
      ("lsk_wrong", "GET", "/api/links/gift", 401), (reader, "GET", "/api/links/gift", 200),
      (key, "GET", "/api/links/gift", 200), (nil, "GET", "/api/links/gift", 200),
      (key, "GET", "/api/links", 405), (key, "PUT", "/api/links/gift", 405),
      (key, "GET", "/api/links/other", 404), (key, "DELETE", "/api/links/other", 404),
      (key, "GET", "/api/links/a/b", 404), (key, "GET", "/api/linksx", 404),
    ] as [(String?, String, String, Int)] {
      let answer = try service.api(method, target, key: key, method == "POST" ? body : nil)
      #expect(answer.status == status, "\(method) \(target) \(answer.text)")
      if status == 401 { #expect(answer.header("WWW-Authenticate") == "Bearer") }
    }
    #expect(try folder.run(["key", "remove", "reader"] + folder.options).code == 0)
    #expect(try service.api("GET", "/api/links/gift", key: reader).status == 401)
  }

  @Test func aClientThatAsksTooOftenWaits() throws {
    folder.settings["limits"] = ["requests": 5]
    let limited = try ServiceProcess(in: folder)
    let answers = try (0..<6).map { _ in try limited.api("GET", "/api/links/none", key: nil) }
    #expect(answers.map(\.status) == [404, 404, 404, 404, 404, 429])
    #expect(
      answers.last?.header("Retry-After").flatMap(Int.init).map { (1...2).contains($0) } == true
    )
    // Others aren't concerned: one with a key, and pages.
    #expect(try limited.api("GET", "/api/links/none", key: key).error("code") == "notFound")
    #expect(try limited.ask("GET", "/products/7").status == 200)
    // Without a trusted proxy, nobody gets out of it by a header.
    let forged = try limited.ask("GET", "/api/links/none", ["X-Forwarded-For: 192.0.2.9"])
    #expect(forged.status == 429)
  }

  @Test func aTrustedProxySpeaksForItsClients() throws {
    folder.settings["limits"] = ["requests": 2]
    folder.settings["trustedProxies"] = ["127.0.0.1"]
    let limited = try ServiceProcess(in: folder)
    func ask(_ client: String) throws -> Int {
      try limited.ask("GET", "/api/links/none", ["X-Forwarded-For: \(client)"]).status
    }
    #expect(try [ask("192.0.2.1"), ask("192.0.2.1"), ask("192.0.2.1")] == [404, 404, 429])
    // The last address counts, as a client can write any before it.
    #expect(try ask("192.0.2.7, 192.0.2.1") == 429)
    #expect(try ask("192.0.2.1, 192.0.2.2") == 404)
    // Some proxies write the port too, and a household has many addresses of IPv6.
    #expect(try ask("192.0.2.1:54321") == 429)
    let household = [
      "2001:db8:1:2::1", "2001:db8:1:2:3:4:5:6", "[2001:db8:1:2::9]:443", "[2001:db8:1:2::9]",
    ]
    #expect(try household.map(ask) == [404, 404, 429, 429])
    #expect(try ask("2001:db8:1:3::1") == 404)
  }
}
