import DeepLinking
import Foundation
import Testing

/// The schemes of a bundle (C1).
@Suite struct RegisteredSchemesTests {
  /// What a bundle with an Info.plist registers.
  private func schemes(_ entries: String) throws -> Set<String> {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("bundle-\(UUID().uuidString).bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>a.b</string>\(entries)</dict></plist>
      """
    try Data(text.utf8).write(to: folder.appendingPathComponent("Info.plist"))
    let bundle = try #require(Bundle(path: folder.path))
    return LinkPolicy.registeredSchemes(of: bundle)
  }

  @Test func readsEverySchemeOfEveryType() throws {
    let found = try schemes(
      """
      <key>CFBundleURLTypes</key><array>
      <dict><key>CFBundleURLName</key><string>one</string><key>CFBundleURLSchemes</key>
      <array><string>Prophets</string><string>vnd.mycompany.myapp</string></array></dict>
      <dict><key>CFBundleURLSchemes</key><array><string>other</string></array></dict>
      </array>
      """
    )
    #expect(found == ["prophets", "vnd.mycompany.myapp", "other"])
  }

  @Test(arguments: [
    "", "<key>CFBundleURLTypes</key><string>prophets</string>",
    "<key>CFBundleURLTypes</key><array><string>a</string><dict></dict></array>",
    "<key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><string>a</string></dict></array>",
  ])
  func passesOverWhatHasAnotherForm(entries: String) throws {
    #expect(try schemes(entries) == [])
  }
}
