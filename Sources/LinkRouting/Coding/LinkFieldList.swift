import LinkPatterns

/// A list of single values as the value of a label.
protocol LinkFieldList {
  /// The name of the type of its elements.
  static var elementName: String { get }

  /// The form of the written elements; `nil` for any text.
  static var elementShape: ParameterShape? { get }

  /// Reads the elements.
  ///
  /// - Parameters:
  ///   - texts: Their written forms.
  ///   - label: The label, for errors.
  /// - Throws: ``FieldMismatch`` or what the type of the elements throws.
  init(texts: [String], label: String) throws

  /// Writes the elements.
  ///
  /// - Parameter label: The label, for errors.
  /// - Returns: Their written forms.
  /// - Throws: ``LinkCodingError`` when an element is not a single value.
  func texts(label: String) throws -> [String]
}

extension Array: LinkFieldList where Element: Codable {
  static var elementName: String { "\(Element.self)" }

  static var elementShape: ParameterShape? { LinkFields.shape(of: Element.self) }

  init(texts: [String], label: String) throws {
    self = try texts.map { text in
      guard let parameter = Element.self as? any LinkParameter.Type else {
        return try Element(from: ScalarTextDecoder(text: text, label: label))
      }
      guard let value = parameter.linkValue(from: LinkText(text)) as? Element else {
        throw FieldMismatch(label: label, expected: Self.elementName, found: text)
      }
      return value
    }
  }

  func texts(label: String) throws -> [String] {
    try map { try ScalarTextEncoder.text(of: $0, label: label) }
  }
}
