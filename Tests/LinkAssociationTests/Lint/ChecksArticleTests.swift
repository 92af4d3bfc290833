import Foundation
import LinkAssociation
import Testing

/// The table of checks in the documentation is the list of checks.
@Suite struct ChecksArticleTests {
  @Test func theTableHasEveryCheckAsItIs() throws {
    let article = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/LinkAssociation/LinkAssociation.docc/Checks.md")
    let rows = try String(contentsOf: article, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("| AASA") }.map(String.init)
    let expected = AssociationRule.allCases.map { rule in
      let words = [
        rule.code, rule.name, rule.severity.rawValue, rule.grade.rawValue, rule.summary,
      ]
      return "| \(words.joined(separator: " | ")) |"
    }
    #expect(rows == expected)
  }

  @Test func theDocumentationOfEachCheckIsItsSummary() throws {
    let table = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/LinkAssociation/Lint/AssociationRule+Table.swift")
    let lines = try String(contentsOf: table, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    for rule in AssociationRule.allCases {
      let index = try #require(lines.firstIndex(of: "  case \(rule)"))
      #expect(lines[index - 1] == "  /// \(rule.summary)")
    }
  }
}
