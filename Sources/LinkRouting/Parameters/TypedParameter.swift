import LinkPatterns

/// One parameter of a route: its name, and how its values are read and written.
///
/// A direct route lists one for each value its closures take. Where a parameter stands follows from
/// the pattern, which names it; ``inQuery`` and ``inFragment`` place one that the pattern does not
/// name.
public struct TypedParameter<Value: Sendable>: Sendable {
  /// What a parameter is made of; shared, so that a parameter is one word.
  private final class Storage: Sendable {
    /// The declaration.
    let declaration: RouteParameter

    /// Whether the pattern says where the parameter stands.
    let standsInPattern: Bool

    /// Reads a value.
    let read: @Sendable (ParameterInput) throws(ParameterRefusal) -> Value

    /// Writes a value.
    let write: @Sendable (Value) -> ParameterOutput

    /// Creates a storage.
    init(
      _ declaration: RouteParameter,
      standsInPattern: Bool,
      read: @escaping @Sendable (ParameterInput) throws(ParameterRefusal) -> Value,
      write: @escaping @Sendable (Value) -> ParameterOutput
    ) {
      self.declaration = declaration
      self.standsInPattern = standsInPattern
      self.read = read
      self.write = write
    }
  }

  /// What the parameter is made of.
  private let storage: Storage

  /// Creates a parameter.
  package init(
    _ declaration: ParameterFields,
    standsInPattern: Bool = true,
    read: @escaping @Sendable (ParameterInput) throws(ParameterRefusal) -> Value,
    write: @escaping @Sendable (Value) -> ParameterOutput
  ) {
    storage = Storage(
      RouteParameter(declaration),
      standsInPattern: standsInPattern,
      read: read,
      write: write
    )
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
      ParameterFields(name: name, typeName: typeName, shape: shape, bound: bound)
    ) { input throws(ParameterRefusal) in
      switch input {
      case .absent, .name: throw .missing
      case .list: throw .form
      case .text(let text):
        guard let value = read(text) else { throw .form }
        return value
      }
    } write: { value in
      write(value).map(ParameterOutput.text) ?? .inexpressible(describing: value)
    }
  }

  /// The declaration.
  package var declaration: RouteParameter { storage.declaration }

  /// Whether the pattern says where the parameter stands.
  var standsInPattern: Bool { storage.standsInPattern }

  /// Reads a value.
  package func read(_ input: ParameterInput) throws(ParameterRefusal) -> Value {
    try storage.read(input)
  }

  /// Writes a value.
  package func write(_ value: Value) -> ParameterOutput { storage.write(value) }

  /// The parameter with another declaration.
  func declared(
    standsInPattern: Bool? = nil,
    _ change: (inout ParameterFields) -> Void
  ) -> TypedParameter {
    var declaration = declaration.fields
    change(&declaration)
    return TypedParameter(
      declaration,
      standsInPattern: standsInPattern ?? storage.standsInPattern,
      read: storage.read,
      write: storage.write
    )
  }
}
