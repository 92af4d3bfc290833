/// The deferred links that an app looks for at the moment, until a link arrives that a person opened outside of it.
@MainActor
struct DeferredSearches {
  /// Whether such a link arrived, after which none is looked for.
  private(set) var isOver = false

  /// Those that are looked for; twice the same when two windows look for it.
  private var running: [DeferredLinks] = []

  nonisolated init() {}

  /// A search begins.
  mutating func begin(_ search: DeferredLinks) {
    running.append(search)
  }

  /// A search that began has ended.
  mutating func finish(_ search: DeferredLinks) {
    guard let index = running.firstIndex(where: { $0 === search }) else { return }
    running.remove(at: index)
  }

  /// Ends them all, for this launch and later ones.
  mutating func end() {
    isOver = true
    for search in running { Task { try? await search.end() } }
  }
}
