extension URLParser {
  /// Reads the slash that starts the path: the path start state.
  mutating func readPathStart() -> State? {
    if special == nil {
      if !isSetter, let state = readQueryOrFragmentMark() { return state }
      if next == nil {
        if isSetter, url.host == nil { url.path.append([]) }
        return nil
      }
    }
    if isAtSeparator { position += 1 }
    return .path
  }

  /// Reads the segments: the path state.
  mutating func readPath() -> State? {
    while true {
      let segment = readUntil(endsSegment)
      let isLast = !isAtSeparator
      appendSegment(segment, isLast: isLast)
      if isLast { break }
      position += 1
    }
    return readQueryOrFragmentMark()
  }

  /// Tells whether a byte ends a segment.
  private func endsSegment(_ byte: UInt8) -> Bool {
    switch byte {
    case .slash: true
    case .backslash: special != nil
    case .questionMark, .numberSign: !isSetter
    default: false
    }
  }

  /// Appends a segment, or resolves it when it is a dot segment.
  private mutating func appendSegment(_ segment: ArraySlice<UInt8>, isLast: Bool) {
    switch DotSegment(segment) {
    case .parent:
      url.path.shorten(keepsDriveLetter: special == .file)
      if isLast { url.path.append([]) }
    case .current:
      if isLast { url.path.append([]) }
    case nil:
      url.path.append(segment)
      let isDrive = special == .file && url.path.bytes.count == 3
      if isDrive, WindowsDriveLetter.matches(segment) { url.path.bytes[2] = .colon }
    }
  }

  /// Reads a path that is not a list: the opaque path state.
  ///
  /// A space before `?` or `#` is encoded, since it could get lost at the end of the text when what
  /// follows it is taken away. As a setter, which the Standard did not foresee, it also encodes `?`
  /// and `#`, which would otherwise end the value early and without an error.
  mutating func readOpaquePath() -> State? {
    if isSetter {
      url.path.bytes = PercentCoding.encoded(readRest(), .opaquePathSetter)
      return nil
    }
    let text = readUntil { $0 == .questionMark || $0 == .numberSign }
    PercentCoding.encode(text, .controls, into: &url.path.bytes)
    if next != nil, text.last == UInt8(ascii: " ") {
      url.path.bytes.removeLast()
      url.path.bytes += "%20".utf8
    }
    return readQueryOrFragmentMark()
  }

  /// Reads the query: the query state.
  mutating func readQuery() -> State? {
    let text = isSetter ? readRest() : readUntil { $0 == .numberSign }
    url.queryBytes = PercentCoding.encoded(text, special == nil ? .query : .specialQuery)
    return readQueryOrFragmentMark()
  }

  /// Reads the fragment: the fragment state.
  mutating func readFragment() -> State? {
    url.fragmentBytes = PercentCoding.encoded(readRest(), .fragment)
    return nil
  }
}
