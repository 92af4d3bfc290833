/// The values that a URL has for the parameters of a pattern, by name.
///
/// It reads like a dictionary of texts. Typed access throws an error that names the parameter, its
/// type and the text.
public struct RouteParameters: Hashable, Sendable {
  /// The written forms, without escapes, by name.
  public let strings: [String: String]

  /// Creates parameters.
  ///
  /// - Parameter strings: The written forms, without escapes, by name.
  public init(_ strings: [String: String]) {
    self.strings = strings
  }

  /// Returns the written form of a value.
  ///
  /// - Parameter name: The name of the parameter.
  /// - Returns: The text; `nil` when the URL has none.
  public subscript(name: String) -> String? { strings[name] }

  /// Returns the value of a parameter.
  ///
  /// - Parameters:
  ///   - name: The name of the parameter.
  ///   - type: The type; inferred from the use.
  /// - Returns: The value, converted to the type.
  /// - Throws: `LinkFailure` – `.missingItem` when the URL has no value, `.valueType` when it does not have
  ///   the form of the type.
  public func value<Value: LinkParameter>(
    _ name: String,
    as type: Value.Type = Value.self
  ) throws(LinkFailure) -> Value {
    if let value = try optional(name, as: type) { return value }
    throw LinkFailure(
      .missingItem,
      parameter: name,
      subject: "parameter '\(name)'",
      expected: .name("\(Value.self)")
    )
  }

  /// Returns the value of a parameter that may be absent.
  ///
  /// - Parameters:
  ///   - name: The name of the parameter.
  ///   - type: The type; inferred from the use.
  /// - Returns: The value; `nil` when the URL has none.
  /// - Throws: `LinkFailure` – `.valueType` when it does not have the form of the type.
  public func optional<Value: LinkParameter>(
    _ name: String,
    as type: Value.Type = Value.self
  ) throws(LinkFailure) -> Value? {
    guard let text = strings[name] else { return nil }
    if let value = Value.linkValue(from: LinkText(text)) { return value }
    throw LinkFailure(
      .valueType,
      parameter: name,
      expected: .name("\(Value.self)"),
      found: .value(text)
    )
  }
}

extension RouteParameters: ExpressibleByDictionaryLiteral {
  /// Creates parameters.
  ///
  /// - Parameter elements: Names and written forms; of several with one name, the last counts.
  public init(dictionaryLiteral elements: (String, String)...) {
    var strings: [String: String] = [:]
    for (name, text) in elements { strings[name] = text }
    self.init(strings)
  }
}
