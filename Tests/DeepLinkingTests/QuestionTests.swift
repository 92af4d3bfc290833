import DeepLinking
import LinkNavigation
import LinkRouting
import LinkTesting
import Testing

@MainActor
@Suite struct QuestionTests {
  @Test func aConfirmationCountsForOneEventOnly() async throws {
    var performed: [Quiz] = []
    let scene = try Scene(router: Quiz.guarded, perform: { performed.append($0) })
    var asked: [LinkConfirmation<Quiz>] = []
    scene.links.confirm = { request in
      asked.append(request)
      return asked.count == 1
    }
    let first = scene.receive("quiz://votes/1")
    #expect(await first.outcome == .performed)
    let second = scene.receive("quiz://votes/1")
    let outcome = await second.outcome
    #expect(outcome.name == "declined")
    #expect(outcome.reason?.code == .personDeclined)
    #expect(asked.map(\.id) == [first.id, second.id])
    #expect(asked.map(\.effect) == [.mutate, .mutate])
    #expect(performed == [.vote(id: 1)])
  }

  @Test func theAppsOwnCodeIsNotAskedAbout() async throws {
    let scene = try Scene(router: Quiz.guarded, perform: { _ in })
    scene.links.confirm = { _ in
      Issue.record("the app asks by itself")
      return false
    }
    #expect(await scene.handler.open(.vote(id: 1)).outcome == .performed)
  }

  @Test func theLinkThatIsDoneIsTheOneThatWasAskedAbout() async throws {
    var asked: [Quiz] = []
    let scene = try Scene(
      router: Quiz.guarded,
      resolve: { $0 == .vote(id: 1) ? .replaced(by: .vote(id: 2)) : .found },
      perform: { #expect(asked == [$0]) }
    )
    scene.links.confirm = { request in
      asked.append(request.link)
      return true
    }
    #expect(await scene.receive("quiz://votes/1").outcome == .performed)
    #expect(asked == [.vote(id: 2)])
  }

  @Test func whatIsSwitchedOffWhileThePersonThinksIsNotDone() async throws {
    let isOff = Switch()
    let router = Quiz.guarded.switchingOff { _ in MainActor.assumeIsolated { isOff.isOn } }
    let scene = try Scene(router: router, perform: { _ in Issue.record("not to be done") })
    scene.links.confirm = { _ in
      isOff.isOn = true
      return true
    }
    #expect(await scene.receive("quiz://votes/1").outcome.name == "unavailable")
  }

  @Test func signingOutWhileThePersonThinksCancels() async throws {
    let scene = try Scene(router: Quiz.guarded, perform: { _ in Issue.record("not to be done") })
    scene.links.accountDidChange(to: "anna")
    scene.links.confirm = { _ in
      scene.links.accountDidChange(to: nil)
      return true
    }
    #expect(await scene.receive("quiz://votes/1").outcome == .cancelled(.signedOut))
  }

  @Test func aConfirmedLinkWithAScreenIsShown() async throws {
    let scene = try Scene(router: Quiz.guarded)
    scene.links.confirm = { _ in true }
    #expect(await scene.receive("quiz://leagues/1/join").outcome == .opened(skipping: []))
    #expect(scene.visible == [.join(league: 1)])
  }

  @Test func whileThePersonIsAskedNothingElseIsShown() async throws {
    let held = Held()
    let scene = try Scene(router: Quiz.guarded, perform: { _ in })
    scene.links.confirm = { _ in
      await held.wait()
      return true
    }
    let vote = scene.receive("quiz://votes/1")
    await held.arrival()
    let link = scene.receive("quiz://leagues/1")
    await settle()
    #expect(scene.visible == [.home])
    held.release()
    #expect(await vote.outcome == .performed)
    #expect(await link.outcome == .opened(skipping: []))
  }

  /// A scene that asks whether a screen may be left, and what the person was asked so far.
  private func asking(_ held: Held) async throws -> (Scene, Questions) {
    let scene = try Scene(router: Quiz.guarded, perform: { _ in })
    scene.links.accountDidChange(to: "anna")
    _ = await scene.handler.open(.join(league: 1)).outcome
    scene.host.unsavedScreens = [.join(league: 1)]
    let questions = Questions()
    scene.links.confirmLeaving = { question in
      questions.links.append(question.link)
      await held.wait()
      return true
    }
    scene.links.confirm = { question in
      questions.links.append(question.link)
      return true
    }
    return (scene, questions)
  }

  @MainActor private final class Questions {
    var links: [Quiz] = []
  }

  @Test func thePersonIsAskedOneQuestionAtATime() async throws {
    let held = Held()
    let (scene, questions) = try await asking(held)
    let link = scene.receive("quiz://leagues/2")
    await held.arrival()
    let vote = scene.receive("quiz://votes/1")
    await settle()
    #expect(questions.links == [.league(league: 2)])
    held.release()
    #expect(await link.outcome == .opened(skipping: []))
    #expect(await vote.outcome == .performed)
    #expect(questions.links == [.league(league: 2), .vote(id: 1)])
  }

  @Test func whatWaitsForAQuestionIsCancelledAtSignOut() async throws {
    let held = Held()
    let (scene, questions) = try await asking(held)
    let link = scene.receive("quiz://leagues/2")
    await held.arrival()
    let vote = scene.receive("quiz://votes/1")
    await settle()
    scene.links.accountDidChange(to: nil)
    #expect(await vote.outcome == .cancelled(.signedOut))
    held.release()
    #expect(await link.outcome == .cancelled(.signedOut))
    await settle()
    #expect(questions.links == [.league(league: 2)])
  }

  @Test func aQuestionIsOpenUntilItIsAnsweredWhateverBecomesOfItsLink() async throws {
    let held = Held()
    let (scene, questions) = try await asking(held)
    let older = scene.receive("quiz://leagues/2")
    await held.arrival()
    let newer = scene.receive("quiz://leagues/3")
    #expect(await older.outcome == .superseded(by: newer.id))
    let vote = scene.receive("quiz://votes/1")
    await settle()
    #expect(questions.links == [.league(league: 2)])
    held.release()
    #expect(await newer.outcome == .opened(skipping: []))
    #expect(await vote.outcome == .performed)
    #expect(Set(questions.links) == [.league(league: 2), .league(league: 3), .vote(id: 1)])
  }

  @Test func whatAQuestionOpensIsAskedAboutWithinItAlsoWhenItsLinkIsCancelled() async throws {
    let scene = try Scene(router: Quiz.guarded, perform: { _ in })
    scene.links.accountDidChange(to: "anna")
    var inner: LinkOutcome?
    scene.links.confirm = { question in
      guard question.link == .vote(id: 1) else { return true }
      scene.links.accountDidChange(to: nil)
      inner = await scene.receive("quiz://votes/2").outcome
      return true
    }
    #expect(await scene.receive("quiz://votes/1").outcome == .cancelled(.signedOut))
    await settle()
    #expect(inner == .performed)
  }

  @Test func whatAQuestionOpensIsAskedAboutWithinIt() async throws {
    let scene = try Scene(router: Quiz.guarded, perform: { _ in })
    scene.links.confirm = { question in
      guard question.link == .vote(id: 1) else { return true }
      return await scene.receive("quiz://votes/2").outcome == .performed
    }
    #expect(await scene.receive("quiz://votes/1").outcome == .performed)
  }

  // MARK: What is on screen objects

  private let alert = Presentation<Quiz>(
    style: .sheet,
    root: .foreign(ForeignScreen(id: "alert", kind: .alert))
  )

  @Test func anAlertIsWaitedFor() async throws {
    let scene = try Scene()
    scene.host.state.presentations = [alert]
    let receipt = scene.receive("quiz://leagues/1")
    await settle()
    #expect(scene.host.state.presentations == [alert])
    scene.host.state.presentations = []
    scene.handler.screenDidChange()
    #expect(await receipt.outcome == .opened(skipping: []))
  }

  @Test func anAlertIsLookedForTwiceASecond() async throws {
    let scene = try Scene()
    scene.host.state.presentations = [alert]
    let receipt = scene.receive("quiz://leagues/1")
    await settle()
    scene.host.state.presentations = []
    scene.time.advance(by: .milliseconds(500))
    #expect(await receipt.outcome == .opened(skipping: []))
  }

  @Test func aLinkThatWaitsForAnAlertIsSupersededAndExpires() async throws {
    let scene = try Scene()
    scene.host.state.presentations = [alert]
    let older = scene.receive("quiz://leagues/1")
    await settle()
    let newer = scene.receive("quiz://leagues/2")
    #expect(await older.outcome == .superseded(by: newer.id))
    await settle()
    scene.time.advance(by: .seconds(60))
    let outcome = await newer.outcome
    #expect(outcome.name == "expired")
    #expect(outcome.reason?.code == .interruptionExpired)
    #expect(
      outcome.reason?.message == "Timed out after 60.0 seconds waiting for the alert to close."
    )
    #expect(scene.host.state.presentations == [alert])
  }

  @Test func unsavedWorkIsNeverDismissedSilently() async throws {
    let scene = try Scene()
    _ = await scene.receive("quiz://leagues/1/join").outcome
    scene.host.unsavedScreens = [.join(league: 1)]
    #expect(await scene.receive("quiz://leagues/2").outcome.name == "declined")
    #expect(scene.visible == [.join(league: 1)])

    var asked: [LinkInterruption<Quiz>] = []
    scene.links.confirmLeaving = { request in
      asked.append(request)
      return asked.count > 1
    }
    #expect(await scene.receive("quiz://leagues/2").outcome.name == "declined")
    let receipt = scene.receive("quiz://leagues/2")
    #expect(await receipt.outcome == .opened(skipping: []))
    #expect(asked.last?.id == receipt.id)
    #expect(asked.last?.screens == [.destination(.join(league: 1))])
  }

  @Test func consentCountsForTheScreensThatWereNamed() async throws {
    let scene = try Scene()
    _ = await scene.receive("quiz://leagues/1/join").outcome
    scene.host.unsavedScreens = [.join(league: 1)]
    var asked: [[Quiz]] = []
    scene.links.confirmLeaving = { request in
      asked.append(request.links)
      // Meanwhile the screen below has unsaved work too.
      scene.host.unsavedScreens = [.join(league: 1), .league(league: 1)]
      return true
    }
    #expect(await scene.receive("quiz://leagues/2").outcome == .opened(skipping: []))
    #expect(asked.map(Set.init) == [[.join(league: 1)], [.join(league: 1), .league(league: 1)]])
  }

  @Test func aHostMayRefuse() async throws {
    let host = RefusingHost()
    let time = VirtualTime()
    let links = DeepLinks(router: Quiz.router, environment: time.environment, log: .off)
    let handler = LinkHandler(links: links, host: host, scene: .main)
    let outcome = await handler.open(.league(league: 1)).outcome
    #expect(outcome.name == "denied")
    #expect(outcome.reason?.code == .interruptionRefused)
  }

  /// A host that lets nothing be shown.
  @MainActor
  final class RefusingHost: StepwiseHost {
    let state = NavigationState<Quiz>(stack: [.destination(.home)])

    func interruption(
      by plan: NavigationPlan<Quiz>,
      to target: NavigationState<Quiz>
    ) -> NavigationInterruption<Quiz> { .refuse }

    func perform(_ step: NavigationStep<Quiz>) async throws {
      Issue.record("nothing is performed")
    }
  }
}

extension LinkInterruption {
  /// The links among the screens.
  fileprivate var links: [Link] { screens.compactMap(\.destination) }
}
