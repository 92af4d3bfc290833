import Foundation
import ShortLinks
import Testing

/// Claims of a running service: the form of the page, the page with the claim, and the API.
@Suite struct ClaimAPITests {
  private let folder: ServiceFolder
  private let service: ServiceProcess
  private let key: String
  private let phone = ["User-Agent: Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X)"]

  init() throws {
    folder = try ServiceFolder()
    folder.settings["trustedProxies"] = ["127.0.0.1"]
    key = try folder.key()
    service = try ServiceProcess(in: folder)
    let gift =
      #"{"url": "https://shop.example/products/7", "code": "gift", "campaign": {"utm_source": "mail"}}"#
    try #require(try service.api("POST", "/api/links", key: key, gift).status == 201)
  }

  /// A new number of an installation.
  private static func number() -> String { ClaimToken.random().text }

  /// Makes a claim, and returns its token and its page.
  private func make(_ code: String = "gift") throws -> (token: String, page: Connection.Answer) {
    let answer = try service.ask("POST", "/l/\(code)/claim", phone, body: "")
    try #require(answer.status == 303, "\(answer.text)")
    let location = try #require(answer.header("Location"))
    let match = try #require(location.wholeMatch(of: /\/l\/\w+\?claim=([\w-]{22})#claim/))
    let page = try service.ask("GET", String(location.dropLast("#claim".count)), phone)
    return (String(match.1), page)
  }

  /// The letters that a page shows.
  private func letters(on page: Connection.Answer) throws -> String {
    String(try #require(page.text.firstMatch(of: /class="letters"[^>]*>([A-Z]{6})</)).1)
  }

  /// Presents a claim.
  private func present(
    _ claim: String,
    _ installation: String,
    from client: String = "192.0.2.1"
  ) throws -> Connection.Answer {
    let body = #"{"claim": "\#(claim)", "installation": "\#(installation)"}"#
    return try service.ask("POST", "/api/claims", ["X-Forwarded-For: \(client)"], body: body)
  }

  @Test func aClaimIsMadeByTheFormAndNotByAVisit() throws {
    let plain = try service.ask("GET", "/l/gift", phone)
    #expect(plain.text.contains(#"<form class="keep" method="post" action="/l/gift/claim">"#))
    #expect(!plain.text.contains("<script") && !plain.text.contains(#"id="claim""#))
    #expect(plain.header("Content-Security-Policy")?.contains("form-action 'self'") == true)
    // A visit of the form's address makes none, and neither does the form of another site.
    let visit = try service.ask("GET", "/l/gift/claim", phone)
    #expect(visit.status == 405 && visit.header("Allow") == "POST")
    let foreign = phone + ["Sec-Fetch-Site: cross-site"]
    #expect(try service.ask("POST", "/l/gift/claim", foreign, body: "").status == 403)
    for code in ["none", "gift/claim", "..%2f"] {
      #expect(try service.ask("POST", "/l/\(code)/claim", phone, body: "").status != 303)
    }
    // Computers and Android phones have no form: the page has a code for the phone, or their store has its own way.
    for agent in ["Mozilla/5.0 (Windows NT 10.0)", "Mozilla/5.0 (Linux; Android 16)"] {
      #expect(!(try service.ask("GET", "/l/gift", ["User-Agent: \(agent)"])).text.contains("<form"))
    }
  }

  @Test func thePageKeepsTheClaim() throws {
    let (token, page) = try make()
    #expect(page.status == 200)
    #expect(page.text.contains(#"value="https://shop.example/l/gift?claim=\#(token)""#))
    #expect(page.text.contains("For 6 hours we keep this link"))
    #expect(try letters(on: page) == ClaimToken(token)?.letters)
    #expect(page.header("Cache-Control") == "no-store")
    #expect(page.header("Referrer-Policy") == "no-referrer")
    let policy = try #require(page.header("Content-Security-Policy"))
    #expect(policy.contains("script-src 'sha256-") && !policy.contains("unsafe"))
    // Previews and shared addresses are without the claim, and the way back to the app works without it.
    #expect(page.text.contains(#"<meta property="og:url" content="https://shop.example/l/gift">"#))
    #expect(page.text.contains(#"href="shop://products/7?utm_source=mail""#))
    #expect(page.text.contains(#"href="/l/gift/store?to=apple""#))
    // The page of another link, an unknown token, and a claim that was used show the form again.
    for target in ["/l/gift?claim=\(Self.number())", "/l/gift?claim=", "/l/gift?claim=%00"] {
      let other = try service.ask("GET", target, phone)
      #expect(other.status == 200 && other.text.contains("<form class=\"keep\""), "\(target)")
    }
    #expect(try present(token, Self.number()).status == 200)
    let used = try service.ask("GET", "/l/gift?claim=\(token)", phone)
    #expect(used.text.contains("<form class=\"keep\"") && !used.text.contains("<script"))
  }

  @Test func theFirstInstallationGetsTheLink() throws {
    for presentsLetters in [false, true] {
      let (token, page) = try make()
      let proof = presentsLetters ? try letters(on: page).lowercased() : token
      let (one, two) = (Self.number(), Self.number())
      let answer = try present(proof, one)
      #expect(answer.status == 200)
      #expect(
        answer.json as? [String: String] == [
          "url": "https://shop.example/products/7?utm_source=mail"
        ]
      )
      let refused = try present(token, two)
      #expect(refused.status == 404)
      #expect(refused.body == (try present(Self.number(), two)).body)
      // The answer may have been lost.
      #expect(try present(token, one).json as? [String: String] == answer.json as? [String: String])
    }
  }

  @Test func aClaimSurvivesAKillAndEndsWithItsLink() throws {
    let (kept, _) = try make()
    let (used, _) = try make()
    let (one, two) = (Self.number(), Self.number())
    #expect(try present(used, one).status == 200)
    service.kill()
    let again = try ServiceProcess(in: folder)
    func retry(_ claim: String, _ installation: String) throws -> Int {
      let body = #"{"claim": "\#(claim)", "installation": "\#(installation)"}"#
      return try again.ask("POST", "/api/claims", body: body).status
    }
    #expect(try retry(used, two) == 404 && retry(used, one) == 200)
    #expect(try again.api("DELETE", "/api/links/gift", key: key).status == 204)
    #expect(try retry(kept, two) == 404 && retry(used, one) == 404)
  }

  @Test(arguments: [
    ("{}", 422, "missingKey"), (#"{"claim": "BCDFGH"}"#, 422, "missingKey"),
    (#"{"claim": "BCDFGH", "installation": "1"}"#, 422, "installation"),
    (#"{"claim": 1, "installation": "AAAAAAAAAAAAAAAAAAAAAA"}"#, 400, "wrongType"),
    (#"{"claim": "", "installation": "AAAAAAAAAAAAAAAAAAAAAA"}"#, 404, "notFound"),
    (#"{"claim": "' OR 1=1", "installation": "AAAAAAAAAAAAAAAAAAAAAA"}"#, 404, "notFound"),
    (#"{"claim": "BCDFGH", "installation": "AAAAAAAAAAAAAAAAAAAAAA", "x": 1}"#, 400, "unknownKey"),
    ("[]", 400, "wrongType"), ("", 400, "malformedJSON"),
  ])
  func aBodyOfTheWrongFormIsRefused(body: String, status: Int, code: String) throws {
    let answer = try service.ask("POST", "/api/claims", body: body)
    #expect(answer.status == status && answer.error("code") == code, "\(answer.text)")
  }

  @Test func aClaimIsPresentedByPostAndWithoutAKey() throws {
    #expect(try service.ask("GET", "/api/claims").status == 405)
    #expect(try service.api("POST", "/api/claims", key: key, "{}").error("code") == "key")
  }

  @Test func wrongLettersAreCountedByNetwork() throws {
    let (token, page) = try make()
    let right = try letters(on: page)
    func wrong(_ client: String) throws -> Int {
      try present("BCDFGH", Self.number(), from: client).status
    }
    for _ in 0..<10 { #expect(try wrong("192.0.2.1") == 404) }
    let refused = try present("BCDFGH", Self.number(), from: "192.0.2.1")
    #expect(refused.status == 429 && refused.error("fix")?.contains("Copy the link") == true)
    #expect(refused.header("Retry-After").flatMap(Int.init).map { $0 > 300 } == true)
    // Even the right letters, or the limit would tell them; but not a token, which can't be guessed.
    #expect(try present(right, Self.number(), from: "192.0.2.1").status == 429)
    #expect(try wrong("192.0.2.2") == 404)
    // One household has many addresses.
    for number in 0..<10 { #expect(try wrong("2001:db8::\(number)") == 404) }
    #expect(try wrong("2001:db8:0:0:ffff::1") == 429)
    #expect(try wrong("2001:db8:0:1::1") == 404)
    #expect(try present(token, Self.number(), from: "192.0.2.1").status == 200)
  }

  @Test func rightLettersAreNotCounted() throws {
    for _ in 0..<12 {
      let (_, page) = try make()
      #expect(try present(letters(on: page), Self.number()).status == 200)
    }
  }

  @Test func aNetworkMakesSomeClaimsOnly() throws {
    let statuses = try (0..<21).map { _ in
      try service.ask("POST", "/l/gift/claim", phone, body: "").status
    }
    #expect(statuses == [Int](repeating: 303, count: 20) + [429])
    let other = phone + ["X-Forwarded-For: 192.0.2.9"]
    #expect(try service.ask("POST", "/l/gift/claim", other, body: "").status == 303)
  }

  @Test func claimsAreKeptAsLongAsTheSettingsSay() throws {
    folder.settings["limits"] = ["claimHours": 24]
    let longer = try ServiceProcess(in: folder)
    let answer = try longer.ask("POST", "/l/gift/claim", phone, body: "")
    let target = try #require(answer.header("Location")).split(separator: "#")[0]
    #expect(try longer.ask("GET", String(target), phone).text.contains("For 24 hours we keep"))
    folder.settings["limits"] = ["claimHours": 0]
    #expect(throws: ServiceProcess.DidNotStart.self) { try ServiceProcess(in: folder) }
  }
}
