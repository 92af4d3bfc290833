import Foundation
import LinkPatterns
import LinkRouting
import LinkTesting
import Testing

/// A real app's table as an enum, against its expected answers.
@Suite struct KickstarterTests {
  /// A case of the data: a URL, the name of its route and the values.
  struct Expectation: Decodable {
    let url: String
    let route: String?
    let values: [String: Value]

    /// A value of any type, as text.
    struct Value: Decodable {
      let text: String
      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let value = try? container.decode(Bool.self) {
          text = "\(value)"
        } else if let value = try? container.decode(Int.self) {
          text = "\(value)"
        } else {
          text = try container.decode(String.self)
        }
      }
    }
  }

  /// The data: the routes and the cases.
  struct Table: Decodable {
    let routes: [Declared]
    let cases: [Expectation]
    struct Declared: Decodable {
      let name: String
      let path: String
    }
  }

  let router = LinkRouter<KickstarterLink>(
    prefixes: [
      .scheme("ksr", host: "www.kickstarter.com"), .domain("www.kickstarter.com"),
      .domain("kickstarter.com"),
    ],
    routes: KickstarterLink.routes
  )

  @Test func theRoutesAreThoseOfTheTable() throws {
    #expect(router.problems == [])
    guard SharedRoutes.has("routes/kickstarter-links.json") else { return }
    let table = try SharedRoutes.decode("routes/kickstarter-links.json", as: Table.self)
    #expect(
      Set(router.routes.map { "\($0.name) \($0.pattern)" })
        == Set(table.routes.map { "\($0.name) \($0.path)" })
    )
  }

  @Test(.enabled(if: SharedRoutes.has("routes/kickstarter-links.json"), "needs shared/data"))
  func answersAsTheAppDoes() throws {
    let table = try SharedRoutes.decode("routes/kickstarter-links.json", as: Table.self)
    #expect(table.cases.count == 30)
    for expectation in table.cases {
      guard case .matched(let match) = router.match(expectation.url) else {
        #expect(expectation.route == nil, "\(expectation.url): \(router.match(expectation.url))")
        continue
      }
      #expect(match.route == expectation.route, "\(expectation.url)")
      #expect(router.values(of: match.link) == expectation.values.mapValues(\.text))
      #expect(RoundTripLaw(router: router).violations(for: match.link) == [])
    }
  }
}
