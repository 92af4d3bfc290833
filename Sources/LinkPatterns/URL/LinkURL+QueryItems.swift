/// One item of a query, as byte ranges of the URL's text.
public struct QueryItemRange: Equatable, Sendable {
  /// The name, percent-encoded.
  public let name: Range<Int>

  /// The value, percent-encoded; `nil` when there is no `=`.
  public let value: Range<Int>?
}

extension LinkURL {
  /// The items of the query, in order.
  ///
  /// `k` and `k=` differ: the first has no value.
  ///
  /// Empty items (`a&&b`) are left out.
  ///
  /// - Complexity: O(*n*), *n* = length of the query.
  public var queryItems: [QueryItemRange] {
    guard let query = layout.query else { return [] }
    return bytes[query].split(separator: UInt8(ascii: "&")).map { item in
      guard let equals = item.firstIndex(of: UInt8(ascii: "=")) else {
        return QueryItemRange(name: item.startIndex..<item.endIndex, value: nil)
      }
      return QueryItemRange(
        name: item.startIndex..<equals,
        value: (equals + 1)..<item.endIndex
      )
    }
  }

  /// Decodes a part of the text: percent-encoding, once, as strict UTF-8.
  ///
  /// - Parameters:
  ///   - range: A range of ``layout``, of an item, or of a match.
  ///   - plusIsSpace: Whether `+` stands for a space, as in the query of web URLs.
  /// - Returns: The text, or `nil` when the encoding is broken.
  /// - Precondition: `range` is within the text.
  public func decoded(_ range: Range<Int>, plusIsSpace: Bool = false) -> String? {
    PercentCoding.decode(bytes[range], plusIsSpace: plusIsSpace)
  }
}
