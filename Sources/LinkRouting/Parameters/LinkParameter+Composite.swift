public import LinkPatterns

/// A parameter that stands for no written value, or for several.
protocol CompositeParameter: LinkParameter {
  /// The parameter of a route.
  static func parameter(named name: String, in place: ConstructorNames.Place) -> TypedParameter<
    Self
  >
}

extension Optional: LinkParameter where Wrapped: LinkParameter {
  /// The form of a value that is there.
  public static var linkShape: ParameterShape? { Wrapped.linkShape }

  /// Returns the value with a written form; `nil` when the text does not have the form.
  public static func linkValue(from text: LinkText) -> Wrapped?? {
    Wrapped.linkValue(from: text).map(Optional.some)
  }

  /// The written form of the value; `nil` for a missing value.
  public var linkText: String? { flatMap(\.linkText) }

  /// The samples of the value; where it has none, no value.
  public static var linkSamples: [Wrapped?] {
    let samples = Wrapped.linkSamples
    return samples.isEmpty ? [nil] : samples
  }
}

extension Optional: CompositeParameter where Wrapped: LinkParameter {
  static func parameter(
    named name: String,
    in place: ConstructorNames.Place
  ) -> TypedParameter<Wrapped?> {
    .optional(.constructed(name, in: place))
  }
}

extension Array: LinkParameter where Element: LinkParameter {
  /// Any text: how the values of a list are joined is a matter of the route.
  public static var linkShape: ParameterShape? { nil }

  /// Returns a list of the one value with a written form; `nil` when the text does not have the form.
  public static func linkValue(from text: LinkText) -> [Element]? {
    Element.linkValue(from: text).map { [$0] }
  }

  /// The written form of the only value; `nil` for another number of values.
  public var linkText: String? { count == 1 ? self[0].linkText : nil }

  /// Lists of two values.
  public static var linkSamples: [[Element]] {
    let samples = Element.linkSamples
    return samples.indices.map { [samples[$0], samples[($0 + 1) % samples.count]] }
  }
}

extension Array: CompositeParameter where Element: LinkParameter {
  static func parameter(
    named name: String,
    in place: ConstructorNames.Place
  ) -> TypedParameter<[Element]> {
    let element = TypedParameter<Element>.constructed(name, in: place)
    return switch place {
    case .query: .list(element)
    case .segment: .list(element, separator: .comma)
    case .segments: .list(element, separator: .slash)
    }
  }
}

extension TypedParameter where Value: LinkParameter {
  /// A parameter of the type of a constructor's value.
  static func constructed(_ name: String, in place: ConstructorNames.Place) -> TypedParameter {
    func open<Composite: CompositeParameter>(_ type: Composite.Type) -> Any {
      type.parameter(named: name, in: place)
    }
    guard let type = Value.self as? any CompositeParameter.Type else { return .value(name) }
    return open(type) as? TypedParameter ?? .value(name)
  }
}
