package import LinkPatterns

/// The URLs of one pattern of a route, in parts that are languages.
package struct RouteLanguage: Sendable {
  /// A query item that the route reads.
  package struct Item: Sendable {
    /// Which of several items of its name are read.
    package enum Reading: Sendable {
      /// Each: all items of a list are, and otherwise a second one is refused.
      case each
      /// The first, whatever the others are.
      case first
      /// The last, whatever the others are.
      case last
    }

    /// The names that it may have, decoded, the current one first.
    package let keys: [String]
    /// The values, as they are written; `nil` for any text.
    package let values: RegularExpression?
    /// Whether the route does not match without it; a flag that is absent means `false`.
    package let isRequired: Bool
    /// Which of several items of its names are read.
    package let reading: Reading
    /// Whether it may stand without `=`: as if it were absent, or because it is a flag.
    package let mayBeBare: Bool
    /// Whether it may stand with `=`.
    package let mayHaveValue: Bool
  }

  /// The position of the pattern in the table of the router.
  package let entry: Int
  /// The name of the route.
  package let route: String
  /// The pattern, as it was written.
  package let pattern: String
  /// Whether a source can open the route at one of the given prefixes.
  package let isOpen: Bool
  /// What stands before the paths, and whether they stand in the fragment.
  package let beginning: LinkPrefix.Beginning
  /// The prefixes at which the source can open the route, when it cannot at the given ones.
  package let otherPrefixes: [LinkPrefix]
  /// Whether ASCII letters of literals match in either case.
  package let isCaseInsensitive: Bool
  /// The paths, with what stands before them: with a slash at the end where it must stand, and with or without it
  /// where it may.
  package let path: RegularExpression
  /// The alternatives of the pattern.
  package let alternatives: [PathPattern.Alternative]
  /// The shapes of plain parameters, by name.
  package let shapes: [String: ParameterShape]
  /// The query items.
  package let items: [Item]
  /// The fragment, if the route reads it or its paths stand there.
  package let fragment: Item?
  /// Whether items that the route does not read are refused.
  package let isStrict: Bool
}

extension RouteLanguage {
  /// The URLs of the routes of a router, once for each beginning of paths; those that are not served at any of some
  /// prefixes are not open.
  ///
  /// Without prefixes, the first web domain counts: a file belongs to one domain.
  package static func languages<Link>(
    of router: LinkRouter<Link>,
    from source: LinkSource,
    at sites: [LinkPrefix]? = nil
  ) -> [RouteLanguage] {
    let sites = sites ?? router.prefixes.filter(\.isWeb).prefix(1).map(\.withSomeHost)
    return router.engine.entries.indices.flatMap { index -> [RouteLanguage] in
      let route = router.routes[router.engine.entries[index].route]
      let served = sites.filter { site in
        guard let only = route.record.fields.onlyPrefixes else { return true }
        return (try? LinkURL("\(site)/")).map { only.admit($0, as: .anyHost) } ?? true
      }
      var beginnings: [LinkPrefix.Beginning] = []
      for site in served.isEmpty ? sites : served where !beginnings.contains(site.beginning) {
        beginnings.append(site.beginning)
      }
      if beginnings.isEmpty { beginnings = [.none] }
      return beginnings.map {
        let isServed = sites.isEmpty || !served.isEmpty
        return RouteLanguage(of: index, in: router, from: source, behind: $0, isServed: isServed)
      }
    }
  }

  /// The URLs of a pattern behind a beginning.
  private init<Link>(
    of index: Int,
    in router: LinkRouter<Link>,
    from source: LinkSource,
    behind beginning: LinkPrefix.Beginning,
    isServed: Bool
  ) {
    let (entry, place) = (router.engine.table.entries[index], router.engine.entries[index])
    let route = router.routes[place.route]
    let isOpen = route.isOpen(to: source)
    let items = zip(place.form.places, route.parameters).compactMap { place, parameter in
      place.map { ($0.place, RouteLanguage.Item(parameter, key: $0.key)) }
    }
    let paths = entry.language(includesEnd: true)
    self.init(
      entry: index,
      route: route.name,
      pattern: place.form.path.text,
      isOpen: isOpen && isServed,
      beginning: beginning,
      otherPrefixes: isOpen && !isServed
        ? route.record.fields.onlyPrefixes?.filter(\.isWeb) ?? [] : [],
      isCaseInsensitive: entry.caseInsensitiveLiterals,
      path: beginning.paths(before: paths),
      alternatives: entry.pattern.alternatives,
      shapes: entry.shapes,
      items: items.filter { $0.0 == .query }.map(\.1),
      fragment: beginning.isInFragment
        ? RouteLanguage.Item(fragmentsOf: paths) : items.first { $0.0 == .fragment }?.1,
      isStrict: route.isStrict
    )
  }
}

extension LinkPrefix {
  /// What stands between the host and the paths of links.
  package struct Beginning: Hashable, Sendable {
    /// The path before them; empty for none.
    package var path = ""
    /// Whether they stand in the fragment.
    package var isInFragment = false

    /// Nothing.
    package static let none = Beginning()

    /// The paths of URLs whose links have some paths.
    fileprivate func paths(before paths: RegularExpression) -> RegularExpression {
      let start = RegularExpression.literal(Array(path.utf8))
      if isInFragment {
        return path.isEmpty ? .slash : .alternation([.joined([start, .slash]), start])
      }
      if path.isEmpty { return paths }
      let all = RegularExpression.joined([start, paths])
      let isRoot = (try? ExpressionProgram(paths).accepts([UInt8(ascii: "/")])) == true
      return isRoot ? .alternation([all, start]) : all
    }
  }

  /// What stands between the host and the paths of its links.
  package var beginning: Beginning { Beginning(path: path, isInFragment: isInFragment) }
}

extension RouteLanguage.Item {
  /// The fragments that are paths, perhaps with a query.
  fileprivate init(fragmentsOf paths: RegularExpression) {
    let any = RegularExpression.repeated(
      .byte(ByteSet(UInt8(ascii: "!")...UInt8(ascii: "~"))),
      0,
      nil
    )
    let query = RegularExpression.joined([.literal([UInt8(ascii: "?")]), any])
    let isRoot = (try? ExpressionProgram(paths).accepts([UInt8(ascii: "/")])) == true
    let written = RegularExpression.joined([paths, .repeated(query, 0, 1)])
    keys = []
    values = isRoot ? .alternation([written, .empty]) : written
    isRequired = !isRoot
    (reading, mayBeBare, mayHaveValue) = (.each, false, true)
  }
}

extension RouteLanguage.Item {
  /// The item of a parameter in the query.
  fileprivate init(_ parameter: RouteParameter, key: String) {
    keys = [key] + parameter.formerKeys
    isRequired = !parameter.isOptional && !parameter.isFlag
    // An empty value of a parameter that may be absent counts as absent.
    let canBeEmpty = !isRequired && !parameter.isRepeated
    // The elements of a list in one place have the shape, the list itself does not; a flag has no value.
    let isPlain = parameter.listForm == nil || parameter.isRepeated
    let hasShape = isPlain && !parameter.isFlag && !parameter.isLenient
    let shape = hasShape ? parameter.shape?.expression : nil
    values = canBeEmpty ? shape.map { .alternation([$0, .empty]) } : shape
    mayBeBare = parameter.isFlag || canBeEmpty
    mayHaveValue = !parameter.isFlag
    reading =
      switch parameter.duplicates {
      case _ where parameter.isRepeated, .refuse: .each
      case .first: .first
      case .last: .last
      }
  }
}
