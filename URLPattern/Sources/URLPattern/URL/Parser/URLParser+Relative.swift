extension URLParser {
  /// Reads a reference that has no scheme: the no scheme state.
  mutating func readNoScheme() throws(URLParsingError) -> State? {
    guard let base, !base.path.isOpaque || next == .numberSign else {
      throw URLParsingError(.missingScheme, at: position)
    }
    guard base.path.isOpaque else { return base.special == .file ? .file : .relative }
    url.schemeBytes = base.schemeBytes
    url.path = base.path
    url.queryBytes = base.queryBytes
    position += 1
    return .fragment
  }

  /// Chooses between a relative reference and an authority: `https:a` and `https://a`.
  mutating func readSpecialRelativeOrAuthority() -> State {
    guard isAtTwoSlashes else { return .relative }
    position += 2
    return .specialAuthorityIgnoreSlashes
  }

  /// Chooses between a path and an authority, after one slash.
  mutating func readPathOrAuthority() -> State {
    if next == .slash {
      position += 1
      return .authority
    }
    return .path
  }

  /// Resolves a reference against the base: the relative state.
  mutating func readRelative() -> State? {
    guard let base else { return nil }
    url.schemeBytes = base.schemeBytes
    special = url.special
    if isAtSeparator {
      position += 1
      return .relativeSlash
    }
    takeAuthority(of: base)
    url.path = base.path
    return stateAfterPathOfBase(base)
  }

  /// Takes over the query of the base, or starts a query, fragment or path of its own.
  mutating func stateAfterPathOfBase(_ base: URLRecord) -> State? {
    if next == .questionMark { return readQueryOrFragmentMark() }
    url.queryBytes = base.queryBytes
    if next == nil || next == .numberSign { return readQueryOrFragmentMark() }
    url.queryBytes = nil
    if special == .file, WindowsDriveLetter.starts(input[position...]) {
      url.path = URLPath()
    } else {
      url.path.shorten(keepsDriveLetter: special == .file)
    }
    return .path
  }

  /// Reads what follows the first slash of a reference: the relative slash state.
  mutating func readRelativeSlash() -> State {
    if isAtSeparator {
      position += 1
      return special == nil ? .authority : .specialAuthorityIgnoreSlashes
    }
    if let base { takeAuthority(of: base) }
    return .path
  }

  /// Takes over user name, password, host and port.
  private mutating func takeAuthority(of base: URLRecord) {
    url.usernameBytes = base.usernameBytes
    url.passwordBytes = base.passwordBytes
    url.host = base.host
    url.port = base.port
  }
}
