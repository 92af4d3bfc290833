import LinkPatterns

/// Wildcards that match more or less than they seem to.
extension PatternChecks {
  /// `absentItem`, `siblingPrefix` and `wholeQuery`.
  func wildcards(of place: Place, _ sample: RuleSample) -> AssociationFinding? {
    switch place.part {
    case .item(let name) where place.text == "*":
      return AssociationFinding(
        .absentItem,
        at: place.pointer,
        "'*' matches the empty value, so also URLs without '\(name)'.",
        fix: "Write '?*' when the item must be there."
      )
    case .query: return wholeQuery(place, sample)
    case .path: return siblings(place, sample)
    default: return nil
    }
  }

  /// `wholeQuery`: a query that another item keeps from matching, wherever it is.
  private func wholeQuery(_ place: Place, _ sample: RuleSample) -> AssociationFinding? {
    guard let query = sample.text(of: place.text), !query.isEmpty else { return nil }
    var rule = LinkComponent(query: .text(place.text))
    (rule.caseSensitive, rule.percentEncoded) = (
      place.rule.caseSensitive, place.rule.percentEncoded
    )
    let more = ["/?\(query)&utm_source=a", "/?utm_source=a&\(query)"]
    guard sample.isMatched("/?\(query)", by: rule) == true,
      more.allSatisfy({ sample.isMatched($0, by: rule) == false })
    else { return nil }
    return AssociationFinding(
      .wholeQuery,
      at: place.pointer,
      "This is the whole query, and any other item, such as utm_source, keeps it from matching.",
      fix: "Write an object of items, which ignores others."
    )
  }

  /// `siblingPrefix`: names that only share their beginning with the pattern.
  private func siblings(_ place: Place, _ sample: RuleSample) -> AssociationFinding? {
    let bytes = Array(place.text.utf8)
    guard bytes.count > 2, bytes.last == UInt8(ascii: "*"),
      ByteSet.wordBytes.contains(bytes[bytes.count - 2])
    else { return nil }
    let stem = String(decoding: bytes.dropLast(), as: UTF8.self)
    guard let text = sample.text(of: stem), let suffix = sample.suffix(of: place.rule) else {
      return nil
    }
    let sibling = text.utf8.first == UInt8(ascii: "/") ? "\(text)er" : "/\(text)er"
    guard sample.isMatched(sibling + suffix, by: place.rule) == true else { return nil }
    let verb = place.rule.exclude == true ? "excludes" : "admits"
    return AssociationFinding(
      .siblingPrefix,
      at: place.pointer,
      "'\(place.text)' \(verb) '\(sibling)' too.",
      fix: "Write '\(stem)/*' when only what is below is meant; it matches '\(stem)' as well.",
      witness: sibling + suffix
    )
  }
}
