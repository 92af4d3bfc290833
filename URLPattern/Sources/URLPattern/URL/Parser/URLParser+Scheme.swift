extension URLParser {
  /// Reads the scheme: the scheme start state and the scheme state.
  mutating func readScheme() throws(URLParsingError) -> State? {
    var end = position
    if let first = next, first.isASCIIAlpha {
      while end < input.count, input[end].isSchemeByte { end += 1 }
    }
    guard end > position, end < input.count, input[end] == .colon else {
      if isSetter { throw URLParsingError(.invalidScheme, at: end) }
      return .noScheme
    }
    let scheme = input[position..<end].map(\.asciiLowercased)
    if isSetter {
      try replaceScheme(scheme)
      return nil
    }
    position = end + 1
    url.schemeBytes = scheme
    special = url.special
    return stateAfterScheme()
  }

  /// Chooses how what follows the scheme is read.
  private mutating func stateAfterScheme() -> State {
    if special == .file { return .file }
    if special != nil {
      return base?.schemeBytes == url.schemeBytes
        ? .specialRelativeOrAuthority : .specialAuthoritySlashes
    }
    if next == .slash {
      position += 1
      return .pathOrAuthority
    }
    url.path.isOpaque = true
    return .opaquePath
  }

  /// Changes the scheme, if the URL can have the new one.
  private mutating func replaceScheme(_ scheme: [UInt8]) throws(URLParsingError) {
    let replacement = SpecialScheme(scheme)
    let keepsKind = (replacement == nil) == (special == nil)
    let fitsFile = replacement != .file || !(url.hasCredentials || url.port != nil)
    let leavesFile = special == .file && url.host == .empty
    guard keepsKind, fitsFile, !leavesFile else {
      throw URLParsingError(.invalidScheme, at: position)
    }
    url.schemeBytes = scheme
    special = replacement
    if url.port == special?.defaultPort { url.port = nil }
  }
}
