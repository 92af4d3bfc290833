import LinkPatterns

/// Where a URL has the value of a parameter, and what else reading it takes; no reference, so that none is counted.
struct ParameterSource: Sendable {
  /// The places of values.
  enum Place: Sendable {
    /// The form leaves the parameter out.
    case none
    /// The parameter at a position in the pattern of the path.
    case path(Int)
    case query, fragment
  }

  let place: Place

  /// The byte between the values of a list in one place.
  let separator: UInt8?

  /// Whether the value has a bound or a number of digits.
  let isChecked: Bool

  init(_ parameter: RouteParameter, at place: RoutePlace?, of path: PathPattern) {
    switch place?.place {
    case nil: self.place = .none
    case .path:
      let number = path.parameters.firstIndex { $0.name == place?.key }
      self.place = number.map { .path($0) } ?? .none
    case .query: self.place = .query
    case .fragment: self.place = .fragment
    }
    var separator: UInt8?
    if case .separated(let declared) = parameter.listForm { separator = declared.byte }
    (self.separator, isChecked) = (separator, parameter.bound != nil || parameter.digits != nil)
  }
}
