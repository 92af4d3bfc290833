import LinkPatterns
import LinkRouting

/// The links of the tests.
enum QuizLink: DeepLink {
  case home
  case league(league: Int)
  case question(league: Int, question: Int)
  case review(league: Int, question: Int)
  case post(slug: String)
  case postNumber(number: Int)
  case newPost
  case search(q: String, page: Int?, exact: Bool?)
  case sorted(by: Order)
  case ratio(value: Double)

  enum Order: String, CaseIterable, LinkParameter { case newest, oldest, bestRated = "best rated" }

  static let routes: [LinkRoute<QuizLink>] = [
    LinkRoute(.home, "/"),
    LinkRoute(QuizLink.league, "/leagues/:league").access(.from(.universalLink, .customScheme)),
    LinkRoute(QuizLink.question, "/leagues/:league/questions/:question"),
    LinkRoute(QuizLink.review, "/leagues/:league/questions/:question/review"),
    LinkRoute(QuizLink.post, "/posts/:slug"),
    LinkRoute(QuizLink.postNumber, "/posts/:number"),
    LinkRoute(.newPost, "/posts/new"),
    LinkRoute(QuizLink.search, "/search?q=:q&page=:page&exact=:exact"),
    LinkRoute(QuizLink.sorted, "/sorted/:by"),
    LinkRoute(QuizLink.ratio, "/Ratio/:value"),
  ]

  static let router = LinkRouter<QuizLink>(
    prefixes: [
      .scheme("quiz"), .domain("quiz.example"), .domain("old.example", allowsHTTP: true),
      .scheme("com.example.quiz", host: "open"),
    ],
    routes: routes
  )

  /// Every case, with values from a generator.
  static func random(using generator: inout some RandomNumberGenerator, text: String) -> QuizLink {
    let number = Int.random(in: -3...12, using: &generator)
    let all: [QuizLink] = [
      .home, .league(league: number), .question(league: number, question: .min),
      .review(league: .max, question: number), .post(slug: text), .postNumber(number: number),
      .newPost, .search(q: text, page: number, exact: nil),
      .search(q: text, page: nil, exact: true),
      .sorted(by: .bestRated), .ratio(value: Double(number) / 8),
    ]
    return all.randomElement(using: &generator) ?? .home
  }
}
