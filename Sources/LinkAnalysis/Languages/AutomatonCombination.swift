package import LinkPatterns

/// A search for words by which of several languages have them, breadth first.
///
/// Where ``ExpressionProgram/inclusion(in:alphabet:stateLimit:)`` compares two languages, this compares any
/// number, and finds words for which a condition holds: in the first, and in none of the others that
/// come before the fourth. A state is the set of all instructions where the programs may be after the
/// same bytes.
///
/// Source: the subset construction of Rabin and Scott, Finite Automata and Their Decision Problems, IBM
/// Journal 1959, made on demand.
package struct AutomatonCombination {
  /// A state, and how it was reached.
  private struct State {
    /// Where the programs may be.
    var set: ProgramStates
    /// The state before; itself for the first.
    var parent: Int
    /// The byte between the two.
    var byte: UInt8
  }

  /// A step from a state: the bytes that an instruction takes, and the next instructions.
  private struct Way {
    /// The bytes.
    let bytes: ByteSet
    /// Where the programs may be after one of them.
    let targets: [Int]
  }

  /// The programs, which have no assertions.
  private let programs: [ExpressionProgram]
  /// The number of the first instruction of each program, and of none behind the last.
  private let offsets: [Int]
  /// The instructions that accept.
  private let accepting: [ProgramStates]
  /// The instructions of each program.
  private let members: [ProgramStates]
  /// The number of states at which the search ends without an answer.
  private let stateLimit: Int
  /// The instructions that are reached from one without a byte, found on demand.
  private var closures: [Int: [Int]] = [:]

  /// Prepares searches.
  package init(_ programs: [ExpressionProgram], stateLimit: Int = 20_000) {
    (self.programs, self.stateLimit) = (programs, stateLimit)
    var (offsets, accepting, members): ([Int], [ProgramStates], [ProgramStates]) = ([0], [], [])
    let none = ProgramStates(count: programs.reduce(0) { $0 + $1.count })
    for program in programs {
      let offset = offsets[offsets.count - 1]
      var (accepts, all) = (none, none)
      for index in program.instructions.indices {
        all.insert(offset + index)
        if program.instructions[index].operation == .match { accepts.insert(offset + index) }
      }
      accepting.append(accepts)
      members.append(all)
      offsets.append(offset + program.count)
    }
    (self.offsets, self.accepting, self.members) = (offsets, accepting, members)
  }

  /// Finds the shortest word of some bytes for which a condition holds.
  mutating func shortestWord(
    in alphabet: ByteSet = .all,
    needing needed: [Int] = [],
    where holds: ([Bool]) -> Bool
  ) -> AutomatonWitness {
    var steps = Int.max
    return shortestWord(in: alphabet, needing: needed, steps: &steps, where: holds)
  }

  /// Finds the shortest word of some bytes for which a condition holds, within what several searches may cost.
  ///
  /// It has preferred bytes where the languages don't tell them from others.
  package mutating func shortestWord(
    in alphabet: ByteSet,
    preferring preferred: ByteSet = ByteSet(),
    needing needed: [Int],
    steps: inout Int,
    confirmedBy isConfirmed: ([UInt8]) -> Bool = { _ in true },
    where holds: ([Bool]) -> Bool
  ) -> AutomatonWitness {
    let parts = alphabet.parts(toldApartBy: programs)
    let kinds = parts.compactMap(\.least).sorted()
    var start = ProgramStates(count: offsets[programs.count])
    for (index, program) in programs.enumerated() {
      start.insert(all: closure(of: offsets[index] + program.start, index))
    }
    var states = [State(set: start, parent: 0, byte: 0)]
    var known: Set<ProgramStates> = [start]
    var (next, refusals) = (0, 0)
    while next < states.count {
      let set = states[next].set
      if holds(accepting.map { set.meets($0) }) {
        let word = word(to: next, states, parts, preferred)
        if isConfirmed(word) { return .word(word) }
        refusals += 1
      }
      if states.count > stateLimit || steps <= 0 || refusals == Self.maximumRefusals {
        return .undecided(states: states.count)
      }
      let (ways, memberCount) = ways(from: set)
      steps -= accepting.count * set.cost + kinds.count * (2 * set.cost + memberCount)
      for byte in kinds {
        var reached = ProgramStates(count: offsets[programs.count])
        for way in ways where way.bytes.contains(byte) {
          reached.insert(all: way.targets)
          steps -= way.targets.count
        }
        guard needed.allSatisfy({ reached.meets(members[$0]) }), !reached.isEmpty,
          known.insert(reached).inserted
        else { continue }
        states.append(State(set: reached, parent: next, byte: byte))
      }
      next += 1
    }
    // A word that leaves every language ends in the empty set, which is not followed.
    return refusals == 0 ? .none : .undecided(states: states.count)
  }

  /// The number of unconfirmed words at which a search ends without an answer.
  static let maximumRefusals = 64

  /// The steps from a state, and how many instructions it has.
  private mutating func ways(from set: ProgramStates) -> (ways: [Way], memberCount: Int) {
    var (ways, count, program): ([Way], Int, Int) = ([], 0, 0)
    set.forEachMember { member in
      count += 1
      while member >= offsets[program + 1] { program += 1 }
      let index = Int32(truncatingIfNeeded: member - offsets[program])
      let instruction = programs[program].instructions[Int(index)]
      guard instruction.operation == .byte || instruction.operation == .set else { return }
      let targets = closure(of: offsets[program] + Int(instruction.next), program)
      ways.append(Way(bytes: programs[program].bytes(index), targets: targets))
    }
    return (ways, count)
  }

  /// The instructions that are reached without a byte, by number among all programs.
  private mutating func closure(of start: Int, _ program: Int) -> [Int] {
    if let known = closures[start] { return known }
    let offset = offsets[program]
    let from = Int32(truncatingIfNeeded: start - offset)
    let reached = programs[program].reach(from)
    let result = (reached.taking + reached.accepting).map { offset + Int($0) }
    closures[start] = result
    return result
  }

  /// The word that led to a state, with the preferred byte of each part that has one.
  private func word(
    to index: Int,
    _ states: [State],
    _ parts: [ByteSet],
    _ preferred: ByteSet
  ) -> [UInt8] {
    var (word, index): ([UInt8], Int) = ([], index)
    while index > 0 {
      let byte = states[index].byte
      let part = parts.first { $0.least == byte }
      word.append(part?.intersection(preferred).least ?? byte)
      index = states[index].parent
    }
    return word.reversed()
  }
}
