/// Text of other syntaxes, which is plain text in association files.
extension PatternChecks {
  /// `notPrefix` and `foreignSyntax`: `NOT`, and the syntax of routes, expressions and URLs.
  func foreignText(in place: Place, _ names: Set<ExactText>) -> AssociationFinding? {
    let isPath = place.part == .path
    if isPath, let finding = not(place) { return finding }
    guard let found = ForeignSyntax(place.text, isPath: isPath, names: names) else { return nil }
    return AssociationFinding(.foreignSyntax, at: place.pointer, found.message, fix: found.fix)
  }

  /// `notPrefix`: a path that begins with `NOT` in a form that `paths` does not read.
  private func not(_ place: Place) -> AssociationFinding? {
    let bytes = Array(place.text.utf8)
    let word = String(decoding: bytes.prefix(3), as: UTF8.self)
    var rest = bytes.dropFirst(3)
    if place.isLegacy, place.rule.exclude == true, bytes.first == 0x20 {
      rest = bytes[...]
    } else if bytes.first == UInt8(ascii: "!") {
      rest = bytes.dropFirst()
    } else if word.lowercased() != "not" {
      return nil
    }
    guard let next = rest.first, " /*:".utf8.contains(next) else { return nil }
    let path = String(decoding: rest.drop { $0 == 0x20 || $0 == 0x3A }, as: UTF8.self)
    return AssociationFinding(
      .notPrefix,
      at: place.pointer,
      place.isLegacy
        ? "Only 'NOT ', with one space, excludes; this is a part of the path."
        : "'NOT ' excludes in paths only; here it is a part of the path.",
      fix: place.isLegacy
        ? "Write 'NOT \(path)'." : "Write '\(path)' and add \"exclude\": true."
    )
  }
}
