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
    var items: [QueryItemRange] = []
    var count = 1
    for index in query where bytes[index] == UInt8(ascii: "&") { count += 1 }
    items.reserveCapacity(count)
    var (start, equals) = (query.lowerBound, query.upperBound)
    for index in query.lowerBound...query.upperBound {
      let byte = index < query.upperBound ? bytes[index] : UInt8(ascii: "&")
      if byte == UInt8(ascii: "="), equals == query.upperBound { equals = index }
      guard byte == UInt8(ascii: "&") else { continue }
      if start < index {
        let value = equals < index ? equals + 1..<index : nil
        items.append(QueryItemRange(name: start..<min(equals, index), value: value))
      }
      (start, equals) = (index + 1, query.upperBound)
    }
    return items
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
