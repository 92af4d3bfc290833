import LinkPages
import Synchronization

/// The pages of links without a code.
final class PageCache: Sendable {
  /// What a page depends on.
  struct Key: Hashable {
    let domain: String
    let target: String
    let variant: LinkPageVariant
  }

  private let pages: Mutex<GenerationCache<Key, ReadyPage>>

  init(capacity: Int = 1_024) {
    pages = Mutex(GenerationCache(capacity: capacity))
  }

  /// The page of a key, which is made when it isn't there.
  func page(_ key: Key, _ make: () -> ReadyPage) -> ReadyPage {
    if let page = pages.withLock({ $0.value(of: key) }) { return page }
    let page = make()
    pages.withLock { $0.insert(page, for: key) }
    return page
  }
}
