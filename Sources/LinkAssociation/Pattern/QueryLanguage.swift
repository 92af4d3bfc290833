import LinkAnalysis
import LinkPatterns

/// The queries that patterns for items match, as they are written.
struct QueryLanguage {
  /// A pattern for the values of an item.
  struct Item {
    /// The name, as it is written.
    let name: [UInt8]
    /// The values that match, as they are written.
    let values: RegularExpression
    /// Whether the empty value matches, so that the item may be written without `=`.
    let mayBeEmpty: Bool
    /// Whether the item may be absent.
    let mayBeAbsent: Bool
  }

  /// The greatest number of required items in a language; more are not written out.
  static let maximumRequired = 4

  /// The greatest length of a name in a language, in bytes; each byte is one more level of the expression.
  static let maximumNameLength = 128

  /// The greatest length of all names in a language, in bytes.
  static let maximumNamesLength = 16_384

  /// The bytes of a query item, as it is written.
  static let alphabet = PatternCoding.queryAlphabet.subtracting(ByteSet([UInt8(ascii: "&")]))

  /// The queries in which every item matches.
  static func expression(of items: [Item]) -> RegularExpression? {
    let required = items.filter { !$0.mayBeAbsent }
    guard required.count <= maximumRequired,
      items.allSatisfy({ $0.name.count <= maximumNameLength }),
      items.reduce(0, { $0 + $1.name.count }) <= maximumNamesLength
    else { return nil }
    let equals = RegularExpression.literal([UInt8(ascii: "=")])
    let and = RegularExpression.literal([UInt8(ascii: "&")])
    let byte = RegularExpression.byte(alphabet)
    let nameAlphabet = alphabet.subtracting(ByteSet([UInt8(ascii: "=")]))
    let others = RegularExpression.joined([
      WordTrie.expression(ofAllBut: items.map(\.name), alphabet: nameAlphabet),
      .repeated(.joined([equals, .repeated(byte, 0, nil)]), 0, 1),
    ])
    let spellings = items.map { item -> RegularExpression in
      let valued = RegularExpression.joined([
        .text(item.name, ignoresCase: false), equals, item.values,
      ])
      return item.mayBeEmpty ? .alternation([valued, .literal(item.name)]) : valued
    }
    let any = RegularExpression.alternation([others] + spellings)
    let before = RegularExpression.repeated(.joined([any, and]), 0, nil)
    let after = RegularExpression.repeated(.joined([and, any]), 0, nil)
    guard !required.isEmpty else { return .joined([any, after]) }
    let needed = zip(items, spellings).filter { !$0.0.mayBeAbsent }.map(\.1)
    let orders = permutations(of: needed).map { order -> RegularExpression in
      var parts: [RegularExpression] = []
      for spelling in order {
        if !parts.isEmpty { parts.append(and) }
        parts += [before, spelling]
      }
      return .joined(parts + [after])
    }
    return orders.count == 1 ? orders[0] : .alternation(orders)
  }

  /// All orders of some expressions.
  private static func permutations(of items: [RegularExpression]) -> [[RegularExpression]] {
    guard items.count > 1 else { return [items] }
    return items.indices.flatMap { index -> [[RegularExpression]] in
      var rest = items
      let first = rest.remove(at: index)
      return permutations(of: rest).map { [first] + $0 }
    }
  }
}
