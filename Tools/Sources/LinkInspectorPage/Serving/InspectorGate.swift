/// Lets in the requests of the page alone.
///
/// Other programs of this machine and web pages in the same browser can reach the port. They do not know the
/// token; and a web page whose name was made to lead here says its own name as the host.
struct InspectorGate: Sendable {
  /// The first segment of every path: 32 random hexadecimal digits.
  let token: String

  /// The port that is listened to.
  let port: UInt16

  /// Why a request is refused.
  enum Refusal: Int, Error {
    /// It was meant for another host, or comes from another page.
    case foreign = 403
    /// It does not know the token, or asks for what is not there.
    case notFound = 404
  }

  /// Creates a gate with a token of its own.
  init(port: UInt16) {
    var generator = SystemRandomNumberGenerator()
    let halves = [generator.next(), generator.next()] as [UInt64]
    self.init(token: halves.map(Self.digits).joined(), port: port)
  }

  /// Creates a gate.
  init(token: String, port: UInt16) { (self.token, self.port) = (token, port) }

  /// The URL of the page.
  var url: String { "http://127.0.0.1:\(port)/\(token)/" }

  /// The name of what a request asks for: `way`; empty for the page itself.
  func admit(_ request: InspectorRequest) throws(Refusal) -> String {
    let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    guard let host = request.host?.lowercased(), hosts.contains(host) else { throw .foreign }
    if let origin = request.origin, !hosts.contains(where: { origin == "http://\($0)" }) {
      throw .foreign
    }
    if let site = request.fetchSite, site != "same-origin", site != "none" { throw .foreign }
    let path = Array(request.path.utf8)
    let start = Array("/\(token)/".utf8)
    guard path.count >= start.count, Self.areEqual(path[..<start.count], start[...]) else {
      throw .notFound
    }
    return String(decoding: path[start.count...], as: UTF8.self)
  }

  /// Compares in a time that does not tell how much is equal.
  private static func areEqual(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
    zip(left, right).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// Sixteen hexadecimal digits.
  private static func digits(_ number: UInt64) -> String {
    let text = String(number, radix: 16)
    return String(repeating: "0", count: 16 - text.utf8.count) + text
  }
}
