import Foundation

/// Where the running app can be reached: a socket in a folder that is the person's alone.
///
/// There is one for each database, so that two data folders are two apps.
struct LinkSocketPlace {
  /// The folder, which only its owner may enter.
  let folder: String

  /// The path of the socket.
  var socket: String { "\(folder)/socket" }

  /// The path of the file that the running app keeps locked.
  var lock: String { "\(folder)/lock" }

  /// Describes the place beside a database.
  init(besideDatabase database: String) {
    folder = "\(database).links"
  }

  /// Makes the folder, or checks the one that is there.
  func prepare() throws(CommandFailure) {
    let parent = URL(fileURLWithPath: folder).deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    let isNew = mkdir(folder, 0o700) == 0
    guard isNew || errno == EEXIST else {
      throw failure("cannot be made: \(String(cString: strerror(errno)))")
    }
    var status = stat()
    guard lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR,
      status.st_uid == geteuid(), status.st_mode & 0o077 == 0
    else { throw failure("is not a folder that is yours alone") }
    guard socket.utf8.count < Self.longestPath else { throw failure("has too long a path") }
  }

  /// Locks the file of the running app, unless another process has locked it.
  ///
  /// The lock ends with the process, however that ends, so that a socket which is left over is told
  /// from one with a listening process.
  func lockFile() throws(CommandFailure) -> Int32? {
    let file = open(lock, O_CREAT | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { throw failure("holds no lock: \(String(cString: strerror(errno)))") }
    if flock(file, LOCK_EX | LOCK_NB) == 0 { return file }
    close(file)
    return nil
  }

  /// The most bytes of the path of a socket, its end included.
  private static var longestPath: Int { MemoryLayout.size(ofValue: sockaddr_un().sun_path) }

  /// Calls a function of the system with the address of the socket.
  func withAddress(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: socket.utf8) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, size) }
    }
  }

  /// Describes what is wrong with the folder.
  private func failure(_ what: String) -> CommandFailure {
    CommandFailure("\(folder) \(what).", code: CommandFailure.cannotCreate)
  }
}
