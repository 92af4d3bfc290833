/// A bounded record of what became of links: events, the stages they came to, and outcomes.
///
/// One journal serves all scenes of an app; give it to the intake. Values of URLs are left out
/// unless it is told to keep them, so that it can be attached to a report. What belongs to somebody
/// else (`passedOn`) is not recorded at all. It keeps the newest entries, and writes no file.
@MainActor
public final class LinkJournal {
  /// What becomes of the values that URLs carry.
  public enum Values: Hashable, Sendable {
    /// They are left out: of a URL stays its scheme and the host of the web, of a reason its code,
    /// the parameter, the place and what was expected.
    case redacted

    /// They are kept: for development, and for apps whose links hold nothing personal.
    case `public`
  }

  /// The most entries that are kept.
  public let capacity: Int

  /// What becomes of values.
  public let values: Values

  /// The entries that are kept, the oldest first.
  ///
  /// At most ``capacity``.
  public private(set) var entries: [LinkJournalEntry] = []

  /// Told of every entry.
  private let log: (@MainActor @Sendable (LinkJournalEntry) -> Void)?

  /// Those who read along, by a number each.
  private var readers: [Int: AsyncStream<LinkJournalEntry>.Continuation] = [:]

  /// The number of the last reader.
  private var lastReader = 0

  /// The number of the last entry.
  private var lastNumber = 0

  /// Creates an empty journal.
  ///
  /// - Parameters:
  ///   - capacity: The most entries that are kept, for the journal and for each reader. At least 1.
  ///   - values: What becomes of the values that URLs carry.
  ///   - log: Told of every entry at once, such as to write it to the app's log.
  public init(
    capacity: Int = 256,
    values: Values = .redacted,
    log: (@MainActor @Sendable (LinkJournalEntry) -> Void)? = nil
  ) {
    self.capacity = max(1, capacity)
    self.values = values
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

  /// The number of those who read along.
  var readerCount: Int { readers.count }

  /// Adds an entry.
  ///
  /// - Parameters:
  ///   - kind: What it says.
  ///   - event: The event.
  ///   - at: When.
  ///   - details: Fills in the rest.
  func add(
    _ kind: LinkJournalEntry.Kind,
    _ event: LinkEventID,
    at: LinkInstant,
    details: (inout LinkJournalEntry) -> Void
  ) {
    lastNumber += 1
    var entry = LinkJournalEntry(number: lastNumber, at: at, event: event, kind: kind)
    details(&entry)
    if entries.count == capacity { entries.removeFirst() }
    entries.append(entry)
    for reader in readers.values { reader.yield(entry) }
    log?(entry)
  }
}
