import LinkPatterns

/// One alternative of an entry, prepared for comparison with others.
struct AuditedPath {
  /// The position of the entry.
  let entry: Int

  /// Its place among the alternatives of the entry.
  let alternative: Int

  /// Its number in the table: of those that match a path, the least wins.
  let number: Int

  /// How it treats a slash at the end of a path.
  let slash: SlashRule

  /// The languages of its segments, those of a rest left out.
  private(set) var segments: [Int]

  /// The language of its first segment where letters match in one case only; `nil` when it is the same.
  private let exactFirst: Int?

  /// The language of its rest, if it has one.
  let rest: Int?

  /// Whether the rest takes paths of any number of segments, one at least.
  let isUnbounded: Bool

  /// The literals of ``segments``, ASCII letters folded, as numbers; -1 for other segments.
  ///
  /// Two that differ have no text in common.
  let literals: [Int]

  /// How specific it is.
  let precedence: RoutePrecedence

  /// Whether no path that fits is refused later: the written form of every type is known, and no
  /// parameter has both a type and an expression.
  let isExact: Bool

  /// Prepares an alternative.
  init(
    _ index: Int,
    number: Int,
    of position: Int,
    _ entry: PatternTable.Entry,
    ignoresCaseOfFirst: Bool,
    languages: inout AuditLanguages,
    names: inout [[UInt8]: Int]
  ) {
    let written = entry.pattern.alternatives[index]
    (self.entry, alternative, self.number) = (position, index, number)
    slash = SlashRule(entry.trailingSlash, behind: written)
    precedence = RoutePrecedence(written, of: entry)
    var (segments, literals): ([Int], [Int]) = ([], [])
    var (rest, isUnbounded, exactFirst): (Int?, Bool, Int?) = (nil, false, nil)
    for (place, segment) in written.segments.enumerated() {
      var language = entry.language(of: segment, ignoresCase: ignoresCaseOfFirst && place == 0)
      if slash == .none { language = segment.withoutSlashAtEnd(language) }
      let number = languages.number(of: language)
      if case .rest(let end) = segment {
        (rest, isUnbounded) = (number, end.form != .expression)
        continue
      }
      if place == 0, ignoresCaseOfFirst {
        let exact = languages.number(of: entry.language(of: segment, ignoresCase: false))
        exactFirst = exact == number ? nil : exact
      }
      segments.append(number)
      guard case .literal(let bytes) = segment else {
        literals.append(-1)
        continue
      }
      let folded = bytes.map(\.asciiLowercased)
      literals.append(names[folded] ?? names.count)
      names[folded] = literals.last
    }
    (self.segments, self.literals) = (segments, literals)
    (self.rest, self.isUnbounded, self.exactFirst) = (rest, isUnbounded, exactFirst)
    isExact =
      !entry.shapes.values.contains { $0 == .anything(named: $0.name) }
      && !entry.pattern.parameters.contains {
        $0.language != nil && entry.shape(of: $0.name) != nil
      }
  }

  /// The path for URLs whose first segment is not a host; `nil` when it is the same.
  var whereCaseCounts: AuditedPath? {
    guard let exactFirst else { return nil }
    var path = self
    path.segments[0] = exactFirst
    return path
  }

  /// Returns whether this path takes every URL that reaches it with a path of another, all of which are paths of
  /// this one.
  func takesAll(of other: AuditedPath) -> Bool {
    isExact && precedence.requiredQueryItems == 0 && (slash == .any || slash == other.slash)
  }

  /// Returns whether two paths may have text in common, as far as literals and lengths show.
  func mayMeet(_ other: AuditedPath) -> Bool {
    if slash != other.slash, slash != .any, other.slash != .any { return false }
    let (count, otherCount) = (literals.count, other.literals.count)
    if count != otherCount, count < otherCount ? rest == nil : other.rest == nil { return false }
    var index = 0
    while index < count, index < otherCount {
      let (left, right) = (literals[index], other.literals[index])
      if left != right, left >= 0, right >= 0 { return false }
      index += 1
    }
    return true
  }
}

extension AuditLanguages {
  /// A shortest path that two alternatives have in common, as it is written in URLs; where possible, one
  /// that also holds when the first segment is not a host.
  mutating func commonPath(_ left: AuditedPath, _ right: AuditedPath) -> AutomatonWitness {
    if left.whereCaseCounts != nil || right.whereCaseCounts != nil {
      let exact = pathInCommon(left.whereCaseCounts ?? left, right.whereCaseCounts ?? right)
      if exact != .none { return exact }
    }
    return pathInCommon(left, right)
  }

  /// A shortest path that two alternatives have in common.
  ///
  /// Segments have no slash in them, so they are compared one by one; where a rest begins, all the
  /// remaining segments are compared at once. A slash at the end is written where one of the two requires it,
  /// and where, without it, another slash would be dropped.
  private mutating func pathInCommon(_ left: AuditedPath, _ right: AuditedPath) -> AutomatonWitness
  {
    let count = min(left.segments.count, right.segments.count)
    var path: [UInt8] = []
    var states: Int?
    for index in 0..<count {
      switch commonWord(left.segments[index], right.segments[index]) {
      case .none: return .none
      case .undecided(let count): states = max(states ?? 0, count)
      case .word(let word): path += [UInt8(ascii: "/")] + word
      }
    }
    var needsSlash = left.slash == .one || right.slash == .one
    switch commonEnd(left, right, from: count) {
    case .none:
      guard takesSlash(left, behind: right) || takesSlash(right, behind: left) else { return .none }
      needsSlash = true
    case .undecided(let count): states = max(states ?? 0, count)
    case .word(let word):
      path += word
      needsSlash = needsSlash || (path.count > 1 && path.last == UInt8(ascii: "/"))
    }
    if let states { return .undecided(states: states) }
    return .word(path.isEmpty || needsSlash ? path + [UInt8(ascii: "/")] : path)
  }

  /// Returns whether an alternative takes the slash after a path of another.
  private mutating func takesSlash(_ path: AuditedPath, behind other: AuditedPath) -> Bool {
    guard let rest = path.rest, other.rest == nil, !other.segments.isEmpty,
      path.segments.count == other.segments.count, path.slash != .none, other.slash != .none
    else { return false }
    return commonWord(number(of: .slash), rest) == .word([UInt8(ascii: "/")])
  }

  /// A shortest text that the ends of two alternatives have in common.
  private mutating func commonEnd(
    _ left: AuditedPath,
    _ right: AuditedPath,
    from start: Int
  ) -> AutomatonWitness {
    if left.rest == nil, right.rest == nil {
      return left.segments.count == right.segments.count ? .word([]) : .none
    }
    // Where one ends in `*` without a limit, it takes every end of the other, so a shortest one is common.
    for (one, other) in [(left, right), (right, left)] {
      guard let rest = one.rest, one.segments.count == start, languages[rest].isAnything else {
        continue
      }
      return shortestEnd(of: other, from: start)
    }
    return commonWord(end(of: left, from: start), end(of: right, from: start))
  }

  /// A shortest end of an alternative.
  private mutating func shortestEnd(of path: AuditedPath, from start: Int) -> AutomatonWitness {
    var text: [UInt8] = []
    for segment in path.segments[start...] {
      guard case .word(let word) = shortestWord(of: segment) else {
        return shortestWord(of: segment)
      }
      text += [UInt8(ascii: "/")] + word
    }
    if let rest = path.rest {
      guard case .word(let word) = shortestWord(of: rest) else { return shortestWord(of: rest) }
      text += word
    }
    guard text.isEmpty else { return .word(text) }
    return start == 0 ? .word([UInt8(ascii: "/")]) : .none
  }

  /// The language of the end of an alternative.
  private mutating func end(of path: AuditedPath, from start: Int) -> Int {
    if path.segments.isEmpty, path.rest == nil { return number(of: .slash) }
    if path.segments.count == start, let rest = path.rest { return rest }
    var items = path.segments[start...].flatMap { [.slash, languages[$0].expression] }
    if let rest = path.rest { items.append(languages[rest].expression) }
    return number(of: .joined(items))
  }

  /// Returns whether every path of an alternative is one of another.
  mutating func inclusion(of left: AuditedPath, in right: AuditedPath) -> AutomatonInclusion {
    if left.isUnbounded, right.rest == nil { return .counterexample([]) }
    let count = min(left.segments.count, right.segments.count)
    var states: Int?
    for index in 0..<count {
      switch inclusion(of: left.segments[index], in: right.segments[index]) {
      case .counterexample(let word): return .counterexample(word)
      case .undecided(let count): states = max(states ?? 0, count)
      case .included: break
      }
    }
    if left.rest != nil || right.rest != nil {
      let ends = (end(of: left, from: count), end(of: right, from: count))
      switch inclusion(of: ends.0, in: ends.1) {
      case .counterexample(let word): return .counterexample(word)
      case .undecided(let count): states = max(states ?? 0, count)
      case .included: break
      }
    } else if left.segments.count != right.segments.count {
      return .counterexample([])
    }
    return states.map { .undecided(states: $0) } ?? .included
  }

  /// Returns whether every path of an alternative is one of several others.
  mutating func inclusion(of path: AuditedPath, inUnionOf others: [AuditedPath])
    -> AutomatonInclusion
  {
    let numbers = others.map { end(of: $0, from: 0) }
    let union = RegularExpression.alternation(numbers.map { languages[$0].expression })
    return inclusion(of: end(of: path, from: 0), in: number(of: union))
  }

  /// Returns whether every path of an alternative is one of several others, also where case counts.
  mutating func isWithin(_ path: AuditedPath, _ others: [AuditedPath], caseCounts: Bool)
    -> AutomatonInclusion
  {
    func answer(_ path: AuditedPath, _ others: [AuditedPath]) -> AutomatonInclusion {
      others.count == 1
        ? inclusion(of: path, in: others[0]) : inclusion(of: path, inUnionOf: others)
    }
    let folded = answer(path, others)
    let isSame = path.whereCaseCounts == nil && others.allSatisfy { $0.whereCaseCounts == nil }
    guard folded == .included, caseCounts, !isSame else { return folded }
    return answer(path.whereCaseCounts ?? path, others.map { $0.whereCaseCounts ?? $0 })
  }

  /// A path of an alternative that few others are likely to have.
  mutating func unlikelyPath(of path: AuditedPath) -> String? {
    var text: [UInt8] = []
    for (index, segment) in (path.segments + [path.rest].compactMap(\.self)).enumerated() {
      let slash: [UInt8] = [UInt8(ascii: "/")]
      let isRest = index == path.segments.count
      let unlikely = (isRest ? slash : []) + Array("q7z".utf8)
      if !isRest { text += slash }
      if (try? languages[segment].program?.accepts(unlikely)) == true {
        text += unlikely
      } else if case .word(let word) = shortestWord(of: segment) {
        text += word
      } else {
        return nil
      }
    }
    if text.isEmpty || text.last == UInt8(ascii: "/") || path.slash == .one {
      text.append(UInt8(ascii: "/"))
    }
    return String(decoding: text, as: UTF8.self)
  }
}
