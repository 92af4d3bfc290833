/// Puts a link together by decoding it from the text of its labels.
struct LinkFieldsDecoder: Decoder {
  /// The name of the enum case, or `nil` for a struct.
  let caseName: String?

  /// The written forms, by label.
  ///
  /// A label that is absent has no value.
  let values: [String: String]

  /// The written forms of the elements, by labels of lists.
  let lists: [String: [String]]

  /// Always empty: a link is not nested.
  let codingPath: [any CodingKey] = []

  /// Always empty.
  let userInfo: [CodingUserInfoKey: Any] = [:]

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(FieldDecodingContainer<Key>(decoder: self, isInsideCase: false))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    throw LinkCodingError(label: nil)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    guard let caseName else { throw LinkCodingError(label: nil) }
    return ScalarDecodingContainer(text: caseName, label: "")
  }
}

/// A value that does not have the shape of its type, or is absent.
struct FieldMismatch: Error {
  /// The label.
  let label: String

  /// The name of the type.
  let expected: String

  /// The written form, or `nil` when there is none.
  let found: String?
}

/// Hands out the values of labels.
private struct FieldDecodingContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  /// Where the values are.
  let decoder: LinkFieldsDecoder

  /// Whether the keys are labels of an enum case, rather than the case itself.
  let isInsideCase: Bool

  /// Always empty.
  let codingPath: [any CodingKey] = []

  /// The case of an enum, or the labels that have a value.
  var allKeys: [Key] {
    if let name = decoder.caseName, !isInsideCase {
      return Key(stringValue: name).map { [$0] } ?? []
    }
    return (Array(decoder.values.keys) + decoder.lists.keys).compactMap(Key.init(stringValue:))
  }

  func contains(_ key: Key) -> Bool {
    (!isInsideCase && key.stringValue == decoder.caseName)
      || decoder.values[key.stringValue] != nil || decoder.lists[key.stringValue] != nil
  }

  func decodeNil(forKey key: Key) throws -> Bool { !contains(key) }

  // Asked for by type, and so without a look at what else the type might be.
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try parameter(key) }
  func decode(_ type: String.Type, forKey key: Key) throws -> String { try text(key) }
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try parameter(key) }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try parameter(key) }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    if let list = type as? any LinkFieldList.Type {
      let texts = decoder.lists[key.stringValue] ?? []
      if let value = try list.init(texts: texts, label: key.stringValue) as? T { return value }
    }
    let text = try text(key)
    if let parameter = type as? any LinkParameter.Type {
      if let value = parameter.linkValue(from: LinkText(text)) as? T { return value }
    } else if let value = try? T(
      from: ScalarTextDecoder(text: text, label: key.stringValue)
    ) {
      return value
    }
    throw FieldMismatch(label: key.stringValue, expected: "\(T.self)", found: text)
  }

  /// Reads the value of a label.
  ///
  /// - Parameter key: The label.
  /// - Returns: The value.
  /// - Throws: ``FieldMismatch`` when it is absent, or does not have the form of the type.
  private func parameter<Value: LinkParameter>(_ key: Key) throws -> Value {
    let text = try text(key)
    if let value = Value.linkValue(from: LinkText(text)) { return value }
    throw FieldMismatch(label: key.stringValue, expected: "\(Value.self)", found: text)
  }

  /// The written form of a label's value.
  ///
  /// - Parameter key: The label.
  /// - Returns: The text.
  /// - Throws: ``FieldMismatch`` when it is absent.
  private func text(_ key: Key) throws -> String {
    if let text = decoder.values[key.stringValue] { return text }
    throw FieldMismatch(label: key.stringValue, expected: "", found: nil)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type,
    forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    guard !isInsideCase, key.stringValue == decoder.caseName else {
      throw LinkCodingError(label: key.stringValue)
    }
    return KeyedDecodingContainer(
      FieldDecodingContainer<NestedKey>(decoder: decoder, isInsideCase: true)
    )
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    throw LinkCodingError(label: key.stringValue)
  }

  func superDecoder() throws -> any Decoder { decoder }

  func superDecoder(forKey key: Key) throws -> any Decoder { decoder }
}
