/// The input of the URL parser, without the bytes that the parser drops.
///
/// It remembers where they were, so that errors point into the input as received.
struct URLInput {
  /// The input without tabs and newlines and, if trimmed, without controls and spaces at the ends.
  let bytes: [UInt8]

  /// The input as received.
  private let received: [UInt8]

  /// The part of the input that was not trimmed away.
  private let kept: Range<Int>

  /// Drops what the parser drops.
  ///
  /// Source: WHATWG URL Standard, "basic URL parser", steps 1 to 3.
  init(_ received: [UInt8], trims: Bool) {
    var kept = received.indices
    if trims {
      let start = received.firstIndex { !$0.isControlOrSpace } ?? received.endIndex
      let end = received.lastIndex { !$0.isControlOrSpace }.map { $0 + 1 } ?? start
      kept = start..<end
    }
    self.received = received
    self.kept = kept
    let drops = received[kept].contains(where: \.isTabOrNewline)
    if drops {
      bytes = received[kept].filter { !$0.isTabOrNewline }
    } else {
      bytes = kept == received.indices ? received : Array(received[kept])
    }
  }

  /// Finds a byte in the input as received.
  func receivedOffset(of position: Int) -> Int {
    var left = position
    for index in kept where !received[index].isTabOrNewline {
      if left == 0 { return index }
      left -= 1
    }
    return kept.upperBound
  }
}
