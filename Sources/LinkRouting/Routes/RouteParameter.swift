import LinkPatterns

/// A value that a route reads from a URL and writes into it.
public struct RouteParameter: Hashable, Sendable {
  /// Where the value stands.
  public enum Place: Hashable, Sendable {
    /// A segment of the path.
    case path

    /// The query item of the same name.
    case query
  }

  /// The name in the pattern or the query, which is the label of the link.
  public let name: String

  /// Where it stands.
  public let place: Place

  /// The name of its Swift type, without `Optional`.
  public let typeName: String

  /// Whether it may be absent.
  public let isOptional: Bool

  /// Whether only some text is a value of the type, which makes the route more specific.
  let isTyped: Bool

  /// What the written form of a value looks like; `nil` for any text.
  var shape: ParameterShape? {
    switch typeName {
    case "String": nil
    case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64":
      .int
    case "Double", "Float": .double
    case "Bool": .bool
    case "UUID": .uuid
    default: .anything(named: typeName)
    }
  }
}
