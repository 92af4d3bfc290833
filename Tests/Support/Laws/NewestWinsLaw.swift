import DeepLinking
package import LinkNavigation
package import LinkRouting
package import LinkTesting

/// However events of several scenes are interleaved, each ends once, and the newest navigation wins.
///
/// In each scene, a newer navigation supersedes those that are still resolving, whatever their sources, but that
/// of a web page only those of pages; and a superseded link never navigates. One scene changes no other: violations of that
/// belong to the law “per scene”.
@MainActor
package struct NewestWinsLaw<Link: DeepLink & NavigationPlacing> {
  /// The router.
  private let router: LinkRouter<Link>

  /// The initial state of each scene.
  private let state: NavigationState<Link>

  /// The links that are opened.
  private let links: [Link]

  /// The sources of the links.
  private let sources: [LinkSource]

  /// Creates the law for a router.
  package init(
    router: LinkRouter<Link>,
    state: NavigationState<Link>,
    links: [Link],
    sources: [LinkSource] = [.customScheme, .universalLink, .notification, .content]
  ) {
    self.router = router
    self.state = state
    self.links = links
    self.sources = sources
  }

  /// Runs random scripts, with two scenes each.
  package func violations(seed: UInt64, scripts: Int, length: Int = 6) async -> [LawViolation] {
    var generator = SeededGenerator(seed: seed)
    let urls = ScriptURLs(links, router: router)
    var violations: [LawViolation] = []
    for _ in 0..<scripts {
      let script = LinkScript.random(
        links: links,
        sources: sources,
        scenes: 2,
        length: length,
        using: &generator
      )
      let run = ScriptRun(router: router, urls: urls, state: state, scenes: 2)
      await run.play(script)
      let verdict = ScriptVerdict(run.notes)
      violations += verdict.problems.map { problem in
        LawViolation(law: "newest wins", detail: "\(problem), in: \(script)")
      }
      violations += verdict.strayScreens(in: run.hosts.map { $0.state }, from: state).map {
        problem in
        LawViolation(law: "per scene", detail: "\(problem), in: \(script)")
      }
    }
    return violations
  }
}

/// The problems of the recorded events of a script.
struct ScriptVerdict<Link: DeepLink & NavigationPlacing> {
  /// The problems, one sentence each.
  private(set) var problems: [String] = []

  /// An event, with its places in the records.
  fileprivate struct Story {
    let event: LinkEvent<Link>
    let received: Int
    var placing: Int?
    var ends: [(at: Int, outcome: LinkOutcome)] = []
    var link: Link?

    /// Its outcome.
    var outcome: LinkOutcome? { ends.first?.outcome }

    /// Whether it was admitted and repeats no other event, so that it can supersede others.
    var counts: Bool {
      switch outcome {
      case .opened, .alreadyShown, .superseded, .failed, .none: true
      default: false
      }
    }
  }

  /// The events, in the order in which they were received.
  fileprivate var stories: [Story] = []

  /// Judges the recorded events.
  init(_ notes: [ScriptRun<Link>.Note]) {
    var steps: [(at: Int, scene: String)] = []
    for (index, note) in notes.enumerated() {
      switch note {
      case .received(let event): stories.append(Story(event: event, received: index))
      case .placing(let id):
        if let place = stories.firstIndex(where: { $0.event.id == id }) {
          stories[place].placing = index
        }
      case .ended(let report):
        if let place = stories.firstIndex(where: { $0.event.id == report.event.id }) {
          stories[place].ends.append((index, report.outcome))
          stories[place].link = report.link
        }
      case .step(let scene, _): steps.append((index, "\(scene)"))
      }
    }
    judgeEnds()
    judgeOrder()
    judgeSteps(steps)
  }

  /// Each event ends once.
  private mutating func judgeEnds() {
    for story in stories where story.ends.count != 1 {
      let name = story.event.id.rawValue
      problems.append(story.ends.isEmpty ? "\(name) is lost" : "\(name) ends twice")
    }
  }

  /// An event is superseded by the first newer event of its scene, unless only that one came from a web page.
  private mutating func judgeOrder() {
    for story in stories {
      let newer = stories.filter {
        $0.received > story.received && $0.event.scene == story.event.scene
      }
      switch story.outcome {
      case .superseded(by: let id):
        guard let winner = newer.first(where: { $0.event.id == id }),
          winner.event.supersedes(story.event)
        else {
          problems.append("\(story.event.id.rawValue) is wrongly superseded by \(id.rawValue)")
          continue
        }
      case .opened, .alreadyShown:
        let winner = newer.first { other in
          other.event.supersedes(story.event)
            && other.received < story.placing ?? 0 && other.counts
        }
        guard let winner else { continue }
        problems.append(
          "\(story.event.id.rawValue) is opened although \(winner.event.id.rawValue) is newer"
        )
      default: continue
      }
    }
  }

  /// Every step belongs to an event of its scene that has not ended yet, and ends as opened.
  private mutating func judgeSteps(_ steps: [(at: Int, scene: String)]) {
    for step in steps {
      let opening = stories.contains { story in
        guard story.event.scene.rawValue == step.scene, let placing = story.placing,
          placing < step.at, let end = story.ends.first?.at, end > step.at
        else { return false }
        if case .opened = story.outcome { return true }
        return false
      }
      if !opening { problems.append("scene \(step.scene) navigates for no event that opens") }
    }
  }
}

extension ScriptVerdict {
  /// Finds scenes that show another screen than their own last link.
  func strayScreens(
    in states: [NavigationState<Link>],
    from state: NavigationState<Link>
  ) -> [String] {
    states.indices.compactMap { scene in
      let shown = states[scene]
      let last = stories.filter { story in
        guard story.event.scene.rawValue == "\(scene)" else { return false }
        return story.outcome?.showsItsLink ?? false
      }
      .max { ($0.ends.first?.at ?? 0) < ($1.ends.first?.at ?? 0) }
      let isOwn = last.map { shown.visibleEntry?.destination == $0.link } ?? (shown == state)
      return isOwn ? nil : "scene \(scene) shows what it did not receive"
    }
  }
}

extension LinkOutcome {
  /// Whether the link is on top at the end of its event.
  fileprivate var showsItsLink: Bool {
    switch self {
    case .opened, .alreadyShown: true
    default: false
    }
  }
}
