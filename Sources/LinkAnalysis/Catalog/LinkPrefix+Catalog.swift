import LinkPatterns

extension LinkPrefix {
  /// Reads an origin of a catalog; `nil` when no URL begins with it.
  init?(_ origin: LinkCatalogV1.Origin) {
    self =
      switch origin {
      case .scheme(let scheme, nil): .scheme(scheme)
      case .scheme(let scheme, let host?): .scheme(scheme, host: host)
      case .domain(let domain, let allowsHTTP): .domain(domain, allowsHTTP: allowsHTTP)
      }
    guard hasURLs, !isAnyHost else { return nil }
  }

  /// The origin, as catalogs have it.
  var catalogOrigin: LinkCatalogV1.Origin {
    if isWeb, let host { return .domain(host, allowsHTTP: allowsHTTP) }
    return .scheme(scheme, host: host)
  }
}
