import LinkPatterns

extension LinkLockV1 {
  /// A link that no longer means what it did.
  public struct Change: Hashable, Sendable {
    /// The kinds of changes, to which more may be added.
    public struct Code: Hashable, Sendable {
      /// The closed list behind the open one.
      enum Value: String, Hashable, Sendable {
        case unresolved, route, value, type, bounds
      }

      /// The kind.
      let value: Value

      /// The name of the kind, as in output of tools.
      public var name: String { value.rawValue }

      /// No route takes the URL through a door that led there.
      public static let unresolved = Code(value: .unresolved)

      /// Another route takes the URL.
      public static let route = Code(value: .route)

      /// A value is another one, or is gone.
      public static let value = Code(value: .value)

      /// A value is of another type, or of a narrower one.
      public static let type = Code(value: .type)

      /// The values that are accepted are fewer.
      public static let bounds = Code(value: .bounds)
    }

    /// What changed.
    public let code: Code

    /// The link as it was.
    public let link: Link

    /// The door through which it is so; `nil` for the usual one.
    public let door: String?

    /// The parameter concerned.
    public let parameter: String?

    /// What was there: a route, a value, a type, bounds.
    public let expected: String

    /// What is there now; why nothing is.
    public let found: String
  }

  /// Finds the links that a catalog does not take any more, or understands otherwise.
  ///
  /// Values are the same when they mean the same, as 1 and 1.0 do. A wider type of numbers, more words
  /// and wider bounds keep the contract; so do parameters that are new, and bounds that exclude nothing:
  /// no least number below that of the type, no least length where no text is empty. Of two types that
  /// are the app's own, it is proved whether one has all values of the other.
  ///
  /// Where all links of a route hold, and its patterns were locked, it is also proved that the patterns
  /// take every path that they took; a path that was lost becomes a link of the lock for this. The proof
  /// looks at 10,000 states, and tells nothing where that is not enough.
  ///
  /// - Parameter catalog: The catalog.
  /// - Returns: The changes, in the order of the links; empty when the contract is kept.
  /// - Complexity: One match a link and door; for each pattern at most 16 proofs of 10,000 states.
  public func changes(in catalog: CatalogRouter) -> [Change] {
    let types = LinkLockTypes(self, catalog)
    let changes = links.flatMap { Self.changes(of: $0, in: catalog, types) }
    // One link of a route is enough to tell.
    let gone = changes.filter { $0.code == .unresolved || $0.code == .route }
    let broken = Set(gone.map(\.link.route))
    let lost = self.catalog.map { CatalogRouter($0).links(lostIn: catalog, unlessOf: broken) } ?? []
    return changes + lost.flatMap { Self.changes(of: $0, in: catalog, types) }
  }

  /// Finds what changed for a link.
  private static func changes(
    of link: Link,
    in catalog: CatalogRouter,
    _ types: LinkLockTypes
  ) -> [Change] {
    for door in link.doors.map({ $0.map(Optional.some) }) ?? [nil] {
      let changes = Self.changes(of: link, door, in: catalog, types)
      // One door is enough to tell.
      if !changes.isEmpty { return changes }
    }
    return []
  }

  /// Finds what changed for a link and a door.
  private static func changes(
    of link: Link,
    _ door: String?,
    in catalog: CatalogRouter,
    _ types: LinkLockTypes
  ) -> [Change] {
    func change(
      _ code: Change.Code,
      _ parameter: String? = nil,
      expected: String,
      found: String
    ) -> Change {
      Change(
        code: code,
        link: link,
        door: door,
        parameter: parameter,
        expected: expected,
        found: found
      )
    }
    let match = catalog.match(link.url, through: door, showsValues: true)
    guard let name = match.route,
      let route = catalog.routes.first(where: { $0.declared.name == name })
    else {
      let found = match.reason?.description ?? "No route takes it."
      return [change(.unresolved, expected: link.route, found: found)]
    }
    guard name == link.route else {
      return [change(.route, expected: link.route, found: name)]
    }
    let rules = route.allRules
    var changes: [Change] = []
    for parameter in link.values.keys.sorted() {
      guard let old = link.values[parameter] else { continue }
      let type = link.types[parameter] ?? "String"
      let now = rules[parameter]?.type ?? .string
      let new = match.values[parameter]
      if new != nil, let found = types.loss(from: type, to: now) {
        changes.append(change(.type, parameter, expected: type, found: found))
        continue
      }
      guard let new, old.means(new) else {
        let found = new?.description ?? "nothing"
        changes.append(change(.value, parameter, expected: "\(old)", found: found))
        continue
      }
      guard let bounds = rules[parameter]?.bounds else { continue }
      let before = link.bounds[parameter]
      let all = types.bounds(before, of: type, isNeverEmpty: route.isNeverEmpty(parameter))
      if !bounds.includes(all) {
        let expected = before?.description ?? "any value"
        changes.append(change(.bounds, parameter, expected: expected, found: bounds.description))
      }
    }
    return changes
  }
}

extension LinkLockV1.Change: CustomStringConvertible {
  /// A sentence that names the link.
  public var description: String {
    let place = parameter.map { "'\($0)'" } ?? ""
    let way = door.map { ", opened through '\($0)'" } ?? ""
    let sentence =
      switch code.value {
      case .unresolved: "does not lead to '\(expected)' any more. \(found)"
      case .route: "led to '\(expected)', and leads to '\(found)'."
      case .value: "had the value '\(expected)' of \(place), and has '\(found)'."
      case .type: "had the type \(expected) of \(place), and has \(found)."
      case .bounds: "took \(expected) for \(place), and takes \(found)."
      }
    return "\(link.url)\(way) \(sentence)"
  }
}
