import Foundation
import LinkAnalysis
import LinkPages
import LinkServing
import Logging
import ShortLinks
import Synchronization
import Testing

/// What goes wrong around a service: its process, its disk, its clock.
@Suite struct FaultTests {
  private let folder: ServiceFolder
  private let key: String

  init() throws {
    folder = try ServiceFolder()
    folder.settings["limits"] = ["requests": 1_000_000]
    key = try folder.key()
  }

  /// The codes of the links that are stored.
  private func stored() throws -> Set<String> {
    let lines = try folder.run(["export"] + folder.options).output.split(separator: "\n")
    let links = lines.compactMap {
      try? JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
    return Set(links.compactMap { $0["code"] as? String })
  }

  /// Creates links on one connection until it breaks, and returns the codes that were acknowledged.
  private static func create(
    _ prefix: String,
    port: UInt16,
    key: String,
    then onAcknowledged: @Sendable () -> Void
  ) -> [String] {
    guard let connection = try? Connection(port: port) else { return [] }
    var codes: [String] = []
    while true {
      let code = "\(prefix)-\(codes.count)"
      let body = "{\"url\": \"https://shop.example/products/7\", \"code\": \"\(code)\"}"
      connection.send(
        "POST /api/links HTTP/1.1\r\nHost: shop.example\r\nAuthorization: Bearer \(key)\r\n"
          + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
      )
      guard let answer = try? connection.answer(), answer.status == 201 else { return codes }
      codes.append(code)
      onAcknowledged()
    }
  }

  @Test func aKillUnderLoadLosesNoAcknowledgedLink() async throws {
    var acknowledged: Set<String> = []
    for round in 0..<5 {
      let service = try ServiceProcess(in: folder)
      let (port, key) = (service.port, key)
      let (events, continuation) = AsyncStream.makeStream(of: Void.self)
      let codes = await withTaskGroup(of: [String].self) { group in
        for writer in 0..<4 {
          group.addTask {
            await withCheckedContinuation { done in
              Thread.detachNewThread {
                let prefix = "r\(round)w\(writer)"
                done.resume(
                  returning: Self.create(prefix, port: port, key: key) { continuation.yield() }
                )
              }
            }
          }
        }
        var count = 0
        for await _ in events {
          count += 1
          if count == 100 + round * 37 { break }
        }
        service.kill()
        return await group.reduce(into: []) { $0 += $1 }
      }
      #expect(codes.count >= 100)
      acknowledged.formUnion(codes)
      #expect(acknowledged.subtracting(try stored()) == [])
    }
    let service = try ServiceProcess(in: folder)
    #expect(try service.ask("GET", "/l/r0w0-0").status == 200)
    #expect(try service.ask("GET", "/health").status == 200)
  }

  @Test func aFullDiskRefusesLinksAndServesPages() throws {
    // Files of the process can't grow over this size, as if the disk ended there.
    let service = try ServiceProcess(in: folder, shell: "trap '' XFSZ; ulimit -f 900;")
    let codes = Self.create("full", port: service.port, key: key) {}
    #expect(codes.count > 100)
    let body = #"{"url": "https://shop.example/products/7"}"#
    let refused = try service.api("POST", "/api/links", key: key, body)
    #expect(refused.status == 503 && refused.header("Retry-After") != nil)
    #expect(refused.error("code") == "unavailable")
    #expect(try service.ask("GET", "/l/full-0").status == 200)
    #expect(try service.ask("GET", "/products/7").status == 200)
    #expect(try service.api("GET", "/api/links/\(codes[codes.count - 1])", key: nil).status == 200)
    #expect(service.stop() == 0)
    // With room again, all that was acknowledged is there, and links are taken.
    #expect(Set(codes).subtracting(try stored()) == [])
    let again = try ServiceProcess(in: folder)
    #expect(try again.api("POST", "/api/links", key: key, body).status == 201)
  }

  /// A clock that a test sets.
  private final class Clock: Sendable {
    private let offset = Mutex(0.0)

    var now: Date { Date(timeIntervalSinceNow: offset.withLock { $0 }) }

    func set(_ seconds: Double) { offset.withLock { $0 = seconds } }
  }

  @Test func aClockThatIsSetBackHarmsNothing() async throws {
    let clock = Clock()
    let data = Data(ServiceFolder.shop.utf8)
    let catalog = ParsedCatalog(try JSONDecoder().decode(LinkCatalogV1.self, from: data))
    var settings = ServiceSettings(catalog: catalog, app: LinkPageApp(name: "The Shop"))
    settings.port = 0
    let store = try LinkDatabase.sqlite(path: folder.database).open()
    let service = try LinkService(settings, store: store, logger: Logger(label: "test")) {
      clock.now
    }
    let (ports, continuation) = AsyncStream.makeStream(of: UInt16.self)
    let running = Task {
      try await service.run { address in
        continuation.yield(address.split(separator: ":").last.flatMap { UInt16($0) } ?? 0)
      }
    }
    let port = try #require(await ports.first { _ in true })
    func ask(_ method: String, _ target: String, _ body: String = "") throws -> Connection.Answer {
      let connection = try Connection(port: port)
      connection.send(
        "\(method) \(target) HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n"
          + "Authorization: Bearer \(key)\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
      )
      return try connection.answer()
    }
    let expires = Date(timeIntervalSinceNow: 3_600).formatted(.iso8601)
    let gift = #"{"url": "https://shop.example/", "code": "gift", "expires": "\#(expires)"}"#
    #expect(try ask("POST", "/api/links", gift).status == 201)
    #expect(try ask("GET", "/l/gift").status == 200)
    clock.set(7_200)
    #expect(try ask("GET", "/l/gift").status == 404)
    // Three days back: the link is open again, and its uses belong to that day.
    clock.set(-259_200)
    #expect(try ask("GET", "/l/gift").status == 200)
    let later = #"{"url": "https://shop.example/", "code": "later"}"#
    #expect(try ask("POST", "/api/links", later).status == 201)
    #expect(try ask("DELETE", "/api/links/gift").status == 204)
    #expect(try ask("GET", "/l/gift").status == 404)
    running.cancel()
    _ = await running.result
    let again = try LinkDatabase.sqlite(path: folder.database).open()
    let counts = try await again.counts(of: "gift")
    #expect(counts.values.sorted { $0.page < $1.page } == [.init(page: 1), .init(page: 1)])
    await again.close()
  }
}
