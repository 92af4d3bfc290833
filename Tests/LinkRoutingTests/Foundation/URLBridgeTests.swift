import Foundation
import LinkPatterns
import LinkRouting
import Testing

@Suite struct URLBridgeTests {
  let router = QuizLink.router

  @Test(arguments: [
    ("https://quiz.example/leagues/1", QuizLink.league(league: 1)),
    ("HTTPS://QUIZ.example/leagues/1", .league(league: 1)),
    ("quiz://leagues/1", .league(league: 1)), ("quiz:///", .home),
    ("com.example.quiz://OPEN/leagues/2", .league(league: 2)),
    ("https://quiz.example/search?q=a+b%26", .search(q: "a b&", page: nil, exact: nil)),
  ])
  func readsURLsOfTheSystem(text: String, link: QuizLink) throws {
    let url = try #require(URL(string: text))
    guard case .matched(let match) = router.match(url) else {
      Issue.record("\(router.match(url))")
      return
    }
    #expect(match.link == link)
  }

  @Test(arguments: [
    ("https://quiz.example@evil.example/leagues/1", LinkFailure.Code.malformedURL),
    ("https://quiz.example:8443/leagues/1", .malformedURL),
    ("https://evil.example/leagues/1", .unknownHost), ("leagues/1", .malformedURL),
  ])
  func refusesOthers(text: String, code: LinkFailure.Code) throws {
    let url = try #require(URL(string: text))
    guard case .rejected(let reason) = router.match(url) else {
      Issue.record("\(router.match(url))")
      return
    }
    #expect(reason.code == code)
  }

  @Test func aClosedRouteStaysClosed() throws {
    let url = try #require(URL(string: "quiz://posts/new"))
    guard case .matched(let match) = router.match(url, from: .universalLink) else { return }
    #expect(match.link != .newPost)
  }

  @Test func printedURLsAreURLs() throws {
    for origin in router.prefixes {
      let printed = try router.url(for: .sorted(by: .bestRated), at: origin)
      #expect(URL(printed)?.absoluteString == printed.text)
    }
  }

  @Test func aParameterMayBeTheFragment() throws {
    let route = LinkRoute<ShopLink>("/top", .int("line").inFragment) {
      .page(number: $0)
    } print: {
      if case .page(let number) = $0 { number } else { nil }
    }
    let router = LinkRouter<ShopLink>(prefixes: [.scheme("shop")], routes: [route])
    #expect((try? router.link(for: "shop://top#7")) == .page(number: 7))
    #expect(try router.url(for: .page(number: 7)).text == "shop://top#7")
    guard let reason = router.reason(for: "shop://top") else {
      Issue.record("the fragment is missing")
      return
    }
    #expect(reason.code == .missingItem)
  }
}
