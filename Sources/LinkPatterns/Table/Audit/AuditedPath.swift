/// One alternative of an entry, prepared for being compared with others.
struct AuditedPath {
  /// The position of the entry.
  let entry: Int

  /// Its place among the alternatives of the entry.
  let alternative: Int

  /// The languages of its segments, those of a rest left out.
  let segments: [Int]

  /// The language of its rest, if it has one.
  let rest: Int?

  /// Whether the rest takes paths of any number of segments, one at least.
  let isUnbounded: Bool

  /// The literals of ``segments``, ASCII letters folded, as numbers; -1 where there is none.
  ///
  /// Two that differ have no text in common.
  let literals: [Int]

  /// How specific it is.
  let precedence: RoutePrecedence

  /// Whether no path that fits is refused later: the written form of every type is known, and no
  /// parameter has both a type and an expression.
  let isExact: Bool

  /// Whether it takes every URL whose path fits.
  var takesAll: Bool { isExact && precedence.requiredQueryItems == 0 }

  /// Prepares an alternative.
  ///
  /// - Parameters:
  ///   - index: Its place among the alternatives.
  ///   - position: The position of the entry.
  ///   - entry: The entry.
  ///   - ignoresCaseOfFirst: Whether a literal in the first segment matches in either case.
  ///   - languages: The languages of segments.
  ///   - names: The numbers of folded literals.
  init(
    _ index: Int,
    of position: Int,
    _ entry: PatternTable.Entry,
    ignoresCaseOfFirst: Bool,
    languages: inout AuditLanguages,
    names: inout [[UInt8]: Int]
  ) {
    let written = entry.pattern.alternatives[index]
    (self.entry, alternative) = (position, index)
    precedence = RoutePrecedence(written, of: entry)
    var (segments, literals): ([Int], [Int]) = ([], [])
    var (rest, isUnbounded): (Int?, Bool) = (nil, false)
    for (place, segment) in written.segments.enumerated() {
      let folds = entry.caseInsensitiveLiterals || (ignoresCaseOfFirst && place == 0)
      let language = segment.language(shapes: entry.shapes, ignoresCase: folds)
      let number = languages.number(of: language)
      if case .rest(let end) = segment {
        (rest, isUnbounded) = (number, end.form != .expression)
        continue
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
    (self.rest, self.isUnbounded) = (rest, isUnbounded)
    isExact =
      !entry.shapes.values.contains { $0 == .anything(named: $0.name) }
      && !entry.pattern.parameters.contains {
        $0.language != nil && entry.shapes[$0.name] != nil
      }
  }

  /// Tells whether two paths may have text in common, as far as literals and lengths show.
  ///
  /// - Parameter other: The other.
  /// - Returns: `false` when they surely have none.
  /// - Complexity: O(*n*), *n* = number of segments.
  func mayMeet(_ other: AuditedPath) -> Bool {
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
  /// A shortest path that two alternatives have in common.
  ///
  /// Segments have no slash in them, so they are compared one by one; where a rest begins, all that
  /// is left is.
  ///
  /// - Parameters:
  ///   - left: An alternative.
  ///   - right: Another.
  /// - Returns: The path, or that there is none, or that it is not known.
  mutating func commonPath(_ left: AuditedPath, _ right: AuditedPath) -> LanguageWitness {
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
    switch commonEnd(left, right, from: count) {
    case .none: return .none
    case .undecided(let count): states = max(states ?? 0, count)
    case .word(let word): path += word
    }
    if let states { return .undecided(states: states) }
    return .word(path.isEmpty ? [UInt8(ascii: "/")] : path)
  }

  /// A shortest text that the ends of two alternatives have in common.
  ///
  /// - Parameters:
  ///   - left: An alternative.
  ///   - right: Another.
  ///   - start: The number of segments that one of them has besides a rest.
  /// - Returns: The text, or that there is none, or that it is not known.
  private mutating func commonEnd(
    _ left: AuditedPath,
    _ right: AuditedPath,
    from start: Int
  ) -> LanguageWitness {
    if left.rest == nil, right.rest == nil {
      return left.segments.count == right.segments.count ? .word([]) : .none
    }
    // A rest that takes anything takes the other end, whatever it is, if there is one.
    for (one, other) in [(left, right), (right, left)] {
      guard let rest = one.rest, one.segments.count == start, languages[rest].isAnything else {
        continue
      }
      return shortestEnd(of: other, from: start)
    }
    return commonWord(end(of: left, from: start), end(of: right, from: start))
  }

  /// A shortest end of an alternative.
  ///
  /// - Parameters:
  ///   - path: The alternative.
  ///   - start: The number of segments before the end.
  /// - Returns: The text, with the slash before its first segment; that there is none when the
  ///   alternative ends there.
  private mutating func shortestEnd(of path: AuditedPath, from start: Int) -> LanguageWitness {
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
  ///
  /// - Parameters:
  ///   - path: The alternative.
  ///   - start: The number of segments before the end.
  /// - Returns: Its number.
  private mutating func end(of path: AuditedPath, from start: Int) -> Int {
    let slash = LanguageExpression.literal([UInt8(ascii: "/")])
    if path.segments.isEmpty, path.rest == nil { return number(of: slash) }
    if path.segments.count == start, let rest = path.rest { return rest }
    var items = path.segments[start...].flatMap { [slash, languages[$0].expression] }
    if let rest = path.rest { items.append(languages[rest].expression) }
    return number(of: .joined(items))
  }

  /// Tells whether every path of an alternative is one of another.
  ///
  /// - Parameters:
  ///   - left: An alternative.
  ///   - right: Another.
  /// - Returns: That it is so, that it is not, with some word, or that it is not known.
  mutating func inclusion(of left: AuditedPath, in right: AuditedPath) -> LanguageInclusion {
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
}
