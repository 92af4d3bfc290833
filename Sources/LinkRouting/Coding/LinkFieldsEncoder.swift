import LinkPatterns

/// Takes a link apart by encoding it: the one place that learns labels, types and optionality.
///
/// An enum that is synthesised as `Codable` encodes itself as `{case: {label: value}}`, a struct as
/// `{label: value}`, an enum with raw values as the raw value.
final class LinkFieldsEncoder: Encoder {
  /// What has been learnt so far.
  private(set) var fields = LinkFields()

  /// Always empty: a link is not nested.
  let codingPath: [any CodingKey] = []

  /// Always empty.
  let userInfo: [CodingUserInfoKey: Any] = [:]

  /// Takes a link apart.
  ///
  /// - Parameter link: The link.
  /// - Returns: Its case and labels.
  /// - Throws: ``LinkCodingError`` when a value is not a single value; what the link's own
  ///   `encode(to:)` throws.
  static func fields(of link: some Encodable) throws -> LinkFields {
    let encoder = LinkFieldsEncoder()
    try link.encode(to: encoder)
    return encoder.fields
  }

  /// Notes the case of an enum.
  ///
  /// - Parameter name: Its name.
  fileprivate func note(caseName name: String) {
    fields.caseName = name
  }

  /// Notes a label.
  ///
  /// - Parameter field: The label and its value.
  fileprivate func note(_ field: LinkFields.Field) {
    fields.fields.append(field)
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(FieldContainer<Key>(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    RefusingContainer(refusal: LinkCodingError(label: nil))
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    ScalarContainer { [weak self] text in self?.note(caseName: text) }
  }
}

/// Notes the labels that are encoded into it.
private struct FieldContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  /// Where labels are noted.
  let encoder: LinkFieldsEncoder

  /// Always empty.
  let codingPath: [any CodingKey] = []

  mutating func encodeNil(forKey key: Key) throws {
    encoder.note(
      .init(label: key.stringValue, typeName: "String", isOptional: true, text: nil, shape: nil)
    )
  }

  mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
    try note(value, isOptional: false, key)
  }

  mutating func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws {
    try note(value, isOptional: true, key)
  }

  // The standard library calls these for its own types, and not the generic one above.
  mutating func encodeIfPresent(_ value: Bool?, forKey key: Key) throws {
    try note(value, isOptional: true, key)
  }
  mutating func encodeIfPresent(_ value: String?, forKey key: Key) throws {
    try note(value, isOptional: true, key)
  }
  mutating func encodeIfPresent(_ value: Double?, forKey key: Key) throws {
    try note(value, isOptional: true, key)
  }
  mutating func encodeIfPresent(_ value: Float?, forKey key: Key) throws {
    try note(value, isOptional: true, key)
  }
  mutating func encodeIfPresent(_ value: Int?, forKey key: Key) throws {
    try note(value, isOptional: true, key)
  }
  mutating func encodeIfPresent(_ value: Int8?, forKey key: Key) throws {
    try note(value, isOptional: true, key)
  }
  mutating func encodeIfPresent(_ value: Int16?, forKey key: Key) throws {
    try note(value, isOptional: true, key)
  }
  mutating func encodeIfPresent(_ value: Int32?, forKey key: Key) throws {
    try note(value, isOptional: true, key)
  }
  mutating func encodeIfPresent(_ value: Int64?, forKey key: Key) throws {
    try note(value, isOptional: true, key)
  }
  mutating func encodeIfPresent(_ value: UInt?, forKey key: Key) throws {
    try note(value, isOptional: true, key)
  }
  mutating func encodeIfPresent(_ value: UInt8?, forKey key: Key) throws {
    try note(value, isOptional: true, key)
  }
  mutating func encodeIfPresent(_ value: UInt16?, forKey key: Key) throws {
    try note(value, isOptional: true, key)
  }
  mutating func encodeIfPresent(_ value: UInt32?, forKey key: Key) throws {
    try note(value, isOptional: true, key)
  }
  mutating func encodeIfPresent(_ value: UInt64?, forKey key: Key) throws {
    try note(value, isOptional: true, key)
  }

  /// Notes a label.
  ///
  /// - Parameters:
  ///   - value: Its value, or `nil`.
  ///   - isOptional: Whether the value may be absent.
  ///   - key: The label.
  /// - Throws: ``LinkCodingError`` when the value is not a single value.
  private func note<Value: Encodable>(_ value: Value?, isOptional: Bool, _ key: Key) throws {
    if let list = Value.self as? any LinkFieldList.Type {
      return try note(value as? any LinkFieldList, of: list, isOptional: isOptional, key)
    }
    let text = try value.map { try ScalarTextEncoder.text(of: $0, label: key.stringValue) }
    encoder.note(
      .init(
        label: key.stringValue,
        typeName: "\(Value.self)",
        isOptional: isOptional,
        text: text,
        shape: LinkFields.shape(of: Value.self)
      )
    )
  }

  /// Notes a label whose value is a list.
  ///
  /// - Parameters:
  ///   - value: The list, or `nil`.
  ///   - type: Its type.
  ///   - isOptional: Whether the list may be absent.
  ///   - key: The label.
  /// - Throws: ``LinkCodingError`` when an element is not a single value.
  private func note(
    _ value: (any LinkFieldList)?,
    of type: any LinkFieldList.Type,
    isOptional: Bool,
    _ key: Key
  ) throws {
    encoder.note(
      .init(
        label: key.stringValue,
        typeName: type.elementName,
        isOptional: isOptional,
        text: nil,
        shape: type.elementShape,
        texts: try value?.texts(label: key.stringValue),
        isList: true
      )
    )
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type,
    forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    encoder.note(caseName: key.stringValue)
    return KeyedEncodingContainer(FieldContainer<NestedKey>(encoder: encoder))
  }

  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    RefusingContainer(refusal: LinkCodingError(label: key.stringValue))
  }

  mutating func superEncoder() -> any Encoder { encoder }

  mutating func superEncoder(forKey key: Key) -> any Encoder { encoder }
}
