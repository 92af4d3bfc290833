import LinkPatterns

extension LinkCatalogV1.Prefix {
  /// The prefix; `nil` when no URL begins with it.
  var prefix: LinkPrefix? {
    let prefix: LinkPrefix =
      switch self {
      case .scheme(let scheme, let host, let plusIsSpace):
        .scheme(scheme, host: host, plusIsSpace: plusIsSpace)
      case .domain(let domain, let allowsHTTP, let plusIsSpace, let path, let inFragment):
        LinkPrefix.domain(domain, path: path, allowsHTTP: allowsHTTP, plusIsSpace: plusIsSpace)
          .inFragment(inFragment)
      }
    return prefix.hasURLs && !prefix.isAnyHost ? prefix : nil
  }
}

extension LinkPrefix {
  /// The prefix, in the fragment if that is wanted.
  fileprivate func inFragment(_ isWanted: Bool) -> LinkPrefix { isWanted ? inFragment : self }

  /// The prefix, as catalogs have it.
  var catalogPrefix: LinkCatalogV1.Prefix {
    if isWeb, let host {
      return .domain(
        host,
        allowsHTTP: allowsHTTP,
        plusIsSpace: plusIsSpace,
        path: path,
        inFragment: isInFragment
      )
    }
    return .scheme(scheme, host: host, plusIsSpace: plusIsSpace)
  }
}
