import DeepLinking
import LinkPatterns
import LinkRouting
import LinkTesting
import Testing

@MainActor
@Suite struct ShortLinkTests {
  /// Expands URLs of one host by a list.
  struct Expander: LinkExpanding {
    let urls: [String: String]
    let held: Held?

    func isShort(_ url: LinkURL) -> Bool { url.host == "quiz.link" }

    func expand(_ url: LinkURL) async throws -> String {
      await held?.wait()
      guard let long = urls[url.text] else {
        throw LinkFailure(.init(rawValue: "unknownShort"), message: "The short link is unknown.")
      }
      return long
    }
  }

  private func scene(
    _ urls: [String: String],
    held: Held? = nil,
    perform: (@MainActor @Sendable (Quiz) async throws -> Void)? = nil
  ) throws -> Scene {
    let scene = try Scene(perform: perform)
    scene.links.expander = Expander(urls: urls, held: held)
    return scene
  }

  @Test func aShortLinkIsExpandedAndMatched() async throws {
    let scene = try scene(["https://quiz.link/a": "https://quiz.example/leagues/1"])
    let report = await scene.receive("https://quiz.link/a", from: .universalLink).report
    #expect(report.outcome == .opened(skipping: []))
    #expect(report.route == "league")
    #expect(report.event.delivery.content == .url("https://quiz.link/a"))
  }

  @Test func whatAShortLinkStandsForKeepsItsTrust() async throws {
    let scene = try scene([
      "https://quiz.link/a": "https://quiz.example/secret/1",
      "https://quiz.link/b": "quiz://leagues/1", "https://quiz.link/c": "https://quiz.link/a",
      "https://quiz.link/d": "javascript:alert(1)",
    ])
    #expect(
      await scene.receive("https://quiz.link/a", from: .universalLink).outcome.name
        == "openInBrowser"
    )
    #expect(
      await scene.receive("https://quiz.link/b", from: .universalLink).outcome.name == "rejected"
    )
    #expect(
      await scene.receive("https://quiz.link/c", from: .universalLink).outcome.name == "rejected"
    )
    #expect(
      await scene.receive("https://quiz.link/d", from: .universalLink).outcome.name == "rejected"
    )
  }

  @Test func aShortLinkThatFailsOrTakesTooLongFailsTheEvent() async throws {
    let known = try scene([:])
    let failed = await known.receive("https://quiz.link/x", from: .universalLink).outcome
    #expect(failed.reason?.code.rawValue == "unknownShort")
    let held = Held()
    let slow = try scene([:], held: held)
    let receipt = slow.receive("https://quiz.link/x", from: .universalLink)
    await held.arrival()
    await settle()
    slow.time.advance(by: .seconds(60))
    #expect(await receipt.outcome.reason?.code == .timedOut)
    held.release()
  }

  @Test func aShortLinkThatIsExpandedCountsAsNavigation() async throws {
    let held = Held()
    let scene = try scene(["https://quiz.link/a": "https://quiz.example/leagues/1"], held: held)
    let older = scene.receive("https://quiz.link/a", from: .universalLink)
    await held.arrival()
    let newer = scene.receive("https://quiz.example/leagues/2", from: .universalLink)
    #expect(await older.outcome == .superseded(by: newer.id))
    held.release()
    await settle()
    #expect(scene.visible == [.home, .league(league: 2)])
  }

  @Test func aShortLinkThatStandsForAnActionKeepsItsPlace() async throws {
    let held = Held()
    var performed: [Quiz] = []
    let scene = try scene(["https://quiz.link/a": "quiz://votes/1"], held: held) {
      performed.append($0)
    }
    let short = scene.receive("https://quiz.link/a")
    await held.arrival()
    let action = scene.receive("quiz://votes/2")
    await settle()
    held.release()
    #expect(await [short.outcome, action.outcome] == [.performed, .performed])
    #expect(performed == [.vote(id: 1), .vote(id: 2)])
  }
}
