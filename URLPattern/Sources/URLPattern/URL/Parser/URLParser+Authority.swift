extension URLParser {
  /// Skips the two slashes before the authority: the special authority slashes state.
  mutating func readSpecialAuthoritySlashes() -> State {
    if isAtTwoSlashes { position += 2 }
    return .specialAuthorityIgnoreSlashes
  }

  /// Skips further slashes and backslashes.
  mutating func skipSlashes() -> State {
    while next == .slash || next == .backslash { position += 1 }
    return .authority
  }

  /// Reads the user name and the password: the authority state.
  mutating func readAuthority() throws(URLParsingError) -> State {
    let start = position
    let authority = readUntil(endsAuthority)
    position = start
    guard let at = authority.lastIndex(of: .at) else { return .host }
    guard at + 1 < authority.endIndex else {
      throw URLParsingError(.missingHost, at: authority.endIndex)
    }
    let userinfo = authority[..<at]
    let colon = userinfo.firstIndex(of: .colon) ?? at
    PercentCoding.encode(userinfo[..<colon], .userinfo, into: &url.usernameBytes)
    PercentCoding.encode(userinfo[colon...].dropFirst(), .userinfo, into: &url.passwordBytes)
    position = at + 1
    return .host
  }

  /// Reads the host: the host state and the hostname state.
  mutating func readHost(isHostname: Bool) throws(URLParsingError) -> State? {
    if isSetter, special == .file { return .fileHost }
    let start = position
    var isInBrackets = false
    while let byte = next, !endsAuthority(byte), byte != .colon || isInBrackets {
      if byte == .openBracket { isInBrackets = true }
      if byte == .closeBracket { isInBrackets = false }
      position += 1
    }
    let isBeforePort = next == .colon
    let text = input[start..<position]
    if text.isEmpty {
      let isNeeded = isBeforePort || special != nil
      if isNeeded || (isSetter && (url.hasCredentials || url.port != nil)) {
        throw URLParsingError(.missingHost, at: start)
      }
    }
    if isBeforePort, isHostname { throw URLParsingError(.invalidHost, at: position) }
    url.host = try HostParser.parse(text, isOpaque: special == nil, at: start)
    if isBeforePort {
      position += 1
      return .port
    }
    return isSetter ? nil : .pathStart
  }

  /// Reads the port: the port state.
  mutating func readPort() throws(URLParsingError) -> State? {
    let start = position
    let digits = readUntil { !$0.isASCIIDigit }
    guard isSetter || next.map(endsAuthority) ?? true else {
      throw URLParsingError(.invalidPort, at: position)
    }
    if !digits.isEmpty {
      var port = 0
      for digit in digits where port <= UInt16.max { port = port * 10 + Int(digit & 0xF) }
      guard let port = UInt16(exactly: port) else {
        throw URLParsingError(.portOutOfRange, at: start)
      }
      url.port = port == special?.defaultPort ? nil : port
    } else if isSetter {
      throw URLParsingError(.invalidPort, at: start)
    }
    return isSetter ? nil : .pathStart
  }

  /// Tells whether a byte ends the authority.
  func endsAuthority(_ byte: UInt8) -> Bool {
    byte == .slash || byte == .questionMark || byte == .numberSign
      || (special != nil && byte == .backslash)
  }
}
