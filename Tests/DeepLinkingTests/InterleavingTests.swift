import DeepLinking
import LinkNavigation
import LinkRouting
import LinkTesting
import Testing

/// Thousands of short scripts in which links arrive, are held up at any stage, and go on in any order.
@MainActor
@Suite struct InterleavingTests {
  /// One scene in which every stage may be held up.
  @MainActor
  final class Stage {
    let time = VirtualTime()
    let host: HeadlessHost<Quiz>
    private(set) var handler: LinkHandler<Quiz>?
    var receipts: [LinkReceipt<Quiz>] = []
    var performed: [Quiz] = []
    var begun: [LinkEventID] = []
    var ends: [LinkEventID: Int] = [:]
    var held: [CheckedContinuation<Void, Never>] = []

    init() throws {
      host = HeadlessHost(state: try freshState())
      let policy = LinkPolicy(
        rates: [:],
        readiness: LinkReadiness(conditions: ["window"], expiry: .seconds(1_000_000)),
        requires: .loadedRecord(within: .seconds(1_000_000)),
        guardLimit: .seconds(1_000_000)
      )
      let links = DeepLinks(
        router: Quiz.router,
        environment: time.environment,
        policy: policy,
        guards: [
          LinkGuard("sign in") { [weak self] request in
            await self?.hold()
            guard case .question = request.link, request.event.account == nil else {
              return .allow
            }
            return .wait(until: .signedIn)
          }
        ],
        resolve: { [weak self] link in
          await self?.hold()
          guard case .comment(let id) = link else { return .found }
          return .replaced(by: id == 1 ? .vote(id: 99) : .league(league: id))
        },
        perform: { [weak self] link in self?.performed.append(link) },
        log: .off
      )
      links.onProgress = { [weak self] progress in
        switch progress {
        case .received(let event): self?.begun.append(event.id)
        case .ended(let report): self?.ends[report.event.id, default: 0] += 1
        case .reached, .waiting: break
        }
      }
      handler = LinkHandler(links: links, host: host, scene: .main)
    }

    func hold() async {
      await withCheckedContinuation { held.append($0) }
    }

    /// Does one random thing.
    func act(using generator: inout SeededGenerator) async {
      guard let handler else { return }
      switch Int.random(in: 0..<10, using: &generator) {
      case 0..<4:
        let paths = [
          "leagues/1", "leagues/2", "votes/1", "votes/2", "comments/1", "comments/3",
          "leagues/1/questions/2", "home", "nothing",
        ]
        let sources: [LinkSource] = [.customScheme, .notification, .content]
        let path = paths.randomElement(using: &generator) ?? "home"
        let source = sources.randomElement(using: &generator) ?? .customScheme
        if Bool.random(using: &generator) { time.advance(by: .seconds(3)) }
        receipts.append(
          handler.receive(LinkDelivery(url: "quiz://\(path)", source: source, entryPoint: .openURL))
        )
      case 4..<7:
        guard !held.isEmpty else { return }
        held.remove(at: Int.random(in: held.indices, using: &generator)).resume()
        for _ in 0..<3 { await Task.yield() }
      case 7: handler.fulfill("window")
      case 8:
        let account: LinkAccount? = Bool.random(using: &generator) ? "anna" : nil
        handler.links.accountDidChange(to: account)
      default: await Task.yield()
      }
    }

    /// Whether an event, or what is done for one, has not ended.
    private var isAtWork: Bool {
      !held.isEmpty || time.sleeping > 0 || handler?.links.pendingLinks.isEmpty == false
        || !begun.allSatisfy { ends[$0] != nil }
    }

    /// Lets everything go on until nothing is left to do; what never ends is a fault, which the test's limit finds.
    func finish() async {
      handler?.fulfill("window")
      handler?.links.accountDidChange(to: "ben")
      while isAtWork, !Task.isCancelled {
        let waiting = held
        held = []
        waiting.forEach { $0.resume() }
        await Task.yield()
      }
    }
  }

  @Test(
    "every event ends once, the superseded never navigate, actions run in order",
    .timeLimit(.minutes(5)),
    arguments: 0..<15 as Range<UInt64>
  )
  func endsOnce(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    for script in 0..<100 {
      let stage = try Stage()
      for _ in 0..<12 { await stage.act(using: &generator) }
      await stage.finish()
      let occasion: Comment = "seed \(seed), script \(script)"
      var actions: [Quiz] = []
      for receipt in stage.receipts {
        #expect(stage.ends[receipt.id] == 1, occasion)
        guard stage.ends[receipt.id] == 1 else { continue }
        let report = await receipt.report
        switch report.outcome {
        case .opened: #expect(!report.steps.isEmpty, occasion)
        case .performed: if let link = report.link { actions.append(link) }
        default: #expect(report.steps.isEmpty, occasion)
        }
      }
      #expect(stage.performed == actions, occasion)
      #expect(stage.handler?.links.pendingLinks == [], occasion)
      #expect(stage.time.sleeping == 0, occasion)
    }
  }
}
