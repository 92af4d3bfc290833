package import LinkPatterns

/// The answer which words two languages have in common.
package enum AutomatonWitness: Hashable, Sendable {
  /// No such word exists.
  case none
  /// The shortest there is, and the least in byte order among those.
  case word([UInt8])
  /// It is not known: the search ended at this many states.
  case undecided(states: Int)
}

extension ExpressionProgram {
  /// Finds the shortest word of the language, of the first of some narrower alphabets that has one as short.
  package func shortestWord(
    in alphabet: ByteSet = .all,
    rather narrower: [ByteSet] = [],
    stateLimit: Int = 100_000
  ) -> AutomatonWitness {
    var product = AutomatonProduct(self, self, alphabet, stateLimit, isOneLanguage: true)
    return product.shortestWord(rather: narrower)
  }

  /// Finds the shortest word that two languages have in common.
  ///
  /// Captures play no part in it. Priorities neither: a word is in a language or it is not.
  package func shortestCommonWord(
    with other: ExpressionProgram,
    in alphabet: ByteSet = .all,
    stateLimit: Int = 100_000
  ) -> AutomatonWitness {
    var steps = 0
    return shortestCommonWord(with: other, in: alphabet, stateLimit: stateLimit, steps: &steps)
  }

  /// Finds the shortest word that two languages have in common, of the first of some narrower alphabets that has one
  /// as short, and takes its cost from what is left.
  package func shortestCommonWord(
    with other: ExpressionProgram,
    in alphabet: ByteSet,
    rather narrower: [ByteSet] = [],
    stateLimit: Int,
    steps: inout Int
  ) -> AutomatonWitness {
    var product = AutomatonProduct(self, other, alphabet, stateLimit, isOneLanguage: false)
    defer { steps -= product.pairs.count }
    return product.shortestWord(rather: narrower)
  }
}

/// The search for a common word of two languages, breadth first over pairs of their states.
///
/// Only states after a byte, or at the start, are kept; those between them are followed anew.
struct AutomatonProduct {
  /// A pair of states between two bytes.
  fileprivate struct Pair: Hashable {
    /// The next instruction of the first program.
    var left: Int32
    /// The next instruction of the second program.
    var right: Int32
  }

  /// The instructions that are reached from a pair without a byte.
  private struct Reached {
    /// The instructions of the first program that may take the next byte.
    let left: [Int32]
    /// Those of the second.
    let right: [Int32]
    /// Whether both accept.
    let isAccepting: Bool
  }

  /// A step from one pair to another by a byte of a set.
  private struct Edge {
    /// Number of the pair it comes from.
    var source: Int32
    /// Number of the pair it goes to.
    var target: Int32
    /// The bytes.
    var bytes: ByteSet
  }

  /// The first program.
  private let left: ExpressionProgram
  /// The second program.
  private let right: ExpressionProgram
  /// Whether both are one, so that only equal states are paired.
  private let isOneLanguage: Bool
  /// The bytes a word may have.
  private let alphabet: ByteSet
  /// The number of pairs at which the search ends without an answer.
  private let stateLimit: Int
  /// The pairs found so far, by number.
  fileprivate private(set) var pairs: [Pair] = []
  /// The numbers of the pairs.
  private var numbers: [Pair: Int32] = [:]
  /// The steps from each length of words to the next.
  private var layers: [[Edge]] = []

  /// Creates a search.
  init(
    _ left: ExpressionProgram,
    _ right: ExpressionProgram,
    _ alphabet: ByteSet,
    _ stateLimit: Int,
    isOneLanguage: Bool
  ) {
    (self.left, self.right, self.alphabet) = (left, right, alphabet)
    (self.stateLimit, self.isOneLanguage) = (stateLimit, isOneLanguage)
  }

  /// Searches.
  mutating func shortestWord(rather narrower: [ByteSet]) -> AutomatonWitness {
    let start = Pair(
      left: Int32(truncatingIfNeeded: left.start),
      right: Int32(truncatingIfNeeded: right.start)
    )
    var layer = [number(of: start)]
    while !layer.isEmpty {
      let reached = layer.map { reach(pairs[Int($0)]) }
      let accepting = layer.indices.filter { reached[$0].isAccepting }.map { layer[$0] }
      if !accepting.isEmpty { return .word(leastWord(to: Set(accepting), rather: narrower)) }
      if pairs.count > stateLimit { return .undecided(states: pairs.count) }
      layer = extend(layer, reached)
    }
    return .none
  }

  /// Finds all pairs that are one byte further.
  ///
  /// Pairs that were found before are left out, for a shortest word does not come by again.
  private mutating func extend(_ layer: [Int32], _ reached: [Reached]) -> [Int32] {
    let first = Int32(truncatingIfNeeded: pairs.count)
    layers.append([])
    for (source, reached) in zip(layer, reached) {
      for mine in reached.left {
        follow(mine, isOneLanguage ? [mine] : reached.right, from: source, before: first)
      }
      if pairs.count > stateLimit { break }
    }
    return Array(first..<Int32(truncatingIfNeeded: pairs.count))
  }

  /// Records the steps by the bytes that an instruction has in common with some of the other program, unless their
  /// targets were found before a number.
  private mutating func follow(
    _ mine: Int32,
    _ others: [Int32],
    from source: Int32,
    before first: Int32
  ) {
    let bytes = left.bytes(mine).intersection(alphabet)
    let next = left.instructions[Int(mine)].next
    for theirs in others {
      let common = bytes.intersection(right.bytes(theirs))
      if common.isEmpty { continue }
      let target = Pair(left: next, right: right.instructions[Int(theirs)].next)
      let number = number(of: target)
      if number < first { continue }
      layers[layers.count - 1].append(Edge(source: source, target: number, bytes: common))
    }
  }

  /// The instructions that are reached from a pair without a byte.
  private func reach(_ pair: Pair) -> Reached {
    let mine = left.reach(pair.left)
    let theirs = isOneLanguage ? mine : right.reach(pair.right)
    return Reached(
      left: mine.taking,
      right: theirs.taking,
      isAccepting: !mine.accepting.isEmpty && !theirs.accepting.isEmpty
    )
  }

  /// Finds or gives the number of a pair.
  private mutating func number(of pair: Pair) -> Int32 {
    if let number = numbers[pair] { return number }
    let number = Int32(truncatingIfNeeded: pairs.count)
    numbers[pair] = number
    pairs.append(pair)
    return number
  }

  /// Finds the least word along the layers, of the first of some narrower alphabets that has one.
  private func leastWord(to accepting: Set<Int32>, rather narrower: [ByteSet]) -> [UInt8] {
    for bytes in narrower {
      if let word = leastWord(to: accepting, in: bytes) { return word }
    }
    return leastWord(to: accepting, in: alphabet) ?? []
  }

  /// Finds the least word along the layers that has only some bytes; `nil` without one.
  private func leastWord(to accepting: Set<Int32>, in alphabet: ByteSet) -> [UInt8]? {
    let layers = layers.map { edges in
      edges.filter { !$0.bytes.intersection(alphabet).isEmpty }
    }
    // Backwards: the pairs of each layer from which an accepting one is reached in time.
    var targets = [accepting]
    for edges in layers.reversed() {
      let reached = targets[targets.count - 1]
      targets.append(Set(edges.lazy.filter { reached.contains($0.target) }.map(\.source)))
    }
    targets.reverse()
    var (word, sources) = ([UInt8](), targets[0])
    for (edges, reached) in zip(layers, targets.dropFirst()) {
      let useful = edges.filter { sources.contains($0.source) && reached.contains($0.target) }
      let bytes = useful.lazy.compactMap { $0.bytes.intersection(alphabet).least }
      guard let least = bytes.min() else { return nil }
      word.append(least)
      sources = Set(useful.lazy.filter { $0.bytes.contains(least) }.map(\.target))
    }
    return word
  }
}

extension ExpressionProgram {
  /// The bytes that an instruction takes.
  func bytes(_ index: Int32) -> ByteSet {
    let instruction = instructions[Int(index)]
    let argument = Int(instruction.argument)
    if instruction.operation == .set { return sets[argument] }
    var bytes = ByteSet()
    bytes.insert(UInt8(truncatingIfNeeded: argument))
    return bytes
  }

  /// The instructions that can be reached without a byte: those that take one, and those that accept.
  func reach(_ start: Int32) -> (taking: [Int32], accepting: [Int32]) {
    // Most instructions take a byte themselves.
    switch instructions[Int(start)].operation {
    case .byte, .set: return ([start], [])
    case .match: return ([], [start])
    case .fail, .split, .save: return reach([start])
    }
  }

  /// The instructions that can be reached from any of some without a byte.
  func reach(_ starts: [Int32]) -> (taking: [Int32], accepting: [Int32]) {
    // A bit for each instruction is looked up fastest, and is not a waste where they are few.
    let areFew = count <= 4_096
    var (few, many, pending) = (ProgramStates(count: areFew ? count : 0), Set<Int32>(), starts)
    var (taking, accepting): ([Int32], [Int32]) = ([], [])
    while let index = pending.popLast() {
      let isNew = areFew ? few.insert(Int(index)) : many.insert(index).inserted
      guard isNew else { continue }
      let instruction = instructions[Int(index)]
      switch instruction.operation {
      case .byte, .set: taking.append(index)
      case .match: accepting.append(index)
      case .split: pending += [instruction.other, instruction.next]
      case .save: pending.append(instruction.next)
      case .fail: break
      }
    }
    return (taking, accepting)
  }
}
