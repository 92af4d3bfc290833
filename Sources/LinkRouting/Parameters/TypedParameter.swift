import LinkPatterns

/// One parameter of a route: its name, and how its values are read and written.
///
/// A route with closures lists one for each value that its closures take. The pattern decides where a parameter
/// is; ``inQuery`` and ``inFragment`` place one that the pattern does not
/// name.
public final class TypedParameter<Value: Sendable>: Sendable {
  /// The declaration.
  package let declaration: RouteParameter

  /// Whether the pattern decides where the parameter is.
  let standsInPattern: Bool

  /// Reads a value.
  package let read: @Sendable (LinkText) throws(LinkFailure) -> Value

  /// Writes a value.
  package let write: @Sendable (Value) -> ParameterOutput

  /// Creates a parameter.
  package init(
    _ declaration: ParameterFields,
    standsInPattern: Bool = true,
    read: @escaping @Sendable (LinkText) throws(LinkFailure) -> Value,
    write: @escaping @Sendable (Value) -> ParameterOutput
  ) {
    self.declaration = RouteParameter(declaration)
    (self.standsInPattern, self.read, self.write) = (standsInPattern, read, write)
  }

  /// Creates a parameter that has one value.
  convenience init(
    _ name: String,
    typeName: String,
    shape: ParameterShape?,
    bound: ParameterBound? = nil,
    read: @escaping @Sendable (LinkText) -> Value?,
    write: @escaping @Sendable (Value) -> String?
  ) {
    self.init(
      ParameterFields(name: name, typeName: typeName, shape: shape, bound: bound)
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
    _ change: ParameterChange,
    standsInPattern: Bool? = nil
  ) -> TypedParameter {
    TypedParameter(
      declaration.changed(change).fields,
      standsInPattern: standsInPattern ?? self.standsInPattern,
      read: read,
      write: write
    )
  }
}
