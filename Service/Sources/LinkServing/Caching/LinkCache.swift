import LinkPages
import ShortLinks
import Synchronization

/// The links that were asked for, each for a short time.
///
/// A link that is older is asked for again. When the store is away, the link is still served as it was last known.
final class LinkCache: Sendable {
  /// A link with its pages.
  private struct Entry {
    var link: ShortLink
    var loaded: SuspendingClock.Instant
    var pages: [LinkPageVariant: ReadyPage] = [:]
  }

  private let store: any LinkStore
  private let age: Duration
  private let entries: Mutex<GenerationCache<String, Entry>>

  init(_ store: any LinkStore, age: Duration, capacity: Int = 4_096) {
    (self.store, self.age) = (store, age)
    entries = Mutex(GenerationCache(capacity: capacity))
  }

  /// The link with a code.
  func link(_ code: String) async throws(LinkStoreError) -> ShortLink? {
    let now = SuspendingClock.now
    let known = entries.withLock { $0.value(of: code) }
    if let known, now - known.loaded < age { return known.link }
    let loaded: ShortLink?
    do {
      loaded = try await store.link(code)
    } catch {
      guard let known else { throw error }
      return known.link
    }
    keep(loaded, for: code, from: now)
    return loaded
  }

  /// Keeps what is known of a code, with its pages as long as the link stays the same.
  func keep(_ link: ShortLink?, for code: String, from now: SuspendingClock.Instant = .now) {
    entries.withLock { entries in
      let before = entries.value(of: code)
      // Another request has a later answer.
      if let before, before.loaded > now { return }
      guard let link else { return entries.remove(code) }
      var entry = Entry(link: link, loaded: now)
      if let before, before.link == link { entry.pages = before.pages }
      entries.insert(entry, for: code)
    }
  }

  /// The page of a link in one of its forms, which is made when it isn't there.
  func page(
    of link: ShortLink,
    for variant: LinkPageVariant,
    _ make: () -> ReadyPage?
  ) -> ReadyPage? {
    let known = entries.withLock { entries in
      entries.value(of: link.code).flatMap { $0.link == link ? $0.pages[variant] : nil }
    }
    if let known { return known }
    guard let page = make() else { return nil }
    entries.withLock { entries in
      guard var entry = entries.value(of: link.code), entry.link == link else { return }
      entry.pages[variant] = page
      entries.insert(entry, for: link.code)
    }
    return page
  }
}
