import Foundation
import LinkAnalysis
import Testing

/// Routes that no window can show are found in the catalog.
@Suite struct CatalogPlacementTests {
  /// The problems of a catalog's placements, each with its route.
  private func problems(_ routes: String) throws -> [String] {
    let text = #"{"prefixes": [{"scheme": "quiz"}], "routes": [\#(routes)]}"#
    let catalog = try JSONDecoder().decode(LinkCatalogV1.self, from: Data(text.utf8))
    let found = ParsedCatalog(catalog).placementProblems()
    #expect(found.allSatisfy { $0.code == .unplaced && $0.path.hasSuffix(".placement") })
    return found.map { "\($0.route ?? "") \($0.message.prefix { $0 != "," && $0 != ":" })" }
  }

  private static let tab = #"{"name": "home", "path": "/home", "placement": {"tab": "home"}}"#

  @Test(arguments: [
    (#"{"name": "a", "path": "/a"}, {"name": "b", "path": "/b/:c"}"#, [String]()),
    (tab, []),
    (tab + #", {"name": "a", "path": "/home/:a"}"#, []),
    (tab + #", {"name": "a", "path": "/a"}"#, ["a Its links lie in no tab"]),
    (
      tab + #", {"name": "a", "path": "/a"}, {"name": "b", "path": "/a/:b"}"#,
      ["a Its links lie in no tab"]
    ),
    (tab + #", {"name": "a", "path": "/a", "placement": {"parent": "/home"}}"#, []),
    (tab + #", {"name": "a", "path": "/a", "placement": {"noScreen": true}}"#, []),
    (
      #"{"name": "a", "path": "/a/:b", "placement": {"tab": "x"}}"#,
      ["a The tab 'x' has nothing to start with"]
    ),
    (
      #"{"name": "a", "path": "/a/:b", "placement": {"tab": "x"}}, {"name": "c", "path": "/c", "placement": {"tab": "x"}}"#,
      []
    ),
  ])
  func findsRoutesThatNoWindowShows(routes: String, expected: [String]) throws {
    #expect(try problems(routes) == expected)
  }
}
