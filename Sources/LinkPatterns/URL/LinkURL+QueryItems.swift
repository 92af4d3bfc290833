/// One item of a query, as byte ranges of the URL's text.
public struct QueryItemRange: Hashable, Sendable {
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
    guard layout.isView else { return layout.query.map(items) ?? [] }
    let queries = [layout.query, whole.layout.query].compactMap(\.self)
    // Behind a path of the prefix, both are one.
    return (queries.first == queries.last ? Array(queries.prefix(1)) : queries).flatMap(items)
  }

  /// The items of a query.
  private func items(of query: Range<Int>) -> [QueryItemRange] {
    let text = bytes
    let bytes = text.span
    var items: [QueryItemRange] = []
    items.reserveCapacity(4)
    var start = query.lowerBound
    var equals: Int?
    var index = start
    while start <= query.upperBound {
      index = bytes.next(UInt8(ascii: "="), UInt8(ascii: "&"), from: index, to: query.upperBound)
      if index < query.upperBound, bytes[index] == UInt8(ascii: "=") {
        equals = equals ?? index
        index += 1
        continue
      }
      if start < index {
        let name = start..<(equals ?? index)
        items.append(QueryItemRange(name: name, value: equals.map { ($0 + 1)..<index }))
      }
      (start, equals) = (index + 1, nil)
      index = start
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
    PercentCoding.decode(bytes.span.extracting(range), plusIsSpace: plusIsSpace)
  }
}
