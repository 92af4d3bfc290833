package import LinkPatterns

/// The answer whether one language is within another.
package enum AutomatonInclusion: Hashable, Sendable {
  /// Every word of the first is one of the second.
  case included
  /// A shortest word of the first language that the second lacks.
  case counterexample([UInt8])
  /// It is not known: the search ended at this many states.
  case undecided(states: Int)
}

extension ExpressionProgram {
  /// Returns whether every word of the language is one of another.
  package func inclusion(
    in other: ExpressionProgram,
    alphabet: ByteSet = .all,
    stateLimit: Int = 100_000
  ) -> AutomatonInclusion {
    var steps = Int.max
    return inclusion(in: other, alphabet: alphabet, stateLimit: stateLimit, steps: &steps)
  }

  /// Returns whether every word of the language is one of another, within what several searches may cost.
  package func inclusion(
    in other: ExpressionProgram,
    alphabet: ByteSet,
    stateLimit: Int,
    steps: inout Int
  ) -> AutomatonInclusion {
    var search = AutomatonInclusionSearch(self, other, alphabet, stateLimit)
    return search.run(steps: &steps)
  }
}

/// The search for a word of one language that is not in another, breadth first.
///
/// A state is an instruction of the first program, and all instructions where the second may be after
/// the same bytes. A state is left out when one is known with the same instruction and only some of the
/// others: whatever the greater one fails to accept, the smaller one fails to accept too.
///
/// Source: De Wulf, Doyen, Henzinger and Raskin, Antichains: A New Algorithm for Checking Universality of
/// Finite Automata, CAV 2006.
private struct AutomatonInclusionSearch {
  /// A state, and how it was reached.
  private struct State {
    /// The next instruction of the first program.
    var left: Int32
    /// The next instructions of the second program.
    var right: ProgramStates
    /// The state before; itself for the first.
    var parent: Int
    /// The byte between the two.
    var byte: UInt8
  }

  /// The first program.
  private let left: ExpressionProgram
  /// The second program.
  private let right: ExpressionProgram
  /// The bytes that instructions distinguish: the least of each kind.
  private let kinds: [UInt8]
  /// The number of states at which the search ends without an answer.
  private let stateLimit: Int
  /// The states found so far.
  private var states: [State] = []
  /// The states at a place that are not greater than another there.
  private var least: [Int32: [Int]] = [:]

  /// Creates a search.
  init(
    _ left: ExpressionProgram,
    _ right: ExpressionProgram,
    _ alphabet: ByteSet,
    _ stateLimit: Int
  ) {
    (self.left, self.right, self.stateLimit) = (left, right, stateLimit)
    let parts = [alphabet.intersection(.wordBytes), alphabet.subtracting(.wordBytes)]
      .flatMap { $0.parts(toldApartBy: [left, right]) }
    // Letters and digits first, so that a counterexample can be read.
    let least = parts.compactMap(\.least).sorted()
    kinds =
      least.filter(ByteSet.wordBytes.contains) + least.filter { !ByteSet.wordBytes.contains($0) }
  }

  /// Searches.
  mutating func run(steps: inout Int) -> AutomatonInclusion {
    var start = ProgramStates(count: right.count)
    start.insert(right.start)
    let first = Int32(truncatingIfNeeded: left.start)
    add(State(left: first, right: start, parent: 0, byte: 0), &steps)
    var next = 0
    while next < states.count {
      if isCounterexample(states[next]) { return .counterexample(word(to: next)) }
      if states.count > stateLimit || steps <= 0 { return .undecided(states: states.count) }
      extend(next, &steps)
      next += 1
    }
    return .included
  }

  /// Adds a state, unless one is known that is not greater.
  private mutating func add(_ state: State, _ steps: inout Int) {
    let known = least[state.left, default: []]
    steps -= 1 + known.count * state.right.cost
    if known.contains(where: { states[$0].right.isSubset(of: state.right) }) { return }
    least[state.left] = known.filter { !state.right.isSubset(of: states[$0].right) }
    least[state.left]?.append(states.count)
    states.append(state)
  }

  /// Adds all states that are one byte further.
  private mutating func extend(_ index: Int, _ steps: inout Int) {
    let state = states[index]
    let taken = left.reach(state.left).taking
    if taken.isEmpty { return }
    let others = state.right.members.flatMap { right.reach($0).taking }
    steps -= state.right.cost + kinds.count * (taken.count + others.count)
    for byte in kinds {
      let targets = taken.filter { left.bytes($0).contains(byte) }
      if targets.isEmpty { continue }
      var reached = ProgramStates(count: right.count)
      for other in others where right.bytes(other).contains(byte) {
        reached.insert(Int(right.instructions[Int(other)].next))
      }
      for target in targets {
        let next = left.instructions[Int(target)].next
        add(State(left: next, right: reached, parent: index, byte: byte), &steps)
      }
    }
  }

  /// Returns whether the word so far is in the first language and not in the second.
  private func isCounterexample(_ state: State) -> Bool {
    !left.reach(state.left).accepting.isEmpty
      && state.right.members.allSatisfy { right.reach($0).accepting.isEmpty }
  }

  /// The word that led to a state.
  private func word(to index: Int) -> [UInt8] {
    var (word, index): ([UInt8], Int) = ([], index)
    while index > 0 {
      word.append(states[index].byte)
      index = states[index].parent
    }
    return word.reversed()
  }
}

extension ProgramStates {
  /// The members, in order.
  fileprivate var members: [Int32] {
    var members: [Int32] = []
    forEachMember { members.append(Int32(truncatingIfNeeded: $0)) }
    return members
  }
}
