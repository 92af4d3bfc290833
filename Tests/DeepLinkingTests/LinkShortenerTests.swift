import LinkActions
import LinkPatterns
import LinkRouting
import Testing

@Suite struct LinkShortenerTests {
  /// A service that knows some short links, and notes what it is asked.
  actor Service: ShortLinkService {
    private let locations: [String: String]
    private(set) var asked: [String] = []

    init(_ locations: [String: String]) { self.locations = locations }

    func location(of url: LinkURL) -> String? {
      asked.append(url.text)
      return locations[url.text]
    }
  }

  /// What becomes of `https://s.example/0` when each hop leads to the next place.
  private func expanded(
    _ places: [String],
    hosts: [String] = ["s.example", "t.example"],
    from start: String = "https://s.example/0"
  ) async throws -> (url: String?, reason: LinkFailure?, asked: [String]) {
    let service = Service(Dictionary(zip([start] + places, places)) { first, _ in first })
    let shortener = LinkShortener(hosts: hosts, service: service)
    do {
      let url = try await shortener.expand(try LinkURL(start))
      return (url, nil, await service.asked)
    } catch let reason as LinkFailure {
      return (nil, reason, await service.asked)
    }
  }

  @Test func followsAShortLinkToItsEnd() async throws {
    let result = try await expanded(["https://quiz.example/leagues/1"])
    #expect(result.url == "https://quiz.example/leagues/1")
    #expect(result.asked == ["https://s.example/0"])
  }

  @Test func followsThreeHopsOfAllowedHosts() async throws {
    let result = try await expanded([
      "https://t.example/1", "https://s.example/2", "https://quiz.example/home",
    ])
    #expect(result.url == "https://quiz.example/home")
    #expect(result.asked.count == 3)
  }

  @Test func refusesAFourthHop() async throws {
    let result = try await expanded([
      "https://t.example/1", "https://s.example/2", "https://t.example/3",
      "https://quiz.example/home",
    ])
    #expect(result.reason?.code == .shortLinkHops)
    #expect(result.asked.count == 3)
  }

  @Test func endsInACircle() async throws {
    let result = try await expanded(["https://t.example/1", "https://s.example/0"])
    #expect(result.reason?.code == .shortLinkHops)
    #expect(result.asked.count == 3)
  }

  @Test(arguments: [
    "http://s.example/0", "https://s.example.evil.example/0", "https://evil.example/s.example",
    "s://s.example/0", "https://xs.example/0",
  ])
  func asksNoHostThatIsNotAllowed(start: String) async throws {
    let result = try await expanded(["https://quiz.example/home"], from: start)
    #expect(result.reason?.code == .shortLinkHost)
    #expect(result.asked == [])
  }

  @Test func aHopToAnotherHostIsTheEndAndIsNotAsked() async throws {
    let result = try await expanded(["https://evil.example/1", "https://quiz.example/home"])
    #expect(result.url == "https://evil.example/1")
    #expect(result.asked == ["https://s.example/0"])
  }

  @Test func asksSubdomainsOnlyWhenNamed() async throws {
    let hop = "https://quiz.example/home"
    let wide = try await expanded([hop], hosts: ["*.s.example"], from: "https://a.s.example/0")
    #expect(wide.url == hop)
    let bare = try await expanded([hop], hosts: ["*.s.example"])
    #expect(bare.reason?.code == .shortLinkHost)
  }

  @Test(arguments: [
    "/home", "//quiz.example/home", "https://quiz.example\\@evil.example/",
    "https://a@quiz.example/",
    "https://quiz.example/a b", "https://quiz.example/" + String(repeating: "a", count: 9000),
  ])
  func refusesAHopThatIsNoURL(hop: String) async throws {
    let result = try await expanded([hop])
    #expect(result.reason?.code == .malformedURL)
  }

  @Test func saysThatAShortLinkLeadsNowhere() async throws {
    #expect(try await expanded([]).reason?.code == .shortLinkEnd)
  }

  @Test func neverAsksMoreThanThreeTimes() async throws {
    let service = Service([:])
    #expect(LinkShortener(hosts: ["s.example"], maximumHops: 99, service: service).maximumHops == 3)
    #expect(LinkShortener(hosts: ["s.example"], maximumHops: 0, service: service).maximumHops == 1)
  }

  @Test func tellsShortLinksFromOthers() throws {
    let shortener = LinkShortener(hosts: ["s.example"], service: Service([:]))
    #expect(shortener.isShort(try LinkURL("https://S.example/0")))
    #expect(!shortener.isShort(try LinkURL("https://quiz.example/0")))
    #expect(!shortener.isShort(try LinkURL("quiz://s.example/0")))
  }
}
