import LinkPatterns

extension CatalogRouter {
  /// Tells whether a route takes a URL, whatever its host is.
  ///
  /// It is ``match(_:through:showsValues:)`` without origins, and without the reason when none does.
  ///
  /// - Complexity: O(*n* + *m*), *n* = length of the URL, *m* = nodes of the table that are entered.
  package func takes(_ text: String, through door: String) -> Bool {
    guard let url = try? LinkURL(text, limits: limits) else { return false }
    let reader = CatalogValues(url: url, plusIsSpace: true)
    var candidates = table.candidates(for: url, host: .authority)
    while let candidate = candidates.next() {
      let route = routes[candidate.entry]
      guard route.isOpen(to: door) else { continue }
      do throws(MissReason) {
        _ = try reader.values(of: route, forms[candidate.entry], candidate.captures)
        return true
      } catch {
        if error.code.isTerminal { return false }
      }
    }
    return false
  }

  /// Makes up web URLs of a pattern whose values are within their bounds.
  package func sampleURLs(ofEntry entry: Int, host: String) -> [String] {
    CatalogURLSamples(routes[entry], forms[entry]).urls(at: .domain(host))
  }
}
