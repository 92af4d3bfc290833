import DeepLinking
import Foundation
import LinkRouting
import Testing

/// The file that keeps links between two runs of an app.
@Suite struct PendingLinkFileTests {
  /// A folder that is removed after the test.
  final class Folder {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("pending-\(UUID().uuidString)")
    var file: URL { url.appendingPathComponent("links/pending.json") }
    deinit { try? FileManager.default.removeItem(at: url) }
  }

  private let folder = Folder()

  /// A store of the file, as a launch of the app makes one.
  private func store(
    reporting: @escaping @Sendable (PendingLinkFileError) -> Void = { _ in }
  ) -> PendingLinkFile {
    PendingLinkFile(url: folder.file, report: reporting)
  }

  private func link(_ id: String, isResuming: Bool = false) -> PendingLink {
    PendingLink(
      id: LinkEventID(rawValue: id),
      url: "quiz://leagues/1",
      route: "league",
      source: .notification,
      condition: "signed in",
      account: "ada",
      scene: "main",
      receivedAt: LinkInstant(since1970: .milliseconds(1_000_500)),
      expiresAt: LinkInstant(since1970: .seconds(2000)),
      isResuming: isResuming
    )
  }

  /// Writes the file by hand.
  private func write(_ text: String) throws {
    try FileManager.default.createDirectory(
      at: folder.file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: folder.file)
  }

  @Test func aFileThatIsNotThereHoldsNothing() async throws {
    #expect(try await store().load() == [])
    #expect(!FileManager.default.fileExists(atPath: folder.file.path))
  }

  @Test func keepsLinksFromOneRunToTheNext() async throws {
    let links = [link("a"), link("b", isResuming: true)]
    let first = store()
    _ = try await first.load()
    try await first.save(links)
    #expect(try await store().load() == links)
    try await first.save([])
    #expect(try await store().load() == [])
  }

  @Test func nobodyElseMayReadTheFile() async throws {
    try await store().save([link("a")])
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.file.path)
    #expect(attributes[.posixPermissions] as? NSNumber == 0o600)
  }

  @Test(arguments: [
    "", "not JSON", #"{"version":1}"#, #"{"links":[]}"#, #"{"version":1,"links":[{"id":"a"}]}"#,
    #"{"version":1,"links":["#,
  ])
  func aDamagedFileIsReportedAndSetAside(text: String) async throws {
    try write(text)
    let (errors, report) = AsyncStream<PendingLinkFileError>.makeStream()
    let store = store { report.yield($0) }
    #expect(try await store.load() == [])
    report.finish()
    var codes: [PendingLinkFileError.Code] = []
    for await error in errors { codes.append(error.code) }
    #expect(codes == [.damaged])
    #expect(!FileManager.default.fileExists(atPath: folder.file.path))
    #expect(try String(contentsOf: store.asideURL, encoding: .utf8) == text)
    try await store.save([link("a")])
    #expect(try await self.store().load() == [link("a")])
  }

  @Test func aFileOfALaterVersionIsSetAsideAndNamed() async throws {
    try write(#"{"version":2,"entries":{}}"#)
    let (errors, report) = AsyncStream<PendingLinkFileError>.makeStream()
    #expect(try await store { report.yield($0) }.load() == [])
    report.finish()
    var messages: [String] = []
    for await error in errors { messages.append("\(error.code.name): \(error)") }
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("newerVersion: ") == true)
    #expect(messages.first?.contains("pending.json is of a later version") == true)
  }

  @Test func aFileThatCannotBeReadIsNotTakenForDamaged() async throws {
    // A folder in the place of the file: there, and not readable, also for the administrator.
    try FileManager.default.createDirectory(at: folder.file, withIntermediateDirectories: true)
    let store = store { error in Issue.record("reported \(error)") }
    let error = await #expect(throws: PendingLinkFileError.self) { try await store.load() }
    #expect(error?.code == .cannotRead)
    #expect(FileManager.default.fileExists(atPath: folder.file.path))
    #expect(!FileManager.default.fileExists(atPath: store.asideURL.path))
  }

  @Test func aFileThatCannotBeWrittenIsAnError() async throws {
    try FileManager.default.createDirectory(at: folder.file, withIntermediateDirectories: true)
    let error = await #expect(throws: PendingLinkFileError.self) {
      try await store().save([link("a")])
    }
    #expect(error?.code == .cannotWrite)
  }

  @Test func restoringDoesNotRewriteAnUnchangedFile() async throws {
    try await store().save([link("a")])
    let before = try #require(modified())
    let second = store()
    let links = try await second.load()
    // Had it been written, the date would be of today again.
    let past = Date(timeIntervalSince1970: 1000)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: folder.file.path)
    try await second.save(links)
    #expect(modified() == past)
    try await second.save(links + [link("b")])
    #expect(try #require(modified()) >= before)
  }

  /// When the file was written.
  private func modified() -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: folder.file.path)
    return attributes?[.modificationDate] as? Date
  }
}
