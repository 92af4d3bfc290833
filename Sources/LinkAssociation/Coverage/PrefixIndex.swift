/// Finds which of many languages may have a word in common with another, by how their words begin.
///
/// Most routes and rules begin with text of their own, so that one has few others to be compared with. It is
/// no trie: what is asked for is found in a sorted list, and by each beginning of a prefix.
struct PrefixIndex: Sendable {
  /// The prefixes in the order of their bytes, each with the number of its language.
  private let sorted: [(prefix: [UInt8], number: Int)]

  /// The numbers of the languages with a prefix.
  private let numbers: [[UInt8]: [Int]]

  /// Makes an index.
  init(_ prefixes: [[UInt8]?]) {
    var (sorted, numbers): ([(prefix: [UInt8], number: Int)], [[UInt8]: [Int]]) = ([], [:])
    for (number, prefix) in prefixes.enumerated() {
      guard let prefix else { continue }
      sorted.append((prefix, number))
      numbers[prefix, default: []].append(number)
    }
    self.sorted = sorted.sorted { $0.prefix.lexicographicallyPrecedes($1.prefix) }
    self.numbers = numbers
  }

  /// The languages whose prefix begins with another, or is the beginning of it.
  func related(to prefix: [UInt8]) -> [Int] {
    var result: [Int] = []
    for count in prefix.indices { result += numbers[Array(prefix[..<count])] ?? [] }
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle].prefix.lexicographicallyPrecedes(prefix) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    while low < sorted.count, sorted[low].prefix.starts(with: prefix) {
      result.append(sorted[low].number)
      low += 1
    }
    return result.sorted()
  }
}
