import DeepLinking
import Foundation
import LinkPatterns

/// What an app writes into its journal about a link, from now on.
struct JournalAnswer {
  /// How a link ended.
  struct End {
    /// The name of the outcome.
    let outcome: String

    /// Why, as a sentence; `nil` when nothing went wrong.
    let reason: String?
  }

  /// The names of the outcomes that a link can have.
  static let outcomes = [
    "opened", "alreadyShown", "performed", "duplicate", "suspended", "notOurs", "openInBrowser",
    "unavailable", "unmatched", "rejected", "denied", "declined", "superseded", "expired",
    "cancelled", "failed",
  ]

  /// The path of the journal.
  private let path: String

  /// The bytes that were there before.
  private let start: UInt64

  /// Looks where a journal ends now; it may not be there yet.
  init(path: String) throws {
    self.path = path
    do throws(UnreadableFile) {
      try WholeFile.refuseUnreadable(path)
    } catch  where error.errorNumber == ENOENT {
      start = 0
      return
    } catch {
      throw error.reported()
    }
    let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? NSNumber
    start = size?.uint64Value ?? 0
  }

  /// Waits until the journal says how a link ended; `nil` when it does not in time.
  func wait(for url: String, within seconds: Double) -> End? {
    let end = Date.now + seconds
    while true {
      if let answer = answer(for: url) { return answer }
      if Date.now >= end { return nil }
      Thread.sleep(forTimeInterval: 0.05)
    }
  }

  /// How a link ended, as far as the journal says now.
  private func answer(for url: String) -> End? {
    let wanted = (try? LinkURL(url))?.text ?? url
    var events: Set<LinkEventID> = []
    for entry in entries() {
      switch entry.kind {
      case .received:
        if Self.isAbout(wanted, entry.url ?? "") { events.insert(entry.event) }
      case .ended where events.contains(entry.event):
        return entry.outcome.map { End(outcome: $0, reason: entry.reason?.message) }
      default: break
      }
    }
    return nil
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
    // A file that became shorter was begun anew.
    let size = (try? file.seekToEnd()) ?? 0
    guard (try? file.seek(toOffset: size < start ? 0 : start)) != nil,
      let data = try? file.read(upToCount: WholeFile.byteLimit)
    else { return [] }
    return data.split(separator: UInt8(ascii: "\n")).compactMap {
      try? JSONDecoder().decode(LinkJournalEntry.self, from: $0)
    }
  }
}
