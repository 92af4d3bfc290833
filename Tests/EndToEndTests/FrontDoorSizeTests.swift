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

  /// The types that the files of a module declare, or export one by one or with their module.
  private func shownTypes(of module: String) throws -> [String] {
    let folder = Self.root.appending(path: "Sources/\(module)")
    let declared = /^(?:public|open) (?:final |indirect )?(?:struct|class|enum|protocol) (\w+)/
    let exported = /^@_exported public import (?:\w+ )?([\w.]+)/
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
      .flatMap { name in
        let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        let exports = text.matches(of: exported.anchorsMatchLineEndings()).map { String($0.1) }
        return try text.matches(of: declared.anchorsMatchLineEndings()).map { String($0.1) }
          + exports.flatMap { $0.contains(".") ? [$0] : try shownTypes(of: $0) }
      }
  }

  @Test func theFacadeShowsAtMostSeventyTypes() throws {
    let types = try shownTypes(of: "DeepLinking")
    #expect((40...70).contains(types.count), "\(types.count) types")
    #expect(Set(types).count == types.count)
    #expect(types.filter { $0.hasPrefix("LinkPatterns.") }.count <= 3)
  }
}
