/// The search for the entries of a table that match a URL, the best first, one at a time.
///
/// One walk finds the first. When the caller rejects it, a second walk finds all others, so
/// rejecting any number of candidates costs no more than that. The steps of both are limited; beyond
/// the limit, the search ends and ``isGivenUp`` is `true`.
///
/// It stores neither the table nor the URL; they are passed to each call.
package struct CandidateSearch: ~Copyable {
  /// The part of the URL that is matched.
  private let path: TablePath

  /// Whether parameters take any text, and the path may or may not end with a slash.
  private let isLenient: Bool

  /// The number of the alternative that was found first; `nil` before the first walk.
  private var first: UInt32?

  /// All alternatives that match, the best first; `nil` before the second walk.
  private var all: [UInt32]?

  /// The number of alternatives that were returned or skipped.
  private var position = 0

  /// The entries with several alternatives that were returned.
  private var entries = NumberSet()

  /// The number of steps: each node entered, byte tested or alternative skipped.
  package private(set) var steps = 0

  /// Whether the search exceeded the step limit of the table, so that there may be more candidates.
  package private(set) var isGivenUp = false

  /// Prepares a search.
  ///
  /// For explaining misses, it can also find entries that would match if their parameters took any text.
  @inline(never)
  package init(
    _ url: borrowing LinkURL,
    host: LinkURL.HostPosition,
    isLenient: Bool = false
  ) {
    path = TablePath(url.bytes.span, url.layout, host: host)
    self.isLenient = isLenient
  }

  /// Finds the next candidate; an entry is found once, by its best alternative.
  @inline(never)
  package mutating func next(_ storage: TableStorage, _ bytes: Span<UInt8>) -> TableMatch? {
    while let number = nextNumber(storage, bytes) {
      let alternative = storage.alternatives[Int(number)]
      if !alternative.isAlone, !entries.insert(alternative.entry) { continue }
      do throws(LanguageStepError) {
        return try storage.match(alternative, path, bytes, &steps)
      } catch {
        isGivenUp = true
        break
      }
    }
    all = []
    return nil
  }

  /// Finds the next alternative.
  private mutating func nextNumber(_ storage: TableStorage, _ bytes: Span<UInt8>) -> UInt32? {
    while let all {
      guard position < all.count else { return nil }
      position += 1
      if all[position - 1] != first { return all[position - 1] }
    }
    var walk = TableWalk(
      path,
      maximumSteps: storage.maximumSteps &- steps,
      isLenient: isLenient,
      findsAll: first != nil
    )
    walk.run(storage, bytes)
    steps += walk.steps
    guard !walk.isGivenUp else {
      (isGivenUp, all) = (true, [])
      return nil
    }
    guard first == nil else {
      all = walk.all(storage)
      return nextNumber(storage, bytes)
    }
    first = walk.best
    return walk.best == TableNode.noEnding ? nil : walk.best
  }
}
