import Foundation
import Testing

@testable import DeepLinking

/// Files that hold links, for the app alone.
@Suite struct PrivateFileTests {
  /// A folder that is removed at the end.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("private-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func mode(_ url: URL) throws -> Int? {
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    return (attributes[.posixPermissions] as? NSNumber)?.intValue
  }

  private func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func aFileIsReplacedAsAWholeAndNobodyElseMayReadIt() throws {
    try withFolder { folder in
      let file = PrivateFile(url: folder.appendingPathComponent("a/links.json"))
      #expect(try file.contents() == nil)
      for text in ["a long text", "short", ""] {
        try file.replace(with: Data(text.utf8))
        #expect(try file.contents() == Data(text.utf8))
        #expect(try mode(file.url) == 0o600)
      }
      #expect(try names(in: folder.appendingPathComponent("a")) == ["links.json"])
    }
  }

  @Test func aFileThatOthersMayReadIsReplacedByOneThatTheyMayNot() throws {
    try withFolder { folder in
      let file = PrivateFile(url: folder.appendingPathComponent("links.json"))
      try file.replace(with: Data("old".utf8))
      try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.url.path)
      try file.replace(with: Data("new".utf8))
      #expect(try mode(file.url) == 0o600)
    }
  }

  @Test func aCrashBetweenWritingAndReplacingLeavesTheOldContentsAndADraftForTheAppAlone() throws {
    try withFolder { folder in
      let file = PrivateFile(url: folder.appendingPathComponent("links.json"))
      try file.replace(with: Data("old".utf8))
      // The app ends here, with a whole draft.
      let draft = try file.draft(of: Data("a secret".utf8))
      #expect(try mode(draft) == 0o600)
      #expect(try file.contents() == Data("old".utf8))

      // A draft may be another process's, as long as it is young.
      try file.replace(with: Data("new".utf8))
      #expect(FileManager.default.fileExists(atPath: draft.path))
      let then = Date(timeIntervalSinceNow: -2 * PrivateFile.writingTime)
      try FileManager.default.setAttributes([.modificationDate: then], ofItemAtPath: draft.path)
      // Files of others stay, whatever their age.
      let other = PrivateFile(url: folder.appendingPathComponent("links"))
      let others = try other.draft(of: Data())
      try FileManager.default.setAttributes([.modificationDate: then], ofItemAtPath: others.path)
      try file.replace(with: Data("newer".utf8))
      #expect(try names(in: folder) == [others.lastPathComponent, "links.json"])
      #expect(try file.contents() == Data("newer".utf8))
    }
  }

  @Test func whatCannotBeReplacedLeavesNoDraft() throws {
    try withFolder { folder in
      let file = PrivateFile(url: folder.appendingPathComponent("links.json"))
      // A folder has its path.
      try FileManager.default.createDirectory(
        at: file.url.appendingPathComponent("inside"),
        withIntermediateDirectories: true
      )
      #expect(throws: POSIXError.self) { try file.replace(with: Data("new".utf8)) }
      #expect(try names(in: folder) == ["links.json"])
    }
  }

  @Test func theFileIsForTheAppAloneAtEachMomentOfItsWriting() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("private-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let watching = Task.detached {
      var open: Set<String> = []
      while !Task.isCancelled {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
          let path = folder.appendingPathComponent(name).path
          let attributes = try? FileManager.default.attributesOfItem(atPath: path)
          let mode = (attributes?[.posixPermissions] as? NSNumber)?.intValue ?? 0o600
          if mode & 0o077 != 0 { open.insert("\(name) \(String(mode, radix: 8))") }
        }
        await Task.yield()
      }
      return open
    }
    for number in 0..<300 {
      // A new file each time: its first mode is the one that matters.
      let file = PrivateFile(url: folder.appendingPathComponent("\(number % 3).json"))
      try? FileManager.default.removeItem(at: file.url)
      try file.replace(with: Data(repeating: 0x61, count: 10_000))
    }
    watching.cancel()
    #expect(await watching.value == [])
  }
}
