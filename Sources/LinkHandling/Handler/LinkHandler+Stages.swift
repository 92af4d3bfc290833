import LinkNavigation
import LinkPatterns
import LinkRouting

/// A link after it was resolved, with its ancestors if resolving gave them.
struct ResolvedLink<Link: DeepLink> {
  /// The link that is to be shown.
  let link: Link

  /// Its ancestors, the lowest first; `nil` when they follow from its places.
  let ancestors: [Link]?
}

extension LinkHandler {
  /// Does what an event asks for, from its arrival to its end.
  ///
  /// - Parameters:
  ///   - task: The event.
  ///   - arrival: What it asks for.
  func run(_ task: LinkTask<Link>, _ arrival: LinkArrival<Link>) async {
    do throws(LinkReason) {
      guard let link = try await arrivedLink(task, arrival), !task.hasEnded,
        let resolved = try await settle(task, link), !task.hasEnded,
        try await isConfirmed(task, resolved.link), !task.hasEnded
      else { return }
      if let taker {
        taker(task, resolved)
      } else if intake.router.placements(of: resolved.link).first == .action {
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
  ///
  /// - Parameters:
  ///   - task: The event.
  ///   - arrival: What it asks for.
  /// - Returns: The link; `nil` when the event has ended.
  /// - Throws: `LinkReason` – what expanding threw, as `.expansionFailed` if need be, or `.timedOut`.
  private func arrivedLink(
    _ task: LinkTask<Link>,
    _ arrival: LinkArrival<Link>
  ) async throws(LinkReason) -> Link? {
    guard case .short(let url) = arrival else { return task.link }
    guard !task.hasEnded else { return nil }
    guard let expander = intake.expander else {
      throw LinkReason(.expansionFailed, message: "Nothing expands short links any more.")
    }
    note(task, .expanding)
    let text: String?
    do {
      text = try await TimeLimit.run(intake.policy.expansionLimit, intake.environment) {
        try await expander.expand(url)
      }
    } catch {
      throw reason(error, .expansionFailed, "The short link could not be expanded")
    }
    guard !task.hasEnded else { return nil }
    guard let text else {
      throw LinkReason(.timedOut, message: "Expanding the short link took too long.")
    }
    // It goes through both gates, as far trusted as the short link.
    switch admit(text, task.event.delivery, isExpanded: true) {
    case .success(let arrival):
      task.note(arrival)
      return task.link
    case .failure(let refusal):
      refuse(task, refusal.outcome)
      return nil
    }
  }

  /// Follows a link through gate 2, the guards and its replacements until it stands.
  ///
  /// - Parameters:
  ///   - task: The event.
  ///   - link: The link that was let in.
  /// - Returns: The link that stands; `nil` when the event has ended.
  /// - Throws: `LinkReason` – `.redirectCycle` or `.resolutionCycle` with the chain, `.timedOut`, or
  ///   what a guard or the resolver threw, as `.guardFailed` or `.resolutionFailed` if need be.
  private func settle(
    _ task: LinkTask<Link>,
    _ link: Link
  ) async throws(LinkReason) -> ResolvedLink<Link>? {
    var trail = LinkTrail(link)
    while true {
      let current = trail.link
      task.link = current
      if let refusal = refusal(of: current, task.event.delivery) {
        refuse(task, refusal)
        return nil
      }
      if doesMore(current) {
        // From here on it is not superseded, and has its turn by the order in which it was received.
        task.phase = .held
        await turn(of: task)
        guard !task.hasEnded else { return nil }
      }
      note(task, .guarding)
      switch try await passesGuards(task, current, trail) {
      case .ended: return nil
      case .redirected(let next):
        try trail.follow(next, .redirectCycle, describe)
        note(task, .replaced)
        continue
      case .passed: break
      }
      let resolution = try await resolution(of: current, task)
      guard !task.hasEnded else { return nil }
      switch resolution {
      case .found: return stands(task, ResolvedLink(link: current, ancestors: nil))
      case .chain(let ancestors):
        return stands(task, ResolvedLink(link: current, ancestors: ancestors))
      case .replaced(by: let next):
        try trail.follow(next, .resolutionCycle, describe)
        note(task, .replaced)
      }
    }
  }

  /// Notes that a link stands, and so whether its event is a navigation.
  ///
  /// - Parameters:
  ///   - task: The event.
  ///   - resolved: The link.
  /// - Returns: The link.
  private func stands(_ task: LinkTask<Link>, _ resolved: ResolvedLink<Link>) -> ResolvedLink<Link>
  {
    task.isNavigation = task.phase == .resolving
    noteChange()
    return resolved
  }

  /// Looks a link up, as far as its route needs it.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - task: The event.
  /// - Returns: What was found; `.found` for a link that need not be looked up first.
  /// - Throws: `LinkReason` – what the resolver threw, as `.resolutionFailed` if need be, or
  ///   `.timedOut`.
  private func resolution(
    of link: Link,
    _ task: LinkTask<Link>
  ) async throws(LinkReason) -> Resolution<Link> {
    guard let resolve = intake.resolve,
      case .record(let limit) = intake.router.requirements(of: link).need ?? intake.policy.need
    else { return .found }
    note(task, .resolving)
    intake.onLoading?(.began(link, for: task.event.id))
    do throws(LinkReason) {
      let resolution = try await lookedUp(link, within: limit, resolve)
      intake.onLoading?(.ended(link, for: task.event.id, failure: nil))
      return resolution
    } catch {
      intake.onLoading?(.ended(link, for: task.event.id, failure: error))
      throw error
    }
  }

  /// Looks a link up.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - limit: How long it may take.
  ///   - resolve: Looks it up.
  /// - Returns: What was found.
  /// - Throws: `LinkReason` – what the resolver threw, as `.resolutionFailed` if need be, or
  ///   `.timedOut`.
  private func lookedUp(
    _ link: Link,
    within limit: Duration?,
    _ resolve: @escaping LinkResolver<Link>
  ) async throws(LinkReason) -> Resolution<Link> {
    do {
      let resolution = try await TimeLimit.run(limit, intake.environment) {
        try await resolve(link)
      }
      if let resolution { return resolution }
    } catch {
      throw reason(error, .resolutionFailed, "The link could not be resolved")
    }
    throw LinkReason(
      .timedOut,
      expected: limit.map { "\($0)" },
      message: "Looking the link up took too long."
    )
  }

  /// Looks up a link whose screen is shown with a placeholder, and tells what came of it.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - task: The event, which has ended.
  func fillPlaceholder(of link: Link, _ task: LinkTask<Link>) {
    guard let resolve = intake.resolve,
      case .placeholder = intake.router.requirements(of: link).need ?? intake.policy.need
    else { return }
    let id = task.event.id
    intake.onLoading?(.began(link, for: id))
    Task {
      do throws(LinkReason) {
        let resolution = try await lookedUp(link, within: nil, resolve)
        intake.onLoading?(.ended(link, for: id, failure: nil))
        // Whoever opens it does so as the app itself, so it must be let in as the first one was.
        if case .replaced(by: let next) = resolution, !doesMore(next),
          refusal(of: next, task.event.delivery) == nil
        {
          intake.onLoading?(.replaced(link, by: next, for: id))
        }
      } catch {
        intake.onLoading?(.ended(link, for: id, failure: error))
      }
    }
  }

  /// Performs a link that has no screen.
  ///
  /// - Parameter link: The link.
  /// - Returns: `.performed`.
  /// - Throws: `LinkReason` – `.noAction`, or what performing threw, as `.actionFailed` if need be.
  private func performed(_ link: Link) async throws(LinkReason) -> LinkOutcome {
    guard let perform = intake.perform else {
      throw LinkReason(.noAction, message: "The link is an action, and nothing performs actions.")
    }
    do {
      try await perform(link)
      return .performed
    } catch {
      throw reason(error, .actionFailed, "The action failed")
    }
  }

  /// Makes a reason of an error, as much of it as may be shown.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - code: What happened, when the error does not say.
  ///   - subject: What it happened to.
  /// - Returns: The reason.
  func reason(_ error: any Error, _ code: LinkReason.Code, _ subject: String) -> LinkReason {
    LinkReason(error, code: code, subject: subject, privacy: intake.policy.privacy)
  }

  /// How a link is written in a chain.
  ///
  /// - Parameter link: The link.
  /// - Returns: Its description, or the name of its route when values are not shown.
  func describe(_ link: Link) -> String {
    guard intake.policy.privacy == .redacted else { return String(describing: link) }
    return intake.router.requirements(of: link).routes.first ?? "link"
  }
}

/// The links that took each other's place.
struct LinkTrail<Link: DeepLink> {
  /// The links, the first one first.
  ///
  /// Never empty.
  private var links: [Link]

  /// How often each way to replace a link was taken.
  private var counts: [LinkReason.Code: Int] = [:]

  /// The link that stands now.
  private(set) var link: Link

  /// The most times that guards may redirect, and that resolving may replace.
  static var limit: Int { 4 }

  /// Starts with a link.
  ///
  /// - Parameter link: The link.
  init(_ link: Link) {
    self.link = link
    links = [link]
  }

  /// Goes on to a link that takes the place of the current one.
  ///
  /// - Parameters:
  ///   - next: The link.
  ///   - code: What a cycle is called, which tells who replaced the link.
  ///   - describe: How a link is written.
  /// - Throws: `LinkReason` – of the code, with the chain, for a link that was there before, or for the
  ///   fifth that is replaced in this way.
  mutating func follow(
    _ next: Link,
    _ code: LinkReason.Code,
    _ describe: (Link) -> String
  ) throws(LinkReason) {
    let isRepeat = links.contains(next)
    links.append(next)
    counts[code, default: 0] += 1
    guard !isRepeat, counts[code, default: 0] <= Self.limit else {
      let chain = links.map(describe).joined(separator: " → ")
      throw LinkReason(
        code,
        expected: "at most \(Self.limit)",
        found: chain,
        message: "The link was replaced by one before it, or too often: \(chain)."
      )
    }
    link = next
  }
}
