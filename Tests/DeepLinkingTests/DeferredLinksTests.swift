import DeepLinking
import Foundation
import LinkPatterns
import LinkRouting
import LinkTesting
import Testing

/// The link that a person tapped before the app was installed.
@MainActor @Suite struct DeferredLinksTests {
  private let device = DeferredDevice()
  private static let token = "AAAAAAAAAAAAAAAAAAAAAA"
  private static let page = "https://quiz.example/l/gift?claim=\(token)"

  private func providers(_ question: DeferredLinkQuestion) -> [any DeferredLinkProvider] {
    [
      PastedLink(device.pasteboard, asking: question, for: device.client),
      TypedCode(asking: question),
    ]
  }

  @Test func whatIsPastedOpensOnItsBackStackOnce() async throws {
    device.service = { _ in (200, "https://quiz.example/leagues/7") }
    let question = DeferredLinkQuestion()
    let scene = try Scene()
    let deferred = device.launch(providers(question))
    let receipt = Task { try await scene.links.receive(from: deferred) }
    await question.isAsked(.paste)
    question.answer(" \(Self.page)\n")
    let report = await (try #require(try await receipt.value)).report
    #expect(report.outcome == .opened(skipping: []))
    #expect(report.event.delivery.source == .deferred)
    #expect(scene.visible == [.home, .league(league: 7)])
    #expect(question.kind == nil)
    #expect(device.sent == ["\(Self.token) \(device.number)"])
    // A callback that fires twice, and the next launch.
    #expect(try await scene.links.receive(from: deferred) == nil)
    let again = DeferredLinkQuestion()
    #expect(try await scene.links.receive(from: device.launch(providers(again))) == nil)
    #expect(again.kind == nil && device.sent.count == 1)
  }

  @Test func nobodyIsAskedWithoutAURLOnThePasteboard() async throws {
    device.pasteboard.mayHave = false
    let question = DeferredLinkQuestion()
    let pasted = PastedLink(device.pasteboard, asking: question, for: device.client)
    #expect(try await device.launch([pasted]).takeURL() == nil)
    #expect(question.kind == nil && device.sent == [])
    // That was the first launch.
    device.pasteboard.mayHave = true
    #expect(try await device.launch([pasted]).takeURL() == nil)
  }

  @Test(arguments: ["", "hello", "https://other.example/l/gift", "quiz:///leagues/1", "BCDFGH"])
  func anotherTextIsAskedForAgain(text: String) async throws {
    let question = DeferredLinkQuestion()
    let deferred = device.launch(providers(question))
    let url = Task { try await deferred.takeURL() }
    await question.isAsked(.paste)
    question.answer(text)
    await question.isAsked(.paste)
    #expect(question.failure?.code.rawValue == "pastedText")
    question.answer(nil)
    await question.isAsked(.code)
    #expect(question.failure == nil)
    question.answer(nil)
    #expect(try await url.value == nil)
    #expect(question.kind == nil && device.sent == [])
  }

  @Test func aLinkWithoutAClaimIsReceivedAsItIs() async throws {
    let question = DeferredLinkQuestion()
    let deferred = device.launch(providers(question))
    let url = Task { try await deferred.takeURL() }
    await question.isAsked(.paste)
    question.answer("https://quiz.example/l/gift")
    #expect(try await url.value == "https://quiz.example/l/gift")
    #expect(device.sent == [] && question.kind == nil)
  }

  @Test func lettersAreTypedUntilTheyAreRight() async throws {
    device.pasteboard.mayHave = false
    device.service = { $0 == "BCDFGH" ? (200, "https://quiz.example/leagues/7") : (404, "") }
    let question = DeferredLinkQuestion()
    let deferred = device.launch(providers(question))
    let url = Task { try await deferred.takeURL() }
    for (typed, code) in [
      ("bcd", "claimLetters"), ("bcdfgj", "claimEnd"), ("1bcdfg", "claimLetters"),
    ] {
      await question.isAsked(.code)
      question.answer(typed)
      await question.fails(code)
    }
    question.answer("bcd-fgh ")
    #expect(try await url.value == "https://quiz.example/leagues/7")
    #expect(device.sent.map { $0.prefix(6) } == ["BCDFGJ", "BCDFGH"])
  }

  /// Launches the app and pastes the page, which the service does not answer, so that letters are asked for.
  private func pasteWithoutAnAnswer(
    _ question: DeferredLinkQuestion
  ) async -> Task<String?, any Error> {
    device.service = { _ in nil }
    let first = device.launch(providers(question))
    let url = Task { try await first.takeURL() }
    await question.isAsked(.paste)
    question.answer(Self.page)
    await question.fails("shortLinkService")
    question.answer(nil)
    await question.isAsked(.code)
    return url
  }

  @Test func aLostAnswerIsAskedForAtTheNextLaunchWithTheSameNumber() async throws {
    let question = DeferredLinkQuestion()
    let url = await pasteWithoutAnAnswer(question)
    // The person gives up: the claim is kept all the same.
    question.answer(nil)
    await #expect(throws: LinkFailure.self) { try await url.value }
    #expect(device.state?.isOver == false && device.state?.claim == Self.token)
    device.service = { _ in (200, "https://quiz.example/leagues/7") }
    let again = DeferredLinkQuestion()
    #expect(try await device.launch(providers(again)).takeURL() == "https://quiz.example/leagues/7")
    #expect(again.kind == nil)
    #expect(Set(device.sent) == ["\(Self.token) \(device.number)"])
    #expect(device.state?.isOver == true && device.state?.claim == nil)
  }

  @Test func thePageWins() async throws {
    let question = DeferredLinkQuestion()
    let scene = try Scene()
    let deferred = device.launch(providers(question))
    let receipt = Task { try await scene.links.receive(from: deferred) }
    await question.isAsked(.paste)
    _ = await scene.receive("quiz://leagues/7").outcome
    #expect(try await receipt.value == nil)
    await settle()
    #expect(question.kind == nil && device.state?.isOver == true)
    #expect(scene.visible == [.home, .league(league: 7)])
    // The app was launched by the page: no question is asked.
    let other = DeferredDevice()
    #expect(try await scene.links.receive(from: other.launch(providers(question))) == nil)
    #expect(question.kind == nil && other.state?.isOver == true)
  }

  @Test func thePageWinsAlsoWhenASecondWindowLooksMeanwhile() async throws {
    let question = DeferredLinkQuestion()
    let scene = try Scene()
    let deferred = device.launch(providers(question))
    let receipt = Task { try await scene.links.receive(from: deferred) }
    await question.isAsked(.paste)
    #expect(try await scene.links.receive(from: deferred) == nil)
    _ = await scene.receive("quiz://leagues/7").outcome
    #expect(try await receipt.value == nil)
    await settle()
    #expect(question.kind == nil && device.state?.isOver == true)
  }

  @Test(arguments: [true, false])
  func aClaimThatWasNotAnsweredOutlivesWrongLetters(isBack: Bool) async throws {
    let question = DeferredLinkQuestion()
    let url = await pasteWithoutAnAnswer(question)
    let found = "https://quiz.example/leagues/7"
    device.service = { claim in
      claim == "BCDFGJ" ? (404, "") : isBack ? (200, found) : nil
    }
    question.answer("bcdfgj")
    if isBack {
      #expect(try await url.value == found)
    } else {
      await question.fails("shortLinkService")
      #expect(device.state?.claim == Self.token)
      question.answer(nil)
      await #expect(throws: LinkFailure.self) { try await url.value }
      device.service = { _ in (200, found) }
      #expect(try await device.launch(providers(DeferredLinkQuestion())).takeURL() == found)
    }
    #expect(device.state?.isOver == true && device.state?.claim == nil)
  }

  @Test func anEndThatCouldNotBeStoredIsStoredLater() async throws {
    let deferred = device.launch([])
    device.isFull = true
    await #expect(throws: DeferredDevice.Full.self) { try await deferred.end() }
    device.isFull = false
    try await deferred.end()
    #expect(device.state?.isOver == true)
  }

  @Test func thePageIsWaitedForBeforeAnybodyIsAsked() async throws {
    let held = Held()
    let question = DeferredLinkQuestion()
    let scene = try Scene()
    let page = OpenedPage { await held.wait() }
    let deferred = device.launch([page] + providers(question))
    let receipt = Task { try await scene.links.receive(from: deferred) }
    await held.arrival()
    #expect(question.kind == nil)
    _ = await scene.receive("quiz://leagues/7").outcome
    held.release()
    #expect(try await receipt.value == nil)
    await settle()
    #expect(question.kind == nil && device.state?.isOver == true)
  }

  @Test func aLinkIsAdmittedAsOneFromOutside() async throws {
    for (url, outcome) in [
      ("https://quiz.example/secret/1", "openInBrowser"), ("quiz://share", "unmatched"),
      ("javascript:alert(1)", "notOurs"), ("https://quiz.example/leagues/x", "openInBrowser"),
    ] {
      let device = DeferredDevice()
      let scene = try Scene()
      let receipt = try await scene.links.receive(from: device.launch([Known(url: url)]))
      #expect(await receipt?.outcome.name == outcome, "\(url)")
    }
  }

  @Test func aLinkWaitsForSignIn() async throws {
    let guarding = LinkGuard<Quiz>("account") { request in
      request.event.account == nil ? .wait(until: .signedIn) : .allow
    }
    let scene = try Scene(guards: [guarding])
    let known = Known(url: "https://quiz.example/leagues/7")
    let receipt = try await scene.links.receive(from: device.launch([known]))
    #expect(await receipt?.outcome.name == "suspended")
    #expect(device.state?.isOver == true)
  }

  @Test func aProviderThatFailsIsAskedAgainAndTheOthersAreNot() async throws {
    let first = Known(url: nil)
    let failing = Known(url: "https://quiz.example/leagues/7", failures: 1)
    await #expect(throws: Known.Offline.self) {
      try await device.launch([first, failing, first]).takeURL()
    }
    #expect(first.calls == 2 && failing.calls == 1)
    let url = try await device.launch([first, failing, first]).takeURL()
    #expect(url == "https://quiz.example/leagues/7" && first.calls == 2 && failing.calls == 2)
  }

  @Test func aSearchHasAnEnd() async throws {
    let failing = Known(url: "https://quiz.example/leagues/7", failures: 1)
    await #expect(throws: Known.Offline.self) { try await device.launch([failing]).takeURL() }
    device.hours = 24
    #expect(try await device.launch([failing]).takeURL() == nil)
    #expect(failing.calls == 1 && device.state?.isOver == true)
  }

  @Test func whoUsedTheAppBeforeIsNotAsked() async throws {
    let known = Known(url: "https://quiz.example/leagues/7")
    try await device.launch([known]).end()
    #expect(try await device.launch([known]).takeURL() == nil)
    #expect(known.calls == 0)
  }

  @Test func nothingIsOpenedThatCanNotBeRecorded() async throws {
    device.isFull = true
    let known = Known(url: "https://quiz.example/leagues/7")
    await #expect(throws: DeferredDevice.Full.self) { try await device.launch([known]).takeURL() }
    device.isFull = false
    #expect(try await device.launch([known]).takeURL() == "https://quiz.example/leagues/7")
  }

  @Test func aTaskThatIsCancelledAsksAgainLater() async throws {
    let question = DeferredLinkQuestion()
    let deferred = device.launch(providers(question))
    let url = Task { try await deferred.takeURL() }
    await question.isAsked(.paste)
    url.cancel()
    await #expect(throws: CancellationError.self) { try await url.value }
    await settle()
    #expect(question.kind == nil && device.state?.isOver == false)
    device.service = { _ in (200, "https://quiz.example/leagues/7") }
    let again = Task { try await deferred.takeURL() }
    await question.isAsked(.paste)
    // While it waits, another call has nothing.
    #expect(try await deferred.takeURL() == nil)
    question.answer(Self.page)
    #expect(try await again.value == "https://quiz.example/leagues/7")
  }
}
