import Foundation
import LinkAnalysis
import LinkRouting
import LinkTesting
import ProphetsLinks
import Testing

/// The catalog of the app, `links.json`, which the `deeplink` tool reads.
///
/// `UPDATE_SNAPSHOTS=1 swift test --filter Catalog` renews it.
@Suite struct CatalogTests {
  @Test func theCatalogIsThatOfTheRoutes() {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("links.json")
    let updates = ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] != nil
    let violations = catalogSnapshot(
      of: ProphetsLink.router,
      at: file.path,
      updating: updates
    )
    #expect(violations == [])
  }

  @Test func everyRouteHasATitleAndADescription() {
    for route in ProphetsLink.router.catalog().routes {
      #expect(route.title != nil && route.summary != nil, "\(route.name)")
    }
  }
}
