import LinkPatterns

extension LinkLockV1 {
  /// A link that no longer means what it did.
  public struct Change: Hashable, Sendable {
    /// The kinds of changes, to which more may be added.
    public struct Code: Hashable, Sendable {
      /// The name of the kind, as in output of tools.
      public let name: String

      /// No route takes the URL from a source that could open it before.
      public static let unresolved = Code(name: "unresolved")

      /// Another route takes the URL.
      public static let route = Code(name: "route")

      /// A value is another one, or is missing.
      public static let value = Code(name: "value")

      /// A value is of another type, or of a narrower one.
      public static let type = Code(name: "type")

      /// The values that are accepted are fewer.
      public static let bounds = Code(name: "bounds")
    }

    /// The kind of change.
    public let code: Code

    /// The link as it was.
    public let link: Link

    /// The source that the change applies to; `nil` for the default source.
    public let source: LinkSource?

    /// The parameter concerned.
    public let parameter: String?

    /// The locked route, value, type or bounds.
    public let expected: String

    /// The current route, value, type or bounds; without one, the reason.
    public let found: String

    /// Whether the URL has no prefix of the catalog any more.
    var isOfPrefix = false
  }

  /// Finds the links that a catalog no longer takes, or now reads differently.
  ///
  /// Values are the same when they mean the same, as 1 and 1.0 do. A wider type of numbers, more words
  /// and wider bounds keep the contract; so do parameters that are new, and bounds that exclude nothing:
  /// no least number below that of the type, no least length where no text is empty. Of two types that
  /// are the app's own, it is proved whether one has all values of the other.
  ///
  /// Where all links of a route hold, and its patterns were locked, it is also proved that the patterns
  /// take every path that they took; a path that was lost becomes a link of the lock for this. A pattern that
  /// is new may come before those of another route; a URL that it takes from one of them becomes such a link too. The
  /// proofs look at 10,000 states, and report nothing where that is not enough.
  ///
  /// - Returns: The changes, in the order of the links; empty when the contract is kept.
  /// - Complexity: One match a link and source; for each pattern, and each pair of one that is new and another that
  ///   takes some of its paths, at most 16 proofs of 10,000 states.
  public func changes(in catalog: ParsedCatalog) -> [Change] {
    let (shapes, _) = CatalogParser.shapes(
      catalog.catalog.shapes.merging(self.shapes) { _, locked in locked }
    )
    let changes = links.flatMap { Self.changes(of: $0, in: catalog, shapes) }
    // One link of a route is enough.
    let gone = changes.filter { $0.code == .unresolved || $0.code == .route }
    let broken = Set(gone.map(\.link.route))
    guard let locked = self.catalog.map({ ParsedCatalog($0) }) else { return changes }
    let kept = LockedLinks(catalog: locked)
    let lost =
      kept.links(lostIn: catalog, unlessOf: broken)
      + kept.links(takenOverIn: catalog, unlessOf: broken)
    return changes + lost.flatMap { Self.changes(of: $0, in: catalog, shapes) }
  }

  /// Finds what changed for a link.
  private static func changes(
    of link: Link,
    in catalog: ParsedCatalog,
    _ shapes: [String: ParameterShape]
  ) -> [Change] {
    // Older locks list sources from which such a URL never comes.
    let possible = link.sources?.filter { LockedLinks.canCome(link.url, from: $0) }
    for source in possible.map({ $0.map(Optional.some) }) ?? [nil] {
      let changes = Self.changes(of: link, source, in: catalog, shapes)
      // One source is enough.
      if !changes.isEmpty { return changes }
    }
    return []
  }

  /// Finds what changed for a link and a source.
  private static func changes(
    of link: Link,
    _ source: LinkSource?,
    in catalog: ParsedCatalog,
    _ shapes: [String: ParameterShape]
  ) -> [Change] {
    func change(_ code: Change.Code, _ name: String?, _ old: String, _ new: String) -> Change {
      Change(code: code, link: link, source: source, parameter: name, expected: old, found: new)
    }
    let answer = catalog.match(link.url, from: source)
    guard let match = answer.found else {
      let found = answer.failure?.message ?? "No route takes it."
      var unresolved = change(.unresolved, nil, link.route, found)
      unresolved.isOfPrefix = answer.failure?.check == .prefix
      return [unresolved]
    }
    guard match.route == link.route, let index = catalog.index(ofRoute: match.route) else {
      return [change(.route, nil, link.route, match.route)]
    }
    let route = catalog.routes[index]
    var changes: [Change] = []
    for name in link.values.keys.sorted() {
      guard let old = link.values[name] else { continue }
      let position = route.parameters.firstIndex { $0.name == name }
      let parameter = position.map { route.parameters[$0] }
      let type = link.types[name] ?? .string
      let new = match.link.values[name]
      if new != nil, let found = parameter?.loss(from: type, shapes) {
        changes.append(change(.type, name, type.name, found))
        continue
      }
      guard let new, old.means(new) else {
        let found = new?.description ?? "nothing"
        changes.append(change(.value, name, "\(old)", found))
        continue
      }
      guard let parameter, let bounds = parameter.bounds, let position else { continue }
      let before = link.bounds[name]
      let all = type.bounds(before, isNeverEmpty: route.isNeverEmpty(position))
      if !bounds.includes(all) {
        let expected = before?.parameterBound(of: type)?.description ?? "any value"
        changes.append(change(.bounds, name, expected, parameter.bound?.description ?? ""))
      }
    }
    return changes
  }
}

extension CatalogParameter {
  /// A description of values that a locked type had and this one lacks, if it lacks any.
  fileprivate func loss(
    from locked: CatalogType,
    _ shapes: [String: ParameterShape]
  ) -> String? {
    let type = lockedType
    guard let old = ResolvedType(locked, among: shapes) else { return type.type.name }
    if type.includes(old) { return nil }
    guard let text = type.textLost(from: old) else { return type.type.name }
    return text.isEmpty ? nil : "\(type.type.name), which '\(text)' is not"
  }
}

extension CatalogType {
  /// The bounds that values had, with those that lie in their type and in their place.
  fileprivate func bounds(
    _ bounds: LinkCatalogV1.Bounds?,
    isNeverEmpty: Bool
  ) -> LinkCatalogV1.Bounds {
    var result = bounds ?? LinkCatalogV1.Bounds()
    if let least = range?.minimum, result.minimum?.isLess(than: least) ?? true {
      result.minimum = least
    }
    if let greatest = range?.maximum, result.maximum.map(greatest.isLess) ?? true {
      result.maximum = greatest
    }
    if let words = allTexts {
      result.values = words.filter { result.values?.contains($0) ?? true }
    }
    if isNeverEmpty { result.minimumLength = max(result.minimumLength ?? 0, 1) }
    return result
  }
}

extension LinkLockV1.Change: CustomStringConvertible {
  /// A sentence that names the link.
  public var description: String {
    let place = parameter.map { "'\($0)'" } ?? ""
    let way = source.map { ", opened through '\($0.rawValue)'" } ?? ""
    let sentence =
      switch code {
      case .unresolved: "does not lead to '\(expected)' any more. \(found)"
      case .route: "led to '\(expected)', and leads to '\(found)'."
      case .value: "had the value '\(expected)' of \(place), and has '\(found)'."
      case .type: "had the type \(expected) of \(place), and has \(found)."
      default: "took \(expected) for \(place), and takes \(found)."
      }
    return "\(link.url)\(way) \(sentence)"
  }
}
