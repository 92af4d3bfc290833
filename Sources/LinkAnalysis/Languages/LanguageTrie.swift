package import LinkPatterns

/// Many languages as one automaton, in which they share what they begin with.
///
/// A place stands for what is written up to it, so that languages which begin alike go the same way until they
/// differ. Of two of these, one search finds which languages have words in common, however many there are.
///
/// A language that is too large is cut off: whatever begins as its words do up to there is one of its words.
package struct LanguageTrie: Sendable {
  /// What may follow the same beginning.
  private struct Place: Sendable {
    /// The places one byte further.
    var steps: [(bytes: ByteSet, target: Int)] = []
    /// The places that are here too.
    var others: [Int] = []
    /// The languages of which this is a word.
    var languages: [Int] = []
  }

  /// Something that stands behind a place.
  private struct Branch: Hashable {
    /// The place.
    let place: Int
    /// What stands behind it.
    let item: LanguageExpression
  }

  /// The number of places from which on only text is added.
  private static let maximumSize = 200_000

  /// The places, first the one where all languages begin.
  private var places = [Place()]

  /// The number of languages.
  private let count: Int

  /// The languages that are there.
  private let numbers: [Int]

  /// Joins languages; one that is `nil` has no word.
  package init(_ languages: [LanguageExpression?]) {
    count = languages.count
    numbers = languages.indices.filter { languages[$0] != nil }
    var branches: [Branch: Int] = [:]
    for (number, language) in languages.enumerated() {
      guard let language else { continue }
      var place = 0
      for item in language.items {
        if let next = add(item, behind: place, Self.maximumSize, &branches) {
          place = next
          continue
        }
        let anything = LanguageExpression.repeated(.byte(.all), 0, nil)
        place = add(anything, behind: place, .max, &branches) ?? place
        break
      }
      places[place].languages.append(number)
    }
  }

  /// Finds for each language the numbers of those among others that may have words in common with it, in order.
  ///
  /// A search for which no steps are left finds all others for each.
  package func meetings(
    with other: LanguageTrie,
    in alphabet: ByteSet,
    steps: inout Int
  ) -> [[Int]] {
    var (met, seen) = ([Set<Int>](repeating: [], count: count), Set([SIMD2(0, 0)]))
    var (mine, theirs): ([Int: Place], [Int: Place]) = ([:], [:])
    var pending = [SIMD2(0, 0)]
    while let pair = pending.popLast() {
      let left = closure(of: pair.x, in: alphabet, &mine)
      let right = other.closure(of: pair.y, in: alphabet, &theirs)
      for number in left.languages { met[number].formUnion(right.languages) }
      // A pair that is kept costs as much as some that are compared.
      steps -= 16 + left.steps.count * right.steps.count + left.languages.count
      if steps < 0 {
        for number in numbers { met[number] = Set(other.numbers) }
        break
      }
      for (bytes, target) in left.steps {
        let reached = right.steps.filter { !bytes.intersection($0.bytes).isEmpty }
        pending += reached.map { SIMD2(target, $0.target) }.filter { seen.insert($0).inserted }
      }
    }
    return met.map { $0.sorted() }
  }

  /// A place with all that is there too.
  private func closure(
    of start: Int,
    in alphabet: ByteSet,
    _ known: inout [Int: Place]
  ) -> Place {
    if let result = known[start] { return result }
    var (result, seen, pending) = (Place(), Set([start]), [start])
    while let place = pending.popLast() {
      result.languages += places[place].languages
      for (bytes, target) in places[place].steps {
        let bytes = bytes.intersection(alphabet)
        if !bytes.isEmpty { result.steps.append((bytes, target)) }
      }
      pending += places[place].others.filter { seen.insert($0).inserted }
    }
    known[start] = result
    return result
  }

  /// Adds something behind a place, if it isn't there, and gives the place behind it; `nil` when it is too large.
  private mutating func add(
    _ item: LanguageExpression,
    behind place: Int,
    _ limit: Int,
    _ branches: inout [Branch: Int]
  ) -> Int? {
    var place = place
    switch item {
    case .empty, .sequence, .literal, .capture:
      for part in item.items {
        guard let next = add(part, behind: place, limit, &branches) else { return nil }
        place = next
      }
      return place
    case .byte, .alternation, .repetition:
      let branch = Branch(place: place, item: item)
      if let known = branches[branch] { return known }
      let end = fork(item, behind: place, limit, &branches)
      branches[branch] = end
      return end
    }
  }

  /// Adds what is not there yet.
  private mutating func fork(
    _ item: LanguageExpression,
    behind place: Int,
    _ limit: Int,
    _ branches: inout [Branch: Int]
  ) -> Int? {
    switch item {
    case .byte(let bytes):
      let end = newPlace()
      places[place].steps.append((bytes, end))
      return end
    case .alternation(let choices):
      let end = newPlace()
      for choice in choices {
        guard places.count < limit, let way = add(choice, behind: place, limit, &branches) else {
          return nil
        }
        places[way].others.append(end)
      }
      return end
    case .repetition(let item, let minimum, let maximum, _):
      return repeated(item, minimum, maximum, behind: place, limit, &branches)
    case .empty, .sequence, .literal, .capture: return place
    }
  }

  /// Adds something several times.
  private mutating func repeated(
    _ item: LanguageExpression,
    _ minimum: Int,
    _ maximum: Int?,
    behind place: Int,
    _ limit: Int,
    _ branches: inout [Branch: Int]
  ) -> Int? {
    var (place, end) = (place, newPlace())
    for number in 0..<max(minimum, maximum ?? 0) {
      if number >= minimum { places[place].others.append(end) }
      guard places.count < limit, let next = add(item, behind: place, limit, &branches) else {
        return nil
      }
      // What has no byte is the same however often it stands there.
      if next == place { break }
      place = next
    }
    places[place].others.append(end)
    guard maximum == nil, let next = add(item, behind: end, limit, &branches) else {
      return maximum == nil ? nil : end
    }
    places[next].others.append(end)
    return end
  }

  /// A place that nothing leads to.
  private mutating func newPlace() -> Int {
    places.append(Place())
    return places.count - 1
  }
}

extension LanguageExpression {
  /// What stands one behind the other in every word.
  fileprivate var items: [LanguageExpression] {
    switch self {
    case .empty: []
    case .sequence(let items): items
    case .literal(let bytes): bytes.map { .byte(ByteSet([$0])) }
    case .capture(_, let item): [item]
    case .byte, .alternation, .repetition: [self]
    }
  }
}
