import LinkPatterns

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

    /// The form of the type's written values; `nil` for any text.
    let shape: ParameterShape?

    /// The declaration of a parameter that is called like the label.
    var parameter: RouteParameter {
      RouteParameter(name: label, typeName: typeName, shape: shape, isOptional: isOptional)
    }
  }

  /// The name of the enum case, or `nil` for a struct.
  var caseName: String?

  /// The labels, in the order of their declaration.
  var fields: [Field] = []

  /// The written form of a label's value.
  ///
  /// - Parameter label: The label.
  /// - Returns: The text, or nothing when the value is absent.
  func output(of label: String) -> ParameterOutput {
    fields.first { $0.label == label }?.text.map(ParameterOutput.text) ?? .absent
  }
}
