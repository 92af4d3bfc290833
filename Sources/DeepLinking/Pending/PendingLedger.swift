import LinkPatterns

/// The links of an app that wait for a condition, and their storage.
///
/// Saving is one call at a time, in order. Nothing is saved before what was saved earlier has been
/// loaded, so a link that is suspended early overwrites nothing.
@MainActor
final class PendingLedger<Link: DeepLink> {
  /// A link that waits.
  struct Entry {
    /// The pending link as it is stored.
    var pending: PendingLink

    /// The link.
    let link: Link

    /// Whether it is stored for the next run of the app.
    var isSaved = true

    /// The query items of its URL that are not in the link; not stored.
    var unusedItems: [LinkQueryItem] = []

    /// The link that is shown meanwhile; not stored.
    var shownMeanwhile: Link?

    /// Where the person pushes it; not stored.
    var pushPlace: PushPlace<Link>?
  }

  /// The links, the oldest first.
  private(set) var entries: [Entry] = []

  /// The last link that was dropped while it waited for a condition, and why.
  var losses: [LinkCondition: (route: String, reason: String)] = [:]

  /// Stores the links; `nil` when they last only as long as the app runs.
  private let store: (any PendingLinkStore)?

  /// Makes links of what was saved.
  private let router: LinkRouter<Link>

  /// Called with errors of the store, and with the failure of each link that is dropped.
  var report: (any Error) -> Void = { _ in }

  /// The content of the store, once loaded.
  private var saved: [PendingLink]?

  /// Whether the stored links could not be loaded, such as before the first unlock of a phone.
  private var isUnread = false

  /// Called when stored links are loaded that could not be loaded before.
  var onLateLoading: () -> Void = {}

  /// Whether links of an earlier run are dropped as soon as they are loaded.
  private var dropsSaved = false

  /// The last call of the store.
  private var lastCall: Task<Void, Never>?

  /// Creates a ledger without links.
  init(store: (any PendingLinkStore)?, router: LinkRouter<Link>) {
    (self.store, self.router) = (store, router)
  }

  /// The most links that wait at once.
  static var capacity: Int { 64 }

  /// The link with an identity; `nil` when it no longer waits.
  subscript(id: LinkEventID?) -> Entry? { entries.first { $0.pending.id == id } }

  /// The link that a guard wanted shown while another one waits.
  func linkShown(whileWaiting id: LinkEventID?) -> Link? { self[id]?.shownMeanwhile }

  /// Whether a guard wanted a link shown while another one waits.
  func isShownMeanwhile(_ link: Link) -> Bool {
    entries.contains { entry in
      if let shown = entry.shownMeanwhile { shown == link } else { false }
    }
  }

  /// Adds a link, and saves.
  ///
  /// Beyond the limit the oldest link is dropped: an endless stream of links neither
  /// fills the store nor has all of them opened at once.
  func add(_ entry: Entry) {
    entries.append(entry)
    dropTooMany()
    save()
  }

  /// Drops the oldest links beyond the limit.
  private func dropTooMany() {
    while entries.count > Self.capacity,
      let oldest = entries.firstIndex(where: { !$0.pending.isResuming })
    {
      drop(entries.remove(at: oldest).pending, "is one of too many")
    }
  }

  /// Removes the links that have expired, and saves.
  func removeExpired(at now: LinkInstant) {
    func isExpired(_ entry: Entry) -> Bool {
      !entry.pending.isResuming && entry.pending.expiresAt <= now
    }
    for entry in entries where isExpired(entry) { drop(entry.pending, "has expired") }
    remove(where: isExpired)
  }

  /// Reports that a link is dropped.
  private func drop(_ pending: PendingLink, _ loss: String) {
    losses[pending.condition] = (pending.route, loss)
    report(LinkFailure(.pendingLinkDropped, subject: "\(pending)", found: .name(loss)))
  }

  /// Removes links, and saves.
  func remove(where isGone: (Entry) -> Bool) {
    let count = entries.count
    entries.removeAll(where: isGone)
    if entries.count != count { save() }
  }

  /// Removes the links that wait for another account than the one that is signed in, and saves.
  func removeLinks(ofOthersThan account: LinkAccount?) {
    for entry in entries where !entry.pending.isOpen(to: account) {
      losses[entry.pending.condition] = (entry.pending.route, "is of another account")
    }
    remove { !$0.pending.isOpen(to: account) }
  }

  /// Removes all links at sign-out, also those that were not loaded yet.
  func removeAll() {
    for entry in entries {
      losses[entry.pending.condition] = (entry.pending.route, "was of the account that signed out")
    }
    entries = []
    dropsSaved = saved == nil
    save()
  }

  /// Records that links are being resumed, or keep waiting because no scene could resume them, and saves.
  @discardableResult
  func mark(_ ids: [LinkEventID], isResuming: Bool) -> Task<Void, Never>? {
    for index in entries.indices where ids.contains(entries[index].pending.id) {
      entries[index].pending.isResuming = isResuming
    }
    return save()
  }

  /// Loads the stored links, unless that was done.
  func load(at now: LinkInstant) async {
    await save(at: now)?.value
  }

  /// Loads the stored links if they could not be loaded before.
  func loadUnread(at now: LinkInstant) {
    if isUnread { save(at: now) }
  }

  /// Saves the links after earlier calls of the store, if there is anything to save; loads first.
  @discardableResult
  private func save(at now: LinkInstant? = nil) -> Task<Void, Never>? {
    guard store != nil else { return nil }
    let earlier = lastCall
    let task = Task {
      await earlier?.value
      await loadIfNeeded(at: now)
      await saveIfChanged()
    }
    lastCall = task
    return task
  }

  /// Loads the stored links, unless that was done.
  ///
  /// Links that were being resumed when the app ended are dropped: they may have crashed it.
  private func loadIfNeeded(at now: LinkInstant?) async {
    guard let store, saved == nil else { return }
    do {
      let loaded = try await store.load()
      saved = loaded
      if !dropsSaved { addSaved(loaded, at: now) }
      dropTooMany()
      dropsSaved = false
      if isUnread { onLateLoading() }
      isUnread = false
    } catch {
      if !isUnread { report(error) }
      isUnread = true
    }
  }

  /// Puts the stored links before newer ones, each once, without those that no longer wait.
  private func addSaved(_ loaded: [PendingLink], at now: LinkInstant?) {
    var count = 0
    var known = entries.map(\.pending.id)
    for pending in loaded where !known.contains(pending.id) {
      known.append(pending.id)
      if pending.isResuming {
        drop(pending, "was being opened when the app ended")
      } else if let now, pending.expiresAt <= now {
        drop(pending, "has expired")
      } else if let link = pending.url.flatMap(router.keptLink) {
        entries.insert(Entry(pending: pending, link: link), at: count)
        count += 1
      } else {
        drop(pending, "is no longer a link")
      }
    }
  }

  /// Saves the links, if the store was loaded and holds others.
  private func saveIfChanged() async {
    guard let store, let saved else { return }
    let links = entries.filter(\.isSaved).map(\.pending)
    guard links != saved else { return }
    do {
      try await store.save(links)
      self.saved = links
    } catch {
      report(error)
    }
  }
}

extension PendingLedger.Entry {
  /// A link that is to wait for a condition.
  ///
  /// A link with side effects, with a secret, or without a URL waits only until the app ends.
  init(
    _ admitted: AdmittedLink<Link>,
    of event: LinkEvent<Link>,
    in scene: LinkSceneID,
    until condition: LinkCondition,
    expiresAt: LinkInstant,
    by router: LinkRouter<Link>
  ) {
    let url = router.keptURL(for: admitted.link)?.text
    pending = PendingLink(
      id: event.id,
      url: url,
      route: admitted.requirements.routes.first ?? "",
      source: event.delivery.source,
      sameTeamCaller: event.delivery.caller.team,
      condition: condition,
      account: event.account,
      scene: scene,
      receivedAt: event.receivedAt,
      expiresAt: expiresAt,
      isFromPage: event.isFromPage
    )
    link = admitted.link
    isSaved = url != nil && router.mayKeep(link)
    pushPlace = event.delivery.pushPlace
  }
}
