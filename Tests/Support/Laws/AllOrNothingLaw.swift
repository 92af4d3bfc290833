package import DeepLinking
package import LinkNavigation
import LinkPatterns
package import LinkRouting
package import LinkTesting

/// A link whose screen can't be built changes nothing; an ancestor that can't be built is left out and reported.
package enum AllOrNothingLaw {
  /// Opens a link on a host that cannot build some screens.
  @MainActor
  package static func violations<Link: DeepLink & NavigationPlacing>(
    opening link: Link,
    in state: NavigationState<Link>,
    broken: Set<Link>,
    router: LinkRouter<Link>,
    environment: LinkEnvironment
  ) async -> [LawViolation] {
    let host = HeadlessHost(state: state) { destination in
      guard !broken.contains(destination) else { throw BrokenScreen() }
    }
    let handler = LinkHandler(
      links: DeepLinks(
        router: router,
        environment: environment,
        policy: LinkPolicy(interruptionLimit: .zero),
        log: .off
      ),
      host: host,
      scene: .main
    )
    let report = await handler.open(link).report
    let shown = host.state
    let occasion =
      "\(link) in \(state) without \(broken) ends as \(report.outcome) and shows \(shown)"
    switch report.outcome {
    case .failed:
      if shown == state, broken.contains(link) { return [] }
    case .alreadyShown:
      if shown == state { return [] }
    case .expired:
      // An alert or the like is never dismissed for a link.
      let isWaitedFor = state.presentations.contains { $0.root.foreign?.kind.isWaitedFor == true }
      if shown == state, isWaitedFor { return [] }
    case .opened(skipping: let reasons):
      let missing = missingAncestors(of: link, in: state, broken: broken, router: router)
      let named = Set(reasons.compactMap(\.found))
      let isOnTop = shown.visibleEntry?.destination == link
      if isOnTop, !broken.contains(link) || state.position(of: link) != nil, named == missing {
        return []
      }
    default:
      break
    }
    return [LawViolation(law: "all or nothing", detail: occasion)]
  }

  /// The ancestors that must be left out.
  private static func missingAncestors<Link: DeepLink & NavigationPlacing>(
    of link: Link,
    in state: NavigationState<Link>,
    broken: Set<Link>,
    router: LinkRouter<Link>
  ) -> Set<String> {
    let chain = try? router.chain(of: link, in: state)
    let missing = chain?.destinations.dropLast().filter { ancestor in
      broken.contains(ancestor) && state.position(of: ancestor) == nil
    }
    return Set((missing ?? []).compactMap { router.reportedURL(for: $0)?.text })
  }

  /// Thrown for a screen that can't be built.
  private struct BrokenScreen: Error {}
}
