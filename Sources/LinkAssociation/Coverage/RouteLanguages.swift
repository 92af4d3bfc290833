import LinkPatterns

/// The web URLs of the routes of a catalog, as languages of what follows the host.
struct RouteLanguages: Sendable {
  /// The routes that are open to the web.
  let open: [CatalogLanguage]

  /// The routes that are not.
  let closed: [CatalogLanguage]

  /// Reads a catalog.
  ///
  /// - Parameter router: The catalog.
  init(_ router: CatalogRouter) {
    let all = router.languages(through: "web")
    (open, closed) = (all.filter(\.isOpen), all.filter { !$0.isOpen })
  }

  /// Paths without empty segments and dot segments, which apps refuse; they begin with a slash, as every
  /// path of a web URL does once it is read.
  static let cleanPath: LanguageExpression = {
    let slash = LanguageExpression.literal([UInt8(ascii: "/")])
    let alphabet = PatternCoding.pathAlphabet.subtracting(ByteSet("/".utf8))
    let names = [Array(".".utf8), Array("..".utf8), []]
    let segment = WordTrie.expression(ofAllBut: names, alphabet: alphabet)
    let segments = LanguageExpression.repeated(.joined([slash, segment]), 1, nil)
    return .alternation([.joined([segments, .repeated(slash, 0, 1)]), slash])
  }()

  /// URLs with such paths.
  static let cleanURLs = URLLanguage(path: cleanPath, query: nil, fragment: nil).expression

  /// The URLs of a pattern.
  ///
  /// - Parameters:
  ///   - language: The pattern.
  ///   - looksAtQuery: Whether the query items are looked at.
  /// - Returns: The language; `nil` when it has too many required items to be written out.
  static func urls(of language: CatalogLanguage, looksAtQuery: Bool = true) -> LanguageExpression? {
    var query: LanguageExpression?
    if looksAtQuery, !language.items.isEmpty {
      query = self.query(of: language.items)
      if query == nil { return nil }
    }
    let path = language.path.restricted(to: PatternCoding.pathAlphabet)
    return URLLanguage(path: path, query: query, fragment: nil).expression
  }

  /// The queries that a route reads: required items are there, and values have their shapes.
  ///
  /// How often an item stands is not looked at, so these are some more than the route takes.
  private static func query(of items: [CatalogLanguage.Item]) -> LanguageExpression? {
    var choices: [[QueryLanguage.Item]] = [[]]
    for item in items {
      let values =
        item.values?.restricted(to: QueryLanguage.alphabet)
        ?? .repeated(.byte(QueryLanguage.alphabet), 0, nil)
      let spellings = item.keys.indices.map { chosen in
        item.keys.enumerated().map { index, key in
          var name: [UInt8] = []
          PercentCoding.encode(key.utf8, .component, into: &name)
          let isNeeded = item.isRequired && index == chosen
          return QueryLanguage.Item(
            name: name,
            values: values,
            isOptional: !isNeeded,
            allowsBare: values.acceptsEmptyWord
          )
        }
      }
      // One of the names of a required item must be there; which of an optional one does not matter.
      let used = item.isRequired ? spellings : Array(spellings.prefix(1))
      choices = choices.flatMap { choice in used.map { choice + $0 } }
      if choices.count > 16 { return nil }
    }
    let languages = choices.map { QueryLanguage.expression(of: $0) }
    guard languages.allSatisfy({ $0 != nil }) else { return nil }
    return .alternation(languages.compactMap(\.self))
  }
}
