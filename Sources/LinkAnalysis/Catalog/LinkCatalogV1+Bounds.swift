extension LinkCatalogV1.Bounds {
  /// The bounds of a parameter of a type; `nil` when all values are within them.
  func parameterBound(of type: CatalogType) -> ParameterBound? {
    var bounds = minimum ?? maximum == nil ? [] : [ParameterBound(kind: numbers(of: type))]
    if minimumLength ?? maximumLength != nil {
      let least = minimumLength ?? 0
      bounds.append(.length(least...max(least, maximumLength ?? .max)))
    }
    if let values { bounds.append(.oneOf(values)) }
    if let hosts { bounds.append(.hosts(hosts)) }
    return bounds.count > 1 ? ParameterBound(kind: .all(bounds)) : bounds.first
  }

  /// The range of numbers.
  private func numbers(of type: CatalogType) -> ParameterBound.Kind {
    let (least, greatest) = (minimum?.number ?? -.infinity, maximum?.number ?? .infinity)
    let decimals = ParameterBound.Kind.numbers(least...max(least, greatest))
    guard let range = type.range else { return decimals }
    switch (minimum ?? range.minimum, maximum ?? range.maximum) {
    case (.integer(let least), .integer(let greatest)):
      let least = minimum == nil ? Int.min : Int(clamping: least)
      return .integers(least...max(least, maximum == nil ? .max : Int(clamping: greatest)))
    case (.integer(let least), .unsigned) where least < 0:
      return .integers((minimum == nil ? Int.min : Int(clamping: least))...Int.max)
    case (.integer(let least), .unsigned(let greatest)):
      return .unsigned(UInt64(clamping: least)...max(UInt64(clamping: least), greatest))
    case (.unsigned(let least), .unsigned(let greatest)):
      return .unsigned(least...max(least, greatest))
    default: return decimals
    }
  }

  /// Returns whether every value that others admit is admitted too.
  func includes(_ others: LinkCatalogV1.Bounds?) -> Bool {
    if let minimum {
      guard let other = others?.minimum, !other.isLess(than: minimum) else { return false }
    }
    if let maximum {
      guard let other = others?.maximum, !maximum.isLess(than: other) else { return false }
    }
    if (minimumLength ?? 0) > (others?.minimumLength ?? 0) { return false }
    if (maximumLength ?? .max) < (others?.maximumLength ?? .max) { return false }
    for (list, other) in [(values, others?.values), (hosts, others?.hosts)] {
      guard let list else { continue }
      guard let other, other.allSatisfy(list.contains) else { return false }
    }
    return true
  }

  /// Whether a least value is above the greatest one, or a list has no value.
  var isEmpty: Bool {
    if let minimum, let maximum, maximum.isLess(than: minimum) { return true }
    if let maximumLength, maximumLength < minimumLength ?? 0 { return true }
    return values?.isEmpty == true || hosts?.isEmpty == true
  }
}
