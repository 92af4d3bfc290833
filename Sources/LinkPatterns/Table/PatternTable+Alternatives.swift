extension PatternTable {
  /// The alternatives of all entries.
  package var alternatives: ContiguousArray<TableAlternative> { storage.alternatives }

  /// The fullest alternative of each entry.
  package var fullest: some Sequence<TableAlternative> {
    storage.alternatives.lazy.filter { $0.index == 0 }
  }

  /// The words of a parameter that takes one of several, in its expression or its type.
  package func words(of parameter: PathPattern.Parameter, in entry: Int) -> [String] {
    let list = parameter.expression ?? entries[entry].shape(of: parameter.name)?.name ?? ""
    let words = list.split(separator: "|").map(String.init)
    let areWords = words.allSatisfy {
      $0.utf8.allSatisfy { !PercentEncodeSet.component.contains($0) }
    }
    return words.count > 1 && areWords ? words : []
  }

  /// The segments of an alternative's pattern.
  package func segments(of alternative: TableAlternative) -> [PathPattern.Segment] {
    entries[Int(alternative.entry)].pattern.alternatives[Int(alternative.index)].segments
  }

  /// The entries that would match a URL with a slash added to, or removed from, its end.
  ///
  /// Only for explaining misses.
  package func missesByTrailingSlash(
    for url: LinkURL,
    host: LinkURL.HostPosition
  ) -> [(entry: Int, needsSlash: Bool)] {
    var path = TablePath(url.bytes.span, url.layout, host: host)
    path.hasTrailingSlash.toggle()
    var walk = TableSearch(path, maximumSteps: storage.maximumSteps, findsAll: true)
    walk.run(storage, url.bytes.span)
    var misses: [(entry: Int, needsSlash: Bool)] = []
    for number in walk.all(storage) {
      let alternative = storage.alternatives[Int(number)]
      guard alternative.slash != .any else { continue }
      misses.append((Int(alternative.entry), alternative.slash == .one))
    }
    return misses
  }

  /// The alternatives of all entries, in order of precedence.
  package var bestFirst: ContiguousArray<TableAlternative> {
    guard storage.isRanked else { return storage.alternatives }
    return TableOrder(entries: entries, precedence: precedence).sorted(storage.alternatives)
  }
}

extension PatternTable.Entry {
  /// The texts that the patterns have at a place as literals, or as the words of a list.
  package func texts(at index: Int) -> [String] {
    pattern.alternatives.flatMap { alternative -> [String] in
      guard index < alternative.segments.count else { return [] }
      switch alternative.segments[index] {
      case .literal(let bytes): return PercentCoding.decode(bytes).map { [$0] } ?? []
      case .parameter(let parameter):
        let words = parameter.expression ?? shapes[parameter.name]?.name ?? ""
        return words.split(separator: "|").map(String.init)
      case .mixed, .rest: return []
      }
    }
  }
}
