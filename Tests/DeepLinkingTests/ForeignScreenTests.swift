import DeepLinking
import LinkNavigation
import LinkRouting
import LinkTesting
import Testing

/// What a link does about screens that are not links.
///
/// | in the way | outcome | on screen after | reported while waiting |
/// |---|---|---|---|
/// | plain modal | opened | the link | – |
/// | modal with unsaved work, or not to be swiped away | asked; declined without a question | as before | asking |
/// | pushed screen | opened | the link | – |
/// | pushed editor with unsaved work | asked; declined without a question | as before | asking |
/// | alert, share sheet | waits, then opened; expired after 60 s | the link; as before | waiting for it, at 300 ms |
@MainActor
@Suite struct ForeignScreenTests {
  private let link = Quiz.league(league: 1)

  /// A scene with a foreign screen presented, or pushed on its root.
  private func scene(
    _ kind: ForeignScreen.Kind,
    _ status: ScreenStatus? = nil,
    policy: LinkPolicy = .quiz,
    guards: [LinkGuard<Quiz>] = []
  ) throws -> (Scene, NavigationState<Quiz>) {
    let scene = try Scene(policy: policy, guards: guards)
    let screen = ForeignScreen(id: "own", kind: kind)
    if kind == .pushed {
      try scene.host.state.setStack(
        scene.host.state.visibleStack + [.foreign(screen)],
        of: scene.host.state.selected
      )
    } else {
      scene.host.state.presentations = [Presentation(style: .sheet, root: .foreign(screen))]
    }
    scene.host.statuses[screen] = status
    return (scene, scene.host.state)
  }

  /// How far events have come that were reported as waiting.
  private func waits(_ scene: Scene) -> Waits {
    let waits = Waits()
    scene.links.onProgress = { progress in
      if case .waiting(for: let status, of: _) = progress { waits.statuses.append(status) }
    }
    return waits
  }

  @MainActor private final class Waits {
    var statuses: [ScreenStatus] = []
  }

  @Test(arguments: [ForeignScreen.Kind.modal, .pushed])
  func aPlainScreenIsLeftAsAPersonWould(kind: ForeignScreen.Kind) async throws {
    let (scene, _) = try scene(kind)
    let waits = waits(scene)
    #expect(await scene.receive("quiz://leagues/1").outcome == .opened(skipping: []))
    #expect(scene.visible.last == link && scene.host.state.presentations == [])
    #expect(waits.statuses == [])
  }

  @Test(arguments: [
    (ForeignScreen.Kind.modal, ScreenStatus(foreign: .modal, hasUnsavedWork: true)),
    (.modal, ScreenStatus(foreign: .modal, isModalInPresentation: true)),
    (.pushed, ScreenStatus(foreign: .pushed, hasUnsavedWork: true)),
  ])
  func unsavedWorkIsAskedAbout(kind: ForeignScreen.Kind, status: ScreenStatus) async throws {
    let (scene, before) = try scene(kind, status)
    let home = "quiz://home"
    let declined = await scene.receive(home).outcome
    #expect(declined.name == "declined" && declined.reason?.code == .unsavedWork)
    #expect(declined.reason?.fix == "Set DeepLinks.confirmLeaving.")
    #expect(scene.host.state == before)

    var asked: [Set<NavigationEntry<Quiz>>] = []
    scene.links.confirmLeaving = { request in
      asked.append(request.screens)
      return asked.count > 1
    }
    let refused = await scene.receive(home).outcome
    #expect(refused.name == "declined" && refused.reason?.code == .personDeclined)
    #expect(scene.host.state == before)
    #expect(await scene.receive(home).outcome == .opened(skipping: []))
    #expect(scene.visible == [.home] && scene.host.state != before)
    #expect(asked.count == 2)
    #expect(asked.last == [.foreign(ForeignScreen(id: "own", kind: kind))])
  }

  @Test(arguments: [ForeignScreen.Kind.alert, .systemPicker])
  func anAlertIsWaitedForVisibly(kind: ForeignScreen.Kind) async throws {
    let (scene, _) = try scene(kind, ScreenStatus(foreign: kind, title: "Delete?"))
    let waits = waits(scene)
    let receipt = scene.receive("quiz://leagues/1")
    await settle()
    scene.time.advance(by: .milliseconds(299))
    await settle()
    #expect(waits.statuses == [])
    scene.time.advance(by: .milliseconds(1))
    await settle()
    #expect(waits.statuses.map(\.foreign) == [kind])
    scene.time.advance(by: .seconds(5))
    await settle()
    #expect(waits.statuses.count == 1)
    scene.host.state.presentations = []
    scene.handler.screenDidChange()
    #expect(await receipt.outcome == .opened(skipping: []))
  }

  @Test func anAlertThatStaysIsToldAsOneStage() async throws {
    let (scene, _) = try scene(.alert)
    var stages: [LinkStage] = []
    scene.links.onProgress = { progress in
      if case .reached(let stage, of: _) = progress { stages.append(stage) }
    }
    let receipt = scene.receive("quiz://leagues/1")
    for _ in 0..<10 {
      await settle()
      scene.time.advance(by: .milliseconds(500))
    }
    #expect(stages == [.matched, .guarding, .placing, .interrupting])
    scene.host.state.presentations = []
    scene.handler.screenDidChange()
    #expect(await receipt.outcome == .opened(skipping: []))
    #expect(stages == [.matched, .guarding, .placing, .interrupting, .performing])
  }

  @Test func aSecondAlertIsReportedToo() async throws {
    let (scene, _) = try scene(.alert, ScreenStatus(foreign: .alert, title: "First"))
    let waits = waits(scene)
    let receipt = scene.receive("quiz://leagues/1")
    await settle()
    scene.time.advance(by: .milliseconds(300))
    await settle()
    let second = ForeignScreen(id: "second", kind: .alert)
    scene.host.statuses[second] = ScreenStatus(foreign: .alert, title: "Second")
    scene.host.state.presentations = [Presentation(style: .sheet, root: .foreign(second))]
    scene.handler.screenDidChange()
    await settle()
    #expect(waits.statuses.map(\.title) == ["First", "Second"])
    scene.host.state.presentations = []
    scene.handler.screenDidChange()
    #expect(await receipt.outcome == .opened(skipping: []))
  }

  @Test func whatWasInTheWayIsNamedWhenTheLinkExpires() async throws {
    let status = ScreenStatus(foreign: .alert, title: "Delete league 4711?")
    let (scene, before) = try scene(.alert, status)
    let receipt = scene.receive("quiz://leagues/1")
    for _ in 0..<130 {
      await settle()
      scene.time.advance(by: .milliseconds(500))
    }
    let outcome = await receipt.outcome
    #expect(outcome.name == "expired")
    #expect(
      outcome.reason?.message
        == "Timed out after 60.0 seconds waiting for the alert 'Delete league 4711?' to close."
    )
    #expect(outcome.reason?.description.contains("4711") == false)
    #expect(scene.host.state == before)
  }

  @Test func aLinkIsPresentedOnTopWhereThePolicySaysSo() async throws {
    var policy = LinkPolicy.quiz
    policy.foreignScreens = .presentOnTop(.fullScreen)
    let (scene, before) = try scene(.modal, policy: policy)
    #expect(await scene.receive("quiz://leagues/1").outcome == .opened(skipping: []))
    #expect(scene.host.state.presentations.first == before.presentations.first)
    #expect(scene.host.state.presentations.last?.style == .fullScreen)
    #expect(scene.visible.last == link)
    // An alert is still waited for.
    let (other, _) = try self.scene(.alert, policy: policy)
    let receipt = other.receive("quiz://leagues/1")
    await settle()
    #expect(other.host.state.presentations.count == 1)
    other.host.state.presentations = []
    other.handler.screenDidChange()
    #expect(await receipt.outcome == .opened(skipping: []))
  }

  @Test(arguments: [true, false])
  func guardsAreAskedAboutWhatIsShownOnTopAlone(isOnTop: Bool) async throws {
    var policy = LinkPolicy.quiz
    policy.foreignScreens = isOnTop ? .presentOnTop(.fullScreen) : .leave
    let members = LinkGuard<Quiz>("members") { request in
      request.isAncestor ? .deny(LinkFailure(.noRoute, message: "not a member")) : .allow
    }
    let (scene, _) = try scene(.modal, policy: policy, guards: [members])
    let outcome = await scene.receive("quiz://leagues/1/join").outcome
    guard case .opened(skipping: let skipped) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(skipped.count == (isOnTop ? 0 : 1))
    #expect(scene.visible == [.join(league: 1)])
  }
}
