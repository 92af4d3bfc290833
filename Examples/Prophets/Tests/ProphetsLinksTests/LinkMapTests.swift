import Foundation
import LinkTesting
import ProphetsLinks
import Testing

/// Where the sample of each route is shown, as reviewers see it: tab, stack and sheet.
@Test func linksAreShownWhereTheyWere() {
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  let path = folder.appendingPathComponent("Snapshots/Links.txt").path
  #expect(LinkMapSnapshot(of: ProphetsLink.router).violations(at: path) == [])
}
