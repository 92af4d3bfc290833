extension RegularExpression {
  /// The same texts, with ASCII letters in either case in the fixed text of the first segment.
  ///
  /// Used for the end of a pattern that begins at the host's place. Letters of captures keep their case, as does
  /// fixed text after a capture that may contain a slash.
  var ignoringCaseOfFirstSegment: RegularExpression {
    let slash = UInt8(ascii: "/")
    var items: [RegularExpression] = []
    var slashes = 0
    for item in children {
      guard case .literal(let bytes) = item, slashes < 2 else {
        items.append(item)
        if item.canHold(slash) { slashes = 2 }
        continue
      }
      for byte in bytes {
        slashes += byte == slash ? 1 : 0
        items.append(.text([byte], ignoresCase: slashes < 2))
      }
    }
    return .joined(items)
  }
}
