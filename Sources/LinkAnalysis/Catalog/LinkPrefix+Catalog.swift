import LinkPatterns

extension LinkCatalogV1.Origin {
  /// The prefix; `nil` when no URL begins with it.
  var prefix: LinkPrefix? {
    let prefix: LinkPrefix =
      switch self {
      case .scheme(let scheme, let host): .scheme(scheme, host: host)
      case .domain(let domain, let allowsHTTP): .domain(domain, allowsHTTP: allowsHTTP)
      }
    return prefix.hasURLs && !prefix.isAnyHost ? prefix : nil
  }
}

extension LinkPrefix {
  /// The origin, as catalogs have it.
  var catalogOrigin: LinkCatalogV1.Origin {
    if isWeb, let host { return .domain(host, allowsHTTP: allowsHTTP) }
    return .scheme(scheme, host: host)
  }
}
