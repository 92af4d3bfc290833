/// Finds the components of a URL in one pass over its bytes, and refuses bytes that no link may contain.
///
/// It decodes and resolves nothing. Text that the WHATWG parser would silently repair (`\`, tabs,
/// dot segments, user names) is an error here, since honest links need no repair
/// and parsers would read them differently.
///
/// Each component begins where the one before it ends, so only the layout is stored. The bytes are
/// passed as a parameter, so nothing is copied and nothing is allocated.
struct URLSplitter: ~Copyable {
  private let limits: URLLimits
  var layout = URLLayout()

  /// Splits a URL.
  static func split(
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

  init(limits: URLLimits) {
    self.limits = limits
  }

  /// Refuses a text of more bytes than the limits allow.
  static func refuse(length: Int, _ limits: URLLimits) throws(LinkURLError) {
    let limit = limits.length
    guard length > limit else { return }
    throw LinkURLError(.tooLong, at: limit, excess: .init(size: length, limit: limit))
  }

  /// Returns whether a byte is at a place.
  @inline(__always)
  private static func has(_ scalar: Unicode.Scalar, at index: Int, _ bytes: Span<UInt8>) -> Bool {
    index < bytes.count && bytes[index] == UInt8(ascii: scalar)
  }
}

// MARK: - Scheme and authority

extension URLSplitter {
  /// Reads the scheme.
  @inline(__always)
  private mutating func readScheme(_ bytes: Span<UInt8>) throws(LinkURLError) {
    // The bytes of `https://`, the first in the lowest place.
    if bytes.count >= 8, bytes.word(at: 0) == 0x2F2F_3A73_7074_7468 {
      (layout.schemeEnd, layout.isWeb) = (5, true)
    } else {
      (layout.schemeEnd, layout.traits) = try Self.endOfScheme(bytes)
      layout.isWeb = Self.isWeb(bytes, layout.schemeEnd)
    }
    layout.hostEnd = layout.schemeEnd &+ 1
    layout.pathStart = layout.hostEnd
  }

  /// Finds the `:` after the scheme.
  @inline(never)
  private static func endOfScheme(
    _ bytes: Span<UInt8>
  ) throws(LinkURLError) -> (end: Int, traits: UInt8) {
    var (index, traits) = (0, UInt8(0))
    while index < bytes.count, bytes[index] != UInt8(ascii: ":") {
      let byte = bytes[index]
      guard index == 0 ? byte.isASCIILetter : byte.isSchemeByte else {
        let isForbidden = byte <= 0x20 || byte == 0x7F || byte == UInt8(ascii: "\\")
        throw LinkURLError(isForbidden ? .forbiddenCharacter : .missingScheme, at: index)
      }
      if byte != byte.asciiLowercased { traits = URLLayout.uncanonical }
      index += 1
    }
    guard index > 0, index < bytes.count else { throw LinkURLError(.missingScheme, at: index) }
    return (index, traits)
  }

  /// Returns whether a scheme is `http` or `https`.
  private static func isWeb(_ bytes: Span<UInt8>, _ end: Int) -> Bool {
    guard end == 4 || (end == 5 && bytes[4] | 0x20 == UInt8(ascii: "s")) else { return false }
    return bytes[0] | 0x20 == UInt8(ascii: "h") && bytes[1] | 0x20 == UInt8(ascii: "t")
      && bytes[2] | 0x20 == UInt8(ascii: "t") && bytes[3] | 0x20 == UInt8(ascii: "p")
  }

  /// Reads the host and the port, if there is a `//`.
  @inline(__always)
  private mutating func readAuthority(_ bytes: Span<UInt8>) throws(LinkURLError) {
    let start = layout.pathStart
    guard Self.has("/", at: start, bytes), Self.has("/", at: start &+ 1, bytes) else {
      if layout.isWeb { throw LinkURLError(.missingHost, at: start) }
      return
    }
    do throws(LinkURLError) {
      try readHost(from: start &+ 2, bytes)
      guard Self.has(":", at: layout.pathStart, bytes) else { return }
      let port = try Self.endOfPort(bytes, layout, limits)
      layout.pathStart = port.end
      if port.isLeftOut { layout.traits |= URLLayout.uncanonical }
    } catch {
      // A later `@` makes everything before it a user name, whichever error was found first.
      throw Self.userinfo(from: start &+ 2, in: bytes) ?? error
    }
  }

  /// Finds an `@` anywhere in the authority.
  private static func userinfo(from start: Int, in bytes: Span<UInt8>) -> LinkURLError? {
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

  /// Reads the host, eight bytes at a time while they are usual.
  @inline(__always)
  private mutating func readHost(from start: Int, _ bytes: Span<UInt8>) throws(LinkURLError) {
    var (index, end, hyphens) = (start, bytes.count, UInt64(0))
    while index < end {
      let word = bytes.word(from: index)
      hyphens |= word.marks(of: UInt8(ascii: "-"))
      var unusual = word.unusualBytes(hasCapitals: false) | word.marks(of: UInt8(ascii: "/"))
      while case let place = index &+ unusual.unmarkedCount, unusual != 0, place < end {
        let byte = bytes[place]
        if byte.endsAuthority || byte == UInt8(ascii: ":") {
          end = place
        } else if try !Self.isCanonical(byte, at: place, isWeb: layout.isWeb) {
          layout.traits |= URLLayout.uncanonical
        }
        if byte == UInt8(ascii: "%") { layout.traits |= URLLayout.escape }
        unusual &= unusual &- 1
      }
      index &+= 8
    }
    if layout.isWeb {
      guard end > start else { throw LinkURLError(.missingHost, at: end) }
      if Self.mayEndNumber(bytes[end &- 1]) { try Self.refuseNumbers(start..<end, in: bytes) }
    } else {
      try Self.refuseDots(start..<end, in: bytes)
      let hasLabel = hyphens != 0 && Punycode.hasLabel(start..<end, in: bytes)
      if hasLabel { layout.traits |= URLLayout.uncanonical }
    }
    layout.hostEnd = end
    layout.pathStart = end
  }

  /// Refuses a byte that no host contains, or returns whether it is canonical in a host.
  @inline(never)
  private static func isCanonical(
    _ byte: UInt8,
    at index: Int,
    isWeb: Bool
  ) throws(LinkURLError) -> Bool {
    if byte.isASCIILetter { return !isWeb }
    if byte >= 0x80 {
      if isWeb { throw LinkURLError(.internationalHost, at: index) }
      return false
    }
    if isWeb || PercentEncodeSet.forbiddenHost.contains(byte) {
      throw LinkURLError(.invalidHost, at: index)
    }
    return true
  }

  /// Finds the end of a port, which must be the default one unless the limits admit others.
  @inline(never)
  private static func endOfPort(
    _ bytes: Span<UInt8>,
    _ layout: URLLayout,
    _ limits: URLLimits
  ) throws(LinkURLError) -> (end: Int, isLeftOut: Bool) {
    let start = layout.hostEnd
    var end = start + 1
    while end < bytes.count, !bytes[end].endsAuthority { end += 1 }
    let digits = (start + 1)..<end
    let isLeftOut = isLeftOut(digits, of: layout, in: bytes)
    let isAdmitted = isLeftOut || (limits.admitsPorts && isPort(digits, in: bytes))
    let isEmpty = digits.isEmpty && layout.host?.isEmpty != true
    guard isEmpty || (layout.isWeb && isAdmitted) else {
      throw LinkURLError(.port, at: start)
    }
    return (end, isLeftOut)
  }

  /// Returns whether a range of the text is the number of a port, from 1 to 65535 and without leading zeros.
  private static func isPort(_ range: Range<Int>, in bytes: Span<UInt8>) -> Bool {
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

  /// Returns whether the canonical URL omits a port: it is the default one, or empty.
  static func isLeftOut(_ port: Range<Int>, of layout: URLLayout, in bytes: Span<UInt8>) -> Bool {
    if port.isEmpty { return true }
    let isHTTP = layout.schemeEnd == 4
    // The digits of 80 and 443, the first in the lowest place.
    return port.count == (isHTTP ? 2 : 3)
      && bytes.shortWord(from: port.lowerBound, to: port.upperBound)
        == (isHTTP ? 0x3038 : 0x33_3434)
  }
}

// MARK: - Path, query and fragment

extension URLSplitter {
  /// The result of reading up to the end of a component.
  private struct Passage {
    /// Where the component ends.
    var end: Int
    /// The places of a separator among the first 64 bytes, a bit each.
    var separators: UInt64 = 0
    /// Whether there may be a byte that was searched for, encoded or not.
    var mayHaveOther = false
    /// What some byte is, as in the layout.
    var traits: UInt8 = 0
  }

  /// Goes to the end of a component, eight bytes at a time while they are usual; the separator and another
  /// byte count as unusual.
  @inline(never)
  private static func pass(
    _ bytes: Span<UInt8>,
    from start: Int,
    _ encoded: PercentEncodeSet,
    separator: UInt8,
    other: UInt8
  ) throws(LinkURLError) -> Passage {
    let encoded = encoded.inserting(UInt8(ascii: "\\"))
    var (passage, others) = (Passage(end: bytes.count), UInt64(0))
    var offset = 0
    while start &+ offset < passage.end {
      let word = bytes.word(from: start &+ offset)
      let separators = word.marks(of: separator)
      if offset < 64 {
        passage.separators |= separators.gatheredMarks &<< UInt64(truncatingIfNeeded: offset)
      }
      let found = word.marks(of: other)
      others |= found
      var unusual = word.unusualBytes(hasCapitals: true) & ~(separators | found)
      while case let place = start &+ offset &+ unusual.unmarkedCount, unusual != 0,
        place < passage.end
      {
        let byte = bytes[place]
        if byte == UInt8(ascii: "%") || byte == UInt8(ascii: "+") {
          passage.traits |= URLLayout.escape
        }
        if encoded.contains(byte) { try take(byte, at: place, &passage) }
        unusual &= unusual &- 1
      }
      offset &+= 8
    }
    passage.mayHaveOther = others != 0 || passage.traits & URLLayout.escape != 0
    let length = UInt64(truncatingIfNeeded: passage.end &- start)
    if length < 64 { passage.separators &= 1 &<< length &- 1 }
    return passage
  }

  /// Ends a component at a byte that it cannot contain, or refuses the byte, or records that the canonical form
  /// encodes it.
  @inline(__always)
  private static func take(
    _ byte: UInt8,
    at place: Int,
    _ passage: inout Passage
  ) throws(LinkURLError) {
    if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") {
      passage.end = place
      return
    }
    guard byte > 0x20, byte != 0x7F, byte != UInt8(ascii: "\\") else {
      throw LinkURLError(.forbiddenCharacter, at: place)
    }
    passage.traits |= URLLayout.uncanonical
  }

  /// Reads the path.
  @inline(__always)
  mutating func readPath(_ bytes: Span<UInt8>) throws(LinkURLError) {
    let start = layout.pathStart
    let (slash, dot) = (UInt8(ascii: "/"), UInt8(ascii: "."))
    let passage = try Self.pass(bytes, from: start, .path, separator: slash, other: dot)
    if passage.mayHaveOther { try Self.refuseDots(inPath: start..<passage.end, in: bytes) }
    layout.pathEnd = passage.end
    layout.slashes = passage.separators
    // The canonical path of a web URL is at least `/`.
    if layout.isWeb && passage.end == start { layout.traits |= URLLayout.uncanonical }
    layout.traits |= passage.traits
    if layout.mayHaveEscapes { normalizeEscapes(bytes) }
    // A short path has no more segments than bytes, and the host.
    guard passage.end &- start &+ 2 > limits.segments else { return }
    try Self.refuseSegments(of: layout, in: bytes, limits.segments)
  }

  /// Records that the canonical form writes escapes of the path, or of a host that is a segment, in another way.
  @inline(never)
  private mutating func normalizeEscapes(_ bytes: Span<UInt8>) {
    let start = layout.isWeb ? layout.pathStart : layout.schemeEnd
    if PercentCoding.hasEscapeToNormalize(start..<layout.pathEnd, in: bytes) {
      layout.traits |= URLLayout.uncanonical
    }
  }

  /// Refuses a path of more segments than the limits allow.
  @inline(never)
  private static func refuseSegments(
    of layout: URLLayout,
    in bytes: Span<UInt8>,
    _ limit: Int
  ) throws(LinkURLError) {
    let host: LinkURL.HostPosition = layout.isWeb ? .authority : .firstSegment
    let segments = TablePath(bytes, layout, host: host).segments(in: bytes).count
    guard segments > limit else { return }
    throw LinkURLError(
      .tooManySegments,
      at: layout.path.lowerBound,
      excess: .init(size: segments, limit: limit)
    )
  }

  /// Refuses segments of a path that are `.` or `..`.
  private static func refuseDots(
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
  private static func refuseDots(_ segment: Range<Int>, in bytes: Span<UInt8>) throws(LinkURLError)
  {
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
  @inline(__always)
  mutating func readQuery(_ bytes: Span<UInt8>) throws(LinkURLError) {
    layout.queryEnd = layout.pathEnd
    guard Self.has("?", at: layout.pathEnd, bytes) else { return }
    let start = layout.pathEnd &+ 1
    let encoded: PercentEncodeSet = layout.isWeb ? .specialQuery : .query
    let (and, equals) = (UInt8(ascii: "&"), UInt8(ascii: "="))
    let passage = try Self.pass(bytes, from: start, encoded, separator: and, other: equals)
    layout.queryEnd = passage.end
    layout.traits |= passage.traits
    // A short query has no more items than bytes, and one.
    guard passage.end &- start >= limits.queryItems else { return }
    let count = bytes.count(of: UInt8(ascii: "&"), in: start..<passage.end) + 1
    guard count > limits.queryItems else { return }
    throw LinkURLError(
      .tooManyQueryItems,
      at: start,
      excess: .init(size: count, limit: limits.queryItems)
    )
  }

  /// Reads the fragment, if there is one.
  @inline(__always)
  mutating func readFragment(_ bytes: Span<UInt8>) throws(LinkURLError) {
    layout.end = bytes.count
    guard Self.has("#", at: layout.queryEnd, bytes) else { return }
    let start = layout.queryEnd &+ 1
    let (and, equals) = (UInt8(ascii: "&"), UInt8(ascii: "="))
    let passage = try Self.pass(bytes, from: start, .fragment, separator: and, other: equals)
    layout.traits |= passage.traits
  }
}
