public import LinkPatterns

extension TypedParameter where Value: LinkParameter {
  /// A parameter of any type that declares its form.
  ///
  /// - Parameters:
  ///   - name: The name in the pattern, or of the query item.
  ///   - type: The type; inferred from the closures.
  ///   - bound: The bound of its values, besides the form of the type.
  /// - Returns: A parameter to pass to a route.
  public static func value(
    _ name: String,
    as type: Value.Type = Value.self,
    _ bound: ParameterBound? = nil
  ) -> TypedParameter<Value> {
    var declaration = Value.declaration(name)
    declaration.bound = bound
    return TypedParameter(declaration) { input throws(LinkFailure) in
      try Value.linkValue(reading: input)
    } write: {
      $0.parameterOutput()
    }
  }
}

extension TypedParameter where Value == Int {
  /// An integer: `0|-?[1-9][0-9]*`.
  ///
  /// - Parameters:
  ///   - name: The name in the pattern, or of the query item.
  ///   - range: The accepted values; another value rejects the URL.
  /// - Returns: A parameter to pass to a route.
  public static func int(_ name: String, in range: ClosedRange<Int>? = nil) -> TypedParameter<Int> {
    value(name, range.map(ParameterBound.range))
  }
}

extension TypedParameter where Value == UInt {
  /// An integer that is not negative.
  ///
  /// - Parameters:
  ///   - name: The name in the pattern, or of the query item.
  ///   - range: The accepted values; another value rejects the URL.
  /// - Returns: A parameter to pass to a route.
  public static func uint(
    _ name: String,
    in range: ClosedRange<Int>? = nil
  ) -> TypedParameter<UInt> {
    value(name, range.map(ParameterBound.range))
  }
}

extension TypedParameter where Value == Double {
  /// A number: `-?digits(.digits)?`.
  ///
  /// - Parameters:
  ///   - name: The name in the pattern, or of the query item.
  ///   - range: The accepted values; another value rejects the URL.
  /// - Returns: A parameter to pass to a route.
  public static func double(
    _ name: String,
    in range: ClosedRange<Double>? = nil
  ) -> TypedParameter<Double> {
    value(name, range.map(ParameterBound.range))
  }
}

extension TypedParameter where Value == Float {
  /// A number of single precision: `-?digits(.digits)?`.
  ///
  /// - Parameters:
  ///   - name: The name in the pattern, or of the query item.
  ///   - range: The accepted values; another value rejects the URL.
  /// - Returns: A parameter to pass to a route.
  public static func float(
    _ name: String,
    in range: ClosedRange<Double>? = nil
  ) -> TypedParameter<Float> {
    value(name, range.map(ParameterBound.range))
  }
}

extension TypedParameter where Value == String {
  /// A text.
  ///
  /// - Parameters:
  ///   - name: The name in the pattern, or of the query item.
  ///   - length: The accepted length, in Unicode scalars; another length rejects the URL.
  /// - Returns: A parameter to pass to a route.
  public static func string(
    _ name: String,
    length: ClosedRange<Int>? = nil
  ) -> TypedParameter<String> {
    value(name, length.map(ParameterBound.length))
  }
}

extension TypedParameter where Value == Substring {
  /// A text, as a `Substring`.
  ///
  /// - Parameters:
  ///   - name: The name in the pattern, or of the query item.
  ///   - length: The accepted length, in Unicode scalars; another length rejects the URL.
  /// - Returns: A parameter to pass to a route.
  public static func substring(
    _ name: String,
    length: ClosedRange<Int>? = nil
  ) -> TypedParameter<Substring> {
    value(name, length.map(ParameterBound.length))
  }
}

extension TypedParameter where Value == Bool {
  /// A Boolean: `true|false`.
  ///
  /// - Parameter name: The name in the pattern, or of the query item.
  /// - Returns: A parameter to pass to a route.
  public static func bool(_ name: String) -> TypedParameter<Bool> {
    value(name)
  }

  /// A Boolean with spellings of its own.
  ///
  /// - Parameters:
  ///   - name: The name in the pattern, or of the query item.
  ///   - yes: The texts that mean `true`, compared byte by byte; the first is printed.
  ///   - no: The texts that mean `false`; the first is printed.
  /// - Returns: A parameter to pass to a route.
  public static func bool(
    _ name: String,
    true yes: [String],
    false no: [String]
  ) -> TypedParameter<Bool> {
    TypedParameter(
      name,
      typeName: "Bool",
      shape: .oneOf(yes + no),
      read: { text in
        if yes.contains(where: text.isEqual) { return true }
        return no.contains(where: text.isEqual) ? false : nil
      },
      write: { $0 ? yes.first : no.first }
    )
  }

  /// A query item whose presence means `true`: `?exact`, without `=`.
  ///
  /// - Parameter name: The name of the query item.
  /// - Returns: A parameter to pass to a route. `false` is read from, and printed as, a URL without the item.
  public static func flag(_ name: String) -> TypedParameter<Bool> {
    var declaration = RouteParameter(name: name, typeName: "Bool", shape: .bool, isOptional: true)
    declaration.isFlag = true
    return TypedParameter(declaration) { input throws(LinkFailure) in
      switch input.source {
      case .absent: return false
      case .name: return true
      case .range, .text, .list: throw .wrongForm
      }
    } write: {
      $0 ? .name : .absent
    }
  }
}

extension TypedParameter where Value: LosslessStringConvertible {
  /// A parameter of a type that converts to and from its description.
  ///
  /// - Parameters:
  ///   - name: The name in the pattern, or of the query item.
  ///   - type: The type; inferred from the closures.
  ///   - shape: The form of the descriptions; `nil` for any text but the empty one.
  /// - Returns: A parameter to pass to a route.
  public static func lossless(
    _ name: String,
    as type: Value.Type = Value.self,
    shape: ParameterShape? = nil
  ) -> TypedParameter<Value> {
    TypedParameter(
      name,
      typeName: "\(Value.self)",
      shape: shape ?? .anything(named: "\(Value.self)"),
      read: { Value($0.string) },
      write: \.description
    )
  }
}
