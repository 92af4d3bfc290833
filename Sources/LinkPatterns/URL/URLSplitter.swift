/// One pass over the bytes of a URL that finds its components and refuses what no link may hold.
///
/// It decodes nothing and resolves nothing: what the WHATWG parser would silently repair (`\`, tabs,
/// dot segments, user names) is an error here, since honest links need no such repair
/// and parsers would read them differently.
///
/// The bytes go down as a parameter, so that nothing is copied and nothing is allocated.
package struct URLSplitter: ~Copyable {
  /// The bounds.
  private let limits: URLLimits

  /// The next byte.
  private var position = 0

  /// What has been found.
  private var layout = URLLayout()

  /// Splits a URL.
  package static func split(
    _ bytes: Span<UInt8>,
    limits: URLLimits
  ) throws(LinkURLError) -> URLLayout {
    try refuse(length: bytes.count, limits)
    var splitter = URLSplitter(limits: limits)
    try splitter.readScheme(bytes)
    try splitter.readAuthority(bytes)
    try splitter.readPath(bytes)
    try splitter.readQuery(bytes)
    try splitter.readFragment(bytes)
    return splitter.layout
  }

  /// Refuses a text of more bytes than the limits allow.
  static func refuse(length: Int, _ limits: URLLimits) throws(LinkURLError) {
    let limit = limits.length
    guard length > limit else { return }
    throw LinkURLError(.tooLong, at: limit, excess: .init(size: length, limit: limit))
  }

  /// Creates a splitter at the start of a text.
  private init(limits: URLLimits) {
    self.limits = limits
  }

  /// Tells whether a byte comes next.
  private func nextIs(_ scalar: Unicode.Scalar, in bytes: Span<UInt8>) -> Bool {
    position < bytes.count && bytes[position] == UInt8(ascii: scalar)
  }

  /// Skips the bytes that need no further look: eight at a time while they are usual in any component.
  @inline(__always)
  private mutating func skip(
    _ set: PercentEncodeSet,
    hasCapitals: Bool = true,
    in bytes: Span<UInt8>
  ) -> UInt8? {
    var index = position
    let end = bytes.count
    while index &+ 8 <= end {
      let unusual = bytes.word(at: index).unusualBytes(hasCapitals: hasCapitals)
      index &+= unusual == 0 ? 8 : unusual.trailingZeroBitCount &>> 3
      if unusual != 0 { break }
    }
    while index < end {
      let byte = bytes[index]
      guard !set.contains(byte) else {
        position = index
        return byte
      }
      index &+= 1
    }
    position = end
    return nil
  }

  /// Notes a byte that the canonical form has percent-encoded, or refuses it.
  private mutating func takeUnusual(_ byte: UInt8) throws(LinkURLError) {
    guard byte > 0x20, byte != 0x7F, byte != UInt8(ascii: "\\") else {
      throw LinkURLError(.forbiddenCharacter, at: position)
    }
    layout.isCanonical = false
    position += 1
  }
}

// MARK: - Scheme and authority

extension URLSplitter {
  /// Reads up to and including the `:` behind the scheme.
  private mutating func readScheme(_ bytes: Span<UInt8>) throws(LinkURLError) {
    if bytes.count >= 8, bytes.word(at: 0) == Self.https {
      position = 5
      return endScheme(isWeb: true)
    }
    while position < bytes.count, bytes[position] != UInt8(ascii: ":") {
      let byte = bytes[position]
      guard position == 0 ? byte.isASCIILetter : byte.isSchemeByte else {
        let isForbidden = byte <= 0x20 || byte == 0x7F || byte == UInt8(ascii: "\\")
        throw LinkURLError(isForbidden ? .forbiddenCharacter : .missingScheme, at: position)
      }
      if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) { layout.isCanonical = false }
      position += 1
    }
    guard position > 0, nextIs(":", in: bytes) else {
      throw LinkURLError(.missingScheme, at: position)
    }
    endScheme(isWeb: isWeb(bytes))
  }

  /// The bytes of `https://`, the first the lowest.
  private static var https: UInt64 { 0x2F2F_3A73_7074_7468 }

  private mutating func endScheme(isWeb: Bool) {
    layout.schemeEnd = position
    layout.isWeb = isWeb
    position += 1
    layout.hostEnd = position
    layout.pathStart = position
  }

  /// Tells whether the scheme that was read is `http` or `https`.
  private func isWeb(_ bytes: Span<UInt8>) -> Bool {
    guard position == 4 || (position == 5 && bytes[4] | 0x20 == UInt8(ascii: "s")) else {
      return false
    }
    return bytes[0] | 0x20 == UInt8(ascii: "h") && bytes[1] | 0x20 == UInt8(ascii: "t")
      && bytes[2] | 0x20 == UInt8(ascii: "t") && bytes[3] | 0x20 == UInt8(ascii: "p")
  }

  /// Reads the host and the port, if there is a `//`.
  private mutating func readAuthority(_ bytes: Span<UInt8>) throws(LinkURLError) {
    guard nextIs("/", in: bytes), position + 1 < bytes.count,
      bytes[position + 1] == UInt8(ascii: "/")
    else {
      if layout.isWeb { throw LinkURLError(.missingHost, at: position) }
      return
    }
    position += 2
    let start = position
    do throws(LinkURLError) {
      try readHost(bytes)
      if nextIs(":", in: bytes) { try readPort(bytes) }
    } catch {
      // An `@` further on makes everything before it a user name, whichever error was found first.
      throw userinfo(from: start, in: bytes) ?? error
    }
  }

  /// Finds an `@` in the authority, wherever it stands.
  private func userinfo(from start: Int, in bytes: Span<UInt8>) -> LinkURLError? {
    for index in start..<bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "@"): return LinkURLError(.userinfo, at: start)
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return nil
      case 0...0x20, 0x7F, UInt8(ascii: "\\"): return LinkURLError(.forbiddenCharacter, at: index)
      default: continue
      }
    }
    return nil
  }

  /// Reads the host.
  private mutating func readHost(_ bytes: Span<UInt8>) throws(LinkURLError) {
    let start = position
    while let byte = skip(.host, hasCapitals: false, in: bytes) {
      if byte.endsAuthority || byte == UInt8(ascii: ":") { break }
      if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) {
        if layout.isWeb { layout.isCanonical = false }
      } else if byte >= 0x80 {
        if layout.isWeb { throw LinkURLError(.internationalHost, at: position) }
        layout.isCanonical = false
      } else if layout.isWeb || PercentEncodeSet.forbiddenHost.contains(byte) {
        throw LinkURLError(.invalidHost, at: position)
      }
      position += 1
    }
    if layout.isWeb, position == start { throw LinkURLError(.missingHost, at: position) }
    if layout.isWeb {
      try refuseNumbers(start..<position, in: bytes)
    } else {
      try refuseDots(start..<position, in: bytes)
    }
    layout.hostEnd = position
    layout.pathStart = position
  }

  /// Reads a port, which must be the default one unless the limits admit others.
  private mutating func readPort(_ bytes: Span<UInt8>) throws(LinkURLError) {
    let start = position
    position += 1
    while position < bytes.count, !bytes[position].endsAuthority { position += 1 }
    let digits = (start + 1)..<position
    let isLeftOut = Self.isLeftOut(digits, of: layout, in: bytes)
    guard layout.isWeb, isLeftOut || (limits.admitsPorts && isPort(digits, in: bytes)) else {
      throw LinkURLError(.port, at: start)
    }
    layout.pathStart = position
    if isLeftOut { layout.isCanonical = false }
  }

  /// Tells whether a range of the text is the number of a port, from 1 to 65535 and without leading zeros.
  private func isPort(_ range: Range<Int>, in bytes: Span<UInt8>) -> Bool {
    guard (1...5).contains(range.count), bytes[range.lowerBound] != UInt8(ascii: "0") else {
      return false
    }
    var number = 0
    for index in range {
      let digit = bytes[index] &- UInt8(ascii: "0")
      guard digit <= 9 else { return false }
      number = number * 10 + Int(digit)
    }
    return number <= UInt16.max
  }

  /// Tells whether a port says no more than the scheme: it is the default one, or empty.
  static func isLeftOut(_ port: Range<Int>, of layout: URLLayout, in bytes: Span<UInt8>) -> Bool {
    if port.isEmpty { return true }
    let isHTTP = layout.schemeEnd == 4
    // The digits of 80 and 443, the first the lowest.
    return port.count == (isHTTP ? 2 : 3)
      && bytes.shortWord(from: port.lowerBound, to: port.upperBound)
        == (isHTTP ? 0x3038 : 0x33_3434)
  }
}

// MARK: - Path, query and fragment

extension URLSplitter {
  /// Reads the path.
  private mutating func readPath(_ bytes: Span<UInt8>) throws(LinkURLError) {
    let start = position
    let mayHaveDots = try skipPath(bytes)
    if mayHaveDots { try refuseDots(inPath: start..<position, in: bytes) }
    layout.pathEnd = position
    if layout.isWeb, layout.path.isEmpty { layout.isCanonical = false }
    // A short path has no more segments than bytes, and the host.
    guard position &- start &+ 2 > limits.segments else { return }
    try refuse(segments: layout.path, in: bytes)
  }

  /// Refuses a path of more segments than the limits allow.
  @inline(never)
  private func refuse(
    segments path: Range<Int>,
    in bytes: Span<UInt8>
  ) throws(LinkURLError) {
    // A leading slash opens a segment rather than separating two; a host may count as one more.
    var segments = bytes.count(of: UInt8(ascii: "/"), in: path)
    if path.isEmpty || bytes[path.lowerBound] != UInt8(ascii: "/") { segments += 1 }
    if !layout.isWeb, layout.host?.isEmpty == false { segments += 1 }
    let limit = limits.segments
    guard segments > limit else { return }
    throw LinkURLError(
      .tooManySegments,
      at: path.lowerBound,
      excess: .init(size: segments, limit: limit)
    )
  }

  /// Goes to the end of the path, eight bytes at a time while they are usual, and notes the slashes.
  private mutating func skipPath(_ bytes: Span<UInt8>) throws(LinkURLError) -> Bool {
    let encoded = PercentEncodeSet.path.inserting(UInt8(ascii: "\\"))
    let start = position
    var (index, slashes, dots) = (start, UInt64(0), UInt64(0))
    while index < bytes.count {
      let word = bytes.lastWord(from: index, to: min(index &+ 8, bytes.count))
      let marks = word.marks(of: UInt8(ascii: "/"))
      let unusual = word.unusualBytes(hasCapitals: true) & ~marks
      // The bytes before the first unusual one.
      let taken = unusual == 0 ? UInt64.max : (unusual & (0 &- unusual)) &>> 7 &- 1
      let offset = UInt64(truncatingIfNeeded: index &- start)
      if offset < 64 { slashes |= (marks & taken).gatheredMarks &<< offset }
      dots |= word.marks(of: UInt8(ascii: ".")) & taken
      index &+= unusual == 0 ? 8 : unusual.trailingZeroBitCount &>> 3
      guard index < bytes.count, unusual != 0 else { continue }
      let byte = bytes[index]
      if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") { break }
      if byte == UInt8(ascii: "%") { dots = 1 }
      position = index
      if encoded.contains(byte) { try takeUnusual(byte) }
      index &+= 1
    }
    position = min(index, bytes.count)
    layout.slashes = slashes
    return dots != 0
  }

  /// Refuses segments of a path that are `.` or `..`.
  private func refuseDots(
    inPath path: Range<Int>,
    in bytes: Span<UInt8>
  ) throws(LinkURLError) {
    var start = path.lowerBound
    for index in path where bytes[index] == UInt8(ascii: "/") {
      try refuseDots(start..<index, in: bytes)
      start = index + 1
    }
    try refuseDots(start..<path.upperBound, in: bytes)
  }

  /// Refuses a segment `.` or `..`, each dot percent-encoded or not.
  private func refuseDots(_ segment: Range<Int>, in bytes: Span<UInt8>) throws(LinkURLError) {
    guard (1...6).contains(segment.count) else { return }
    var index = segment.lowerBound
    var dots = 0
    while index < segment.upperBound {
      if bytes[index] == UInt8(ascii: ".") {
        index += 1
      } else if bytes[index] == UInt8(ascii: "%"), index + 3 <= segment.upperBound,
        bytes[index + 1] == UInt8(ascii: "2"), bytes[index + 2] | 0x20 == UInt8(ascii: "e")
      {
        index += 3
      } else {
        return
      }
      dots += 1
    }
    if dots <= 2 { throw LinkURLError(.dotSegment, at: segment.lowerBound) }
  }

  /// Reads the query, if there is one.
  private mutating func readQuery(_ bytes: Span<UInt8>) throws(LinkURLError) {
    defer { layout.queryEnd = position }
    guard nextIs("?", in: bytes) else { return }
    position += 1
    let start = position
    let encoded: PercentEncodeSet = layout.isWeb ? .specialQuery : .query
    let set = encoded.inserting(UInt8(ascii: "&")).inserting(UInt8(ascii: "\\"))
    var count = 1
    while let byte = skip(set, in: bytes), byte != UInt8(ascii: "#") {
      guard byte == UInt8(ascii: "&") else {
        try takeUnusual(byte)
        continue
      }
      count += 1
      position += 1
    }
    guard count <= limits.queryItems else {
      throw LinkURLError(
        .tooManyQueryItems,
        at: start,
        excess: .init(size: count, limit: limits.queryItems)
      )
    }
  }

  /// Reads the fragment, if there is one.
  private mutating func readFragment(_ bytes: Span<UInt8>) throws(LinkURLError) {
    layout.end = bytes.count
    guard nextIs("#", in: bytes) else { return }
    position += 1
    let set = PercentEncodeSet.fragment.inserting(UInt8(ascii: "\\"))
    while let byte = skip(set, in: bytes) {
      try takeUnusual(byte)
    }
  }
}
