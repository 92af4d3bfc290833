extension TypedParameter {
  /// A parameter that may be absent.
  ///
  /// A query item without `=`, or with an empty value, counts as absent, so an empty text can't be printed
  /// there.
  ///
  /// - Returns: A parameter to pass to a route, with `nil` where the URL has no value.
  public static func optional<Wrapped>(
    _ parameter: TypedParameter<Wrapped>
  ) -> TypedParameter<Wrapped?> where Value == Wrapped? {
    var declaration = parameter.declaration
    declaration.isOptional = true
    return TypedParameter<Wrapped?>(
      declaration,
      standsInPattern: parameter.standsInPattern
    ) { input throws(LinkFailure) in
      input.isMissing ? nil : try parameter.read(input)
    } write: { value in
      value.map(parameter.write) ?? .absent
    }
  }

  /// A parameter with a default value.
  ///
  /// - Parameters:
  ///   - parameter: The parameter that may be absent.
  ///   - value: The value of an absent parameter. A link with this value is printed without it.
  /// - Returns: A parameter to pass to a route.
  public static func optional(
    _ parameter: TypedParameter,
    default value: Value
  ) -> TypedParameter where Value: Equatable {
    var declaration = parameter.declaration
    declaration.isOptional = true
    declaration.defaultOutput = parameter.write(value)
    return TypedParameter(
      declaration,
      standsInPattern: parameter.standsInPattern
    ) { input throws(LinkFailure) in
      input.isMissing ? value : try parameter.read(input)
    } write: { written in
      written == value ? .absent : parameter.write(written)
    }
  }
}
