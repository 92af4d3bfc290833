/// The basic URL parser of the URL Standard, on bytes.
///
/// The states have the Standard's names. Each is a function that reads as far as its state goes and
/// returns the next one, instead of being entered once a character: everything a state looks for
/// is ASCII, so runs of bytes can be taken whole. States never lead back to an earlier one, except
/// for the `file` host of a setter, so that every byte is read a bounded number of times.
///
/// Source: WHATWG URL Standard, "basic URL parser".
struct URLParser {
  /// A state of the parser.
  enum State {
    case schemeStart, noScheme, specialRelativeOrAuthority, pathOrAuthority, relative
    case relativeSlash, specialAuthoritySlashes, specialAuthorityIgnoreSlashes, authority
    case host, hostname, port, file, fileSlash, fileHost, pathStart, path, opaquePath
    case query, fragment
  }

  /// The input.
  let input: [UInt8]

  /// What a relative reference is resolved against.
  let base: URLRecord?

  /// Whether one component of an existing URL is read: the Standard's "state override is given".
  let isSetter: Bool

  /// The next byte.
  var position = 0

  /// What has been read.
  var url: URLRecord

  /// The special scheme of ``url``, kept beside it since most states ask for it.
  var special: SpecialScheme?

  /// Reads a URL.
  static func parse(
    _ bytes: [UInt8],
    base: URLRecord?,
    limits: URLLimits
  ) throws(URLParsingError) -> URLRecord {
    try limits.checkLength(bytes.count)
    var record = URLRecord()
    try run(URLInput(bytes, trims: true), from: .schemeStart, on: &record, base: base)
    try limits.check(record)
    return record
  }

  /// Reads one component of a URL, and changes the URL by it.
  static func set(
    _ state: State,
    to bytes: [UInt8],
    in record: inout URLRecord
  ) throws(URLParsingError) {
    try run(URLInput(bytes, trims: false), from: state, on: &record, isSetter: true)
  }

  /// Runs the states on an input.
  private static func run(
    _ input: URLInput,
    from start: State,
    on record: inout URLRecord,
    base: URLRecord? = nil,
    isSetter: Bool = false
  ) throws(URLParsingError) {
    var parser = URLParser(
      input: input.bytes,
      base: base,
      isSetter: isSetter,
      url: record,
      special: record.special
    )
    defer { record = parser.url }
    do throws(URLParsingError) {
      var state: State? = start
      while let current = state { state = try parser.read(current) }
    } catch {
      throw URLParsingError(error.code, at: error.utf8Offset.map(input.receivedOffset))
    }
  }

  /// Reads what belongs to a state.
  private mutating func read(_ state: State) throws(URLParsingError) -> State? {
    switch state {
    case .schemeStart: try readScheme()
    case .noScheme: try readNoScheme()
    case .specialRelativeOrAuthority: readSpecialRelativeOrAuthority()
    case .pathOrAuthority: readPathOrAuthority()
    case .relative: readRelative()
    case .relativeSlash: readRelativeSlash()
    case .specialAuthoritySlashes: readSpecialAuthoritySlashes()
    case .specialAuthorityIgnoreSlashes: skipSlashes()
    case .authority: try readAuthority()
    case .host: try readHost(isHostname: false)
    case .hostname: try readHost(isHostname: true)
    case .port: try readPort()
    case .file: readFile()
    case .fileSlash: readFileSlash()
    case .fileHost: try readFileHost()
    case .pathStart: readPathStart()
    case .path: readPath()
    case .opaquePath: readOpaquePath()
    case .query: readQuery()
    case .fragment: readFragment()
    }
  }
}

extension URLParser {
  /// The next byte, or `nil` at the end.
  var next: UInt8? { position < input.count ? input[position] : nil }

  /// Tells whether the next byte separates segments: `/`, or `\` in special schemes.
  var isAtSeparator: Bool {
    next == .slash || (special != nil && next == .backslash)
  }

  /// Tells whether the next bytes are two slashes.
  var isAtTwoSlashes: Bool { input[position...].starts(with: "//".utf8) }

  /// Moves past the bytes before the first one of some kind.
  mutating func readUntil(_ isEnd: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let start = position
    while position < input.count, !isEnd(input[position]) { position += 1 }
    return input[start..<position]
  }

  /// Moves to the end.
  mutating func readRest() -> ArraySlice<UInt8> {
    defer { position = input.count }
    return input[position...]
  }

  /// Takes over the query or fragment that the next byte starts, if it does.
  mutating func readQueryOrFragmentMark() -> State? {
    guard next == .questionMark || next == .numberSign else { return nil }
    position += 1
    return input[position - 1] == .questionMark ? .query : .fragment
  }
}
