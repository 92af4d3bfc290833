extension JSONValue {
  /// A text.
  static func text(_ text: String) -> JSONValue { JSONValue(.string(text)) }

  /// A truth value.
  static func flag(_ flag: Bool) -> JSONValue { JSONValue(.bool(flag)) }

  /// Values in order.
  static func list(_ values: [JSONValue]) -> JSONValue { JSONValue(.array(values)) }

  /// Texts in order.
  static func texts(_ texts: [String]) -> JSONValue { list(texts.map(text)) }

  /// Members in order; those without a value are left out.
  static func object(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    JSONValue(.object(members.compactMap { name, value in value.map { JSONMember(name, $0) } }))
  }
}
