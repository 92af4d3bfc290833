/// The entries of a table that match a URL, the best first, found one at a time.
///
/// One walk finds the first. When the caller asks for another, a second walk finds all others, so
/// rejecting any number of matches costs no more than that. The steps of both are limited; beyond
/// the limit, the matches end and ``isGivenUp`` is `true`.
///
/// It stores neither the table nor the URL; pass the same ones to each call.
public struct PatternMatches: ~Copyable {
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
  public private(set) var steps = 0

  /// Whether the step limit of the table was exceeded, so that there may be more matches.
  public private(set) var isGivenUp = false

  /// Prepares to find the entries that match the segments of a URL.
  ///
  /// - Parameters:
  ///   - url: The URL to match.
  ///   - host: Whether the host of the URL is its first segment. It is then compared case-blind,
  ///     since systems pass on hosts in lower case.
  public init(_ url: borrowing LinkURL, host: LinkURL.HostPosition) {
    self.init(url, host: host, isLenient: false)
  }

  /// Prepares to find also entries that would match if their parameters took any text.
  @inline(never)
  package init(
    _ url: borrowing LinkURL,
    host: LinkURL.HostPosition,
    isLenient: Bool
  ) {
    path = TablePath(url.bytes.span, url.layout, host: host)
    self.isLenient = isLenient
  }

  /// Finds the next match; an entry is found once, by its best alternative.
  ///
  /// - Parameters:
  ///   - table: The table to search. Pass the same one to each call.
  ///   - url: The URL that the matches were prepared for.
  /// - Returns: The match, or `nil` when there is no other.
  /// - Complexity: O(*n* + *m*), *n* = length of the path, *m* = nodes looked at, for the first and
  ///   once more for the second; O(*n*) for each after that.
  public mutating func next(in table: PatternTable, of url: LinkURL) -> PatternMatch? {
    next(table.storage, url.bytes.span)
  }

  /// Finds the next match in the bytes of a URL.
  @inline(never)
  package mutating func next(_ storage: TableStorage, _ bytes: Span<UInt8>) -> PatternMatch? {
    while let number = nextNumber(storage, bytes) {
      let alternative = storage.alternatives[Int(number)]
      if !alternative.isAlone, !entries.insert(alternative.entry) { continue }
      do throws(ExpressionStepError) {
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
    var walk = TableSearch(
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

extension PatternTable {
  /// All entries that match the segments of a URL, the best first, as far as the step limit allows.
  package func allMatches(of url: LinkURL, host: LinkURL.HostPosition) -> [PatternMatch] {
    var matches = PatternMatches(url, host: host)
    var all: [PatternMatch] = []
    while let match = matches.next(in: self, of: url) { all.append(match) }
    return all
  }
}
