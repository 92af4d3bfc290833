import DeepLinking
import LinkNavigation
import LinkRouting
import LinkTesting
import Testing

/// Whatever the app does while an event is on its way, the event ends, and none after it is held up.
@MainActor
@Suite struct ReentrancyTests {
  @Test func aConfirmationThatIsTakenAwayDeniesTheLinkAndHoldsUpNothing() async throws {
    let held = Held()
    var performed: [Quiz] = []
    let scene = try Scene(
      router: Quiz.guarded,
      resolve: { link in
        if link == .vote(id: 1) { await held.wait() }
        return .found
      },
      perform: { performed.append($0) }
    )
    scene.links.confirm = { _ in true }
    let vote = scene.receive("quiz://votes/1")
    await held.arrival()
    scene.links.confirm = nil
    held.release()
    #expect(await vote.outcome.name == "denied")
    #expect(await vote.outcome.reason?.code == .confirmationMissing)
    #expect(await scene.handler.open(.vote(id: 2)).outcome == .performed)
    #expect(performed == [.vote(id: 2)])
  }

  @Test func aShortLinkFailsThatNothingExpandsAnyMore() async throws {
    let readiness = LinkReadiness(conditions: ["window"], expiry: .seconds(1000))
    let scene = try Scene(policy: LinkPolicy(readiness: readiness))
    scene.links.expander = ShortLinkTests.Expander(urls: [:], held: nil)
    let receipt = scene.receive("https://quiz.link/a", from: .universalLink)
    scene.links.expander = nil
    scene.handler.fulfill("window")
    #expect(await receipt.outcome.reason?.code == .expansionFailed)
  }

  @Test func anActionMayWaitForAnActionThatItOpens() async throws {
    var order: [String] = []
    var handler: LinkHandler<Quiz>?
    let scene = try Scene(perform: { link in
      order.append("\(link) begins")
      if link == .share {
        for id in 1...2 {
          let inner = await handler?.open(.vote(id: id)).outcome
          #expect(inner == .performed)
        }
      }
      order.append("\(link) ends")
    })
    handler = scene.handler
    let outer = scene.receive("quiz://share")
    let later = scene.receive("quiz://votes/3")
    #expect(await outer.outcome == .performed)
    #expect(await later.outcome == .performed)
    #expect(
      order == [
        "share begins", "vote(id: 1) begins", "vote(id: 1) ends", "vote(id: 2) begins",
        "vote(id: 2) ends", "share ends", "vote(id: 3) begins", "vote(id: 3) ends",
      ]
    )
  }

  @Test func whatAnActionLeavesBehindTakesItsTurn() async throws {
    var order: [Quiz] = []
    let held = Held()
    var handler: LinkHandler<Quiz>?
    var late: LinkReceipt<Quiz>?
    let opened = Held()
    let scene = try Scene(perform: { link in
      order.append(link)
      switch link {
      case .share:
        // Opens its link when it has long been performed itself.
        Task {
          await held.wait()
          late = handler?.open(.vote(id: 9))
          opened.release()
        }
      case .vote(id: 1):
        held.release()
        await opened.wait()
        await settle()
        order.append(link)
      default: break
      }
    })
    handler = scene.handler
    #expect(await scene.receive("quiz://share").outcome == .performed)
    #expect(await scene.receive("quiz://votes/1").outcome == .performed)
    #expect(await late?.outcome == .performed)
    #expect(order == [.share, .vote(id: 1), .vote(id: 1), .vote(id: 9)])
  }

  @Test func aLinkThatIsOpenedWhenAnotherIsReceivedIsTheNewer() async throws {
    let scene = try Scene()
    var newer: LinkReceipt<Quiz>?
    scene.links.onProgress = { progress in
      guard case .received = progress else { return }
      scene.links.onProgress = nil
      newer = scene.receive("quiz://leagues/2")
    }
    let older = scene.receive("quiz://leagues/1")
    let id = try #require(newer?.id)
    #expect(await older.outcome == .superseded(by: id))
    #expect(await newer?.outcome == .opened(skipping: []))
    #expect(scene.visible == [.home, .league(league: 2)])
  }

  @Test func aLinkThatWaitsForItsTurnToBeShownIsSuperseded() async throws {
    let held = Held()
    var built: [Quiz] = []
    let scene = try Scene(build: { link in
      built.append(link)
      if link == .league(league: 1) { await held.wait() }
    })
    let first = scene.receive("quiz://leagues/1")
    await held.arrival()
    let second = scene.receive("quiz://leagues/2")
    await settle()
    let third = scene.receive("quiz://leagues/3")
    held.release()
    #expect(await first.outcome == .opened(skipping: []))
    #expect(await second.outcome == .superseded(by: third.id))
    #expect(await third.outcome == .opened(skipping: []))
    #expect(!built.contains(.league(league: 2)))
  }

  @Test func aQuestionGoesWithItsEvent() async throws {
    let scene = try Scene(router: Quiz.guarded, perform: { _ in })
    let asked = Held()
    scene.links.confirm = { _ in
      await asked.wait()
      return true
    }
    let vote = scene.receive("quiz://votes/1")
    await asked.arrival()
    scene.handler.sceneDidDisconnect()
    #expect(await vote.outcome == .cancelled(.windowClosed))
    scene.handler.sceneDidBecomeActive()
    #expect(await scene.receive("quiz://leagues/1").outcome == .opened(skipping: []))
    asked.release()
  }

  @Test func aLinkThatIsCancelledBeforeItIsShownHoldsUpNothing() async throws {
    let held = Held()
    let scene = try Scene(build: { link in
      guard link == .league(league: 1) else { return }
      await held.wait()
      throw LinkFailure(.screenUnavailable)
    })
    scene.links.accountDidChange(to: "anna")
    scene.links.onUnhandled = { _ in scene.links.accountDidChange(to: nil) }
    let first = scene.receive("quiz://leagues/1")
    await held.arrival()
    let second = scene.receive("quiz://leagues/2")
    await settle()
    held.release()
    #expect(await first.outcome.name == "failed")
    #expect(await second.outcome == .cancelled(.signedOut))
    #expect(await scene.receive("quiz://leagues/3").outcome == .opened(skipping: []))
  }

  @Test func aLinkThatIsCancelledWhenItsScreenGoesAwayHoldsUpNothing() async throws {
    let scene = try Scene()
    scene.links.accountDidChange(to: "anna")
    scene.host.state.presentations = [
      Presentation(style: .sheet, root: .foreign(ForeignScreen(id: "alert", kind: .alert)))
    ]
    let waiting = scene.receive("quiz://leagues/1")
    await settle()
    scene.host.state.presentations = []
    scene.handler.screenDidChange()
    scene.links.accountDidChange(to: nil)
    #expect(await waiting.outcome == .cancelled(.signedOut))
    #expect(await scene.receive("quiz://leagues/2").outcome == .opened(skipping: []))
  }

  @Test func whatNavigatedIsNotSupersededButOvertaken() async throws {
    let alert = Presentation<Quiz>(
      style: .sheet,
      root: .foreign(ForeignScreen(id: "alert", kind: .alert))
    )
    let host = try DriftTests.Restless { step, state in
      if step == 1 { state.presentations = [alert] }
    }
    let time = VirtualTime()
    let links = DeepLinks(
      router: Quiz.router,
      environment: time.environment,
      policy: .quiz,
      log: .off
    )
    let handler = LinkHandler(links: links, host: host, scene: .main)
    let older = handler.open(.join(league: 1))
    await settle()
    #expect(host.steps == 1)
    let newer = handler.open(.league(league: 2))
    let report = await older.report
    #expect(report.outcome.reason?.code == .overtaken)
    #expect(report.steps.map(\.name) == ["push"])
    host.state.presentations = []
    handler.screenDidChange()
    #expect(await newer.outcome == .opened(skipping: []))
    #expect(
      host.state.visibleStack == [.destination(.home), .destination(.league(league: 2))]
    )
  }

  @Test(arguments: [false, true])
  func unsavedWorkIsAskedAboutThoughItsLinkIsShownAgain(mayLeave: Bool) async throws {
    let scene = try Scene(resolve: { link in
      link == .comment(id: 1) ? .chain([.home, .league(league: 1)]) : .found
    })
    scene.host.state = try NavigationState(
      containers: [
        .init(id: "leagues", stack: [.destination(.home), .destination(.comment(id: 1))]),
        .init(id: "activity", stack: [.destination(.activity)]),
      ],
      selected: "activity"
    )
    scene.host.unsavedScreens = [.comment(id: 1)]
    var asked: [Set<Quiz>] = []
    scene.links.confirmLeaving = { request in
      asked.append(Set(request.screens.compactMap(\.destination)))
      return mayLeave
    }
    let outcome = await scene.receive("quiz://comments/1").outcome
    #expect(asked == [[.comment(id: 1)]])
    #expect(outcome.name == (mayLeave ? "opened" : "declined"))
    let stack = scene.host.state.containers.first?.stack.compactMap(\.destination)
    let between: [Quiz] = mayLeave ? [.league(league: 1)] : []
    #expect(stack == [.home] + between + [.comment(id: 1)])
  }
}
