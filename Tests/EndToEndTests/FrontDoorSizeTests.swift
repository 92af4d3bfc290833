import Foundation
import Testing

/// How much an app writes until its first link opens, as the README's first page shows it.
@Suite struct FrontDoorSizeTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The Swift lines of sections of the README that are not empty, without comments.
  private func code(_ sections: [String]) throws -> [String] {
    let readme = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
    var (section, isCode, lines) = ("", false, [String]())
    for line in readme.split(separator: "\n").map(String.init) {
      if line.hasPrefix("```") {
        isCode = line == "```swift"
      } else if isCode, sections.contains(section) {
        let text = line.components(separatedBy: "//")[0]
        if !text.allSatisfy(\.isWhitespace) { lines.append(text) }
      } else if line.hasPrefix("## ") || line.hasPrefix("### ") {
        section = String(line.drop { $0 == "#" }.dropFirst())
      }
    }
    return lines
  }

  /// The types that the package declares for apps.
  private func publicTypes() throws -> Set<Substring> {
    let sources = Self.root.appending(path: "Sources")
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    var names: Set<Substring> = []
    for file in files where file.hasSuffix(".swift") {
      let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
      let declaration = /^(?:public|open) (?:final |indirect )?(?:struct|class|enum|protocol) (\w+)/
      names.formUnion(text.matches(of: declaration.anchorsMatchLineEndings()).map { $0.1 })
    }
    return names
  }

  @Test(
    arguments: [
      (["One declaration", "SwiftUI"], ["DeepLinkStack"], 24),
      (["One declaration", "UIKit"], ["SceneLinks"], 36),
      (["One declaration", "Only reading and printing"], [], 18),
    ]
  )
  func theFirstLinkTakesFewNamesAndLines(
    sections: [String],
    own: [String],
    limit: Int
  ) throws {
    let lines = try code(sections)
    let words = lines.joined(separator: "\n").matches(of: /\b[A-Z]\w*/).map(\.output)
    let names = Set(words).intersection(try publicTypes()).map(String.init)
    #expect(Set(names) == Set(["DeepLink", "DeepLinks", "LinkRoute", "LinkRoutes"] + own))
    #expect(
      (10...limit).contains(lines.count + 1),
      "\(lines.count) lines and the import of the adapter"
    )
  }

  @Test(arguments: [("SwiftUI/StoreApp", 110), ("UIKit/StoreScene", 75)])
  func fiveRealScreensTakeFewNamesAndLines(file: String, limit: Int) throws {
    let file = Self.root.appending(path: "Examples/Snippets/\(file).swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    let words = text.matches(of: /\b[A-Z]\w*/).map(\.output)
    #expect((5...12).contains(Set(words).intersection(try publicTypes()).count))
    #expect((40...limit).contains(text.split(separator: "\n").count))
    #expect(text.matches(of: /import (?:Deep)?Link\w*/).count == 1)
  }

  /// What a module shows of other modules.
  private func exports(of module: String) throws -> [String] {
    let file = Self.root.appending(path: "Sources/\(module)/\(module).swift")
    let exported = /^@_exported public import (?:\w+ )?([\w.]+)$/
    return try String(contentsOf: file, encoding: .utf8)
      .matches(of: exported.anchorsMatchLineEndings()).map { String($0.1) }
  }

  @Test(arguments: [
    ("LinkSwiftUI", ["LinkUIKit"]), ("LinkUIKit", ["DeepLinking"]),
    ("DeepLinking", ["LinkRouting"]), ("LinkTesting", ["DeepLinking", "LinkAnalysis"]),
    (
      "LinkRouting",
      [
        "LinkNavigation", "LinkPatterns.LinkPrefix", "LinkPatterns.LinkURL",
        "LinkPatterns.LinkURLError", "LinkPatterns.TrailingSlash",
      ]
    ),
  ])
  func oneImportShowsTheModulesBelowAndFourTypesOfPatterns(
    module: String,
    shown: [String]
  ) throws {
    #expect(try exports(of: module) == shown)
  }
}
