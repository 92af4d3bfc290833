import LinkNavigation
import LinkPatterns
import LinkRouting

/// Finds the place of a link, leaves out ancestors that cannot be shown, and plans the way there.
@MainActor
struct PlacingRun<Link: DeepLink & NavigationPlacing> {
  /// The link that is to be shown.
  let link: Link

  /// The ancestors that were left out, and why, in the order in which that was found.
  private(set) var omissions: [LinkReason] = []

  /// The ancestors that were left out.
  private var omitted: Set<Link> = []

  /// The table, for places and names.
  private let router: LinkRouter<Link>

  /// The ancestors that resolving gave, the lowest first.
  private let ancestors: [Link]?

  /// Whether what is on screen means anything.
  private let policy: NavigationPolicy

  /// Starts with a link that was resolved.
  ///
  /// - Parameters:
  ///   - router: The table.
  ///   - task: The event.
  ///   - resolved: The link.
  init(router: LinkRouter<Link>, task: LinkTask<Link>, resolved: ResolvedLink<Link>) {
    self.router = router
    link = resolved.link
    ancestors = resolved.ancestors
    policy = task.event.delivery.isCold ? .cold : .warm
  }

  /// Leaves out the ancestors that do not exist.
  ///
  /// - Parameters:
  ///   - state: What is on screen. Ancestors that are there are not looked up.
  ///   - resolver: Looks up what a link names.
  /// - Throws: `LinkReason` – `.noPlace`.
  mutating func resolveAncestors(
    in state: NavigationState<Link>,
    with resolver: @escaping LinkResolver<Link>
  ) async throws(LinkReason) {
    for ancestor in try chain(in: state).destinations.dropLast()
    where state.position(of: ancestor) == nil {
      do throws(LinkReason) {
        _ = try await ResolutionRun(resolver).answer(for: ancestor)
      } catch {
        omit(ancestor, error)
      }
    }
  }

  /// Leaves out an ancestor.
  ///
  /// - Parameters:
  ///   - ancestor: The ancestor.
  ///   - reason: Why it cannot be shown.
  mutating func omit(_ ancestor: Link, _ reason: LinkReason) {
    guard omitted.insert(ancestor).inserted else { return }
    omissions.append(
      LinkReason(
        reason.code,
        parameter: reason.parameter,
        expected: reason.expected,
        found: name(of: ancestor),
        message: "\(name(of: ancestor)) was left out: \(reason.message)"
      )
    )
  }

  /// Plans the way to the link.
  ///
  /// - Parameter state: What is on screen.
  /// - Returns: The plan and where it leads.
  /// - Throws: `LinkReason` – `.noPlace`.
  func plan(
    from state: NavigationState<Link>
  ) throws(LinkReason) -> (NavigationPlan<Link>, NavigationState<Link>) {
    let whole = try chain(in: state)
    let chain = whole.omitting { omitted.contains($0) && $0 != link } ?? whole
    do {
      let target = try state.target(for: chain)
      return (try NavigationPlan(from: state, to: target), target)
    } catch {
      throw LinkReason(.noPlace, found: name(of: link), message: "\(error)")
    }
  }

  /// The name of a link in messages: its URL, where it has one.
  ///
  /// - Parameter link: The link.
  /// - Returns: The URL, or the value's description.
  func name(of link: Link) -> String {
    (try? router.url(for: link).text) ?? String(describing: link)
  }

  /// The link with its ancestors.
  ///
  /// - Parameter state: What is on screen.
  /// - Returns: The chain, the lowest ancestor first.
  /// - Throws: `LinkReason` – `.noPlace`.
  private func chain(
    in state: NavigationState<Link>
  ) throws(LinkReason) -> NavigationChain<Link> {
    do {
      guard let ancestors else { return try router.chain(of: link, in: state, policy: policy) }
      return try explicitChain(ancestors, in: state)
    } catch {
      throw LinkReason(.noPlace, found: name(of: link), message: error.description)
    }
  }

  /// The chain that resolving gave: the lowest link where it declares, the others pushed on it.
  ///
  /// - Parameters:
  ///   - ancestors: The ancestors, the lowest first.
  ///   - state: What is on screen.
  /// - Returns: The chain.
  /// - Throws: `NavigationChainError` – for the place of the lowest link, or `.repeats` or `.tooDeep`.
  private func explicitChain(
    _ ancestors: [Link],
    in state: NavigationState<Link>
  ) throws(NavigationChainError<Link>) -> NavigationChain<Link> {
    let links = ancestors + [link]
    guard Set(links).count == links.count else {
      throw NavigationChainError(code: .repeats, chain: links.reversed())
    }
    guard links.count <= NavigationChain<Link>.maximumDepth else {
      throw NavigationChainError(code: .tooDeep, chain: links.reversed())
    }
    let base = try router.chain(of: links[0], in: state, policy: policy)
    let pushed = zip(links, links.dropFirst()).map { below, above in
      NavigationChain<Link>.Element(destination: above, placement: .pushed(on: below))
    }
    return NavigationChain(base.elements + pushed) ?? base
  }
}
