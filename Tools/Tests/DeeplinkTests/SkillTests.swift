import Foundation
import Testing

/// Where the skill for coding agents is.
private enum SkillFolder {
  /// The folder.
  static let url = BuiltTool.files.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Skills/deep-linking")

  /// Whether it is there: copies of this package alone do not have it.
  static var isThere: Bool {
    FileManager.default.fileExists(atPath: url.appendingPathComponent("SKILL.md").path)
  }
}

/// The skill for coding agents: its commands run, and its size suits an agent.
@Suite(.enabled(if: SkillFolder.isThere, "the skill is not beside the tests"))
struct SkillTests {
  /// The pages, with their texts.
  private static func pages() throws -> [(name: String, text: String)] {
    let references = SkillFolder.url.appendingPathComponent("references")
    let files = try FileManager.default.contentsOfDirectory(atPath: references.path).sorted()
      .map { references.appendingPathComponent($0) }
    return try ([SkillFolder.url.appendingPathComponent("SKILL.md")] + files).map {
      ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8))
    }
  }

  @Test func theSkillIsShortAndSaysWhenToUseIt() throws {
    let pages = try Self.pages()
    let skill = try #require(pages.first?.text)
    #expect(skill.split(separator: "\n", omittingEmptySubsequences: false).count <= 200)
    #expect(skill.hasPrefix("---\nname: deep-linking\ndescription: Use in "))
    // Source: the specification of Agent Skills: a description has at most 1024 characters.
    let description = skill.split(separator: "\n")[2]
    #expect(description.count <= 1024)
    for (name, _) in pages.dropFirst() { #expect(skill.contains("references/\(name)")) }
    for name in [
      "URLNavigator", "Crossroad", "JLRoutes", "DeepLinkKit", "swift-url-routing",
      "Firebase Dynamic Links", "Branch",
    ] {
      #expect(pages.contains { $0.text.contains("## \(name)\n") }, "\(name)")
    }
  }

  @Test func everyCommandRuns() throws {
    let copy = FileManager.default.temporaryDirectory
      .appendingPathComponent("skill-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: copy) }
    try FileManager.default.copyItem(
      at: BuiltTool.files.appendingPathComponent("quiz.json"),
      to: copy.appendingPathComponent("links.json")
    )
    var count = 0
    for (name, text) in try Self.pages() {
      for block in text.split(separator: "```sh\n").dropFirst() {
        let lines = (block.split(separator: "```").first ?? "").split(separator: "\n")
        for line in lines.map({ $0.trimmingCharacters(in: .whitespaces) }) where !line.isEmpty {
          let run = try BuiltTool.shell(line, in: copy)
          #expect(run.code <= 1, "\(name): \(line): \(run.error)")
          count += 1
        }
      }
    }
    #expect(count >= 12)
  }
}
