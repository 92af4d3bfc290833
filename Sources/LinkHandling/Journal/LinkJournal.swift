/// A bounded record of what became of links: events, the stages they came to, and outcomes.
///
/// One journal serves all scenes of an app: ``DeepLinks/record(in:)``. Values of URLs are left out
/// unless it is told to keep them, so that it can be attached to a report. Foreign URLs
/// (`notOurs`) are not recorded. It keeps the newest entries, and writes no file.
@MainActor
public final class LinkJournal {
  /// The most entries that are kept.
  public let capacity: Int

  /// Whether values of URLs are kept.
  ///
  /// Without them a URL is kept as its scheme and, on the web, its host; a failure with `<redacted>` in
  /// place of its values.
  public let privacy: LinkPrivacy

  /// The entries that are kept, the oldest first.
  ///
  /// At most ``capacity``.
  public private(set) var entries: [LinkJournalEntry] = []

  /// Told of every entry.
  private let log: (@MainActor @Sendable (LinkJournalEntry) -> Void)?

  /// The observers of new entries, by their numbers.
  private var readers: [Int: AsyncStream<LinkJournalEntry>.Continuation] = [:]

  /// The number of the last reader.
  private var lastReader = 0

  /// The number of the last entry.
  private var lastNumber = 0

  /// Creates an empty journal.
  ///
  /// - Parameters:
  ///   - capacity: The most entries that are kept, for the journal and for each reader. At least 1.
  ///   - privacy: Whether values of URLs are kept: in development, and in apps whose links hold nothing
  ///     personal.
  ///   - log: Told of every entry at once, such as to write it to the app's log.
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
    for reader in readers.values { reader.finish() }
  }

  /// Reads along: the entries that are kept, and all that follow.
  ///
  /// Each call is a reader of its own. One that falls behind loses the oldest entries, which the gap
  /// in ``LinkJournalEntry/number`` tells.
  ///
  /// - Returns: The entries, the oldest first. It ends with the journal.
  public func updates() -> AsyncStream<LinkJournalEntry> {
    let (stream, reader) = AsyncStream<LinkJournalEntry>.makeStream(
      bufferingPolicy: .bufferingNewest(capacity)
    )
    for entry in entries { reader.yield(entry) }
    lastReader += 1
    let number = lastReader
    readers[number] = reader
    reader.onTermination = { [weak self] _ in
      Task { @MainActor in self?.readers[number] = nil }
    }
    return stream
  }

  /// The number of observers so far.
  var readerCount: Int { readers.count }

  /// Adds an entry.
  func add(
    _ kind: LinkJournalEntry.Kind,
    _ event: LinkEventID,
    at instant: LinkInstant,
    _ fill: (inout LinkJournalEntry) -> Void
  ) {
    lastNumber += 1
    var entry = LinkJournalEntry(kind, lastNumber, event, at: instant)
    fill(&entry)
    if entries.count == capacity { entries.removeFirst() }
    entries.append(entry)
    for reader in readers.values { reader.yield(entry) }
    log?(entry)
  }
}
