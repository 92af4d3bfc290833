import LinkPatterns
import LinkRouting

/// The links of the tests.
enum QuizLink: DeepLink, Codable {
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

  enum Order: String, Codable { case newest, oldest, bestRated = "best rated" }

  static let routes: [LinkRoute<QuizLink>] = [
    LinkRoute(.home, "/"),
    LinkRoute(.league(league: 1), "/leagues/:league").open(.universalLink, .customScheme),
    LinkRoute(.question(league: 1, question: 1), "/leagues/:league/questions/:question"),
    LinkRoute(.review(league: 1, question: 1), "/leagues/:league/questions/:question/review"),
    LinkRoute(.post(slug: ""), "/posts/:slug"),
    LinkRoute(.postNumber(number: 1), "/posts/:number"),
    LinkRoute(.newPost, "/posts/new"),
    LinkRoute(.search(q: "", page: nil, exact: nil), "/search", query: ["q", "page", "exact"]),
    LinkRoute(.sorted(by: .newest), "/sorted/:by"),
    LinkRoute(.ratio(value: 1), "/Ratio/:value"),
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
