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
    ///
    /// - Parameters:
    ///   - declaration: The declaration.
    ///   - standsInPattern: Whether the pattern says where the parameter stands.
    ///   - read: Reads a value.
    ///   - write: Writes a value.
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
  ///
  /// - Parameters:
  ///   - declaration: The declaration.
  ///   - standsInPattern: Whether the pattern says where the parameter stands.
  ///   - read: Reads a value.
  ///   - write: Writes a value.
  init(
    _ declaration: RouteParameter,
    standsInPattern: Bool = true,
    read: @escaping @Sendable (ParameterInput) throws(ParameterRefusal) -> Value,
    write: @escaping @Sendable (Value) -> ParameterOutput
  ) {
    storage = Storage(
      declaration,
      standsInPattern: standsInPattern,
      read: read,
      write: write
    )
  }

  /// Creates a parameter that has one value.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - typeName: The name of the type.
  ///   - shape: The form of written values; `nil` for any text.
  ///   - bound: What a value must be besides.
  ///   - read: Reads a value; `nil` for text that does not have the form.
  ///   - write: Writes a value; `nil` for one that has no written form.
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
  var declaration: RouteParameter { storage.declaration }

  /// Whether the pattern says where the parameter stands.
  var standsInPattern: Bool { storage.standsInPattern }

  /// Reads a value.
  ///
  /// - Parameter input: What a URL has for the parameter.
  /// - Returns: The value.
  /// - Throws: ``ParameterRefusal``.
  func read(_ input: ParameterInput) throws(ParameterRefusal) -> Value {
    try storage.read(input)
  }

  /// Writes a value.
  ///
  /// - Parameter value: The value.
  /// - Returns: What a URL is to have for it.
  func write(_ value: Value) -> ParameterOutput { storage.write(value) }

  /// The parameter with another declaration.
  ///
  /// - Parameters:
  ///   - standsInPattern: Whether the pattern says where the parameter stands.
  ///   - change: Changes the declaration.
  /// - Returns: The changed parameter.
  func declared(
    standsInPattern: Bool? = nil,
    _ change: (inout RouteParameter) -> Void
  ) -> TypedParameter {
    var declaration = declaration
    change(&declaration)
    return TypedParameter(
      declaration,
      standsInPattern: standsInPattern ?? storage.standsInPattern,
      read: storage.read,
      write: storage.write
    )
  }
}
