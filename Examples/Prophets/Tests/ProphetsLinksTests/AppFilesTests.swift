import Foundation
import LinkAnalysis
import LinkAssociation
import ProphetsLinks
import Testing

/// What stands beside the code of the apps on a phone: the property lists, and the project that names them.
@Suite struct AppFilesTests {
  /// The folder of the apps.
  private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Apple")

  private let check = AppFilesCheck(ProphetsLink.router.catalog())

  private func bytes(of file: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appendingPathComponent(file)))
  }

  private func list(_ file: String) throws -> [String: Any] {
    let data = Data(try bytes(of: file))
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    return try #require(list as? [String: Any])
  }

  @Test func theListsHaveTheSchemesAndDomainsOfTheLinks() throws {
    #expect(check.findings(info: try PropertyListText(bytes(of: "Info.plist"))) == [])
    let entitlements = try PropertyListText(bytes(of: "Prophets.entitlements"))
    #expect(check.findings(entitlements: entitlements, isRelease: true) == [])
  }

  @Test func aListOfAnotherAppIsNoticed() throws {
    let other = String(decoding: try bytes(of: "Info.plist"), as: UTF8.self)
      .replacingOccurrences(of: "<string>prophets</string>", with: "<string>oracles</string>")
    #expect(!check.findings(info: try PropertyListText(Array(other.utf8))).isEmpty)
  }

  @Test func theInfoListsTheActivityAndSeveralWindows() throws {
    let info = try list("Info.plist")
    #expect(info["NSUserActivityTypes"] as? [String] == [ProphetsLink.activityType])
    let manifest = try #require(info["UIApplicationSceneManifest"] as? [String: Any])
    #expect(manifest["UIApplicationSupportsMultipleScenes"] as? Bool == true)
    // The app delegate in UIKit names the class of the scene's delegate, and SwiftUI has its own.
    #expect(manifest["UISceneConfigurations"] == nil)
  }

  @Test func theProjectNamesWhatIsThere() throws {
    let project = String(decoding: try bytes(of: "project.yml"), as: UTF8.self)
    let manifest = try String(
      contentsOf: folder.deletingLastPathComponent().appendingPathComponent("Package.swift"),
      encoding: .utf8
    )
    func values(_ key: String) -> [String] {
      project.split(separator: "\n").map {
        $0.trimmingCharacters(in: CharacterSet(charactersIn: " -"))
      }
      .filter { $0.hasPrefix("\(key): ") }.map { String($0.dropFirst(key.count + 2)) }
    }
    let faces = values("face")
    #expect(faces == ["SwiftUI", "UIKit"])
    let files = (values("path") + values("INFOPLIST_FILE") + values("CODE_SIGN_ENTITLEMENTS"))
      .flatMap { file in faces.map { file.replacingOccurrences(of: "${face}", with: $0) } }
    #expect(Set(files).count == 6)
    for file in files {
      let path = folder.appendingPathComponent(file).path
      #expect(FileManager.default.fileExists(atPath: path), "\(file)")
    }
    let products = project.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.hasPrefix("- Prophets") }.map { $0.dropFirst(2) }
      .flatMap { product in faces.map { product.replacingOccurrences(of: "${face}", with: $0) } }
    #expect(Set(products).count == 4)
    for product in products {
      #expect(manifest.contains(".library(name: \"\(product)\""), "\(product)")
    }
  }
}
