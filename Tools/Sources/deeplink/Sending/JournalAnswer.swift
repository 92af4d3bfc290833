import DeepLinking
import Foundation
import LinkPatterns

/// What an app writes into its journal about a link, from now on.
struct JournalAnswer {
  /// The names of the outcomes that a link can have.
  static let outcomes = [
    "opened", "alreadyShown", "performed", "duplicate", "suspended", "notOurs", "openInBrowser",
    "unavailable", "unmatched", "rejected", "denied", "declined", "superseded", "expired",
    "cancelled", "failed",
  ]

  /// Those of links that did what they were to do.
  static let successes: Set = [
    "opened", "alreadyShown", "performed", "duplicate", "suspended", "openInBrowser",
  ]

  /// The path of the journal.
  private let path: String

  /// The bytes that were there before.
  private let start: UInt64

  /// When it was looked at.
  private let began = Date.now

  /// Looks where a journal ends now; it may not be there yet.
  init(path: String) throws(UnreadableFile) {
    self.path = path
    do throws(UnreadableFile) {
      try WholeFile.refuseUnreadable(path)
    } catch  where error.errorNumber == ENOENT {
      start = 0
      return
    }
    let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? NSNumber
    start = size?.uint64Value ?? 0
  }

  /// Waits until the journal says how a link ended, and returns that line; or else the last one about the link, if any.
  func wait(for url: String, within seconds: Double) -> LinkJournalEntry? {
    let end = Date.now + seconds
    while true {
      let answer = answer(for: url)
      if answer?.kind == .ended || Date.now >= end { return answer }
      Thread.sleep(forTimeInterval: 0.05)
    }
  }

  /// How a link ended, or how far it came, as far as the journal says now.
  private func answer(for url: String) -> LinkJournalEntry? {
    let wanted = (try? LinkURL(url))?.text ?? url
    var events: Set<LinkEventID> = []
    var last: LinkJournalEntry?
    for entry in entries() {
      if entry.kind == .received, Self.isAbout(wanted, entry.url ?? "") {
        events.insert(entry.event)
      }
      guard events.contains(entry.event) else { continue }
      if entry.kind == .ended { return entry }
      last = entry
    }
    return last
  }

  /// Whether a journal's text for a URL may be about one; values are left out of it unless they are kept.
  private static func isAbout(_ url: String, _ text: String) -> Bool {
    let parts = text.split(separator: "…", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2 { return url.hasPrefix(parts[0]) }
    return ((try? LinkURL(text))?.text ?? text) == url
  }

  /// The entries that were added; a line whose end is not there yet is left out.
  private func entries() -> [LinkJournalEntry] {
    guard let file = FileHandle(forReadingAtPath: path) else { return [] }
    defer { try? file.close() }
    // A file that became shorter lost its oldest lines, or was begun anew.
    let size = (try? file.seekToEnd()) ?? 0
    let isCut = size < start
    guard (try? file.seek(toOffset: isCut ? 0 : start)) != nil,
      let data = try? file.read(upToCount: WholeFile.byteLimit)
    else { return [] }
    let entries = JournalLines.entries(data)
    guard isCut else { return entries }
    return entries.filter { $0.at.since1970 >= .seconds(began.timeIntervalSince1970 - 1) }
  }
}

/// The lines of a journal.
enum JournalLines {
  /// The entries; a line of another kind, such as one whose end is not there yet, is left out.
  static func entries(_ data: some DataProtocol) -> [LinkJournalEntry] {
    Data(data).split(separator: UInt8(ascii: "\n")).compactMap {
      try? JSONDecoder().decode(LinkJournalEntry.self, from: $0)
    }
  }
}
