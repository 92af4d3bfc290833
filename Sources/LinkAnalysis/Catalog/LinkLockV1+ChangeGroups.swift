extension LinkLockV1 {
  /// Changes with one cause: all links of a scheme or a domain that is gone, or a single change.
  @_spi(Tools) public struct ChangeGroup: Sendable {
    /// The changes, in order; at least one.
    @_spi(Tools) public private(set) var changes: [Change]

    /// The first of them, which stands for all.
    @_spi(Tools) public var first: Change { changes[0] }

    fileprivate init(_ first: Change) { changes = [first] }

    fileprivate mutating func append(_ change: Change) { changes.append(change) }
  }
}

extension Array where Element == LinkLockV1.Change {
  /// The changes by their cause, each where its first change is.
  ///
  /// - Complexity: O(*n*), *n* = number of changes.
  @_spi(Tools) public var byCause: [LinkLockV1.ChangeGroup] {
    var groups: [LinkLockV1.ChangeGroup] = []
    var positions: [String: Int] = [:]
    for change in self {
      // What is said of a scheme or a domain is the same for all its links.
      if change.isOfPrefix, let position = positions[change.found] {
        groups[position].append(change)
        continue
      }
      if change.isOfPrefix { positions[change.found] = groups.count }
      groups.append(LinkLockV1.ChangeGroup(change))
    }
    return groups
  }
}

extension LinkLockV1.ChangeGroup: CustomStringConvertible {
  /// A sentence that names the first link, and how many more have the same cause.
  @_spi(Tools) public var description: String {
    let others = changes.count - 1
    guard others > 0 else { return first.description }
    let text = first.description
    return "\(text.hasSuffix(".") ? String(text.dropLast()) : text); "
      + "\(others) more \(others == 1 ? "link has" : "links have") the same cause."
  }
}
