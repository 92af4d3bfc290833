import Foundation
import Testing

/// The outputs in the README of `Examples/AssociationInCI` are those of its files.
@Suite struct ExampleTests {
  /// The folder of the example.
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Examples/AssociationInCI")

  @Test func theReadmeShowsWhatTheToolPrints() throws {
    let file = Self.folder.appendingPathComponent("README.md")
    let readme = try String(contentsOf: file, encoding: .utf8)
    var (lines, block, count): ([String], [String]?, Int) = ([], nil, 0)
    for line in readme.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if let shown = block, line == "```" {
        let transcript = Transcript(shown)
        let now = try transcript.again(in: Self.folder)
        count += transcript.entries.count
        if !Transcript.writes {
          for (before, after) in zip(transcript.entries, now.entries) {
            #expect(after.lines == before.lines && after.code == before.code, "$ \(before.command)")
          }
        }
        lines += now.lines + [line]
        block = nil
      } else if block != nil {
        block?.append(line)
      } else {
        if line == "```console" { block = [] }
        lines.append(line)
      }
    }
    #expect(block == nil && count >= 10)
    if Transcript.writes {
      try Data(lines.joined(separator: "\n").utf8).write(to: file)
      Issue.record("the README was written; run again without UPDATE_TRANSCRIPTS")
    }
  }

  @Test func everyVariantIsShown() throws {
    let readme = try String(
      contentsOf: Self.folder.appendingPathComponent("README.md"),
      encoding: .utf8
    )
    let variants = try FileManager.default.contentsOfDirectory(
      atPath: Self.folder.appendingPathComponent("variants").path
    )
    #expect(variants.count >= 7)
    for variant in variants {
      #expect(readme.contains("variants/\(variant)/"), "nothing runs over \(variant)")
    }
  }
}
