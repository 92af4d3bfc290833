/// A query item of a URL, decoded.
///
/// Its description is only its name, since values are not for logs.
public struct LinkQueryItem: Hashable, Sendable {
  /// The name.
  public let name: String

  /// The value; `nil` for an item without `=`.
  ///
  /// The value of an item that is secret in its route is `<redacted>`.
  public let value: String?

  /// Creates a query item.
  ///
  /// - Parameters:
  ///   - name: The name, without escapes.
  ///   - value: The value, without escapes; `nil` for an item without `=`.
  public init(name: String, value: String?) {
    self.name = name
    self.value = value
  }
}

extension LinkQueryItem: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

extension [LinkQueryItem] {
  /// What to write in place of `&amp;` between items; `nil` where no item begins with the rest of it.
  package var entityAdvice: String? {
    first { $0.name.hasPrefix("amp;") }.map {
      "The item '\($0.name)' is not read: write '&' in place of '&amp;'."
    }
  }
}
