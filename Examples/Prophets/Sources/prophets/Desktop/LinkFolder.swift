import Foundation

/// Where the running app can be reached: a socket in a folder that is the person's alone.
///
/// There is one for each database, so that two data folders are two apps.
struct LinkFolder {
  let path: String

  var socket: String { "\(path)/socket" }

  /// Makes the folder, or checks the one that is there.
  func prepare() throws(CommandFailure) {
    let parent = URL(fileURLWithPath: path).deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else {
      throw failure("cannot be made: \(String(cString: strerror(errno)))")
    }
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR,
      status.st_uid == geteuid(), status.st_mode & 0o077 == 0
    else { throw failure("is not a folder that is yours alone") }
    let longest = MemoryLayout.size(ofValue: sockaddr_un().sun_path)
    guard socket.utf8.count < longest else { throw failure("has too long a path") }
  }

  /// Locks the file of the running app, unless another process has locked it.
  ///
  /// The lock ends with the process, however that ends, so that a socket which is left over is told
  /// from one with a listening process.
  func lockFile() throws(CommandFailure) -> Int32? {
    let file = open("\(path)/lock", O_CREAT | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { throw failure("holds no lock: \(String(cString: strerror(errno)))") }
    if flock(file, LOCK_EX | LOCK_NB) == 0 { return file }
    close(file)
    return nil
  }

  /// Hands a link to the running app, and waits for its answer, however long a person takes for it.
  func forward(_ url: String) -> (isSuccess: Bool, outcome: String)? {
    let connection = LinkConnection(Self.makeSocket())
    guard withAddress({ connect(connection.descriptor, $0, $1) }) == 0, connection.send(url),
      let answer = connection.receive(waiting: 0)
    else { return nil }
    let parts = answer.split(separator: " ", maxSplits: 1).map(String.init)
    return parts.count == 2 ? (parts[0] == "true", parts[1]) : nil
  }

  static func makeSocket() -> Int32 {
    #if canImport(Darwin)
    return Foundation.socket(AF_UNIX, SOCK_STREAM, 0)
    #else
    return Foundation.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    #endif
  }

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

  private func failure(_ problem: String) -> CommandFailure {
    CommandFailure("\(path) \(problem).", .cannotCreate)
  }
}

/// A connection between two processes of the app: a URL goes there, a word comes back.
///
/// A message ends where its sender closes that side, and has at most 8192 bytes, as the longest URL that the app
/// accepts.
struct LinkConnection: Sendable {
  private let file: FileHandle

  var descriptor: Int32 { file.fileDescriptor }

  private static let limit = 8192

  /// Takes over a descriptor, which is closed with the last copy.
  init(_ descriptor: Int32) {
    file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    // To write to a connection that the other side has closed is an error, not the end of the process.
    signal(SIGPIPE, SIG_IGN)
  }

  @discardableResult
  func send(_ text: String) -> Bool {
    guard (try? file.write(contentsOf: Data(text.utf8))) != nil else { return false }
    return shutdown(descriptor, Int32(SHUT_WR)) == 0
  }

  /// Receives a message within some seconds, or however long it takes with 0.
  ///
  /// Returns `nil` for a message that is too long or too late.
  func receive(waiting seconds: Int = 2) -> String? {
    var time = timeval()
    time.tv_sec = time_t(seconds)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
    guard let data = try? file.read(upToCount: Self.limit + 1), data.count <= Self.limit else {
      return nil
    }
    return String(data: data, encoding: .utf8)
  }
}
