// Apple: swiftui/localizedstringkey, 2026-11-30
/// The key of a text in the app's tables; here the text itself.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Creates a key.
  public init(_ value: String) {
    text = value
  }

  /// Creates a key of a literal.
  public init(stringLiteral value: String) {
    text = value
  }

  /// Creates a key with values.
  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
  }

  /// A key and its values.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    /// Begins a key.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds text.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a value.
    public mutating func appendInterpolation<T>(_ value: T) { text += String(describing: value) }
  }
}

extension Text {
  // Apple: swiftui/text/init(_:tablename:bundle:comment:), 2026-11-30
  /// Shows a localised text.
  public init(_ key: LocalizedStringKey) {
    self.init(verbatim: key.text)
  }
}

extension NavigationLink where Destination == Never, Label == Text {
  // Apple: swiftui/navigationlink/init(_:value:)-3hfpm, 2026-11-30
  /// Creates a link with a localised text.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }
}
