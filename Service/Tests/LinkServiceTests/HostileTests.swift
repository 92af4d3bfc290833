import Foundation
import Testing

/// Clients that mean harm, or are broken.
///
/// After each, the service answers others as before.
@Suite struct HostileTests {
  private let folder: ServiceFolder
  private let service: ServiceProcess

  init() throws {
    folder = try ServiceFolder()
    folder.settings["limits"] = ["seconds": 1]
    service = try ServiceProcess(in: folder)
  }

  /// Sends bytes, and returns the status of the answer; 0 when the connection is closed without one.
  private func status(of text: String) throws -> Int {
    let connection = try Connection(port: service.port)
    connection.send(text)
    return (try? connection.answer().status) ?? 0
  }

  /// Whether the service answers as it should.
  private func isWell() throws -> Bool { try service.ask("GET", "/products/7").status == 200 }

  @Test(arguments: [
    "GET /products/7 HTTP/1.1\r\nHost: shop.exam", "GET /prod", "\r\n\r\n", "",
    "POST /api/links HTTP/1.1\r\nHost: shop.example\r\nContent-Length: 100\r\n\r\n{\"url",
    "POST /api/links HTTP/1.1\r\nHost: shop.example\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{\"url",
  ])
  func aRequestThatNeverEndsIsCutOff(text: String) throws {
    let connection = try Connection(port: service.port)
    connection.send(text)
    #expect(connection.waitForEnd())
    #expect(try isWell())
  }

  @Test func aRequestThatDripsIsCutOff() throws {
    let connection = try Connection(port: service.port)
    connection.send("GET /products/7 HTTP/1.1\r\nHost: shop.example\r\n")
    // Each byte comes well before the time is over; the whole does not.
    var sent = 0
    while connection.send("X"), sent < 200 {
      sent += 1
      usleep(50_000)
    }
    #expect(sent < 200)
    #expect(try isWell())
  }

  @Test func aConnectionThatRestsIsClosed() throws {
    let connection = try Connection(port: service.port)
    connection.send("GET /products/7 HTTP/1.1\r\nHost: shop.example\r\n\r\n")
    #expect(try connection.answer().status == 200)
    #expect(connection.waitForEnd())
  }

  @Test func aClientThatTakesNoAnswersIsCutOff() throws {
    let connection = try Connection(port: service.port)
    let request = "GET /search?q=x HTTP/1.1\r\nHost: shop.example\r\n\r\n"
    // Far more answers than the buffers of the system hold.
    let many = Data(String(repeating: request, count: 2_000).utf8)
    var rounds = 0
    while rounds < 50_000, connection.send(many) { rounds += 1 }
    #expect(rounds < 50_000)
    #expect(try isWell())
  }

  @Test func aHeadThatIsTooLargeIsRefused() throws {
    let host = "Host: shop.example\r\n"
    let long = String(repeating: "a", count: 17_000)
    let fields = (0..<200).map { "X-\($0): \(String(repeating: "b", count: 90))\r\n" }.joined()
    for text in [
      "GET /\(long) HTTP/1.1\r\n\(host)\r\n", "GET / HTTP/1.1\r\n\(host)X: \(long)\r\n\r\n",
      "GET / HTTP/1.1\r\n\(host)\(long): x\r\n\r\n", "GET / HTTP/1.1\r\n\(host)\(fields)\r\n",
      "\(long) / HTTP/1.1\r\n\(host)\r\n", "GET / HTTP/1.1\r\nHost: \(long)\r\n\r\n",
    ] {
      let status = try status(of: text)
      #expect([0, 400, 414, 421, 431].contains(status), "\(text.prefix(20)): \(status)")
    }
    #expect(try isWell())
  }

  @Test func aHeadWithoutAnEndIsRefused() throws {
    let connection = try Connection(port: service.port)
    connection.send("GET / HTTP/1.1\r\nHost: shop.example\r\n")
    let field = Data(
      String(repeating: "X-A: \(String(repeating: "a", count: 1_000))\r\n", count: 100).utf8
    )
    var rounds = 0
    while rounds < 500_000, connection.send(field) { rounds += 1 }
    #expect(rounds < 500_000)
    #expect(try isWell())
  }

  @Test func aBodyThatIsTooLargeIsRefused() throws {
    let key = try folder.key()
    let head = "POST /api/links HTTP/1.1\r\nHost: shop.example\r\nAuthorization: Bearer \(key)\r\n"
    let body = String(repeating: " ", count: 65_537)
    #expect(try status(of: "\(head)Content-Length: 65537\r\n\r\n\(body)") == 413)
    #expect(try status(of: "\(head)Content-Length: 99999999999\r\n\r\n\(body)") == 413)
    let chunked = try Connection(port: service.port)
    chunked.send("\(head)Transfer-Encoding: chunked\r\n\r\n")
    chunked.send("\(String(65_537, radix: 16))\r\n\(body)\r\n")
    #expect(try chunked.answer().status == 413)
    // A body of exactly the limit is read.
    let most = #"{"url": "https://shop.example/"}"#.padding(
      toLength: 65_536,
      withPad: " ",
      startingAt: 0
    )
    #expect(try status(of: "\(head)Content-Length: 65536\r\n\r\n\(most)") == 201)
    #expect(try isWell())
  }

  @Test func aBodyWithoutAnEndIsCutOff() throws {
    let connection = try Connection(port: service.port)
    connection.send(
      "POST /products/7 HTTP/1.1\r\nHost: shop.example\r\nTransfer-Encoding: chunked\r\n\r\n"
    )
    let chunk = Data("10000\r\n\(String(repeating: "a", count: 65_536))\r\n".utf8)
    var rounds = 0
    while rounds < 500_000, connection.send(chunk) { rounds += 1 }
    #expect(rounds < 500_000)
    #expect(try isWell())
  }

  @Test func requestsInARowAreAnsweredInTheirOrder() throws {
    let connection = try Connection(port: service.port)
    let texts = (0..<100).map {
      "GET /search?q=word\($0)end HTTP/1.1\r\nHost: shop.example\r\nUser-Agent: iPhone\r\n\r\n"
    }
    connection.send(texts.joined())
    for number in 0..<100 {
      let answer = try connection.answer()
      #expect(answer.status == 200 && answer.text.contains("q=word\(number)end"))
    }
  }

  @Test(arguments: [
    "GET / HTTP/1.1\r\nHost: shop.example\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: shop.example\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello!",
    "GET / HTTP/1.1\r\nHost: shop.example\r\nContent-Length: -1\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: shop.example\r\nContent-Length: 1x\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: shop.example\r\n X: folded\r\n\r\n",
    "GET / HTTP/1.1\r\nHost : shop.example\r\n\r\n", "GET / HTTP/1.1\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: shop.example\r\nHost: evil.example\r\n\r\n", "GET / HTTP/9.9\r\n\r\n",
    "hello\r\n\r\n", "GET /\u{0} HTTP/1.1\r\n\r\n",
    "GET * HTTP/1.1\r\nHost: shop.example\r\n\r\n",
    "CONNECT shop.example:443 HTTP/1.1\r\nHost: shop.example\r\n\r\n",
    "\u{16}\u{3}\u{1}\u{2}\u{0}\u{1}\u{0}\u{1}", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: shop.example\r\nX: a\u{0}b\r\n\r\n",
  ])
  func aMalformedRequestIsRefused(text: String) throws {
    let status = try status(of: text)
    #expect([0, 400, 405, 421, 431, 501, 505].contains(status), "\(status)")
    #expect(try isWell())
  }

  @Test(arguments: [
    "/../etc/passwd", "/..%2f..%2fetc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/l/../api/links",
    "/l/..%2fgift", "/l/%00", "/l/gift%0d%0aSet-Cookie:%20a=b", "/.well-known/../links.sqlite",
    "/.well-known/apple-app-site-association/", "//evil.example/", "///", "/\\evil.example",
    "/products/7%0d%0aX-Evil:1", "/l/gift/store/store", "/l//store", "/l/store", "/%ff%fe",
    "/l/%C0%AE",
    "/products/99999999999999999999999", "/?\(String(repeating: "a=b&", count: 3_000))",
  ])
  func aPathThatMeansHarmHasThePageOfNothing(target: String) throws {
    let answer = try service.ask("GET", target)
    #expect(answer.status == 404)
    #expect(answer.header("Set-Cookie") == nil && answer.header("X-Evil") == nil)
    #expect(!answer.text.contains("evil.example") && !answer.text.contains("root:"))
    let plain = try service.ask("GET", "/nothing")
    #expect(answer.body == plain.body)
  }

  @Test func manyConnectionsAtOnceAreServed() throws {
    folder.settings = [:]
    let service = try ServiceProcess(in: folder)
    let connections = try (0..<300).map { _ in try Connection(port: service.port) }
    for connection in connections {
      connection.send("GET /products/7 HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n")
    }
    let statuses = connections.map { (try? $0.answer().status) ?? 0 }
    #expect(statuses.allSatisfy { $0 == 200 })
  }
}
