package import LinkPatterns

extension SegmentComparison {
  /// The text of an alternative that is most like a segment of the URL, with its distance: its literal, or a word of its
  /// list; `nil` when none is like it.
  package func nearestText(
    to index: Int,
    of alternative: TableAlternative
  ) -> (text: String, distance: Int)? {
    let written = url.bytes(index)
    let texts: [String]
    switch table.segments(of: alternative)[index] {
    case .literal(let bytes): texts = [UTF8Text.text(bytes.span)]
    case .parameter(let parameter): texts = table.words(of: parameter, in: Int(alternative.entry))
    case .mixed, .rest: texts = []
    }
    let near = texts.compactMap { text in
      EditDistance.between(Array(text.utf8), written).map { (text: text, distance: $0) }
    }
    return near.min { $0.distance < $1.distance }
  }
}
