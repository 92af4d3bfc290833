import LinkAnalysis
import LinkPatterns

/// The query that a route requires, item by item.
enum RouteQuery {
  /// The queries in which an item is as its route reads it; other items are not considered.
  ///
  /// Where the first or the last item of a name is read, the others may be anything. The rule that an item which is not
  /// a list is refused when it occurs twice is left out, so these are a few more than the route takes.
  static func expression(of item: RouteLanguage.Item) -> RegularExpression? {
    let takesAny = item.values == nil && item.mayBeBare && item.mayHaveValue
    if !item.isRequired, takesAny { return nil }
    let byte = RegularExpression.byte(QueryLanguage.alphabet)
    let equals = RegularExpression.literal([UInt8(ascii: "=")])
    let anyText = RegularExpression.repeated(byte, 0, nil)
    let anyValue = RegularExpression.repeated(.joined([equals, anyText]), 0, 1)
    let names = item.keys.map(written)
    let nameAlphabet = QueryLanguage.alphabet.subtracting(ByteSet("=".utf8))
    let otherName = WordTrie.expression(ofAllBut: names, alphabet: nameAlphabet)
    let name = RegularExpression.alternation(names.map { .literal($0) })
    var good: [RegularExpression] = item.mayBeBare ? [name] : []
    if item.mayHaveValue {
      let value = item.values?.restricted(to: QueryLanguage.alphabet) ?? anyText
      good.append(.joined([name, equals, value]))
    }
    return queries(
      item,
      other: .joined([otherName, anyValue]),
      good: .alternation(good),
      any: .joined([name, anyValue])
    )
  }

  /// The URLs whose fragment is as a route reads it; `nil` when it takes any, and no fragment.
  static func fragment(of item: RouteLanguage.Item) -> URLLanguage? {
    if !item.isRequired, item.values == nil { return nil }
    let text = item.values?.restricted(to: PatternCoding.fragmentAlphabet)
    return URLLanguage(path: nil, query: nil, fragment: text, needsFragment: item.isRequired)
  }

  /// The name of an item, as it is written.
  static func written(_ name: String) -> [UInt8] {
    PercentCoding.encoded(name.utf8, .component)
  }

  /// The queries of items with other names, items as the route reads them, and any others of that name.
  private static func queries(
    _ item: RouteLanguage.Item,
    other: RegularExpression,
    good: RegularExpression,
    any: RegularExpression
  ) -> RegularExpression {
    let (before, after): (RegularExpression, RegularExpression) =
      switch item.reading {
      case .each: (.alternation([other, good]), .alternation([other, good]))
      case .first: (other, .alternation([other, any]))
      case .last: (.alternation([other, any]), other)
      }
    let and = RegularExpression.literal([UInt8(ascii: "&")])
    let needed = RegularExpression.joined([
      .repeated(.joined([before, and]), 0, nil), good, .repeated(.joined([and, after]), 0, nil),
    ])
    if item.isRequired { return needed }
    let none = RegularExpression.joined([other, .repeated(.joined([and, other]), 0, nil)])
    return .alternation([none, needed])
  }
}
