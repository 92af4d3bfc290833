import LinkAnalysis
import LinkRouting
import Testing

/// The table of a real app, with the answers that are expected of it.
@Suite(.enabled(if: SharedData.has("routes/kickstarter-links.json"), "shared/data is not there"))
struct KickstarterTests {
  /// The file.
  static let path = "routes/kickstarter-links.json"

  /// One expected answer.
  struct Case: Decodable, CustomStringConvertible {
    let url: String
    let route: String?
    let values: [String: CatalogValue]

    var description: String { url }
  }

  /// The part of the file that catalogs ignore.
  private struct Cases: Decodable {
    let cases: [Case]
  }

  @Test func everyCaseComesOutRight() throws {
    let catalog = try SharedData.decode(Self.path, as: LinkCatalogV1.self)
    let router = ParsedCatalog(catalog)
    #expect(router.problems == [])
    let cases = try SharedData.decode(Self.path, as: Cases.self).cases
    #expect(cases.count == 30)
    for expected in cases {
      let match = router.match(expected.url)
      #expect(match.route == expected.route, "\(expected)")
      #expect(match.values == expected.values, "\(expected)")
      #expect((match.outcome == "matched") == (expected.route != nil), "\(expected)")
      #expect((match.failure == nil) == (expected.route != nil), "\(expected)")
    }
  }
}
