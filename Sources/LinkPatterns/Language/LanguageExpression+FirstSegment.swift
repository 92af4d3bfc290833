extension LanguageExpression {
  /// The same texts, with ASCII letters in either case where the first segment has fixed text.
  ///
  /// For the end of a pattern, a sequence that begins in the place of a host. Letters of captures stay as they are,
  /// and so does fixed text behind a capture that may hold a slash.
  var ignoringCaseOfFirstSegment: LanguageExpression {
    let slash = UInt8(ascii: "/")
    var items: [LanguageExpression] = []
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
