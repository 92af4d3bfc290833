package import LinkPatterns

extension UTF8Text {
  /// The texts in the order of their UTF-8 code units.
  package static func sorted(_ texts: [String]) -> [String] {
    var sorted: [String] = []
    for text in texts {
      var index = sorted.count
      while index > 0, precedes(text, sorted[index - 1]) { index -= 1 }
      sorted.insert(text, at: index)
    }
    return sorted
  }

  /// The parts of a text between slashes, without empty ones.
  package static func segments(of text: String) -> [String] {
    var segments: [String] = []
    var segment: [UInt8] = []
    for byte in ContiguousArray(text.utf8) + [UInt8(ascii: "/")] {
      if byte != UInt8(ascii: "/") {
        segment.append(byte)
      } else if !segment.isEmpty {
        segments.append(String(decoding: segment, as: UTF8.self))
        segment = []
      }
    }
    return segments
  }
}
