/// A link taken apart: its case, and its labels with their values as text.
struct LinkFields: Hashable, Sendable {
  /// One label of a link.
  struct Field: Hashable, Sendable {
    /// The label; `_0` for the first value without one.
    let label: String

    /// The name of the value's type, without `Optional`.
    let typeName: String

    /// Whether the value may be absent.
    let isOptional: Bool

    /// The written form of the value, or `nil` when it is absent.
    let text: String?

    /// Whether only some text is a value of the type.
    var isTyped: Bool { typeName != "String" }
  }

  /// The name of the enum case, or `nil` for a struct.
  var caseName: String?

  /// The labels, in the order of their declaration.
  var fields: [Field] = []
}
