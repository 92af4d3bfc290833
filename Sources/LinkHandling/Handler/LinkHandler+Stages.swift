import LinkNavigation
import LinkPatterns
import LinkRouting

/// A link after it was resolved, with its ancestors if resolving gave them.
struct ResolvedLink<Link: DeepLink> {
  /// The link that is to be shown.
  let admitted: AdmittedLink<Link>

  /// Its ancestors, the lowest first; `nil` when they follow from its places.
  let ancestors: [Link]?

  /// The link that is to be shown.
  var link: Link { admitted.link }
}

extension LinkHandler {
  /// Does what an event asks for, from its arrival to its end.
  func run(_ task: LinkTask<Link>, _ request: LinkRequest<Link>) async {
    do throws(LinkFailure) {
      guard let link = try await arrivedLink(task, request), !task.hasEnded,
        let resolved = try await settle(task, link), !task.hasEnded,
        try await isConfirmed(task, resolved.admitted), !task.hasEnded
      else { return }
      if let taker {
        taker(task, resolved)
      } else if resolved.admitted.isAction {
        task.phase = .performing
        note(task, .performing)
        end(task, try await performed(resolved.link))
      } else {
        try await navigate(task, to: resolved)
      }
    } catch {
      end(task, .failed(error))
    }
  }

  /// The link that an event asks for, once a short link has been expanded.
  private func arrivedLink(
    _ task: LinkTask<Link>,
    _ request: LinkRequest<Link>
  ) async throws(LinkFailure) -> AdmittedLink<Link>? {
    guard case .short(let url) = request else { return task.admitted }
    guard !task.hasEnded else { return nil }
    guard let expander = intake.expander else {
      throw LinkFailure(.nothingExpands)
    }
    note(task, .expanding)
    let text: String?
    do {
      text = try await TimeLimit.run(intake.policy.expansionLimit, intake.environment) {
        try await expander.expand(url)
      }
    } catch {
      throw LinkFailure(error, .expansionFailed, subject: "expanding the short link")
    }
    guard !task.hasEnded else { return nil }
    guard let text else {
      throw LinkFailure(
        .timedOut,
        subject: "expanding the short link",
        expected: .name("\(intake.policy.expansionLimit)")
      )
    }
    // It goes through both gates, as far trusted as the short link.
    switch admit(expanded: text, of: task.event.delivery) {
    case .next(let request):
      task.note(request)
      return task.admitted
    case .ended(let outcome):
      refuse(task, outcome)
      return nil
    }
  }

  /// Follows a link through the guards and its replacements until it stands.
  private func settle(
    _ task: LinkTask<Link>,
    _ arrived: AdmittedLink<Link>
  ) async throws(LinkFailure) -> ResolvedLink<Link>? {
    var trail = RedirectChain(arrived.link)
    var current = arrived
    while true {
      task.admitted = current
      if current.hasSideEffects {
        // From here on it is not superseded, and has its turn by the order in which it was received.
        task.phase = .held
        await turn(of: task)
        guard !task.hasEnded else { return nil }
      }
      note(task, .guarding)
      switch try await passesGuards(task, current) {
      case .ended: return nil
      case .redirected(let next):
        try trail.follow(next, .redirectCycle, intake.router.shown)
        guard let replacement = admit(next, inPlaceOf: task) else { return nil }
        current = replacement
        continue
      case .passed: break
      }
      let resolution = try await resolution(of: current, task)
      guard !task.hasEnded else { return nil }
      switch resolution {
      case .found: return stands(task, ResolvedLink(admitted: current, ancestors: nil))
      case .record(let record):
        intake.records.keep(record, for: current.link)
        return stands(task, ResolvedLink(admitted: current, ancestors: nil))
      case .chain(let ancestors):
        return stands(task, ResolvedLink(admitted: current, ancestors: ancestors))
      case .replaced(by: let next):
        try trail.follow(next, .resolutionCycle, intake.router.shown)
        guard let replacement = admit(next, inPlaceOf: task) else { return nil }
        current = replacement
      }
    }
  }

  /// Lets a link in that takes the place of an event's; `nil` when that ended the event.
  private func admit(_ link: Link, inPlaceOf task: LinkTask<Link>) -> AdmittedLink<Link>? {
    note(task, .replaced)
    switch admit(link, replacing: task.event.delivery) {
    case .next(let admitted): return admitted
    case .ended(let outcome):
      refuse(task, outcome)
      return nil
    }
  }

  /// Notes that a link stands, and so whether its event is a navigation.
  private func stands(_ task: LinkTask<Link>, _ resolved: ResolvedLink<Link>) -> ResolvedLink<Link>
  {
    task.isNavigation = task.phase == .resolving
    noteChange()
    return resolved
  }

  /// Looks a link up, as far as its route needs it.
  private func resolution(
    of admitted: AdmittedLink<Link>,
    _ task: LinkTask<Link>
  ) async throws(LinkFailure) -> Resolution<Link> {
    guard let resolve = intake.resolve,
      case .record(let limit) = admitted.requirements.need ?? intake.policy.need
    else { return .found }
    let link = admitted.link
    note(task, .resolving)
    intake.onLoading?(.began(link, for: task.event.id))
    do throws(LinkFailure) {
      let resolution = try await lookedUp(link, within: limit, resolve)
      intake.onLoading?(.ended(link, for: task.event.id, failure: nil))
      return resolution
    } catch {
      intake.onLoading?(.ended(link, for: task.event.id, failure: error))
      throw error
    }
  }

  /// Looks a link up.
  private func lookedUp(
    _ link: Link,
    within limit: Duration?,
    _ resolve: @escaping LinkResolver<Link>
  ) async throws(LinkFailure) -> Resolution<Link> {
    do {
      let resolution = try await TimeLimit.run(limit, intake.environment) {
        try await resolve(link)
      }
      if let resolution { return resolution }
    } catch {
      throw LinkFailure(error, .resolutionFailed, subject: "looking the link up")
    }
    throw LinkFailure(
      .timedOut,
      subject: "looking the link up",
      expected: limit.map { .name("\($0)") }
    )
  }

  /// Looks up a link whose screen is shown with a placeholder, and tells what came of it.
  func fillPlaceholder(of admitted: AdmittedLink<Link>, _ task: LinkTask<Link>) {
    guard let resolve = intake.resolve,
      case .placeholder = admitted.requirements.need ?? intake.policy.need
    else { return }
    let (link, id) = (admitted.link, task.event.id)
    let accounts = intake.accountChanges
    intake.onLoading?(.began(link, for: id))
    Task {
      do throws(LinkFailure) {
        let resolution = try await lookedUp(link, within: nil, resolve)
        // What was found is of another person's link.
        guard intake.accountChanges == accounts else {
          intake.onLoading?(.ended(link, for: id, failure: nil))
          return
        }
        if case .record(let record) = resolution { intake.records.keep(record, for: link) }
        intake.onLoading?(.ended(link, for: id, failure: nil))
        // Whoever opens it does so as the app itself, so it must be let in as the first one was.
        if case .replaced(by: let next) = resolution,
          case .next(let admitted) = admit(next, replacing: task.event.delivery),
          !admitted.hasSideEffects
        {
          intake.onLoading?(.replaced(link, by: next, for: id))
        }
      } catch {
        intake.onLoading?(.ended(link, for: id, failure: error))
      }
    }
  }

  /// Performs a link that has no screen.
  private func performed(_ link: Link) async throws(LinkFailure) -> LinkOutcome {
    guard let perform = intake.perform else {
      throw LinkFailure(.noAction)
    }
    do {
      try await perform(link)
      return .performed
    } catch {
      throw LinkFailure(error, .actionFailed, subject: "the action")
    }
  }
}

/// The links that took each other's place.
struct RedirectChain<Link: DeepLink> {
  /// The links, the first one first.
  ///
  /// Never empty.
  private var links: [Link]

  /// How often each way to replace a link was taken.
  private var counts: [LinkFailure.Code: Int] = [:]

  /// The link that stands now.
  private(set) var link: Link

  /// The most times that guards may redirect, and that resolving may replace.
  static var limit: Int { 4 }

  /// Starts with a link.
  init(_ link: Link) {
    self.link = link
    links = [link]
  }

  /// Goes on to a link that takes the place of the current one.
  mutating func follow(
    _ next: Link,
    _ code: LinkFailure.Code,
    _ shown: ([Link]) -> FailureText
  ) throws(LinkFailure) {
    let isRepeat = links.contains(next)
    links.append(next)
    counts[code, default: 0] += 1
    guard !isRepeat, counts[code, default: 0] <= Self.limit else {
      throw LinkFailure(code, expected: .name("at most \(Self.limit)"), found: shown(links))
    }
    link = next
  }
}
