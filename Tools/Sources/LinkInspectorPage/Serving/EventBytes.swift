@_spi(Tools) import DeepLinking
import DeepLinking
import FlyingSocks
import Foundation

/// Entries of a journal as server-sent events, with a comment now and then so that a lost page is noticed.
///
/// Source: WHATWG, HTML, Server-sent events.
struct EventBytes: AsyncBufferedSequence {
  /// The bytes, event by event.
  private let chunks: AsyncStream<[UInt8]>

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

  /// Starts reading.
  func makeAsyncIterator() -> Iterator { Iterator(chunks) }

  /// Hands bytes out chunk by chunk.
  struct Iterator: AsyncBufferedIteratorProtocol {
    /// The chunks.
    private let chunks: AsyncStream<[UInt8]>

    /// The rest of the last chunk.
    private var rest: ArraySlice<UInt8> = []

    /// Starts with the first chunk.
    fileprivate init(_ chunks: AsyncStream<[UInt8]>) { self.chunks = chunks }

    /// The next byte.
    mutating func next() async -> UInt8? {
      await refill()
      return rest.popFirst()
    }

    /// The next chunk, as far as it fits.
    mutating func nextBuffer(suggested count: Int) async -> ArraySlice<UInt8>? {
      await refill()
      guard !rest.isEmpty else { return nil }
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count)
    }

    /// Waits for a chunk, unless there are bytes left.
    private mutating func refill() async {
      guard rest.isEmpty else { return }
      // All iterators of a stream take from the same one; none is kept, since it may not be shared.
      var iterator = chunks.makeAsyncIterator()
      rest = await iterator.next()?[...] ?? []
    }
  }
}
