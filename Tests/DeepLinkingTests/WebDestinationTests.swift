import LinkActions
import LinkPatterns
import LinkRouting
import Testing

/// What of a link may be loaded or opened: pages of an allow-list, and nothing else.
@Suite struct WebDestinationTests {
  private let pages = [
    WebPages("help.quiz.example", below: "/articles"), WebPages("*.cdn.example"),
  ]

  @Test(arguments: [
    "https://help.quiz.example/articles", "https://help.quiz.example/articles/1?a=b#c",
    "https://help.quiz.example/articles/a%2Fb", "https://help.quiz.example/articles/a..b;c=..",
    "https://HELP.quiz.example/articles/", "https://a.cdn.example/", "https://a.b.cdn.example/x",
  ])
  func admitsPagesOfTheList(url: String) throws {
    let page = try WebDestination(url, allowing: pages)
    #expect(page.url.isWeb)
    #expect(page.url.host == page.url.host?.lowercased())
  }

  @Test(arguments: [
    "javascript:alert(1)", "data:text/html,<b>", "file:///etc/passwd", "tel:+1", "about:blank",
    "http://help.quiz.example/articles", "https://help.quiz.example/", "quiz://articles",
    "https://help.quiz.example/articlesx",
    "https://help.quiz.example.evil.example/articles", "https://evil.example/help.quiz.example",
    "https://xhelp.quiz.example/articles", "https://cdn.example/", "https://xcdn.example/",
    "blob:https://help.quiz.example/articles", "view-source:https://help.quiz.example/articles",
    "JAVASCRIPT:alert(1)", "intent://help.quiz.example/articles",
    "https://help.quiz.example/articles/..%2Fadmin", "https://help.quiz.example/articles/..;/admin",
    "https://help.quiz.example/articles/a%2F..%2F..%5Cadmin",
    "https://help.quiz.example/articles/%2e%2e;x=1/admin", "https://help.quiz.example/articles/%ff",
  ])
  func refusesEverythingElse(url: String) {
    let reason = #expect(throws: LinkFailure.self) { try WebDestination(url, allowing: pages) }
    #expect(reason?.code == .pageNotAllowed)
    #expect(throws: LinkFailure.self) { try WebDestination(url, allowing: []) }
  }

  @Test(arguments: [
    "https://help.quiz.example@evil.example/articles", "https://help.quiz.example:8443/articles",
    "https://help.quiz.example\\@evil.example/articles", "https://help.quiz.example/articles/../x",
    "https://help.quiz.example/articles/%2e%2e/x", " https://help.quiz.example/articles",
    "https://help.quiz.example/articles\n", "java\nscript:alert(1)", "/articles", "//cdn.example/",
    "https:help.quiz.example/articles", "https:///help.quiz.example/articles", "",
  ])
  func refusesWhatIsNoURL(text: String) {
    let reason = #expect(throws: LinkFailure.self) { try WebDestination(text, allowing: pages) }
    #expect(reason?.code == .malformedURL)
  }

  @Test func aNestedLinkIsTrustedNoFurtherThanTheOuterOne() {
    let outcome = { (text: String, source: LinkSource) in
      if case .matched = Quiz.router.nestedMatch(text, inLinkFrom: source) { true } else { false }
    }
    #expect(outcome("quiz://leagues/1", .customScheme))
    #expect(outcome("quiz://leagues/1", .app))
    #expect(!outcome("quiz://votes/1", .notification), "open to schemes only")
    #expect(!outcome("quiz://secret/1", .app), "open to the app's own code only")
    for url in ["javascript:alert(1)", "data:text/html,x", "https://evil.example/leagues/1"] {
      #expect(!outcome(url, .app))
    }
  }
}
