import LinkAnalysis
import LinkPatterns
import LinkRouting

/// Why a URL has the route that it has in a catalog, or none.
struct Explanation {
  /// The stages of matching, in order.
  enum Stage: String, CaseIterable {
    case text, prefix, route, value, query, access, matched
  }

  /// How matching ends.
  let match: LinkMatch<CatalogLink>

  /// Why it ended there; `nil` when a route accepts the URL.
  ///
  /// It may say more than the match, which does not tell of routes that are closed.
  let failure: LinkFailure?

  /// The problem of the text, when it is refused.
  let textError: FailureDocument?

  /// The patterns that came nearest; none when a route accepts the URL.
  let nearMisses: [RouteNearMiss]

  /// The routes that would open the URL too; none when no route does.
  let others: [RouteChoice]

  /// Explains a URL.
  init(_ url: String, in catalog: ParsedCatalog, from source: LinkSource?, misses: Int) {
    match = catalog.match(url, from: source)
    let sender = source ?? ParsedCatalog.usualSource(of: url)
    nearMisses =
      match.found == nil ? catalog.router.nearMisses(of: url, from: sender, maximum: misses) : []
    others =
      match.found.map { found in
        RouteChoice.all(after: found.route, for: url, in: catalog, from: sender)
      } ?? []
    do throws(LinkURLError) {
      _ = try LinkURL(url)
      textError = nil
    } catch {
      textError = FailureDocument(error, of: url)
    }
    let nearest = nearMisses
    failure = match.failure.map { catalog.refusal($0, nearMisses: nearest) }
  }

  /// Explains bytes that are not text; `nil` for those that are.
  init?(refused input: SplitInput) {
    guard let refused = input.failure else { return nil }
    (match, failure, textError) = (.rejected(refused), refused, input.refusal)
    (nearMisses, others) = ([], [])
  }

  /// The stage at which matching ended.
  var stage: Stage {
    switch failure?.code.rawValue {
    case nil: .matched
    case "malformedURL": .text
    case "unknownScheme", "unknownHost": .prefix
    case "valueType", "valueEncoding", "valueRange": .value
    case "missingItem", "repeatedItem", "conflictingValues", "unknownItem": .query
    case "closed": .access
    default: .route
    }
  }
}
