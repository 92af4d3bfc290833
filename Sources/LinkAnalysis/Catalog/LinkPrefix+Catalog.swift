import LinkPatterns

extension LinkCatalogV1.Prefix {
  /// The prefix; `nil` when no URL begins with it.
  var prefix: LinkPrefix? {
    let prefix: LinkPrefix =
      switch self {
      case .scheme(let scheme, let host, let plusIsSpace):
        .scheme(scheme, host: host, plusIsSpace: plusIsSpace)
      case .domain(let domain, let allowsHTTP, let plusIsSpace):
        .domain(domain, allowsHTTP: allowsHTTP, plusIsSpace: plusIsSpace)
      }
    return prefix.hasURLs && !prefix.isAnyHost ? prefix : nil
  }
}

extension LinkPrefix {
  /// The prefix, as catalogs have it.
  var catalogPrefix: LinkCatalogV1.Prefix {
    if isWeb, let host {
      return .domain(host, allowsHTTP: allowsHTTP, plusIsSpace: plusIsSpace)
    }
    return .scheme(scheme, host: host, plusIsSpace: plusIsSpace)
  }
}
