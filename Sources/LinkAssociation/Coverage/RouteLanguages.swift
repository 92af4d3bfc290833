import LinkAnalysis
import LinkPatterns
import LinkRouting

/// The web URLs of the routes of a catalog, as languages of what follows the host.
struct RouteLanguages: Sendable {
  /// The patterns of routes that are open to the web.
  let open: [RouteURLs]

  /// The patterns of those that are not.
  let closed: [RouteLanguage]

  /// The patterns that are open, by their URLs.
  let trie: LanguageTrie

  /// Finds them by the text that their paths have.
  private let texts: TextIndex

  /// Whether the paths of all of them are known.
  let hasAllPaths: Bool

  /// Writes out the routes of a catalog.
  init(_ router: LinkRouter<CatalogLink>) {
    let all = router.languages(from: .universalLink)
    (open, closed) = (all.filter(\.isOpen).map(RouteURLs.init), all.filter { !$0.isOpen })
    trie = LanguageTrie(open.map(\.urls))
    texts = TextIndex(
      open.enumerated().map { (number: $0, text: RequiredText(path: $1.language.path)) }
    )
    hasAllPaths = open.allSatisfy { $0.path != nil && $0.hasAllItems }
  }

  /// The first open pattern whose URLs have a path, and with it all that is asked of the query if that matters.
  func first(matching word: [UInt8], pathAlone: Bool) -> Int? {
    texts.candidates(for: word).first { number in
      let programs = [open[number].path].compactMap(\.self) + (pathAlone ? [] : open[number].items)
      return programs.allSatisfy { (try? $0.accepts(word)) == true }
    }
  }

  /// Paths without empty segments and dot segments, which apps refuse.
  ///
  /// The empty path is left out too: it means `/`, for apps and for association files (RFC 3986, 6.2.3).
  static let cleanPath: LanguageExpression = {
    let slash = LanguageExpression.literal([UInt8(ascii: "/")])
    let alphabet = PatternCoding.pathAlphabet.subtracting(ByteSet("/".utf8))
    let names = [Array(".".utf8), Array("..".utf8), []]
    let segment = WordTrie.expression(ofAllBut: names, alphabet: alphabet)
    let segments = LanguageExpression.repeated(.joined([slash, segment]), 1, nil)
    return .alternation([slash, .joined([segments, .repeated(slash, 0, 1)])])
  }()

  /// URLs with such paths.
  static let cleanURLs = try? LanguageProgram(
    URLLanguage(path: cleanPath, query: nil, fragment: nil).expression
  )
}

/// The web URLs of one pattern: those that are in all of some languages.
struct RouteURLs: Sendable {
  /// The pattern.
  let language: RouteLanguage

  /// The URLs that have a path of the pattern.
  let urls: LanguageExpression

  /// The automaton of ``urls``; `nil` when it is too large.
  let path: LanguageProgram?

  /// For each query item that something is asked of, the URLs that have what is asked.
  let items: [LanguageProgram]

  /// Whether ``items`` has all that is asked of the query.
  let hasAllItems: Bool

  /// Writes out the URLs of a pattern.
  init(_ language: RouteLanguage) {
    self.language = language
    let path = language.path.restricted(to: PatternCoding.pathAlphabet)
    urls = URLLanguage(path: path, query: nil, fragment: nil).expression
    self.path = Self.program(urls)
    let queries = language.items.compactMap(RouteQuery.expression)
    items = queries.compactMap {
      Self.program(URLLanguage(path: nil, query: $0, fragment: nil).expression)
    }
    hasAllItems = items.count == queries.count
  }

  /// The languages that a URL of the pattern is in, all of them; `nil` when one is too large.
  var programs: [LanguageProgram]? {
    path.flatMap { hasAllItems ? [$0] + items : nil }
  }

  /// The automaton of some URLs; `nil` when it would be too large.
  private static func program(_ urls: LanguageExpression) -> LanguageProgram? {
    try? LanguageProgram(urls, maximumSize: 50_000)
  }
}
