import LinkPatterns

/// Finds the values of a URL that are links with a secret.
///
/// Each value is checked once for each link type, however many routes may read it.
final class NestedSecrets {
  /// The values: the segments, then the values of query items, then the fragment.
  let ranges: [Range<Int>]

  /// The positions of segments.
  let segments: Range<Int>

  /// The positions of values of query items.
  let items: Range<Int>

  /// The position of the fragment.
  let fragment: Int?

  /// The names of the query items.
  private let names: [Range<Int>]

  private let url: LinkURL

  /// The number of links that the URL is nested in.
  private let depth: Int

  /// Whether `+` in the query is a space.
  private let plusIsSpace: Bool

  /// The results, by type and position.
  private var answers: [(type: ObjectIdentifier, isSecret: [Bool?])] = []

  init(_ segmented: SegmentedURL, depth: Int, plusIsSpace: Bool) {
    (url, segments, self.depth) = (segmented.url, segmented.segments.indices, depth)
    self.plusIsSpace = plusIsSpace
    var (ranges, names) = (segmented.segments, [Range<Int>]())
    for item in url.queryItems {
      guard let value = item.value else { continue }
      ranges.append(value)
      names.append(item.name)
    }
    items = segments.count..<ranges.count
    self.names = names
    fragment = url.layout.fragment.map { _ in ranges.count }
    if let range = url.layout.fragment { ranges.append(range) }
    self.ranges = ranges
  }

  /// The name of the query item whose value has a position.
  func name(of item: Int) -> String? { url.decoded(names[item - items.lowerBound]) }

  /// Whether the value at a position is a link of a type, with a secret in it.
  func isSecret(_ position: Int, _ type: any NestedLink.Type) -> Bool {
    let row = row(of: type)
    if let answer = answers[row].isSecret[position] { return answer }
    let isSpace = plusIsSpace && items.contains(position)
    let text = url.decoded(ranges[position], plusIsSpace: isSpace)
    let answer = text.map { type.holdsSecret($0, depth: depth) } ?? type.holdsSecrets
    answers[row].isSecret[position] = answer
    return answer
  }

  private func row(of type: any NestedLink.Type) -> Int {
    let id = ObjectIdentifier(type)
    if let row = answers.firstIndex(where: { $0.type == id }) { return row }
    answers.append((id, Array(repeating: nil, count: ranges.count)))
    return answers.count - 1
  }
}
