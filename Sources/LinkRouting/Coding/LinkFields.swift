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

    /// The written forms of the elements when the value is a list that is present, else `nil`.
    var texts: [String]?

    /// Whether the value is a list.
    var isList = false

    /// The declaration of a parameter that is called like the label.
    var parameter: RouteParameter {
      var parameter = RouteParameter(
        name: label,
        typeName: typeName,
        shape: shape,
        isOptional: isOptional || isList
      )
      if isList { parameter.listForm = .repeatedItems }
      return parameter
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
    guard let field = fields.first(where: { $0.label == label }) else { return .absent }
    guard let texts = field.texts else { return field.text.map(ParameterOutput.text) ?? .absent }
    guard texts.isEmpty else { return .list(texts) }
    // An empty list that may be absent would come back as an absent one.
    return field.isOptional ? .inexpressible("[]") : .absent
  }

  /// The form of the written values of a type; `nil` for any text.
  ///
  /// - Parameter type: The type.
  /// - Returns: The form.
  static func shape(of type: Any.Type) -> ParameterShape? {
    switch type {
    case let type as any LinkParameter.Type: type.linkShape
    default: .anything(named: "\(type)")
    }
  }
}
