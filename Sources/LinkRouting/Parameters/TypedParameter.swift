import LinkPatterns

/// One parameter of a route: its name, and how its values are read and written.
///
/// A route with closures lists one for each value that its closures take. The pattern decides where a parameter
/// is; ``inQuery`` and ``inFragment`` place one that the pattern does not
/// name.
public struct TypedParameter<Value: Sendable>: Sendable {
  /// The declaration.
  package let declaration: RouteParameter

  /// Whether the pattern decides where the parameter is.
  let standsInPattern: Bool

  /// How values are read and written.
  let codec: ValueCodec<Value>

  /// Reads a value.
  var read: @Sendable (LinkText) throws(LinkFailure) -> Value { codec.read }

  /// Writes a value.
  package var write: @Sendable (Value) -> ParameterOutput { codec.write }

  /// Creates a parameter.
  package init(
    _ declaration: RouteParameter,
    standsInPattern: Bool = true,
    read: @escaping @Sendable (LinkText) throws(LinkFailure) -> Value,
    write: @escaping @Sendable (Value) -> ParameterOutput
  ) {
    self.declaration = declaration
    self.standsInPattern = standsInPattern
    codec = ValueCodec(read: read, write: write)
  }

  /// Creates a parameter that has one value.
  init(
    _ name: String,
    typeName: String,
    shape: ParameterShape?,
    bound: ParameterBound? = nil,
    read: @escaping @Sendable (LinkText) -> Value?,
    write: @escaping @Sendable (Value) -> String?
  ) {
    self.init(
      RouteParameter(name: name, typeName: typeName, shape: shape, bound: bound)
    ) { input throws(LinkFailure) in
      try input.requireOne()
      guard let value = read(input) else { throw .wrongForm }
      return value
    } write: { value in
      write(value).map(ParameterOutput.text) ?? .inexpressible(describing: value)
    }
  }

  /// The parameter with another declaration.
  func declared(
    standsInPattern: Bool? = nil,
    _ change: (inout RouteParameter) -> Void
  ) -> TypedParameter {
    var declaration = declaration
    change(&declaration)
    return TypedParameter(
      declaration,
      standsInPattern: standsInPattern ?? self.standsInPattern,
      read: read,
      write: write
    )
  }
}

/// How the values of a parameter are read from a URL and written into one.
struct ValueCodec<Value: Sendable>: Sendable {
  let read: @Sendable (LinkText) throws(LinkFailure) -> Value
  let write: @Sendable (Value) -> ParameterOutput
}
