/// Finds which of many paths may have text in common with another, as far as literals and lengths show.
struct LiteralTrie {
  /// Where the paths are that begin with the same literals.
  private struct Place {
    /// The places one segment further, by its literal; -1 is behind any other segment.
    var next: [Int: Int] = [:]
    /// The paths that end here.
    var ends: [Int] = []
    /// The paths that go on from here with a rest.
    var rests: [Int] = []
  }

  /// The places, first that before all segments.
  private var places = [Place()]

  /// Adds a path with its number.
  mutating func insert(_ path: AuditedPath, as number: Int) {
    var place = 0
    for literal in path.literals {
      if let next = places[place].next[literal] {
        place = next
      } else {
        places[place].next[literal] = places.count
        place = places.count
        places.append(Place())
      }
    }
    if path.rest == nil {
      places[place].ends.append(number)
    } else {
      places[place].rests.append(number)
    }
  }

  /// The numbers of the paths that may have text in common with one.
  func mayMeet(_ path: AuditedPath) -> [Int] {
    var (found, level): ([Int], [Int]) = ([], [0])
    for literal in path.literals {
      found += level.flatMap { places[$0].rests }
      level = level.flatMap { place in
        let next = places[place].next
        return literal < 0 ? Array(next.values) : [literal, -1].compactMap { next[$0] }
      }
    }
    found += level.flatMap { places[$0].ends + places[$0].rests }
    // An alternative that ends in `*` may also meet those with more segments.
    while path.rest != nil, !level.isEmpty {
      level = level.flatMap { places[$0].next.values }
      found += level.flatMap { places[$0].ends + places[$0].rests }
    }
    return found
  }
}
