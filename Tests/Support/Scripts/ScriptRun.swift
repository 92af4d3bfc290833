import DeepLinking
import LinkNavigation
import LinkRouting
import LinkTesting

/// Runs a script with a handler for each scene, with a clock that stands still in between, and records
/// everything that happens.
@MainActor
final class ScriptRun<Link: DeepLink & NavigationPlacing> {
  /// A recorded event.
  enum Note {
    /// An event was received.
    case received(LinkEvent<Link>)

    /// The place of an event's link is being found.
    case placing(LinkEventID)

    /// An event ended.
    case ended(LinkReport<Link>)

    /// A scene performed a step while the account was signed in (`nil` for none).
    case step(scene: Int, LinkAccount?)
  }

  /// The records, in order.
  private(set) var notes: [Note] = []

  /// The hosts of the scenes.
  private(set) var hosts: [RecordingNavigationHost<Link>] = []

  /// The links of the app.
  let links: DeepLinks<Link>

  /// The URLs of the links.
  private let urls: ScriptURLs<Link>

  /// The handlers of the scenes.
  private var handlers: [LinkHandler<Link>] = []

  /// The clock and the identities.
  private let time = VirtualTime()

  /// The pending questions of the lookup.
  private let questions = Questions()

  /// The questions that were not answered yet.
  @MainActor
  private final class Questions {
    var open: [CheckedContinuation<Void, Never>] = []
    var isOver = false
  }

  /// Starts an app.
  init(
    router: LinkRouter<Link>,
    urls: ScriptURLs<Link>,
    state: NavigationState<Link>,
    scenes: Int,
    guards: [LinkGuard<Link>] = []
  ) {
    self.urls = urls
    let questions = questions
    links = DeepLinks(
      router: router,
      environment: time.environment,
      policy: LinkPolicy(rates: [:]),
      guards: guards,
      resolve: { _ in
        if !questions.isOver {
          await withCheckedContinuation { questions.open.append($0) }
        }
        return .found
      },
      perform: { _ in },
      log: .off
    )
    links.confirm = { _ in true }
    links.onProgress = { [weak self] in self?.record($0) }
    for scene in 0..<scenes {
      let host = RecordingNavigationHost(state: state) { [weak self] _ in
        guard let self else { return }
        notes.append(.step(scene: scene, links.account))
      }
      hosts.append(host)
      let id = LinkSceneID(rawValue: "\(scene)")
      let handler = LinkHandler(links: links, host: host, scene: id)
      handler.sceneDidBecomeActive()
      handlers.append(handler)
    }
    time.advance(by: .seconds(10))
  }

  /// Records the progress of an event.
  private func record(_ progress: LinkProgress<Link>) {
    switch progress {
    case .received(let event): notes.append(.received(event))
    case .reached(.placing, of: let event): notes.append(.placing(event))
    case .reached, .waiting: break
    case .ended(let report): notes.append(.ended(report))
    }
  }

  /// Runs a script, then brings everything to its end.
  func play(_ script: LinkScript<Link>) async {
    for step in script.steps {
      await perform(step)
    }
    questions.isOver = true
    // Work that can continue has done so after a bounded number of turns, or never will.
    for round in 0..<200 {
      answerAll()
      for _ in 0..<4 { await nextTurn() }
      guard round < 2 || openEvents > 0 else { return }
      if round % 20 == 19 { time.advance(by: .seconds(30)) }
    }
  }

  /// The number of events that were received and have not ended.
  private var openEvents: Int {
    notes.reduce(0) { count, note in
      switch note {
      case .received: count + 1
      case .ended: count - 1
      case .placing, .step: count
      }
    }
  }

  /// Performs one step.
  private func perform(_ step: LinkScript<Link>.Step) async {
    switch step {
    case .receive(let link, let source, let scene):
      time.advance(by: .milliseconds(1))
      guard let url = urls.text(of: link, from: source) else { return }
      let entryPoint: LinkEntryPoint =
        switch source {
        case .universalLink: .userActivity
        case .content: .page
        default: .openURL
        }
      handlers[scene].receive(LinkDelivery(url: url, source: source, entryPoint: entryPoint))
    case .answer(let choice):
      guard !questions.open.isEmpty else { return }
      questions.open.remove(at: choice % questions.open.count).resume()
    case .turn:
      for _ in 0..<6 { await nextTurn() }
    case .wait(let duration):
      time.advance(by: duration)
      await nextTurn()
    case .account(let account):
      links.accountDidChange(to: account)
    }
  }

  /// Answers all questions.
  private func answerAll() {
    let open = questions.open
    questions.open = []
    for question in open { question.resume() }
  }
}
