import Foundation
import ServiceTestSupport
import Testing

/// Several instances of the service on one PostgreSQL server, which this suite starts, stops and starts again.
@Suite(.enabled(if: PostgresServer.shared != nil, "on Debian: apt-get install postgresql"))
struct InstancesTests {
  private let folder: ServiceFolder
  private let server: PostgresServer
  private let key: String

  init() throws {
    folder = try ServiceFolder()
    server = try PostgresServer()
    folder.settings["database"] = NSNull()
    folder.settings["postgres"] = try server.database()
    folder.settings["limits"] = ["requests": 1_000_000]
    key = try folder.key()
  }

  private static let gift = #"{"url": "https://shop.example/products/7", "code": "gift"}"#

  @Test func aSwitchOffIsInForceEverywhereWithinFiveSeconds() throws {
    let services = try (0..<3).map { _ in try ServiceProcess(in: folder) }
    #expect(try services[0].api("POST", "/api/links", key: key, Self.gift).status == 201)
    // Each has the link in its memory.
    for service in services { #expect(try service.ask("GET", "/l/gift").status == 200) }
    #expect(try services[1].api("DELETE", "/api/links/gift", key: key).status == 204)
    #expect(try services[1].ask("GET", "/l/gift").status == 404)
    let begin = ContinuousClock.now
    for service in services { while try service.ask("GET", "/l/gift").status == 200 {} }
    #expect(ContinuousClock.now - begin < .seconds(5))
  }

  @Test func aServerThatIsAwayIsWaitedFor() throws {
    let service = try ServiceProcess(in: folder)
    #expect(try service.api("POST", "/api/links", key: key, Self.gift).status == 201)
    #expect(try service.ask("GET", "/l/gift").status == 200)
    server.stop()
    // A link that is known is served, older than its time; one that isn't, can't be.
    let end = ContinuousClock.now + .seconds(3)
    while ContinuousClock.now < end { #expect(try service.ask("GET", "/l/gift").status == 200) }
    #expect(try service.ask("GET", "/l/other").status == 503)
    #expect(try service.ask("GET", "/products/7").status == 200)
    #expect(try service.ask("GET", "/health").status == 503)
    #expect(try service.ask("GET", "/health/live").status == 200)
    let refused = try service.api("POST", "/api/links", key: key, Self.gift)
    #expect(refused.status == 503 && refused.header("Retry-After") != nil)
    try server.start()
    while try service.ask("GET", "/health").status == 503 {}
    #expect(try service.api("GET", "/api/links/gift", key: key).status == 200)
    let other = Self.gift.replacing("gift", with: "other")
    #expect(try service.api("POST", "/api/links", key: key, other).status == 201)
    // What was counted meanwhile is not lost.
    #expect(service.stop() == 0)
    let again = try ServiceProcess(in: folder)
    let counts = try again.api("GET", "/api/links/gift", key: key).json["counts"]
    let page = (counts as? [String: [String: Int]])?.values.first?["page"] ?? 0
    #expect(page > 2)
  }

  @Test func threeInstancesUnderLoadLoseNoAcknowledgedLink() async throws {
    let services = try (0..<3).map { _ in try ServiceProcess(in: folder) }
    let (ports, key) = (services.map(\.port), key)
    let (events, continuation) = AsyncStream.makeStream(of: Void.self)
    let codes = try await withThrowingTaskGroup(of: [String].self) { group in
      for (number, port) in ports.enumerated() {
        group.addTask {
          await withCheckedContinuation { done in
            Thread.detachNewThread {
              done.resume(
                returning: LoadTask.create("i\(number)", port: port, key: key, count: 400) {
                  continuation.yield()
                }
              )
            }
          }
        }
      }
      var count = 0
      for await _ in events {
        count += 1
        // One instance is killed, and later the database is restarted.
        if count == 200 { services[2].kill() }
        if count == 400 {
          server.stop()
          try server.start()
          break
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(codes.count >= 800)
    let lines = try folder.run(["export"] + folder.options).output.split(separator: "\n")
    let stored = Set(
      lines.compactMap {
        let link = try? JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
        return link?["code"] as? String
      }
    )
    #expect(Set(codes).subtracting(stored) == [])
  }
}

/// A client that creates links.
enum LoadTask {
  /// Creates links until there are enough or the service has gone, and returns the codes that were acknowledged.
  ///
  /// While the database is away it tries again, as the answer says.
  static func create(
    _ prefix: String,
    port: UInt16,
    key: String,
    count: Int,
    then onAcknowledged: () -> Void
  ) -> [String] {
    guard let connection = try? Connection(port: port) else { return [] }
    var codes: [String] = []
    var number = 0
    while codes.count < count {
      number += 1
      let code = "\(prefix)-\(number)"
      let body = "{\"url\": \"https://shop.example/products/7\", \"code\": \"\(code)\"}"
      connection.send(
        "POST /api/links HTTP/1.1\r\nHost: shop.example\r\nAuthorization: Bearer \(key)\r\n"
          + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
      )
      guard let answer = try? connection.answer() else { return codes }
      switch answer.status {
      case 201:
        codes.append(code)
        onAcknowledged()
      case 503: usleep(50_000)
      default: return codes
      }
    }
    return codes
  }
}
