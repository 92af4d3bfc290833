import LinkPatterns

extension LinkCatalogV1.Prefix {
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
  /// The prefix, as catalogs have it.
  var catalogPrefix: LinkCatalogV1.Prefix {
    if isWeb, let host { return .domain(host, allowsHTTP: allowsHTTP) }
    return .scheme(scheme, host: host)
  }
}
