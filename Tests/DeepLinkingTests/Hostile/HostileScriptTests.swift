import DeepLinking
import LinkRouting
import LinkTesting
import Testing

/// Attacks that need several links, or the same link again.
@MainActor
@Suite struct HostileScriptTests {
  /// Delivers a URL without letting time pass, and does not wait for its end.
  private func deliver(
    _ url: String,
    to scene: BankScene,
    from source: LinkSource = .customScheme,
    entryPoint: LinkEntryPoint = .openURL,
    identity: String? = nil
  ) -> LinkReceipt<Bank> {
    scene.handler.receive(
      LinkDelivery(url: url, source: source, entryPoint: entryPoint, identity: identity)
    )
  }

  @Test func aConsentCountsForOneEvent() async throws {
    let scene = try BankScene(consents: true)
    for _ in 0..<3 {
      #expect(
        await scene.decision(on: .init("", "bank://pay?amount=1&to=ada"))
          == #"performed pay(amount: 1, to: "ada")"#
      )
    }
    #expect(scene.asked.count == 3)
    #expect(scene.performed.count == 3)
  }

  @Test func oneDeliveryThroughManyEntryPointsIsDoneOnce() async throws {
    let scene = try BankScene(consents: true)
    let receipts = [LinkEntryPoint.openURL, .openURL, .userActivity].map {
      deliver("bank://pay?amount=1&to=ada", to: scene, entryPoint: $0)
    }
    var names: [String] = []
    for receipt in receipts { names.append(await receipt.outcome.name) }
    #expect(names == ["performed", "duplicate", "duplicate"])
    #expect(scene.performed.count == 1)
  }

  @Test func aReplayedNotificationIsDoneOnce() async throws {
    let scene = try BankScene(consents: true)
    for expected in ["performed", "duplicate", "duplicate"] {
      scene.time.advance(by: .seconds(86_400))
      let receipt = deliver(
        "bank://pay?amount=1&to=ada",
        to: scene,
        from: .notification,
        entryPoint: .notification,
        identity: "n1 open"
      )
      #expect(await receipt.outcome.name == expected)
    }
    #expect(scene.performed.count == 1)
  }

  @Test func aBurstFromOutsideIsCutOffAndTheAppItselfIsNot() async throws {
    let scene = try BankScene()
    var rejected = 0
    for number in 1...200 {
      scene.time.advance(by: .milliseconds(10))
      let outcome = await deliver("bank://accounts/\(number)", to: scene).outcome
      if outcome.reason?.code == .rateExceeded { rejected += 1 }
    }
    #expect(rejected == 140)
    #expect(await scene.handler.open(.account(id: 999)).outcome == .opened(skipping: []))
    #expect(await deliver("bank://accounts/998", to: scene, from: .notification).outcome.isSuccess)
    scene.time.advance(by: .seconds(10))
    #expect(await deliver("bank://accounts/997", to: scene).outcome.isSuccess)
  }

  @Test func aBurstOfQuestionsDoesNothingWithoutAnAnswerEach() async throws {
    let scene = try BankScene(consents: false)
    for number in 1...50 {
      scene.time.advance(by: .seconds(1))
      _ = await deliver("bank://pay?amount=\(number)&to=bob", to: scene).outcome
    }
    #expect(scene.performed == [])
    #expect(Set(scene.asked).count == 50)
  }

  @Test func aPageNeverTakesThePlaceOfWhatAPersonTapped() async throws {
    let scene = try BankScene()
    let push = deliver("bank://accounts/1", to: scene, from: .notification)
    scene.time.advance(by: .milliseconds(1))
    let page = scene.handler.receive(
      LinkDelivery(url: "bank://search?q=a", source: .content, entryPoint: .page)
    )
    #expect(await push.outcome == .opened(skipping: []))
    if case .superseded(by: let other) = await page.outcome { #expect(other == push.id) }
  }

  @Test func aRefusedLinkDoesNotHideAnAllowedOne() async throws {
    let scene = try BankScene()
    #expect(
      await deliver("bank://accounts/1", to: scene, from: .content).outcome.name == "unmatched"
    )
    let allowed = deliver(
      "bank://accounts/1",
      to: scene,
      from: .customScheme,
      entryPoint: .userActivity
    )
    #expect(await allowed.outcome == .opened(skipping: []))
  }

  @Test func theJournalOfAnAttackHoldsNoValues() async throws {
    let scene = try BankScene()
    let journal = LinkJournal()
    scene.handler.links.record(in: journal)
    for hostile in HostileURL.all where hostile.url.contains("4711") || hostile.url.contains("pay")
    {
      _ = await scene.decision(on: hostile)
    }
    _ = await scene.decision(on: .web("", "https://good.example/reset/secret-4711"))
    #expect(journal.entries.contains { "\($0)".contains(" declined ") })
    // What a route declares is not a value.
    let lines = journal.entries.map(\.description).joined(separator: "\n")
      .replacing("expected ada|bob", with: "")
    for value in ["4711", "mallory", "ada", "bob"] { #expect(!lines.contains(value)) }
  }

  @Test func whatBelongsToSomebodyElseLeavesNoTrace() async throws {
    let scene = try BankScene()
    let journal = LinkJournal(privacy: .public)
    scene.handler.links.record(in: journal)
    #expect(await scene.decision(on: .init("", "file:///tmp/statement.pdf")) == "notOurs")
    #expect(journal.entries.isEmpty)
  }
}
