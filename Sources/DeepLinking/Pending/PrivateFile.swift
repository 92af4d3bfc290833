import Foundation

/// A file that only its owner may read, from its first byte on, and that is replaced as a whole.
///
/// New contents are written to a draft beside it, which then takes its name. So after a crash there are either the old
/// or the new contents, and what the crash left of a draft goes with the next one.
///
/// On a phone the file is protected until the first unlock. Backups have it.
struct PrivateFile: Sendable {
  /// Where the file is.
  let url: URL

  /// The contents; `nil` when there is no file.
  func contents() throws -> Data? {
    do {
      return try Data(contentsOf: url)
    } catch let error as CocoaError
      where error.code == .fileReadNoSuchFile || error.code == .fileNoSuchFile
    {
      return nil
    }
  }

  /// Replaces the contents; the folder is created when it doesn't exist.
  func replace(with data: Data) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    removeOldDrafts()
    let draft = try draft(of: data)
    let isRenamed = draft.path.withCString { old in url.path.withCString { rename(old, $0) } } == 0
    guard isRenamed else {
      let error = Self.systemError
      try? FileManager.default.removeItem(at: draft)
      throw error
    }
  }

  /// Writes contents to a new draft.
  func draft(of data: Data) throws -> URL {
    let draft = folder.appendingPathComponent("\(draftPrefix)\(UUID().uuidString)")
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    let file = draft.path.withCString { open($0, flags, 0o600) }
    guard file >= 0 else { throw Self.systemError }
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    do {
      defer { try? handle.close() }
      #if os(iOS) || os(tvOS) || os(visionOS)
      try FileManager.default.setAttributes(
        [.protectionKey: FileProtectionType.completeUntilFirstUserAuthentication],
        ofItemAtPath: draft.path
      )
      #endif
      try handle.write(contentsOf: data)
      try handle.synchronize()
    } catch {
      try? FileManager.default.removeItem(at: draft)
      throw error
    }
    return draft
  }

  /// Removes what a crash left; a draft that is younger may be one that another process is writing.
  private func removeOldDrafts() {
    let files = FileManager.default
    let names = (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where name.hasPrefix(draftPrefix) {
      let path = folder.appendingPathComponent(name).path
      let written = (try? files.attributesOfItem(atPath: path))?[.modificationDate] as? Date
      guard let written, written.timeIntervalSinceNow < -Self.writingTime else { continue }
      try? files.removeItem(atPath: path)
    }
  }

  /// The most seconds that writing a draft takes.
  static let writingTime = 60.0

  private var folder: URL { url.deletingLastPathComponent() }

  private var draftPrefix: String { ".\(url.lastPathComponent).draft-" }

  private static var systemError: POSIXError { POSIXError(.init(rawValue: errno) ?? .EIO) }
}
