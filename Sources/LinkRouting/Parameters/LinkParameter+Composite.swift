public import LinkPatterns

/// A parameter that may have no value, or several.
protocol CompositeParameter: LinkParameter {
  /// The declaration of a constructor's value.
  static func composed(_ name: String, in place: ConstructorNames.Place) -> RouteParameter

  /// The values to write into a URL.
  var composedOutput: ParameterOutput { get }
}

extension Optional: LinkParameter where Wrapped: LinkParameter {
  /// The form of a present value.
  public static var linkShape: ParameterShape? { Wrapped.linkShape }

  /// Returns the value with a written form; `nil` when the text does not have the form.
  public static func linkValue(from text: LinkText) -> Wrapped?? {
    Wrapped.linkValue(from: text).map(Optional.some)
  }

  /// The written form of the value; `nil` for a missing value.
  public var linkText: String? { flatMap(\.linkText) }

  /// Returns the value with a written form; `nil` when there is no text.
  public static func linkValue(reading text: LinkText) throws(LinkFailure) -> Wrapped? {
    text.isMissing ? nil : try Wrapped.linkValue(reading: text)
  }

  /// The samples of the value; `nil` alone when it has none.
  public static var linkSamples: [Wrapped?] {
    let samples = Wrapped.linkSamples
    return samples.isEmpty ? [nil] : samples
  }
}

extension Optional: CompositeParameter where Wrapped: LinkParameter {
  /// None or one value.
  public static var linkForm: LinkParameterForm { LinkParameterForm(kind: .composite(Self.self)) }

  var composedOutput: ParameterOutput { self?.parameterOutput() ?? .absent }

  static func composed(_ name: String, in place: ConstructorNames.Place) -> RouteParameter {
    var declaration = Wrapped.declaration(name, in: place)
    declaration.isOptional = true
    return declaration
  }
}

extension Array: LinkParameter where Element: LinkParameter {
  /// Any text: the route decides how the values of a list are joined.
  public static var linkShape: ParameterShape? { nil }

  /// Returns a list of the one value in the text; `nil` when the text does not have the form.
  public static func linkValue(from text: LinkText) -> [Element]? {
    Element.linkValue(from: text).map { [$0] }
  }

  /// The written form of the only value; `nil` for another number of values.
  public var linkText: String? { count == 1 ? self[0].linkText : nil }

  /// Returns a list of the values; an empty one when the URL has none.
  public static func linkValue(reading text: LinkText) throws(LinkFailure) -> [Element] {
    try text.list(Element.linkValue)
  }

  /// Lists of two values.
  public static var linkSamples: [[Element]] {
    let samples = Element.linkSamples
    return samples.indices.map { [samples[$0], samples[($0 + 1) % samples.count]] }
  }
}

extension Array: CompositeParameter where Element: LinkParameter {
  /// Several values.
  public static var linkForm: LinkParameterForm { LinkParameterForm(kind: .composite(Self.self)) }

  var composedOutput: ParameterOutput { .list(of: self) { $0.parameterOutput() } }

  static func composed(_ name: String, in place: ConstructorNames.Place) -> RouteParameter {
    var declaration = Element.declaration(name, in: place)
    declaration.isOptional = true
    declaration.listForm =
      switch place {
      case .query: .repeatedItems
      case .segment: .commaSeparated
      case .segments: .separated(by: .slash)
      }
    return declaration
  }
}

extension LinkParameter {
  /// The declaration of a value in one place.
  static func declaration(_ name: String) -> RouteParameter {
    declaration(name, in: .segment)
  }

  /// The declaration of a value.
  static func declaration(
    _ name: String,
    in place: ConstructorNames.Place
  ) -> RouteParameter {
    let form = linkForm
    if case .composite(let composite) = form.kind { return composite.composed(name, in: place) }
    var fields = RouteParameter(name: name, typeName: "\(Self.self)", shape: linkShape)
    if case .nested(let nested) = form.kind { fields.nested = nested }
    return fields
  }

  /// The values to write into a URL; `isPlain` when the value is known not to be composite.
  func parameterOutput(isPlain: Bool = false) -> ParameterOutput {
    if !isPlain, !Self.linkForm.isPlain, let composite = self as? any CompositeParameter {
      return composite.composedOutput
    }
    return linkText.map(ParameterOutput.text) ?? .inexpressible(describing: self)
  }
}
