import LinkNavigation
import LinkRouting

/// A link after it was resolved, with its ancestors if resolving gave them.
struct ResolvedLink<Link: DeepLink> {
  /// The link that is to be shown.
  let link: Link

  /// Its ancestors, the lowest first; `nil` when they follow from its places.
  let ancestors: [Link]?
}

/// Follows a link through its replacements until it stands.
@MainActor
struct ResolutionRun<Link: DeepLink> {
  /// Looks up what a link names.
  private let resolve: LinkResolver<Link>

  /// The most times that a link may be replaced.
  static var maximumReplacements: Int { 4 }

  /// Creates a run.
  ///
  /// - Parameter resolve: Looks up what a link names.
  init(_ resolve: @escaping LinkResolver<Link>) {
    self.resolve = resolve
  }

  /// Resolves a link.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - didReplace: Called with each link that took the place of another.
  /// - Returns: The link that stands.
  /// - Throws: `LinkReason` – what the resolver threw, or `.resolutionCycle` with the chain.
  func resolve(
    _ link: Link,
    didReplace: (Link) -> Void
  ) async throws(LinkReason) -> ResolvedLink<Link> {
    var seen = [link]
    while let current = seen.last {
      switch try await answer(for: current) {
      case .found: return ResolvedLink(link: current, ancestors: nil)
      case .chain(let ancestors): return ResolvedLink(link: current, ancestors: ancestors)
      case .replaced(by: let next):
        let isRepeat = seen.contains(next)
        seen.append(next)
        guard !isRepeat, seen.count - 1 <= Self.maximumReplacements else {
          let chain = seen.map { String(describing: $0) }.joined(separator: " → ")
          throw LinkReason(
            .resolutionCycle,
            found: chain,
            message: "The link was replaced by one before it, or too often: \(chain)."
          )
        }
        didReplace(next)
      }
    }
    return ResolvedLink(link: link, ancestors: nil)
  }

  /// Asks the resolver.
  ///
  /// - Parameter link: The link.
  /// - Returns: Its answer.
  /// - Throws: `LinkReason` – what it threw, wrapped as `.resolutionFailed` if need be.
  func answer(for link: Link) async throws(LinkReason) -> Resolution<Link> {
    do {
      return try await resolve(link)
    } catch {
      throw LinkReason(error, code: .resolutionFailed, subject: "The link could not be resolved")
    }
  }
}
