/// A pattern that is matched by walking the input once, without choices.
///
/// Covers fixed text, prefixes and suffixes around one wildcard, and groups that end where the
/// text after them begins. It accepts what the automaton of the same pattern accepts, with the same
/// captures.
struct PatternOnePass: Hashable, Sendable {
  /// One piece of the pattern: fixed text, or a run of bytes from a set.
  struct Step: Hashable, Sendable {
    /// Where its fixed text lies in `text`; empty for a run.
    var text: Range<Int32>
    /// The bytes of a run; empty for fixed text.
    var set = ByteSet()
    /// The least length of a run.
    var minimum: Int32 = 0
    /// For a run, how many bytes of fixed text follow up to the end, or -1 when the run ends at the
    /// first byte outside its set.
    var tail: Int32 = -1
  }

  /// The fixed texts, one after another.
  private var text: ContiguousArray<UInt8> = []
  /// The pieces, in order; every run is a capture.
  private var steps: ContiguousArray<Step> = []
  /// Whether ASCII letters of fixed text match in both cases.
  private let ignoresCase: Bool
  /// Number of groups.
  private(set) var captureCount = 0

  /// Translates parts, or fails when a part has a modifier or a group may end in several places.
  init?(
    _ parts: [PatternPart],
    _ options: PatternOptions,
    expressions: [LanguageExpression]
  ) {
    ignoresCase = options.ignoresCase
    var customGroups = expressions.makeIterator()
    for part in parts {
      guard part.modifier == .none else { return nil }
      guard part.kind != .fixedText else {
        append(part.value)
        continue
      }
      let run: (ByteSet, Int)? =
        switch part.kind {
        case .segmentWildcard: (options.segmentBytes, 1)
        case .fullWildcard: (.dot, 0)
        default: customGroups.next().flatMap(Self.run)
        }
      guard let (set, minimum) = run else { return nil }
      append(part.prefix)
      steps.append(Step(text: 0..<0, set: set, minimum: Int32(minimum)))
      captureCount += 1
      append(part.suffix)
    }
    if !decideWhereRunsEnd() { return nil }
  }

  /// The set and the least length, when a language is any number of bytes of one set.
  private static func run(_ expression: LanguageExpression) -> (ByteSet, Int)? {
    guard case .repetition(.byte(let set), let minimum, nil, _) = expression else { return nil }
    return (set, minimum)
  }

  /// Appends fixed text, to the text before it where there is one.
  private mutating func append(_ bytes: [UInt8]) {
    if bytes.isEmpty { return }
    let start = Int32(truncatingIfNeeded: text.count)
    text += bytes
    let end = Int32(truncatingIfNeeded: text.count)
    if let last = steps.indices.last, !steps[last].text.isEmpty {
      steps[last].text = steps[last].text.lowerBound..<end
    } else {
      steps.append(Step(text: start..<end))
    }
  }

  /// Finds out where each run ends.
  private mutating func decideWhereRunsEnd() -> Bool {
    for index in steps.indices where steps[index].text.isEmpty {
      let rest = steps[(index + 1)...]
      guard let next = rest.first else {
        steps[index].tail = 0
        continue
      }
      if next.text.isEmpty { return false }
      if rest.count == 1 {
        steps[index].tail = next.text.upperBound - next.text.lowerBound
      } else if contains(text[Int(next.text.lowerBound)], in: steps[index].set) {
        return false
      }
    }
    return true
  }

  /// Tells whether fixed text that begins with a byte could begin inside a run.
  private func contains(_ byte: UInt8, in set: ByteSet) -> Bool {
    let first = ByteSet([byte])
    return !(ignoresCase ? first.caseFolded : first).intersection(set).isEmpty
  }

  /// Matches the whole input.
  func matches(_ input: Span<UInt8>, capture: (Int, Range<Int>) -> Void) -> Bool {
    var (position, number) = (0, 0)
    for step in steps {
      if !step.text.isEmpty {
        guard let end = skip(step, input, position) else { return false }
        position = end
        continue
      }
      let limit = step.tail < 0 ? input.count : input.count - Int(step.tail)
      var end = position
      while end < limit, step.set.contains(input[end]) { end &+= 1 }
      if end - position < Int(step.minimum) || (step.tail >= 0 && end != limit) { return false }
      capture(number, position..<end)
      number &+= 1
      position = end
    }
    return position == input.count
  }

  /// Compares fixed text.
  private func skip(_ step: Step, _ input: Span<UInt8>, _ position: Int) -> Int? {
    let (start, count) = (Int(step.text.lowerBound), step.text.count)
    guard position + count <= input.count else { return nil }
    if ignoresCase {
      for offset in 0..<count {
        guard text[start + offset].asciiLowercased == input[position + offset].asciiLowercased
        else { return nil }
      }
    } else {
      for offset in 0..<count {
        guard text[start + offset] == input[position + offset] else { return nil }
      }
    }
    return position + count
  }
}
