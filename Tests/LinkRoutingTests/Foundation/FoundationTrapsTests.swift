import Foundation
import LinkPatterns
import Testing

@testable import LinkRouting

/// Where Foundation's `URL` says something else than the text of a URL: the text is what is read.
@Suite struct FoundationTrapsTests {
  let router = QuizLink.router

  /// What a URL of the system leads to.
  private func link(_ text: String) throws -> QuizLink? {
    let url = try #require(URL(string: text), "\(text)")
    if case .matched(let match) = router.match(url) { return match.link }
    return nil
  }

  /// Why a URL of the system leads nowhere.
  private func code(_ text: String) throws -> LinkFailure.Code? {
    let url = try #require(URL(string: text), "\(text)")
    switch router.match(url) {
    case .matched: return nil
    case .rejected(let reason), .unmatched(let reason), .unavailable(let reason): return reason.code
    }
  }

  @Test(arguments: ["quiz://leagues/1", "quiz:/leagues/1", "quiz:///leagues/1", "quiz:leagues/1"])
  func allSpellingsOfACustomSchemeAreOne(text: String) throws {
    #expect(try link(text) == .league(league: 1))
  }

  @Test func aHostThatIsASegmentLosesNothing() throws {
    #expect(try code("quiz://leagues:1/2") == .malformedURL)
    #expect(try code("quiz://bob@leagues/1") == .malformedURL)
    // What a host would change is printed behind three slashes.
    struct Word: DeepLink { var word: String }
    let router = LinkRouter(
      prefixes: [.scheme("app")],
      routes: [LinkRoute(Word.init, "/:word")]
    )
    for word in ["日本", "a:1", "bob@b", "A b", "x%2Fy", "a/b"] {
      let printed = try router.url(for: Word(word: word))
      #expect(printed.text.hasPrefix("app:///"))
      let url = try #require(URL(printed))
      guard case .matched(let match) = router.match(url) else {
        Issue.record("\(url): \(router.match(url))")
        continue
      }
      #expect(match.link == Word(word: word))
    }
  }

  @Test func schemeAndHostAreComparedInEitherCaseAndPathsAreNot() throws {
    #expect(try link("QuiZ://LEAGUES/1") == .league(league: 1))
    #expect(try link("quiz://POSTS/ABC") == .post(slug: "ABC"))
    #expect(try link("https://QUIZ.example/posts/New") == .post(slug: "New"))
    #expect(try link("https://quiz.example/POSTS/new") == nil)
  }

  @Test func whatBecomesAURLOnlyByEncodingIsNoLink() throws {
    for text in ["hello world", "leagues/1", "//quiz.example/leagues/1"] {
      guard let url = URL(string: text) else { continue }
      guard case .rejected(let reason) = router.match(url) else {
        Issue.record("\(router.match(url))")
        continue
      }
      #expect(reason.code == .malformedURL)
    }
  }

  @Test(arguments: [
    ("quiz://posts/a%2Fb", "a/b"), ("quiz://posts/100%25", "100%"),
    ("quiz://posts/100%2525", "100%25"), ("quiz://posts/%252F", "%2F"),
  ])
  func aSegmentIsDecodedOnceAndNeverSplit(text: String, slug: String) throws {
    #expect(try link(text) == .post(slug: slug))
    #expect((try? router.link(for: text)) == .post(slug: slug))
  }

  @Test func aRawBracketIsNotEncodedTwice() {
    #expect(
      (try? router.link(for: "quiz://search?q=[%D1%82")) == .search(q: "[т", page: nil, exact: nil)
    )
  }

  @Test(arguments: [
    ("quiz://search?q=a+b%2Bc", "a+b+c"), ("https://quiz.example/search?q=a+b%2Bc", "a b+c"),
  ])
  func aPlusMeansWhatThePrefixSays(text: String, q: String) throws {
    #expect(try link(text) == .search(q: q, page: nil, exact: nil))
    let origin = try #require(router.prefixes.first { text.hasPrefix($0.scheme + ":") })
    let printed = try router.url(for: .search(q: q, page: nil, exact: nil), at: origin)
    #expect(!printed.text.contains("+"))
    #expect(try link(printed.text) == .search(q: q, page: nil, exact: nil))
  }

  @Test func aNameAloneAnEmptyValueAndARepeatedNameDiffer() throws {
    #expect(try code("quiz://search?q") == .missingItem)
    #expect(try link("quiz://search?q=") == .search(q: "", page: nil, exact: nil))
    #expect(try link("quiz://search?q=a&page") == .search(q: "a", page: nil, exact: nil))
    #expect(try link("quiz://search?q=a&page=") == .search(q: "a", page: nil, exact: nil))
    #expect(try link("quiz://search?q=a&q=b") == .search(q: "a", page: nil, exact: nil))
    #expect(
      try link("quiz://search?utm_source=mail&q=a&utm_medium")
        == .search(q: "a", page: nil, exact: nil)
    )
  }

  @Test func brokenEscapesAndDotSegmentsAreRefused() throws {
    guard let broken = router.reason(for: "quiz://posts/%ZZ") else {
      Issue.record("%ZZ is not an escape")
      return
    }
    #expect(broken.code == .valueEncoding)
    for text in [
      "https://quiz.example/posts/../leagues/1", "https://quiz.example/posts/%2e%2E/leagues/1",
      "https://quiz.example/./leagues/1",
    ] {
      #expect(try code(text) == .malformedURL, "\(text)")
    }
    #expect(try link("quiz://posts/a%00b") == .post(slug: "a\0b"))
  }

  @Test(arguments: [
    ("https://quiz.example@evil.example/leagues/1", LinkFailure.Code.malformedURL),
    ("https://quiz.example./leagues/1", .unknownHost),
    ("https://quiz.example.evil.example/leagues/1", .unknownHost),
    ("https://evil.example/quiz.example/leagues/1", .unknownHost),
    ("https://xquiz.example/leagues/1", .unknownHost),
    ("https://quiz.example:8443/leagues/1", .malformedURL),
  ])
  func aHostIsComparedAsAWhole(text: String, expected: LinkFailure.Code) throws {
    #expect(try code(text) == expected)
  }

  @Test func theDefaultPortIsNone() throws {
    #expect(try link("https://quiz.example:443/leagues/1") == .league(league: 1))
    #expect(try code("https://quiz.example:80/leagues/1") == .malformedURL)
  }

  @Test(arguments: [
    "https://0x7f.1/leagues/1", "https://127.1/leagues/1", "https://2130706433/leagues/1",
    "https://127.0.0.1./leagues/1",
  ])
  func otherSpellingsOfAnAddressAreOtherHosts(text: String) throws {
    let router = LinkRouter(prefixes: [.domain("127.0.0.1")], routes: QuizLink.routes)
    let url = try #require(URL(string: text))
    guard case .rejected = router.match(url) else {
      Issue.record("\(router.match(url))")
      return
    }
  }

  @Test func twoReadersOfAURLMustSeeTheSameHost() throws {
    let link = try LinkURL("https://quiz.example/leagues/1")
    let same = try #require(URL(string: "https://QUIZ.example/leagues/1"))
    #expect(LinkFailure(same.hostReading, otherThan: link) == nil)
    let other = try #require(URL(string: "https://evil.example/leagues/1"))
    let reason = try #require(LinkFailure(other.hostReading, otherThan: link))
    #expect(reason.code == .ambiguousHost)
    #expect(reason.expected == "quiz.example")
    #expect(reason.found == "evil.example")
  }
}
