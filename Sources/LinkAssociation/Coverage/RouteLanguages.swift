import LinkAnalysis
import LinkPatterns
import LinkRouting

/// The web URLs of the routes of a catalog at one domain, as languages of what follows the host.
struct RouteLanguages: Sendable {
  /// The domain.
  let domain: FileDomain

  /// The patterns of routes that are open to the web.
  let open: [RouteURLs]

  /// The patterns of those that are closed at this domain.
  let closed: [RouteLanguage]

  /// Whether one of them reads the fragment.
  let readFragments: Bool

  /// The routes that are open only at other domains, each as a sentence.
  let leftOut: [String]

  /// The patterns that are open, by their URLs.
  let trie: AutomatonIndex

  /// Finds them by the text that their paths have.
  private let texts: TextIndex

  /// Whether the paths of all of them are known.
  let hasAllPaths: Bool

  /// Writes out the routes of a catalog that are open at a domain; at its first when none is named.
  ///
  /// Without a domain the app takes no web URL, so no route is open.
  init(_ router: LinkRouter<CatalogLink>, at name: String? = nil) {
    domain = FileDomain(name, of: router)
    let isOnWeb = router.prefixes.contains(where: \.isWeb)
    let all =
      isOnWeb ? RouteLanguage.languages(of: router, from: .universalLink, at: domain.sites) : []
    leftOut = all.compactMap { route in
      let others = route.otherPrefixes.compactMap(\.host)
      if others.isEmpty { return nil }
      return
        "Route '\(route.route)' \(route.pattern) is limited to \(others.joined(separator: ", "))."
    }
    (open, closed) = (all.filter(\.isOpen).map(RouteURLs.init), all.filter { !$0.isOpen })
    readFragments = open.contains { $0.language.fragment != nil }
    trie = AutomatonIndex(open.map(\.urls))
    texts = TextIndex(
      open.enumerated().map { (number: $0, text: RequiredText(path: $1.language.path)) }
    )
    hasAllPaths = open.allSatisfy { $0.path != nil && $0.hasAllItems }
  }

  /// The first open pattern that has a URL, or its path alone.
  func first(matching word: [UInt8], _ kind: AssociationCoverage.Surplus) -> Int? {
    texts.candidates(for: word).first { number in
      open[number].programs(kind)?.allSatisfy { (try? $0.accepts(word)) == true } == true
    }
  }

  /// Paths without empty segments and dot segments, which apps refuse.
  ///
  /// The empty path is left out too: it means `/`, for apps and for association files (RFC 3986, 6.2.3).
  private static func cleanPath(areCharacters: Bool) -> RegularExpression {
    let alphabet = PatternCoding.pathAlphabet.subtracting(ByteSet("/".utf8))
    let coding = PatternCoding(alphabet: alphabet, percentEncoded: !areCharacters)
    let dots = ByteSet(".".utf8)
    let (dot, other, any) = (coding.one(of: dots), coding.character(but: dots), coding.character())
    let start = RegularExpression.alternation([
      other, .joined([dot, other]), .joined([dot, dot, any]),
    ])
    let segment = RegularExpression.joined([.slash, start, .repeated(any, 0, nil)])
    let segments = RegularExpression.repeated(segment, 1, nil)
    return .alternation([.slash, .joined([segments, .repeated(.slash, 0, 1)])])
  }

  /// URLs with such paths, with any escapes, and with escapes that are parts of characters.
  ///
  /// The second are the ones in question; the first are searched faster, and often give the answer.
  static let cleanURLs = [false, true].compactMap { areCharacters in
    let path = cleanPath(areCharacters: areCharacters)
    let urls = URLLanguage.all(areCharacters: areCharacters, path: path)
    return try? ExpressionProgram(urls.expression)
  }
}

/// The web URLs of one pattern: those that are in all of several languages.
struct RouteURLs: Sendable {
  /// The pattern.
  let language: RouteLanguage

  /// The URLs that have a path of the pattern.
  let urls: RegularExpression

  /// The automaton of ``urls``; `nil` when it is too large.
  let path: ExpressionProgram?

  /// For each query item and fragment with a condition, the URLs that meet it.
  let items: [ExpressionProgram]

  /// Whether ``items`` has all conditions of the query and the fragment.
  let hasAllItems: Bool

  /// Writes out the URLs of a pattern.
  init(_ language: RouteLanguage) {
    self.language = language
    let path = language.path.restricted(to: PatternCoding.pathAlphabet)
    let paths =
      language.beginning.isInFragment ? language.fragment.flatMap(RouteQuery.fragment) : nil
    urls =
      URLLanguage(
        path: path,
        query: nil,
        fragment: paths?.fragment,
        needsFragment: paths?.needsFragment ?? false
      ).expression
    self.path = Self.program(urls)
    // Items in the fragment are left out, so the URLs are a few more than the route takes.
    let items = language.beginning.isInFragment ? [] : language.items
    let asked =
      items.compactMap(RouteQuery.expression).map {
        URLLanguage(path: nil, query: $0, fragment: nil)
      } + [language.fragment.flatMap(RouteQuery.fragment)].compactMap(\.self)
    self.items = asked.compactMap { Self.program($0.expression) }
    hasAllItems = self.items.count == asked.count
  }

  /// The languages that a URL of the pattern is in, all of them; `nil` when one is too large.
  var programs: [ExpressionProgram]? {
    path.flatMap { hasAllItems ? [$0] + items : nil }
  }

  /// The languages of URLs that do not lack a part; `nil` when one is too large.
  func programs(_ kind: AssociationCoverage.Surplus) -> [ExpressionProgram]? {
    kind == .path ? path.map { [$0] } : programs
  }

  /// The automaton of some URLs; `nil` when it would be too large.
  private static func program(_ urls: RegularExpression) -> ExpressionProgram? {
    try? ExpressionProgram(urls, maximumSize: 50_000)
  }
}
