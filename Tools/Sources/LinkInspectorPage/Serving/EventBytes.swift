@_spi(Tools) import DeepLinking
import DeepLinking
import Foundation

/// Entries of a journal as server-sent events, with a comment now and then so that a lost page is noticed.
///
/// Source: WHATWG, HTML, Server-sent events.
struct EventBytes {
  /// The bytes, event by event.
  let chunks: AsyncStream<[UInt8]>

  /// Writes entries.
  init(_ entries: AsyncStream<LinkJournalEntry>, beat: Duration = .seconds(5)) {
    chunks = AsyncStream { continuation in
      continuation.yield(Array(": events\n\n".utf8))
      let beating = Task {
        while !Task.isCancelled {
          try? await Task.sleep(for: beat)
          continuation.yield(Array(": still here\n\n".utf8))
        }
      }
      let reading = Task {
        let encoder = JSONEncoder.sortingKeys()
        for await entry in entries {
          guard let data = try? encoder.encode(entry) else { continue }
          continuation.yield(Array("data: ".utf8) + data + Array("\n\n".utf8))
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in
        beating.cancel()
        reading.cancel()
      }
    }
  }
}
