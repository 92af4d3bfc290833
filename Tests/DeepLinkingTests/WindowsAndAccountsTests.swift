import DeepLinking
import LinkNavigation
import LinkPatterns
import LinkRouting
import LinkTesting
import Testing

/// Thousands of short scripts in two windows: links, short links, notifications and actions arrive while people sign
/// in and out, windows close, come back and are restored, questions are open, alerts stand in the way, and time passes.
@MainActor
@Suite struct WindowsAndAccountsTests {
  /// Expands the short links of one host when the stage says so.
  private struct Expander: LinkExpanding {
    let hold: @MainActor @Sendable () async -> Void

    func isShort(_ url: LinkURL) -> Bool { url.host == "quiz.link" }

    func expand(_ url: LinkURL) async throws -> String {
      await hold()
      return "https://quiz.example/leagues/\(url.text.utf8.count)/questions/1"
    }
  }

  /// The end of an event, and who was signed in then.
  private struct End {
    let report: LinkReport<Quiz>
    let account: LinkAccount?
  }

  /// An app with two windows in which every stage may be held up.
  @MainActor
  private final class Stage {
    let time = VirtualTime()
    let links: DeepLinks<Quiz>
    private(set) var hosts: [HeadlessHost<Quiz>] = []
    private(set) var handlers: [LinkHandler<Quiz>] = []
    private(set) var restorations: [LinkRestoration] = []
    private(set) var begun: [LinkEventID] = []
    private(set) var ends: [LinkEventID: [End]] = [:]
    private(set) var ended: [LinkReport<Quiz>] = []
    private(set) var performed: [Quiz] = []
    private var held: [CheckedContinuation<Void, Never>] = []
    private var notifications = 0

    /// Whether people sign out, too.
    private let signsOut: Bool

    /// Whether everything goes on at once.
    private var isOver = false

    init(store: TestStore?, signsOut: Bool) throws {
      self.signsOut = signsOut
      let holder = Holder()
      let router = Quiz.router
      links = DeepLinks(
        router: router,
        environment: time.environment,
        policy: LinkPolicy(
          rates: [:],
          readiness: LinkReadiness(conditions: ["window"], capacity: 4),
          requires: .loadedRecord(within: .seconds(10))
        ),
        guards: [
          LinkGuard("sign in") { request in
            await holder.hold()
            switch request.link {
            case .question, .vote(id: 1):
              return holder.isSignedIn
                ? .allow : .wait(until: .signedIn, showing: .join(league: 9))
            default: return .allow
            }
          }
        ],
        store: store,
        resolve: { link in
          await holder.hold()
          guard case .comment(let id) = link else { return .found }
          return .replaced(by: id == 1 ? .vote(id: 99) : .league(league: id))
        },
        perform: { link in
          await holder.hold()
          holder.stage?.performed.append(link)
        },
        log: .off
      )
      links.expander = Expander { await holder.hold() }
      links.confirm = { _ in
        await holder.hold()
        return true
      }
      links.confirmLeaving = { _ in
        await holder.hold()
        return true
      }
      links.onProgress = { [weak self] progress in
        guard let self else { return }
        switch progress {
        case .received(let event): begun.append(event.id)
        case .ended(let report):
          ended.append(report)
          ends[report.event.id, default: []].append(End(report: report, account: links.account))
        case .reached, .waiting: break
        }
      }
      for name in ["first", "second"] {
        let host = HeadlessHost<Quiz>(state: try freshState()) { _ in await holder.hold() }
        hosts.append(host)
        handlers.append(LinkHandler(links: links, host: host, scene: LinkSceneID(rawValue: name)))
      }
      holder.stage = self
    }

    /// What closures of the app reach the stage by.
    @MainActor
    private final class Holder {
      weak var stage: Stage?
      var isSignedIn: Bool { stage?.links.account != nil }
      func hold() async { await stage?.hold() }
    }

    private func hold() async {
      guard !isOver else { return }
      await withCheckedContinuation { held.append($0) }
    }

    private func url(using generator: inout SeededGenerator) -> String {
      let urls = [
        "quiz://leagues/1", "quiz://leagues/2", "quiz://votes/1", "quiz://votes/2",
        "quiz://comments/1", "quiz://comments/3", "quiz://leagues/1/questions/2", "quiz://home",
        "quiz://nothing", "https://quiz.link/a", "https://quiz.link/bc", "quiz://leagues/3/join",
      ]
      return urls.randomElement(using: &generator) ?? "quiz://home"
    }

    /// Does one random thing.
    func act(using generator: inout SeededGenerator) async throws {
      let index = Int.random(in: 0..<2, using: &generator)
      let (handler, host) = (handlers[index], hosts[index])
      switch Int.random(in: 0..<24, using: &generator) {
      case 0..<6:
        let sources: [LinkSource] = [.customScheme, .notification, .universalLink]
        let source = sources.randomElement(using: &generator) ?? .customScheme
        let url = url(using: &generator)
        if Bool.random(using: &generator) { time.advance(by: .seconds(3)) }
        handler.receive(LinkDelivery(url: url, source: source, entryPoint: .openURL))
      case 6:
        notifications += Int.random(in: 0..<2, using: &generator)
        let payload = PayloadValue.object(["url": .text(url(using: &generator))])
        let response = LinkNotificationResponse(
          .tap,
          payload: payload,
          identity: "\(notifications)",
          scene: Bool.random(using: &generator) ? handler.scene : nil
        )
        links.receive(response)
      case 7: links.open(.question(league: 5, question: 6))
      case 8..<14:
        guard !held.isEmpty else { return }
        held.remove(at: Int.random(in: held.indices, using: &generator)).resume()
        for _ in 0..<3 { await Task.yield() }
      case 14: links.fulfill("window")
      case 15: if Bool.random(using: &generator) { links.withdraw("window") }
      case 16, 17:
        let accounts: [LinkAccount?] = signsOut ? ["anna", "anna", "ben", nil] : ["anna"]
        links.accountDidChange(to: accounts.randomElement(using: &generator) ?? nil)
      case 18: handler.sceneDidDisconnect()
      case 19: handler.sceneDidBecomeActive()
      case 20:
        let saved = try savedState(account: links.account)
        if Bool.random(using: &generator) { host.state = try freshState() }
        restorations.append(handler.restore(saved))
      case 21:
        let alert = Presentation<Quiz>(
          style: .sheet,
          root: .foreign(ForeignScreen(id: "alert", kind: .alert))
        )
        let others = host.state.presentations.filter { $0 != alert }
        host.state.presentations = others == host.state.presentations ? others + [alert] : others
        handler.screenDidChange()
      case 22: time.advance(by: .seconds(Int.random(in: 1..<12, using: &generator)))
      default: await Task.yield()
      }
    }

    /// Lets everything go on until nothing is left to do; says whether that comes about.
    func finish() async -> Bool {
      isOver = true
      links.fulfill("window")
      for (handler, host) in zip(handlers, hosts) {
        handler.sceneDidBecomeActive()
        host.state.presentations.removeAll { $0.root.destination == nil }
        handler.screenDidChange()
      }
      if signsOut || links.account == nil { links.accountDidChange(to: "cleo") }
      for round in 0..<2000 {
        let waiting = held
        held = []
        waiting.forEach { $0.resume() }
        await Task.yield()
        if round % 100 == 99 { time.advance(by: .seconds(1)) }
        if !isAtWork, round > 20 { return true }
      }
      return false
    }

    private var isAtWork: Bool {
      !held.isEmpty || !links.pendingLinks.isEmpty || !begun.allSatisfy { ends[$0] != nil }
    }
  }

  @Test(
    "every event ends once, in order, and for who is signed in",
    .timeLimit(.minutes(5)),
    arguments: 0..<20 as Range<UInt64>
  )
  func endsOnce(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    for script in 0..<60 {
      let occasion: Comment = "seed \(seed), script \(script)"
      let signsOut = script.isMultiple(of: 3)
      let store = script.isMultiple(of: 2) ? TestStore() : nil
      let stage = try Stage(store: store, signsOut: signsOut)
      for _ in 0..<30 { try await stage.act(using: &generator) }
      #expect(await stage.finish(), occasion)
      for restoration in stage.restorations { _ = await restoration.problem }
      check(stage, occasion)
      if !signsOut { checkThatNothingIsLost(stage, occasion) }
    }
  }

  /// Checks that each link that waited went on when a person signed in, whatever became of its window.
  private func checkThatNothingIsLost(_ stage: Stage, _ occasion: Comment) {
    for report in stage.ended {
      guard case .suspended(let id) = report.outcome else { continue }
      let last = stage.ended.last { $0.event.resumes == id }
      #expect(last != nil && last?.outcome != .cancelled(.windowClosed), occasion)
    }
  }

  /// Checks how the events of a stage ended.
  private func check(_ stage: Stage, _ occasion: Comment) {
    let order = stage.begun
    for (id, ends) in stage.ends {
      #expect(ends.count == 1, occasion)
      guard let end = ends.first, let place = order.firstIndex(of: id) else { continue }
      let (report, event) = (end.report, end.report.event)
      switch report.outcome {
      case .opened, .alreadyShown:
        #expect(event.account == nil || event.account == end.account, occasion)
        if case .question = report.link { #expect(end.account != nil, occasion) }
      case .superseded(let newer):
        // Of those that waited until the app was ready, one that no page opened is chosen first.
        let isNewer = order.firstIndex(of: newer).map { $0 > place } ?? false
        #expect(isNewer || event.isFromPage, occasion)
      case .duplicate(let other): #expect(order.contains(other), occasion)
      default: break
      }
    }
    var resumed = stage.ended.compactMap(\.event.resumes)
    let all = resumed.count
    resumed = Array(Set(resumed))
    let closed = stage.ended.count { report in
      report.event.resumes != nil && report.outcome == .cancelled(.windowClosed)
    }
    #expect(resumed.count + closed >= all, occasion)
    for scene in stage.handlers.map(\.scene) {
      let places = stage.ended
        .filter { $0.outcome == .performed && $0.event.scene == scene }
        .compactMap { order.firstIndex(of: $0.event.id) }
      #expect(places == places.sorted(), occasion)
    }
    let reported = stage.ended.filter { $0.outcome == .performed }.compactMap(\.link)
    for link in Set(reported) {
      #expect(
        stage.performed.count { $0 == link } >= reported.count { $0 == link },
        occasion
      )
    }
  }
}
