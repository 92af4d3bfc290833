package import LinkPatterns

/// Many languages as one automaton, in which they share their beginnings.
///
/// A place represents the text before it, so languages that begin alike take the same way until they
/// differ. One search of two tries finds which languages have words in common, however many there are. It
/// goes only where words end that are in both, which is found before, with all places merged that are followed alike.
///
/// A language that is too large is cut off: every text that begins like one of its words counts as its word.
package struct AutomatonIndex: Sendable {
  /// A way to another place.
  private struct Step: Hashable, Sendable {
    /// The bytes that lead there, one of them.
    let bytes: ByteSet
    /// The place one byte further.
    let target: Int
  }

  /// A place between two bytes.
  private struct Place: Hashable, Sendable {
    /// The ways to places one byte further.
    var steps: Set<Step> = []
    /// Epsilon transitions.
    var others: Set<Int> = []
    /// The languages of which this is a word.
    var languages: [Int] = []

    /// The place when others have other numbers, and all languages the same.
    func renumbered(_ numbers: [Int]) -> Place {
      Place(
        steps: Set(steps.map { Step(bytes: $0.bytes, target: numbers[$0.target]) }),
        others: Set(others.map { numbers[$0] }),
        languages: languages.isEmpty ? [] : [0]
      )
    }
  }

  /// A place of one automaton and one of another.
  private typealias Pair = SIMD2<Int>

  /// An expression that follows a place.
  private struct Branch: Hashable {
    /// The place that it follows.
    let place: Int
    /// The expression.
    let item: RegularExpression
  }

  /// The number of places from which on only text is added.
  private static let maximumSize = 200_000

  /// The places, first the one where all languages begin.
  private var places = [Place()]

  /// For each place, the number of the merged place it belongs to.
  private var kinds: [Int] = []

  /// The merged places, with all that may follow one of their places.
  private var merged: [Place] = []

  /// The number of languages.
  private let count: Int

  /// The languages that are there.
  private let numbers: [Int]

  /// Joins languages; one that is `nil` has no word.
  package init(_ languages: [RegularExpression?]) {
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
        place = add(.anything, behind: place, .max, &branches) ?? place
        break
      }
      places[place].languages.append(number)
    }
    merge()
  }

  /// Finds for each language the numbers of those among others that may have words in common with it, in order.
  ///
  /// A search for which no steps are left finds all others for each.
  package func intersections(
    with other: AutomatonIndex,
    in alphabet: ByteSet,
    steps: inout Int
  ) -> [[Int]] {
    var sources: [Pair: [Pair]] = [:]
    let start = Pair(kinds[0], other.kinds[0])
    let common = Self.follow(merged, other.merged, from: start, in: alphabet, &steps) {
      source,
      target in
      sources[target, default: []].append(source)
      return true
    }
    var (useful, pending) = (Set<Pair>(), common?.map(\.pair) ?? [])
    while let pair = pending.popLast() {
      if useful.insert(pair).inserted { pending += sources[pair] ?? [] }
    }
    let first = Pair(0, 0)
    let ends = Self.follow(places, other.places, from: first, in: alphabet, &steps) { _, target in
      useful.contains(Pair(kinds[target.x], other.kinds[target.y]))
    }
    var met = [Set<Int>](repeating: [], count: count)
    for (_, mine, theirs) in ends ?? [(Pair(0, 0), numbers, other.numbers)] {
      for number in mine { met[number].formUnion(theirs) }
    }
    return met.map { $0.sorted() }
  }

  /// Finds where two automata have words that end, and whose; `nil` when no steps are left.
  private static func follow(
    _ left: [Place],
    _ right: [Place],
    from start: Pair,
    in alphabet: ByteSet,
    _ steps: inout Int,
    where isFollowed: (_ source: Pair, _ target: Pair) -> Bool
  ) -> [(pair: Pair, left: [Int], right: [Int])]? {
    var (mine, theirs): ([Int: Place], [Int: Place]) = ([:], [:])
    var (pending, seen) = ([start], Set([start]))
    var ends: [(Pair, [Int], [Int])] = []
    while let pair = pending.popLast() {
      let left = closure(of: pair.x, left, in: alphabet, &mine)
      let right = closure(of: pair.y, right, in: alphabet, &theirs)
      if !left.languages.isEmpty, !right.languages.isEmpty {
        ends.append((pair, left.languages, right.languages))
      }
      // What is done for a pair besides comparing its steps takes as long as about 16 comparisons.
      steps -= 16 + left.steps.count * right.steps.count + left.languages.count
      if steps < 0 { return nil }
      for step in left.steps {
        let reached = right.steps.filter { !step.bytes.intersection($0.bytes).isEmpty }
          .map { Pair(step.target, $0.target) }
        pending += reached.filter { isFollowed(pair, $0) && seen.insert($0).inserted }
      }
    }
    return ends
  }

  /// The epsilon closure of a state.
  private static func closure(
    of start: Int,
    _ places: [Place],
    in alphabet: ByteSet,
    _ known: inout [Int: Place]
  ) -> Place {
    if let result = known[start] { return result }
    var (result, seen, pending) = (Place(), Set([start]), [start])
    while let place = pending.popLast() {
      result.languages += places[place].languages
      for step in places[place].steps {
        let bytes = step.bytes.intersection(alphabet)
        if !bytes.isEmpty { result.steps.insert(Step(bytes: bytes, target: step.target)) }
      }
      pending += places[place].others.filter { seen.insert($0).inserted }
    }
    known[start] = result
    return result
  }

  /// Finds the places that are followed alike; those that are not may be joined too, which hides nothing.
  private mutating func merge() {
    kinds = [Int](repeating: 0, count: places.count)
    for _ in 0..<2 {
      // A repetition leads back to a place that this loop reaches later, so a second round is needed.
      var known: [Place: Int] = [:]
      for index in places.indices.reversed() {
        let place = places[index].renumbered(kinds)
        kinds[index] = known[place] ?? index
        known[place] = kinds[index]
      }
    }
    merged = [Place](repeating: Place(), count: places.count)
    for (kind, place) in zip(kinds, places) {
      let place = place.renumbered(kinds)
      merged[kind].steps.formUnion(place.steps)
      merged[kind].others.formUnion(place.others)
      merged[kind].languages = place.languages
    }
  }

  /// Adds an expression after a place, if it isn't there, and returns the place after it; `nil` when it is too large.
  private mutating func add(
    _ item: RegularExpression,
    behind start: Int,
    _ limit: Int,
    _ branches: inout [Branch: Int]
  ) -> Int? {
    let branch = Branch(place: start, item: item)
    if let known = branches[branch] { return known }
    var (end, ways): (Int, [Int]) = (start, [])
    switch item {
    case .empty, .sequence, .literal, .capture:
      for part in item.items {
        guard let next = add(part, behind: end, limit, &branches) else { return nil }
        end = next
      }
      return end
    case .byte(let bytes):
      end = join([])
      places[start].steps.insert(Step(bytes: bytes, target: end))
    case .alternation(let choices):
      for choice in choices {
        guard places.count < limit, let way = add(choice, behind: start, limit, &branches) else {
          return nil
        }
        ways.append(way)
      }
      end = join(ways)
    case .repetition(let item, let minimum, let maximum, _):
      for number in 0..<max(minimum, maximum ?? 0) {
        if number >= minimum { ways.append(end) }
        guard places.count < limit, let next = add(item, behind: end, limit, &branches) else {
          return nil
        }
        // An item that takes no byte adds no place, however often it is repeated.
        if next == end { break }
        end = next
      }
      end = join(ways + [end])
      guard maximum == nil else { break }
      guard let next = add(item, behind: end, limit, &branches) else { return nil }
      places[next].others.insert(end)
    }
    branches[branch] = end
    return end
  }

  /// A place that is where others are.
  private mutating func join(_ ways: [Int]) -> Int {
    for way in ways { places[way].others.insert(places.count) }
    places.append(Place())
    return places.count - 1
  }
}
