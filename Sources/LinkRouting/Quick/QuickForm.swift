import LinkPatterns

/// A form of a route, prepared for reading URLs without a copy and without an allocation.
///
/// A form with optional parts, with segments that hold more than one parameter, or with lists has no
/// such preparation, and is read the longer way.
struct QuickForm: Sendable {
  /// Where a value is.
  enum Place: Sendable {
    /// A segment, counted from 0.
    case segment(Int)

    /// The query item of a name.
    case item

    /// The fragment.
    case fragment

    /// Nowhere: the form leaves it out.
    case nowhere
  }

  /// A parameter of the route.
  struct Parameter: Sendable {
    /// Where its value is.
    let place: Place

    /// The name in the pattern, or of the query item, as UTF-8.
    let key: ContiguousArray<UInt8>

    /// What a value must be besides having the form of its type.
    let bound: ParameterBound?
  }

  /// The position of the route.
  let route: Int

  /// The parameters of the route; `nil` when URLs are read the longer way.
  let parameters: ContiguousArray<Parameter>?

  /// Prepares a form.
  ///
  /// - Parameters:
  ///   - form: The form.
  ///   - index: The position of its route.
  ///   - route: Its route.
  /// - Complexity: O(*n*²), *n* = number of parameters.
  init<Link>(_ form: RouteForm, of index: Int, _ route: Route<Link>) {
    self.route = index
    guard !route.isStrict, form.path.alternatives.count == 1 else {
      parameters = nil
      return
    }
    var parameters: ContiguousArray<Parameter> = []
    for (place, parameter) in zip(form.places, route.parameters) {
      guard let quick = Self.place(place, of: parameter, in: form) else {
        self.parameters = nil
        return
      }
      let key = ContiguousArray((place?.key ?? "").utf8)
      parameters.append(Parameter(place: quick, key: key, bound: parameter.bound))
    }
    self.parameters = parameters
  }

  /// Prepares the place of a parameter.
  ///
  /// - Parameters:
  ///   - place: Where it stands in the form.
  ///   - parameter: The parameter.
  ///   - form: The form.
  /// - Returns: The place, or `nil` for one that is read the longer way.
  private static func place(
    _ place: RoutePlace?,
    of parameter: RouteParameter,
    in form: RouteForm
  ) -> Place? {
    guard parameter.listForm == nil, parameter.duplicates == .refuse, parameter.formerKeys.isEmpty
    else { return nil }
    guard let place else { return .nowhere }
    switch place.place {
    case .query: return .item
    case .fragment: return .fragment
    case .path:
      let segment = form.path.segments.firstIndex { segment in
        if case .parameter(let parameter) = segment { parameter.name == place.key } else { false }
      }
      return segment.map(Place.segment)
    }
  }
}
