import LinkPatterns

/// One item of a query, as byte ranges of the URL's text.
struct QueryItem {
  /// The name, percent-encoded.
  let name: Range<Int>

  /// The value, percent-encoded; `nil` when there is no `=`.
  let value: Range<Int>?
}

/// The items of a query, found one at a time, without an allocation.
struct QueryItems: Sequence, IteratorProtocol {
  /// The URL.
  private let url: LinkURL

  /// Where the next item begins.
  private var position: Int

  /// Where the query ends.
  private let end: Int

  /// Starts at the beginning of the query.
  init(of url: LinkURL) {
    self.url = url
    position = url.layout.query?.lowerBound ?? 0
    end = url.layout.query?.upperBound ?? 0
  }

  /// Finds the next item.
  mutating func next() -> QueryItem? {
    while position < end {
      let start = position
      var equals: Int?
      while position < end, url.bytes[position] != UInt8(ascii: "&") {
        if equals == nil, url.bytes[position] == UInt8(ascii: "=") { equals = position }
        position += 1
      }
      let stop = position
      position += 1
      guard start < stop else { continue }
      return QueryItem(
        name: start..<(equals ?? stop),
        value: equals.map { ($0 + 1)..<stop }
      )
    }
    return nil
  }
}
