import Foundation

/// A file that is read to its end, and written as a whole or not at all.
enum WholeFile {
  /// The most bytes of a file that are read.
  static let byteLimit = 16 << 20

  /// Reads a file, also one that is a pipe, as `<(…)` of a shell is, or standard input for `-`.
  static func read(
    _ path: String,
    atMost limit: Int = byteLimit
  ) throws(UnreadableFile) -> [UInt8] {
    if path == "-" { return try bytes(to: limit, of: STDIN_FILENO, named: path) }
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw UnreadableFile(path, errorNumber: errno) }
    defer { close(file) }
    return try bytes(to: limit, of: file, named: path)
  }

  /// Refuses a file that cannot be opened for reading, and a folder.
  static func refuseUnreadable(_ path: String) throws(UnreadableFile) {
    var status = stat()
    if stat(path, &status) != 0 { throw UnreadableFile(path, errorNumber: errno) }
    if status.st_mode & S_IFMT == S_IFDIR { throw UnreadableFile(path, errorNumber: EISDIR) }
    if access(path, R_OK) != 0 { throw UnreadableFile(path, errorNumber: errno) }
  }

  /// The bytes of an open file, which has a known size or ends some time.
  private static func bytes(
    to limit: Int,
    of file: Int32,
    named path: String
  ) throws(UnreadableFile) -> [UInt8] {
    var status = stat()
    if fstat(file, &status) == 0 {
      let kind = status.st_mode & S_IFMT
      if kind == S_IFDIR { throw UnreadableFile(path, errorNumber: EISDIR) }
      if kind == S_IFREG, status.st_size > limit { throw UnreadableFile(path, over: limit) }
    }
    var bytes: [UInt8] = []
    while true {
      let next = try Self.bytes(of: file, atMost: 1 << 16, named: path)
      if next.isEmpty { return bytes }
      bytes += next
      if bytes.count > limit { throw UnreadableFile(path, over: limit) }
    }
  }

  /// The next bytes of an open file; none at its end.
  static func bytes(
    of file: Int32,
    atMost count: Int,
    named path: String
  ) throws(UnreadableFile) -> [UInt8] {
    while true {
      var failure: Int32 = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
        let read = Foundation.read(file, buffer.baseAddress, count)
        (filled, failure) = read < 0 ? (0, errno) : (read, 0)
      }
      if failure == 0 { return bytes }
      if failure != EINTR { throw UnreadableFile(path, errorNumber: failure) }
    }
  }

  /// Writes a file; where a symbolic link is, its target is written, and the link stays.
  ///
  /// Who may read and write the file stays as it was. A pipe or a device is written to as it is.
  static func write(_ bytes: some Sequence<UInt8>, to path: String) throws(UnwritableFile) {
    var file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    // A link without an existing target is not resolved.
    if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: file.path) {
      file = URL(fileURLWithPath: target, relativeTo: file.deletingLastPathComponent())
    }
    let before = try? FileManager.default.attributesOfItem(atPath: file.path)
    let kind = before?[.type] as? FileAttributeType
    do {
      guard kind == nil || kind == .typeRegular || kind == .typeDirectory else {
        return try FileHandle(forWritingTo: file).write(contentsOf: Data(bytes))
      }
      try Data(bytes).write(to: file, options: .atomic)
      guard let permissions = before?[.posixPermissions] else { return }
      try FileManager.default.setAttributes(
        [.posixPermissions: permissions],
        ofItemAtPath: file.path
      )
    } catch {
      throw UnwritableFile(path, because: error)
    }
  }
}
