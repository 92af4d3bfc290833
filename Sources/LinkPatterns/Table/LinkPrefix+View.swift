extension LinkPrefix {
  /// The URL as routes see it: its path begins behind the path of the prefix, or with the fragment.
  ///
  /// The text stays, but for escapes in the fragment, which get their normal form. A URL that is seen so already is
  /// returned as it is.
  package func view(of url: LinkURL, limits: URLLimits) throws(LinkURLError) -> LinkURL {
    if isInFragment { return try url.withFragmentAsPath(limits) }
    return path.isEmpty ? url : url.withPath(behind: path.utf8.count)
  }

  /// What stands between the host of a URL and the path of its link.
  package var beginningOfPath: String { path + (isInFragment ? "/#" : "") }

  /// Whether a URL that has the scheme, the host and the port also has the path, and the fragment that is one.
  func admitsPath(of url: LinkURL) -> Bool {
    if path.isEmpty, !isInFragment { return true }
    let (layout, bytes) = (url.whole.layout, url.bytes.span)
    let rest = layout.path.dropFirst(path.utf8.count)
    guard layout.path.count >= path.utf8.count, hasPath(at: layout.path.lowerBound, in: bytes)
    else {
      return false
    }
    guard isInFragment else { return rest.isEmpty || bytes[rest.lowerBound] == UInt8(ascii: "/") }
    guard rest.isEmpty || (rest.count == 1 && bytes[rest.lowerBound] == UInt8(ascii: "/")) else {
      return false
    }
    return layout.fragment.map { $0.isEmpty || bytes[$0.lowerBound] == UInt8(ascii: "/") } ?? true
  }

  private func hasPath(at start: Int, in bytes: Span<UInt8>) -> Bool {
    UTF8Text.withBytes(of: path) { path in
      (0..<path.count).allSatisfy { bytes[start + $0] == path[$0] }
    }
  }

  /// How much of a URL the prefix names; of several that admit it, the one that names most counts.
  func precision(for url: LinkURL) -> Int {
    let hasPathInFragment = isInFragment && url.whole.layout.fragment?.isEmpty == false
    return (hasPathInFragment ? 1 : isInFragment ? -1 : 0) + 2 * path.utf8.count
  }

  /// A path as URLs have it: with a slash at its start and none at its end; the text itself where no URL has it.
  static func canonicalPath(_ text: String) -> String {
    let inner = text.drop { $0 == "/" }
    let path = "/" + String(inner)
    let url = try? LinkURL("https://a" + path)
    let isWhole = url.map { $0.layout.pathEnd == $0.bytes.count } ?? false
    var end = (isWhole ? url.map { $0.string($0.layout.path) } ?? text : text)[...]
    while end.hasSuffix("/") { end.removeLast() }
    return String(end)
  }
}

extension LinkURL {
  /// The URL with all of its path, however a prefix sees it.
  package var whole: LinkURL {
    guard layout.isView else { return self }
    var limits = URLLimits(length: .max, segments: .max, queryItems: .max)
    limits.admitsPorts = true
    return (try? LinkURL(of: bytes, limits: limits)) ?? self
  }

  /// The URL with a path that begins some bytes later.
  fileprivate func withPath(behind count: Int) -> LinkURL {
    guard !layout.isView else { return self }
    var view = layout
    view.pathStart += count
    view.slashes = bytes.span.extracting(view.path).slashes()
    view.traits |= URLLayout.view
    return LinkURL(bytes, view)
  }

  /// The URL with its fragment as path and query.
  fileprivate func withFragmentAsPath(_ limits: URLLimits) throws(LinkURLError) -> LinkURL {
    guard !layout.isView else { return self }
    var view = try URLSplitter.splitFragment(of: layout, bytes.span, limits: limits)
    guard view.isCanonical else {
      return try LinkURL(of: withCanonicalFragment(view), limits: limits).withFragmentAsPath(limits)
    }
    view.traits |= URLLayout.view
    return LinkURL(bytes, view)
  }
}
