import Foundation
import ProphetsFixtures
import SampleTesting
import Testing

/// What an app on Apple's systems needs in its property list.
@Suite struct PropertyListTests {
  @Test func namesTheSchemeAndTheActivity() throws {
    let app = try BuiltApp()
    let run = try app.run(["register", "--info-plist"])
    #expect(run.code == 0)
    let entries = try #require(run.out.range(of: "<key>")).lowerBound
    let text = "<plist version=\"1.0\"><dict>\(run.out[entries...])</dict></plist>"
    let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    let info = try #require(list as? [String: Any])
    let types = info["CFBundleURLTypes"] as? [[String: Any]]
    #expect(types?.map { $0["CFBundleURLSchemes"] as? [String] } == [["prophets"]])
    #expect(info["NSUserActivityTypes"] as? [String] == ["example.55prophets.link"])
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Apple/Info.plist")
    #expect(try String(contentsOf: file, encoding: .utf8).contains(run.out[entries...]))
    // Nothing was registered.
    #expect(!FileManager.default.fileExists(atPath: app.folder.path("data/applications")))
  }
}
