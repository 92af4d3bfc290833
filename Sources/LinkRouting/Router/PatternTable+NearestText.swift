package import LinkPatterns

extension PatternTable {
  /// The text of an alternative at a place that is most like another, with its distance: its literal, or a word of its
  /// list; `nil` when none is like it.
  package func nearestText(
    to written: [UInt8],
    of alternative: TableAlternative,
    at index: Int
  ) -> (text: String, distance: Int)? {
    let texts: [String]
    switch segments(of: alternative)[index] {
    case .literal(let bytes): texts = [UTF8Text.text(bytes.span)]
    case .parameter(let parameter): texts = words(of: parameter, in: Int(alternative.entry))
    case .mixed, .rest: texts = []
    }
    let near = texts.compactMap { text in
      EditDistance.between(Array(text.utf8), written).map { (text: text, distance: $0) }
    }
    return near.min { $0.distance < $1.distance }
  }
}
