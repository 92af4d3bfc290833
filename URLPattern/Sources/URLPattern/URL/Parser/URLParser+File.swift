extension URLParser {
  /// Reads what follows `file:`, or a reference relative to a file: the file state.
  mutating func readFile() -> State? {
    url.schemeBytes = Array("file".utf8)
    special = .file
    url.host = .empty
    if isAtSeparator {
      position += 1
      return .fileSlash
    }
    guard let base, base.special == .file else { return .path }
    url.host = base.host
    url.path = base.path
    return stateAfterPathOfBase(base)
  }

  /// Reads what follows the first slash: the file slash state.
  mutating func readFileSlash() -> State {
    if isAtSeparator {
      position += 1
      return .fileHost
    }
    if let base, base.special == .file {
      url.host = base.host
      if !WindowsDriveLetter.starts(input[position...]), let letter = base.path.leadingDriveLetter {
        url.path.append(letter)
      }
    }
    return .path
  }

  /// Reads the host of a file URL: the file host state.
  mutating func readFileHost() throws(URLParsingError) -> State? {
    let start = position
    let text = readUntil(endsAuthority)
    if !isSetter, WindowsDriveLetter.matches(text) {
      position = start
      return .path
    }
    let host = text.isEmpty ? .empty : try HostParser.parse(text, isOpaque: false, at: start)
    url.host = host.bytes.elementsEqual("localhost".utf8) ? .empty : host
    return isSetter ? nil : .pathStart
  }
}
