import LinkPatterns

/// A form of a route, prepared for reading URLs without a copy and without an allocation.
///
/// A form with optional parts, with segments that hold more than one parameter, or with lists has no
/// such preparation, and is read the longer way.
struct QuickForm: Sendable {
  /// A parameter of the route.
  struct Parameter: Sendable {
    /// The number of its segment, from 0, or one of the places below.
    let place: Int

    /// The name in the pattern, or of the query item.
    let key: QuickKey

    /// In place of a segment: the query item of its name.
    static var item: Int { -1 }

    /// In place of a segment: the fragment.
    static var fragment: Int { -2 }

    /// In place of a segment: the form leaves it out.
    static var nowhere: Int { -3 }
  }

  /// The position of the route; -1 when URLs are read the longer way.
  let route: Int

  /// Where its parameters begin in the list of all.
  let first: Int

  /// The number of its parameters.
  let count: Int

  /// The lengths of names that the query is searched for, a bit each; the last is that of 63 and more.
  let lengths: UInt64

  /// Whether values have bounds.
  let hasBounds: Bool

  /// The bit of a length.
  ///
  /// - Parameter length: The length of a name.
  /// - Returns: A bit.
  @inline(__always)
  static func bit(ofLength length: Int) -> UInt64 {
    1 &<< UInt64(truncatingIfNeeded: min(length, 63))
  }
}

/// The forms of all routes of a router, in a few blocks of memory.
struct QuickForms: Sendable {
  /// The forms, at the positions of their patterns in the table.
  private(set) var forms: ContiguousArray<QuickForm> = []

  /// The parameters of all forms.
  private(set) var parameters: ContiguousArray<QuickForm.Parameter> = []

  /// What values must be besides having the form of their type, parameter by parameter.
  private(set) var bounds: ContiguousArray<ParameterBound?> = []

  /// What stands before the last eight bytes of names.
  private(set) var keys: ContiguousArray<UInt64> = []

  /// Prepares the next form.
  ///
  /// - Parameters:
  ///   - form: The form.
  ///   - index: The position of its route.
  ///   - route: Its route.
  /// - Complexity: O(*n* · *s*), *n* = number of parameters, *s* = number of segments.
  mutating func append<Link>(_ form: RouteForm, of index: Int, _ route: Route<Link>) {
    let places = zip(form.places, route.parameters).map { Self.place($0, of: $1, in: form) }
    let known = places.compactMap(\.self)
    // Comparing a closure with typed throws needs metadata that iOS 16 lacks; a pattern does not.
    var isQuick = false
    if case .some = route.codec.quick {
      isQuick =
        !route.isStrict && form.path.alternatives.count == 1
        && places.count <= QuickValues.capacity && known.count == places.count
    }
    var lengths: UInt64 = 0
    var hasBounds = false
    let first = parameters.count
    for (number, place) in known.enumerated() where isQuick {
      let key = ContiguousArray((form.places[number]?.key ?? "").utf8)
      parameters.append(QuickForm.Parameter(place: place, key: QuickKey(key, in: &keys)))
      bounds.append(route.parameters[number].bound)
      hasBounds = hasBounds || route.parameters[number].bound != nil
      let isSearched = place >= QuickForm.Parameter.item
      lengths |= isSearched ? QuickForm.bit(ofLength: key.count) : 0
    }
    forms.append(
      QuickForm(
        route: isQuick ? index : -1,
        first: first,
        count: isQuick ? places.count : 0,
        lengths: lengths,
        hasBounds: hasBounds
      )
    )
  }

  /// Prepares a text that is compared with parts of URLs.
  ///
  /// - Parameter text: The text.
  /// - Returns: The text as a key.
  mutating func key(_ text: String) -> QuickKey {
    QuickKey(ContiguousArray(text.utf8), in: &keys)
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
  ) -> Int? {
    guard parameter.listForm == nil, parameter.duplicates == .refuse, parameter.formerKeys.isEmpty
    else { return nil }
    guard let place else { return QuickForm.Parameter.nowhere }
    switch place.place {
    case .query: return QuickForm.Parameter.item
    case .fragment: return QuickForm.Parameter.fragment
    case .path:
      return form.path.segments.firstIndex { segment in
        if case .parameter(let parameter) = segment { parameter.name == place.key } else { false }
      }
    }
  }
}
