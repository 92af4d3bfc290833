/// The path of a URL record: a list of segments, or opaque text.
///
/// A list is kept as printed, `/a/b`, each segment behind its slash. No segment holds a raw slash,
/// so this says the same as an array of segments and costs one allocation.
///
/// - Invariant: The bytes are ASCII. Those of a list are empty or start with `/`.
///
/// Source: WHATWG URL Standard, "URL representation", path.
public struct URLPath: Hashable, Sendable {
  /// The path as printed.
  var bytes: [UInt8] = []

  /// Whether the path is opaque text, as in `mailto:a@example.com`, and not a list.
  public internal(set) var isOpaque = false

  /// The path as printed, percent-encoded.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The segments of a list, percent-encoded; an opaque path is one segment.
  ///
  /// - Complexity: O(*n*), *n* = length of the path.
  public var segments: [String] {
    if isOpaque { return [text] }
    return bytes.split(separator: .slash, omittingEmptySubsequences: false).dropFirst().map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// The number of parts between slashes, with which the limit is compared.
  var segmentCount: Int {
    let slashes = bytes.count { $0 == .slash }
    return isOpaque && !bytes.isEmpty ? slashes + 1 : slashes
  }

  /// Appends a segment to a list, percent-encoded as a path needs.
  mutating func append(_ segment: ArraySlice<UInt8>) {
    bytes.append(.slash)
    PercentCoding.encode(segment, .path, into: &bytes)
  }

  /// Removes the last segment of a list, but not the drive letter of a file path.
  ///
  /// Source: WHATWG URL Standard, "shorten a URL's path".
  mutating func shorten(keepsDriveLetter: Bool) {
    if keepsDriveLetter, bytes.count == 3, leadingDriveLetter != nil { return }
    guard let slash = bytes.lastIndex(of: .slash) else { return }
    bytes.removeSubrange(slash...)
  }

  /// The first segment, when it is a normalised drive letter such as `C:`.
  var leadingDriveLetter: ArraySlice<UInt8>? {
    let first = bytes.dropFirst().prefix { $0 != .slash }
    return WindowsDriveLetter.isNormalized(first) ? first : nil
  }
}
