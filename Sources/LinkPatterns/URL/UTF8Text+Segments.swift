extension UTF8Text {
  /// The parts of a text between slashes, without empty ones.
  package static func segments(of text: String) -> [String] {
    var segments: [String] = []
    var segment: [UInt8] = []
    for byte in Array(text.utf8) + [UInt8(ascii: "/")] {
      if byte != UInt8(ascii: "/") {
        segment.append(byte)
      } else if !segment.isEmpty {
        segments.append(UTF8Text.text(segment[...]))
        segment = []
      }
    }
    return segments
  }
}
