extension URLPattern {
  /// Says which of two patterns is more specific in a component.
  ///
  /// An order for lists of patterns: fixed text is more specific than a regular expression, that
  /// more than a segment, that more than a wildcard; a part that must occur once more than one that
  /// may repeat, or be absent; then the text decides byte by byte.
  ///
  /// - Returns: -1 when `left` is less specific, 1 when it is more specific, 0 when neither is.
  /// - Complexity: O(*n*), *n* = parts of the component.
  ///
  /// Source: the proposal of whatwg/urlpattern issue 61, as tested by the web-platform-tests.
  public static func compareComponent(
    _ component: Component,
    _ left: URLPattern,
    _ right: URLPattern
  ) -> Int {
    let (left, right) = (
      left.components[component.rawValue].parts, right.components[component.rawValue].parts
    )
    // The end of the shorter one counts as fixed text without bytes, so that `/foo/` is more
    // specific than `/foo/*`.
    let end = PatternPart(kind: .fixedText, modifier: .none, offset: 0)
    for index in 0..<max(left.count, right.count) {
      let order = (index < left.count ? left[index] : end).compare(
        index < right.count ? right[index] : end
      )
      if order != 0 { return order }
    }
    return 0
  }
}

extension PatternPart {
  /// Says which of two parts is more specific.
  fileprivate func compare(_ other: PatternPart) -> Int {
    if kind != other.kind { return kind.specificity < other.kind.specificity ? -1 : 1 }
    if modifier != other.modifier {
      return modifier.specificity < other.modifier.specificity ? -1 : 1
    }
    for (left, right) in [(prefix, other.prefix), (value, other.value), (suffix, other.suffix)] {
      if left.lexicographicallyPrecedes(right) { return -1 }
      if right.lexicographicallyPrecedes(left) { return 1 }
    }
    return 0
  }
}

extension PatternPart.Kind {
  /// A greater number for kinds that match fewer texts.
  fileprivate var specificity: Int {
    switch self {
    case .fullWildcard: 0
    case .segmentWildcard: 1
    case .regexp: 2
    case .fixedText: 3
    }
  }
}

extension PatternPart.Modifier {
  /// A greater number for modifiers that allow less.
  fileprivate var specificity: Int {
    switch self {
    case .zeroOrMore: 0
    case .optional: 1
    case .oneOrMore: 2
    case .none: 3
    }
  }
}
