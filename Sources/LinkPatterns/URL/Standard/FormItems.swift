/// The items of a form-encoded query, as byte ranges: `a=1&b=2`.
///
/// Source: WHATWG URL Standard, "application/x-www-form-urlencoded parsing".
package enum FormItems {
  /// One item of a query.
  package struct Item: Hashable, Sendable {
    /// The name, encoded.
    package let name: Range<Int>

    /// The value, encoded; empty when there is no `=`.
    package let value: Range<Int>
  }

  /// Splits a query into its items.
  ///
  /// - Complexity: O(*n*), *n* = length of the query.
  package static func split(_ query: [UInt8]) -> [Item] {
    query.split(separator: UInt8(ascii: "&")).map { item in
      let equals = item.firstIndex(of: UInt8(ascii: "=")) ?? item.endIndex
      return Item(
        name: item.startIndex..<equals,
        value: min(equals + 1, item.endIndex)..<item.endIndex
      )
    }
  }

  /// Decodes a name or a value as the Standard does: `+` is a space, broken escapes stay.
  ///
  /// - Complexity: O(*n*), *n* = length of the text.
  package static func decodeLeniently(_ text: ArraySlice<UInt8>) -> String {
    let spaced = text.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 }
    return String(decoding: PercentCoding.decodeLeniently(spaced[...]), as: UTF8.self)
  }
}
