import LinkPatterns

/// A bounded record of links: events, the stages that they reached, and outcomes.
///
/// One journal serves all scenes of an app: `DeepLinks.record(in:)`. It leaves out the values of URLs by
/// default, so that it can be attached to a bug report. Foreign URLs
/// (`notOurs`) are not recorded. It keeps the newest entries, and writes no file.
@MainActor
public final class LinkJournal {
  /// The most entries that are kept.
  public let capacity: Int

  /// Whether values of URLs are kept.
  ///
  /// Otherwise a URL is kept as its scheme and, on the web, its host; a failure has `<redacted>` in
  /// place of its values.
  public let privacy: LinkPrivacy

  /// The entries that are kept, the oldest first.
  ///
  /// At most ``capacity``.
  public private(set) var entries: [LinkJournalEntry] = []

  /// Called with every entry.
  private let log: (@MainActor @Sendable (LinkJournalEntry) -> Void)?

  /// The readers of new entries; one that stopped is forgotten with the next entry.
  private var readers: [AsyncStream<LinkJournalEntry>.Continuation] = []

  /// The number of the last entry.
  private var lastNumber = 0

  /// Creates an empty journal.
  ///
  /// - Parameters:
  ///   - capacity: The most entries that are kept, for the journal and for each reader. At least 1.
  ///   - privacy: Whether values of URLs are kept: in development, and in apps whose links hold nothing
  ///     personal.
  ///   - log: Called with every entry at once, such as to write it to the app's log.
  public init(
    capacity: Int = 256,
    privacy: LinkPrivacy = .redacted,
    log: (@MainActor @Sendable (LinkJournalEntry) -> Void)? = nil
  ) {
    self.capacity = max(1, capacity)
    self.privacy = privacy
    self.log = log
  }

  deinit {
    for reader in readers { reader.finish() }
  }

  /// Returns the entries that are kept, and all that follow.
  ///
  /// Each call makes a separate reader. A reader that falls behind loses the oldest entries, which shows as
  /// a gap in ``LinkJournalEntry/number``.
  ///
  /// - Returns: The entries, the oldest first. It ends with the journal.
  public func updates() -> AsyncStream<LinkJournalEntry> {
    let (stream, reader) = AsyncStream<LinkJournalEntry>.makeStream(
      bufferingPolicy: .bufferingNewest(capacity)
    )
    for entry in entries { reader.yield(entry) }
    readers.append(reader)
    return stream
  }

  /// The number of readers.
  var readerCount: Int { readers.count }

  private func add(_ entry: LinkJournalEntry) {
    if entries.count == capacity { entries.removeFirst() }
    entries.append(entry)
    readers = readers.filter { reader in
      if case .terminated = reader.yield(entry) { false } else { true }
    }
    log?(entry)
  }
}

extension LinkJournal {
  /// The most Unicode scalars of a text from outside that are kept.
  nonisolated static var maximumText: Int { 1024 }

  /// Records the progress of an event.
  ///
  /// Only the routes know which values of a URL are secret, so URLs are kept without values here, whatever
  /// ``privacy`` is; `DeepLinks.record(in:)` keeps all but the secret ones.
  public func record<Link>(_ progress: LinkProgress<Link>, at instant: LinkInstant) {
    record(progress, at: instant, withoutSecrets: nil, router: nil)
  }

  /// Records the progress of an event, with what removes secrets from a URL, and prints the URLs of screens.
  func record<Link>(
    _ progress: LinkProgress<Link>,
    at instant: LinkInstant,
    withoutSecrets: ((LinkDelivery<Link>) -> String)?,
    router: LinkRouter<Link>? = nil
  ) {
    lastNumber += 1
    add(entry(progress, lastNumber, at: instant, withoutSecrets, router))
  }

  private nonisolated func entry<Link>(
    _ progress: LinkProgress<Link>,
    _ number: Int,
    at instant: LinkInstant,
    _ withoutSecrets: ((LinkDelivery<Link>) -> String)?,
    _ router: LinkRouter<Link>?
  ) -> LinkJournalEntry {
    let shownBy = privacy == .public ? router : nil
    switch progress {
    case .received(let event):
      let reception = LinkJournalEntry.Reception(
        source: event.delivery.source,
        entryPoint: event.delivery.entryPoint,
        isCold: event.delivery.isCold,
        scene: event.scene,
        resumes: event.resumes,
        url: event.delivery.url.map { kept(url: $0, of: event.delivery, withoutSecrets) }
      )
      return LinkJournalEntry(number, event.id, at: event.receivedAt, .received(reception))
    case .reached(let stage, of: let event):
      return LinkJournalEntry(number, event, at: instant, .stage(stage))
    case .waiting(for: let status, of: let event):
      return LinkJournalEntry(number, event, at: instant, .waiting(for: status.name))
    case .ended(let report):
      let end = LinkJournalEntry.End(
        route: report.route,
        outcome: report.outcome.name,
        reason: report.outcome.reason.map {
          LinkFailureV1($0, privacy: privacy, atMost: Self.maximumText)
        },
        steps: shownBy.map { router in report.steps.map { LinkStepV1($0, router: router) } },
        state: shownBy.map { ShownStateV1(report.state, router: $0) }
      )
      return LinkJournalEntry(number, report.event.id, at: instant, .ended(end))
    }
  }

  /// The part of a URL that is kept.
  private nonisolated func kept<Link>(
    url text: String,
    of delivery: LinkDelivery<Link>,
    _ withoutSecrets: ((LinkDelivery<Link>) -> String)?
  ) -> String {
    if privacy == .public, let withoutSecrets {
      return withoutSecrets(delivery).cut(to: Self.maximumText)
    }
    guard let head = URLHead(of: text, read: delivery.known.url) else { return "…" }
    // The host of a custom scheme is a segment like the others, and can be a value.
    guard let url = head.url, url.isWeb, let host = url.host else {
      return head.scheme.cut(to: Self.maximumText) + ":…"
    }
    return "\(head.scheme)://\(host)".cut(to: Self.maximumText) + "/…"
  }
}

extension String {
  /// The text, or its first Unicode scalars if it has more.
  func cut(to count: Int) -> String {
    guard unicodeScalars.count > count else { return self }
    return String(UnicodeScalarView(unicodeScalars.prefix(count))) + "…"
  }
}
