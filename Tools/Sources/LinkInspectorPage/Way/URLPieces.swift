import LinkPatterns
import LinkRouting

/// Takes the text of a URL apart for people to read: every byte of it is in one piece.
enum URLPieces {
  /// The pieces of a URL; the segment of a number, counted from 1, is marked.
  static func of(_ url: LinkURL, at prefix: LinkPrefix?, marking segment: Int?) -> [Rung.Piece] {
    let host = prefix?.hostPosition ?? (url.isWeb ? .authority : .firstSegment)
    let segments = url.segments(host: host)
    var named: [(range: Range<Int>, kind: String, isMarked: Bool)] = segments.enumerated().map {
      ($1, "segment", $0 + 1 == segment)
    }
    named.append((url.layout.scheme, "scheme", false))
    if host == .authority, let range = url.layout.host { named.append((range, "host", false)) }
    if let range = url.layout.query { named.append((range, "query", false)) }
    if let range = url.layout.fragment { named.append((range, "fragment", false)) }
    named.sort { $0.range.lowerBound < $1.range.lowerBound }
    let bytes = Array(url.text.utf8)
    var pieces: [Rung.Piece] = []
    var place = 0
    for (range, kind, isMarked) in named where range.lowerBound >= place && !range.isEmpty {
      if place < range.lowerBound { pieces.append(piece(bytes, place..<range.lowerBound, "mark")) }
      pieces.append(piece(bytes, range, kind, isMarked ? true : nil))
      place = range.upperBound
    }
    if place < bytes.count { pieces.append(piece(bytes, place..<bytes.count, "mark")) }
    return pieces
  }

  /// The pieces of a text that is not a URL: the character at a place is marked.
  static func of(_ text: String, markingByte offset: Int) -> [Rung.Piece] {
    let bytes = Array(text.utf8)
    let start = min(max(offset, 0), bytes.count)
    var end = min(start + 1, bytes.count)
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    let ranges = [(0..<start, false), (start..<end, true), (end..<bytes.count, false)]
    return ranges.compactMap { range, isMarked in
      range.isEmpty ? nil : piece(bytes, range, "text", isMarked ? true : nil)
    }
  }

  /// The piece of a range.
  private static func piece(
    _ bytes: [UInt8],
    _ range: Range<Int>,
    _ kind: String,
    _ isMarked: Bool? = nil
  ) -> Rung.Piece {
    Rung.Piece(text: String(decoding: bytes[range], as: UTF8.self), kind: kind, isMarked: isMarked)
  }
}
